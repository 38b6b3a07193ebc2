/** Steps into which the middle half of a row of numbers is divided. */
const stepsInHalf = 16

/** Steps from the least to the most where the middle half has no width. */
const stepsInAll = 64

// One character for each number of steps from the median: nearly all fit, and what has one character
// each is packed to its entropy. Without those that JSON escapes.
const alphabet = Array.from({ length: 92 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('')
const middle = alphabet.length / 2
const farSign = '}'
const missingSign = '~'

/**
 * Numbers as whole steps from their median. A step is a 16th of the spread of the middle half, so that
 * what is lost, half a step at most, is below what is visible in any picture of them.
 */
export interface QuantisedValues {
  readonly zero: number
  readonly step: number
  /** One sign for each number. */
  readonly signs: string
  /** The steps of those that are too far out for a sign, in order. */
  readonly far: readonly number[]
}

/** @param values - finite, or `null` for a value that was not had */
export function quantise(values: readonly (number | null)[]): QuantisedValues {
  const knownValues = values
    .filter((value) => value !== null)
    .toSorted((first, right) => first - right)
  const at = (share: number): number =>
    knownValues[Math.round((knownValues.length - 1) * share)] ?? 0
  const zero = Number(at(0.5).toPrecision(9))
  const width = at(0.75) - at(0.25)
  const wantedStep = width > 0 ? width / stepsInHalf : (at(1) - at(0)) / stepsInAll
  const step = Number(wantedStep.toPrecision(4))
  const far: number[] = []
  const signs = values.map((value) => {
    if (value === null) return missingSign
    // Adding 0 keeps -0 out of the file.
    const steps = step === 0 ? 0 : Math.round((value - zero) / step) + 0
    const sign = alphabet[steps + middle]
    if (sign === undefined) far.push(steps)
    return sign ?? farSign
  })
  return { zero, step, signs: signs.join(''), far }
}

/** The numbers, each within half a step of what it was. */
export function restoreValues({
  zero,
  step,
  signs,
  far,
}: QuantisedValues): readonly (number | null)[] {
  let passed = 0
  return Array.from(signs, (sign) => {
    if (sign === missingSign) return null
    if (sign !== farSign) return zero + (alphabet.indexOf(sign) - middle) * step
    const steps = far[passed] ?? 0
    passed += 1
    return zero + steps * step
  })
}
