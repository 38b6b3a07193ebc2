/** Steps into which the middle half of a row of numbers is divided. */
const stepsInHalf = 32

/** Steps from the least to the most where the middle half has no width. */
const stepsInAll = 1024

/**
 * Numbers as whole steps from their median. A step is a 32nd of the spread of the middle half, so that
 * what is lost is far below what is visible in any picture of them, and most steps have two digits.
 */
export interface Quantised {
  readonly zero: number
  readonly step: number
  readonly steps: readonly (number | null)[]
}

/** @param values - finite, or `null` for a value that was not had */
export function quantised(values: readonly (number | null)[]): Quantised {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other)
  const at = (share: number): number => known[Math.round((known.length - 1) * share)] ?? 0
  const zero = Number(at(0.5).toPrecision(9))
  const width = at(0.75) - at(0.25)
  const wanted = width > 0 ? width / stepsInHalf : (at(1) - at(0)) / stepsInAll
  const step = Number(wanted.toPrecision(4))
  return {
    zero,
    step,
    steps: values.map((value) => {
      if (value === null) return null
      // Adding 0 keeps -0 out of the file.
      return step === 0 ? 0 : Math.round((value - zero) / step) + 0
    }),
  }
}

/** The numbers, each within half a step of what it was. */
export function restored({ zero, step, steps }: Quantised): readonly (number | null)[] {
  return steps.map((count) => (count === null ? null : zero + count * step))
}
