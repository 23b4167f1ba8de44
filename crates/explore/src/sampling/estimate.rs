//! An estimate from samples: their mean, how far it may be off, and when there are enough.
//!
//! The rules for stopping are those of section 3.4 of "Enhancing GenMC's Usability and Performance"; differs:
//! more samples than executions are enough only if the deviation is not large. Weights are given as
//! logarithms and added up relative to the largest, since the number of executions may be larger than any
//! number that a machine has.
//! Not here: where samples come from (`sample`).

/// A deviation above this share of the mean says that the mean says little.
const SOUND: f64 = 0.25;

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rules {
    /// Fewest samples.
    pub fewest: u64,
    /// Most samples.
    pub most: u64,
    /// Enough if the deviation of the mean is below this share of it.
    pub threshold: f64,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { fewest: 200, most: 1000, threshold: 0.05 }
    }
}

/// Batches of samples so far, as mean and sum of squared differences from it (Welford), in units of
/// `exp(scale)`.
#[derive(Clone, Copy, Debug)]
pub struct Estimate {
    samples: u64,
    batches: u64,
    scale: f64,
    mean: f64,
    squares: f64,
}

impl Default for Estimate {
    fn default() -> Estimate {
        Estimate { samples: 0, batches: 0, scale: f64::NEG_INFINITY, mean: 0.0, squares: 0.0 }
    }
}

impl Estimate {
    /// Adds a batch of samples with the logarithm of its weight; negative infinity if it counts for nothing.
    pub fn add(&mut self, samples: u64, weight: f64) {
        if weight > self.scale {
            let shrink = (self.scale - weight).exp();
            self.mean *= shrink;
            self.squares *= shrink * shrink;
            self.scale = weight;
        }
        let value = if weight == f64::NEG_INFINITY { 0.0 } else { (weight - self.scale).exp() };
        self.samples += samples;
        self.batches += 1;
        let difference = value - self.mean;
        self.mean += difference / self.batches as f64;
        self.squares += difference * (value - self.mean);
    }

    /// How many samples there were.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// The mean, or the largest number there is.
    pub fn mean(&self) -> f64 {
        self.in_units(self.mean)
    }

    /// The logarithm of the mean to the base 10.
    pub fn mean_log10(&self) -> f64 {
        (self.mean.ln() + self.scale) / std::f64::consts::LN_10
    }

    /// The standard deviation of the mean: how far it may be off. One batch does not tell, nor do batches
    /// that are all the same: what they have missed, they have missed together.
    pub fn deviation(&self) -> Option<f64> {
        Some(self.deviation_in_units())
            .filter(|deviation| *deviation > 0.0)
            .map(|deviation| self.in_units(deviation))
    }

    /// Whether some sample was complete.
    pub fn is_known(&self) -> bool {
        self.mean > 0.0
    }

    /// Whether there are enough samples.
    pub fn is_enough(&self, rules: &Rules) -> bool {
        let is_close = || self.mean > 0.0 && self.deviation_in_units() <= rules.threshold * self.mean;
        // Few executions; or few were met so far, which a large deviation tells.
        let is_exhausted = || {
            self.mean > 0.0
                && self.samples as f64 > self.mean()
                && self.deviation_in_units() <= SOUND * self.mean
        };
        self.samples >= rules.most || (self.samples >= rules.fewest && (is_close() || is_exhausted()))
    }

    fn deviation_in_units(&self) -> f64 {
        if self.batches < 2 {
            return 0.0;
        }
        let variance = self.squares / (self.batches - 1) as f64;
        (variance / self.batches as f64).sqrt()
    }

    fn in_units(&self, value: f64) -> f64 {
        if value == 0.0 { 0.0 } else { (value.ln() + self.scale).exp().min(f64::MAX) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(weights: &[f64]) -> Estimate {
        let mut estimate = Estimate::default();
        weights.iter().for_each(|weight| estimate.add(1, weight.ln()));
        estimate
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_weights() {
        let estimate = of(&[2.0, 0.0, 4.0, 2.0]);
        assert!((estimate.mean() - 2.0).abs() < 1e-12);
        // Variance 8/3, divided by four samples.
        let deviation = estimate.deviation().expect("they differ");
        assert!((deviation - (8.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn what_samples_do_not_tell_is_not_known() {
        assert!(!of(&[]).is_known() && !of(&[0.0, 0.0]).is_known() && of(&[0.0, 3.0]).is_known());
        assert_eq!(of(&[7.0]).deviation(), None, "one batch");
        assert_eq!(of(&[7.0, 7.0, 7.0]).deviation(), None, "equal batches");
    }

    #[test]
    fn weights_may_be_larger_than_any_number() {
        let mut estimate = Estimate::default();
        [700.0, 710.0, 2000.0].iter().for_each(|weight| estimate.add(1, *weight));
        assert_eq!(estimate.mean(), f64::MAX);
        let expected = (2000.0 - 3.0_f64.ln()) / std::f64::consts::LN_10;
        assert!((estimate.mean_log10() - expected).abs() < 1e-9);
    }

    #[test]
    fn each_rule_stops() {
        let rules = Rules { fewest: 3, most: 5, threshold: 0.1 };
        assert!(!of(&[100.0, 100.0]).is_enough(&rules), "fewer than the fewest");
        assert!(of(&[100.0, 100.0, 100.0]).is_enough(&rules), "no deviation");
        assert!(!of(&[100.0, 1.0, 100.0]).is_enough(&rules), "too large a deviation");
        assert!(of(&[2.0, 2.0, 3.0]).is_enough(&rules), "more samples than executions");
        assert!(!of(&[2.0, 1.0, 3.0]).is_enough(&rules), "they differ much");
        assert!(!of(&[0.0, 0.0, 0.0]).is_enough(&rules), "nothing is known yet");
        assert!(of(&[0.0, 0.0, 0.0, 0.0, 0.0]).is_enough(&rules), "the most");
    }
}
