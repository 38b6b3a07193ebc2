'use strict'

const QUANTILES = {
  min: 0,
  p05: 0.05,
  p25: 0.25,
  p50: 0.5,
  p75: 0.75,
  p95: 0.95,
  p99: 0.99,
  max: 1,
}

/**
 * Names and values of the figures of a list of durations, in the unit of the list: n, mean and
 * quantiles (linear interpolation, definition 7 of Hyndman and Fan 1996).
 */
exports.summaryOf = function (durations) {
  const sorted = Float64Array.from(durations).sort()
  const sum = sorted.reduce(function (total, value) {
    return total + value
  }, 0)
  const summary = { n: sorted.length, mean: sum / sorted.length }
  Object.keys(QUANTILES).forEach(function (name) {
    summary[name] = quantile(sorted, QUANTILES[name])
  })
  return summary
}

function quantile(sorted, share) {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (at - below) * (sorted[above] - sorted[below])
}
