//! Files and folders that are there only for a while: gone when they are dropped, and when the process is
//! ended from outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// All that are there.
static PRESENT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A file or folder that is removed when this is dropped.
pub struct Temporary(PathBuf);

impl Temporary {
    /// What is there, or will be.
    pub fn new(path: PathBuf) -> Temporary {
        present().push(path.clone());
        Temporary(path)
    }

    /// Under which name a file is written that is to replace another one when it is whole.
    pub fn beside(path: &Path) -> Temporary {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{}.new", std::process::id()));
        Temporary::new(name.into())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        present().retain(|path| *path != self.0);
        remove(&self.0);
    }
}

/// Removes everything that would be left over. The process must end at once.
pub fn remove_all() {
    present().drain(..).for_each(|path| remove(&path));
}

fn remove(path: &Path) {
    // It may have got another name, or not be there yet. What cannot be removed does no harm where it is.
    let _ = fs::remove_file(path).or_else(|_| fs::remove_dir_all(path));
}

fn present() -> MutexGuard<'static, Vec<PathBuf>> {
    PRESENT.lock().unwrap_or_else(PoisonError::into_inner)
}
