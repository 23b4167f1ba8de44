#!/bin/sh
# Makes the .ll files next to this script anew: `sh make.sh`, with clang-14, clang-16, clang-19 and rustc on PATH.
set -e
cd "$(dirname "$0")"
options="-g -fno-discard-value-names -ffp-contract=off -U_FORTIFY_SOURCE -pthread -fdebug-compilation-dir=. -w -S -emit-llvm"
for version in 14 16 19; do
    out=clang-$version
    mkdir -p "$out"
    for file in *.c; do
        "clang-$version" -O0 -Xclang -disable-O0-optnone $options -o "$out/${file%.c}.ll" "$file"
    done
    for file in classes exceptions; do
        "clang++-$version" -O0 -Xclang -disable-O0-optnone $options -o "$out/$file.ll" "$file.cpp"
    done
    # Without debug information: the library's headers would bring half a megabyte of it.
    "clang++-$version" -O0 -Xclang -disable-O0-optnone $options -g0 -o "$out/threads-cpp.ll" threads.cpp
    for file in structs control atomics numbers; do
        "clang-$version" -O2 $options -fdiscard-value-names -o "$out/$file-O2.ll" "$file.c"
    done
    "clang++-$version" -O2 $options -o "$out/classes-O2.ll" classes.cpp
done
mkdir -p rustc
rustc --edition 2024 -g --emit=llvm-ir -C codegen-units=1 -o rustc/rust.ll rust.rs
rustc --edition 2024 -O --emit=llvm-ir -C codegen-units=1 -o rustc/rust-O.ll rust.rs
# No paths of this machine.
sed -i -e "s,$(rustc --print sysroot),/sysroot,g" -e "s,$(pwd),.,g" -e "s,${HOME:-/nowhere}/,/home/,g" */*.ll
