import { inPercent, percent } from '../../model/percent.ts'
import type { Unit } from '../../model/judging/metric.ts'

/** A larger or smaller form of a base unit: the number of base units in it, and its name. */
type Scale = readonly [factor: number, suffix: string]

const minus = '\u2212'

const timeScales: readonly Scale[] = [
  [1, ' s'],
  [1e-3, ' ms'],
  [1e-6, ' µs'],
  [1e-9, ' ns'],
]

const byteScales: readonly Scale[] = [
  [2 ** 30, ' GiB'],
  [2 ** 20, ' MiB'],
  [2 ** 10, ' KiB'],
]

const rateScales: readonly Scale[] = [
  [1e9, ' G/s'],
  [1e6, ' M/s'],
  [1e3, ' k/s'],
  [1, ' /s'],
]

/** A value of a metric, from its base unit, with three digits: `41.2 ms`, `3.06 MiB`, `950 /s`; `null` if unmeasured. */
export function valueText(value: number | null, unit: Unit): string {
  if (value === null || !Number.isFinite(value)) return '–'
  switch (unit) {
    case 's':
      return scaleValue(value, timeScales)
    case 'B':
      // Bytes are whole numbers, so a size below one KiB is exact.
      return Math.abs(value) < 1023.5
        ? `${value <= -0.5 ? minus : ''}${withCommas(String(Math.round(Math.abs(value))))} B`
        : scaleValue(value, byteScales)
    case 'per_s':
      return scaleValue(value, rateScales)
    case 'count':
      return countedText(roundValue(value))
    case 'ratio':
      return inPercent(digits(roundValue(value * 100)))
  }
}

/** The difference head − base, in the metric's base unit, with a sign: `+4.10 KiB`, `−3.00 ms`. */
export function differenceText(difference: number, unit: Unit): string {
  const text = valueText(Math.abs(difference), unit)
  if (difference === 0) return text
  return `${difference < 0 ? minus : '+'}${text}`
}

/** Number of decimals for the percentages of one row. */
export type Decimals = 1 | 2

/** Decimals that keep an interval's ends apart: two when it is narrower than 0.2 points; `null` without one. */
export function decimalsOf(low: number | null, high: number | null): Decimals {
  return low !== null && high !== null && high - low < 0.002 ? 2 : 1
}

/** A change, head / base − 1, in percent with its sign: `+5.1%`, `−3.4%`, `0.0%`. */
export function percentText(change: number, decimals: Decimals = 1): string {
  return inPercent(signedPoints(change, decimals))
}

/** The size of a change in percent, without a sign: `5.1%`. */
export function sizeText(change: number, decimals: Decimals = 1): string {
  return inPercent(points(Math.abs(change), decimals))
}

/** A multiple and its ascending ends, with digits that keep all apart: `31`, `29 … 33`; `2.04`, `2.01 … 2.07`. */
export function timesBetween(
  times: number,
  ends: readonly number[],
): { readonly times: string; readonly ends: string } {
  const [low = times, high = times] = ends
  const significant = high < low * 1.1 ? 3 : 2
  const text = (value: number): string =>
    digits(Number(value.toPrecision(significant)), significant)
  return { times: text(times), ends: `${text(low)} … ${text(high)}` }
}

/** A margin around zero: `±0.7%`. */
export function marginText(ratio: number): string {
  return `±${sizeText(ratio)}`
}

/** A ratio chosen by the user, with the digits as written: `2%`, `0.5%`. */
export function chosenText(ratio: number): string {
  return percent(ratio, 6)
}

/** An interval, its ends as head / base − 1: `+3.8 … +6.3%`; `null` where there are too few pairs for one. */
export function intervalText(low: number | null, high: number | null): string {
  return low === null || high === null ? '–' : inPercent(endsText(low, high))
}

/** The same for a column that says percent: `+3.8 … +6.3`. */
export function endsText(low: number | null, high: number | null): string {
  if (low === null || high === null) return '–'
  const decimals = decimalsOf(low, high)
  return `${signedPoints(low, decimals)} … ${signedPoints(high, decimals)}`
}

/** A duration in words: `45 s`, `3 min 05 s`, `2 h 10 min`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  return whole < 3600 ? twoParts(whole, 1, ['min', 's']) : twoParts(whole, 60, ['h', 'min'])
}

/** A whole number with commas between thousands, and its noun in the right form: `1 pair`. */
export function countText(count: number, singular: string, many = `${singular}s`): string {
  return `${withCommas(String(count))} ${count === 1 ? singular : many}`
}

/** From one text to another, which may be the same: `2 to 5`. */
export function rangeText(from: string, to: string): string {
  return from === to ? from : `${from} to ${to}`
}

function twoParts(
  whole: number,
  unit: number,
  names: readonly [large: string, small: string],
): string {
  const small = Math.floor((whole % (unit * 60)) / unit)
  const rest = small === 0 ? '' : ` ${String(small).padStart(2, '0')} ${names[1]}`
  return `${Math.floor(whole / (unit * 60))} ${names[0]}${rest}`
}

function scaleValue(value: number, scales: readonly Scale[]): string {
  const size = Math.abs(value)
  const fittingScale = scales.find(([factor]) => roundValue(size / factor) >= 1)
  const [factor, suffix] = (size === 0 ? scales.find((scale) => scale[0] === 1) : fittingScale) ??
    scales.at(-1) ?? [1, '']
  return `${value < 0 ? minus : ''}${digits(roundValue(size / factor))}${suffix}`
}

/** Rounded to three significant digits, so that 999.6 µs already becomes a millisecond. */
function roundValue(value: number): number {
  return Number(value.toPrecision(3))
}

function digits(value: number, significant = 3): string {
  if (value < 0) return minus + digits(-value, significant)
  if (value >= 10 ** (significant - 1) || value === 0) return withCommas(String(Math.round(value)))
  if (value >= 1) return value.toPrecision(significant)
  return String(Number(value.toFixed(3)))
}

/** A count without decimals; only a mean below ten keeps the digits that it has. */
function countedText(value: number): string {
  if (value < 0) return minus + countedText(-value)
  if (value >= 10) return withCommas(String(Math.round(value)))
  return value >= 1 ? String(Number(value.toPrecision(2))) : digits(value)
}

function points(ratio: number, decimals: Decimals): string {
  const share = ratio * 100
  if (!Number.isFinite(share)) return '∞'
  return withCommas(share.toFixed(share >= 99.95 ? 0 : decimals))
}

function signedPoints(change: number, decimals: Decimals): string {
  const text = points(Math.abs(change), decimals)
  if (Number(text) === 0) return text
  return `${change < 0 ? minus : '+'}${text}`
}

function withCommas(text: string): string {
  const point = text.indexOf('.')
  const whole = point < 0 ? text : text.slice(0, point)
  if (whole.length < 4) return text
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (point < 0 ? '' : text.slice(point))
}
