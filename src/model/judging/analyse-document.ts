import { z } from 'zod'
import { coinSchema } from '../run/sample.ts'
import { judgedRowSchema, geometricMeanSchema } from './judged-row.ts'
import { directionSchema } from './metric.ts'
import { text } from '../text.ts'

// Base and head, `null` for a missing value. One schema: one for each pair takes longer than judging.
const pairsSchema = z
  .custom<readonly (readonly [number | null, number | null])[]>(Array.isArray, 'expected an array')
  .check(({ value: input, issues }) => {
    const index = input.findIndex((pair: unknown) => !isPair(pair))
    const message = 'expected [base, head], two numbers or null'
    if (index >= 0) issues.push({ code: 'custom', path: [index], message, input })
  })

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isNumberOrNull)
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number'
}

const rowSchema = z
  .strictObject({
    name: text(300).optional(),
    metric: text(100).default('time'),
    unit: text(50).default('s'),
    direction: directionSchema.default('lower'),
    /** A ratio: 0.02 for ±2%. */
    threshold: z.number().positive().lt(1, 'a share such as 0.02').default(0.02),
    order: z
      .array(z.enum(coinSchema.options, 'expected "BH" or "HB"'), 'expected an array')
      .default([]),
    pairs: pairsSchema,
  })
  .refine(({ order, pairs }) => order.length === 0 || order.length === pairs.length, {
    path: ['order'],
    message: 'expected as many entries as there are pairs, or none',
  })

/** One table of the input of `deadheat analyse`, with defaults filled in. */
export type AnalyseDocument = z.infer<typeof documentSchema>
const documentSchema = z
  .strictObject({
    id: text(300).optional(),
    alpha: z.number().positive().max(0.5).default(0.01),
    alphaEquivalence: z.number().positive().max(0.5).default(0.05),
    looks: z
      .array(z.number().int().positive())
      .min(1)
      .max(200)
      .refine((looks) => new Set(looks).size === looks.length, 'expected looks that all differ')
      .default([8, 12, 16, 24, 36, 60]),
    final: z.boolean().default(true),
    family: z.number().int().positive().optional(),
    rows: z.array(rowSchema).max(100_000),
  })
  .refine(({ family, rows }) => family === undefined || family >= rows.length, {
    path: ['family'],
    message: 'expected at least the number of rows',
  })

/** Input of `deadheat analyse`. */
export const analyseInputSchema = z.strictObject({
  documents: z.array(documentSchema).max(100_000),
})

const analysedRowSchema = judgedRowSchema.omit({
  pairSpread: true,
  realButSmall: true,
  atWorst: true,
})

/** Output of `deadheat analyse`. */
export type AnalyseOutput = z.infer<typeof analyseOutputSchema>
export const analyseOutputSchema = z.strictObject({
  documents: z.array(
    z.strictObject({
      id: z.string(),
      rows: z.array(analysedRowSchema),
      /** For the first metric that has comparable rows; `null` when none has. */
      geomean: geometricMeanSchema.nullable(),
    }),
  ),
})
