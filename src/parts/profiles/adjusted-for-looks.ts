import type { ComparedFunction } from './profile.ts'

/** Adjusted p at which a function is called different: the error of all looks together. */
const functionAlpha = 0.01

/** Whether a function is called different. */
export function isDifferent({ pAdjusted }: Pick<ComparedFunction, 'pAdjusted'>): boolean {
  return pAdjusted !== null && pAdjusted <= functionAlpha
}

/** Processes of each side after which profiling of a row may end, and what each look spends of the error. */
const looks = [
  { processes: 10, alpha: 0.003 },
  { processes: 13, alpha: 0.003 },
] as const

/** What is left for the last look, whenever that is. */
const lastAlpha = functionAlpha - looks.reduce((sum, { alpha }) => sum + alpha, 0)

/**
 * Processes of each side that a row gets at most. All of them one way have a p of 1 in 32,768, so that one of 120
 * functions can be told apart at the last look.
 */
export const processesOfSide = 16

/** Whether a row may end after so many processes of each side, if what it names is certain by then. */
export function isLook(processes: number): boolean {
  return looks.some((look) => look.processes === processes)
}

/**
 * A p adjusted for the looks: below `functionAlpha` exactly where the given one is below what its look spends
 * (alpha spending: Lan and DeMets, Biometrika 1983). The looks depend on the number of processes alone.
 *
 * @param p - 0…1, adjusted for the number of functions
 */
export function adjustedForLooks(p: number, processes: number): number {
  const alpha = looks.find((look) => look.processes === processes)?.alpha ?? lastAlpha
  return Math.min(1, (p * functionAlpha) / alpha)
}
