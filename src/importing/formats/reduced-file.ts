import { z } from 'zod'
import type { ImportedFile, ImportedValues } from '../../model/judging/imported.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { inARow } from './in-a-row.ts'

/** What the libraries of JavaScript tell of the calls of one benchmark, in units of their own. */
export const figuresSchema = z.object({
  samples: z.array(z.number()).nullish(),
  p50: z.number().nullish(),
  median: z.number().nullish(),
  mean: z.number().nullish(),
})

type Figures = z.infer<typeof figuresSchema>

/**
 * The median as one value: what differs from process to process is in none of a process's calls.
 *
 * @param factor - brings it into seconds
 * @returns nothing where there are no figures
 */
export function reducedRows(
  name: string,
  { samples, p50, median, mean }: Figures,
  factor: number,
): readonly ImportedValues[] {
  const own = samples === null || samples === undefined ? null : medianOf(samples)
  const value = own ?? p50 ?? median ?? mean ?? null
  return value === null ? [] : [{ name, unit: 's', better: 'lower', values: [value * factor] }]
}

/** A file of such rows. */
export function reducedFile(format: string, rows: readonly ImportedValues[]): ImportedFile {
  return { format, each: 'reduced', taken: inARow, sides: { kind: 'one', rows } }
}
