//! When others can know an object: its address has been written to shared memory, handed to a new thread, or
//! returned to whoever joins.
//!
//! A published object takes with it everything that it points to. Pointers are found conservatively: an
//! aligned word that holds an address in (or just behind) an object is taken for one. Too much published
//! costs events, never soundness; a pointer in disguise is found by the exploration, which asks for a restart
//! (`Restart::ShareSite`).

use crate::image::Image;
use crate::memory::{Area, Life, Memory, Object, ObjectRef};
use selvedge_bytecode::{AddressSpace, Region};

impl Memory {
    /// The private object of this thread that a value points to.
    pub fn private_object(&self, thread: u16, value: u64) -> Option<ObjectRef> {
        let area = match AddressSpace::region(value) {
            Region::Heap(owner) if owner == thread => Area::Heap,
            Region::Stack(owner) if owner == thread => Area::Stack,
            Region::ThreadLocal(owner) if owner == thread => Area::ThreadLocal,
            _ => return None,
        };
        self.find(area, value).filter(|object| self.object(*object).life == Life::Private)
    }

    /// Publishes what a value points to, and what that points to, and so on, and shows these objects.
    pub fn publish_from(&mut self, thread: u16, value: u64, life: Life, mut see: impl FnMut(&Object)) {
        let mut values = Vec::new();
        let mut next = Some(value);
        while let Some(value) = next {
            if let Some(object) = self.private_object(thread, value) {
                values.extend(self.object(object).contents.words().filter(|word| *word >> 40 != 0));
                see(self.object(object));
                self.publish(object, life);
            }
            next = values.pop();
        }
    }

    /// Makes the initial image of what the globals and a value reach, and of the objects that `shared` tells
    /// of.
    pub fn publish_image(&mut self, thread: u16, image: &mut Image, value: u64, shared: Vec<ObjectRef>) {
        image.globals = self.area(Area::Global).iter().cloned().collect();
        let pointers: Vec<u64> = image.globals.iter().flat_map(|object| object.contents.words()).collect();
        let bases: Vec<u64> = shared.iter().map(|object| self.object(*object).base).collect();
        for value in pointers.into_iter().chain(bases).chain([value]) {
            self.publish_from(thread, value, Life::Image, |_| {});
        }
        let objects =
            [Area::Heap, Area::Stack, Area::ThreadLocal].into_iter().flat_map(|area| self.area(area).iter());
        image.objects = objects.filter(|object| object.life == Life::Image).cloned().collect();
        self.drop_globals();
    }

    /// The objects of heap, stack and thread-local variables that have this property.
    pub fn objects_where(&self, mut property: impl FnMut(&Object) -> bool) -> Vec<ObjectRef> {
        let mut found = Vec::new();
        for area in [Area::Heap, Area::Stack, Area::ThreadLocal] {
            for (index, object) in self.area(area).iter().enumerate() {
                if object.life == Life::Private && property(object) {
                    found.push(ObjectRef { area, index: index as u32 });
                }
            }
        }
        found
    }
}
