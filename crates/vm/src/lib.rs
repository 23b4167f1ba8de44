//! Runs one thread of a program to its next visible action; knows no execution graph and no memory model.
