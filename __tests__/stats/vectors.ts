import { z } from 'zod'
import vectors from '../fixtures/stats/reference-vectors.json' with { type: 'json' }

const interval = z.tuple([z.number(), z.number()]).nullable()

const schema = z.object({
  signedRank: z.array(
    z.object({
      name: z.string(),
      d: z.array(z.number()),
      p: z.number(),
      hodgesLehmann: z.number(),
      ci95: interval,
      ci99: interval,
    }),
  ),
  critical: z.record(z.string(), z.record(z.string(), z.number())),
  minPairs: z.object({ values: z.record(z.string(), z.number()) }),
  lookLevels: z.array(
    z.object({
      looks: z.array(z.number()),
      alpha: z.number(),
      levels: z.record(z.string(), z.number()),
    }),
  ),
  eqTable: z.record(z.string(), z.number()),
  holm: z.object({ p: z.array(z.number()), adjusted: z.array(z.number()) }),
  normalQuantile: z.record(z.string(), z.number()),
})

/** Reference values of SciPy, statsmodels and brute force. */
export const referenceVectors = schema.parse(vectors)

/** Digits to which everything must agree with them: 1e-9. */
export const REFERENCE_DIGITS = 9
