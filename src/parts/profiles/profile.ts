import { z } from 'zod'
import type { Result } from '../../model/judging/result.ts'
import { bySideSchema, sideSchema } from '../../model/build/side.ts'
import { functionPlaceSchema } from '../../model/judging/cause.ts'
import { countSchema, text } from '../../model/text.ts'

const amountSchema = z.number().min(0)

/** What a profile counts: seconds of running time, or bytes allocated. */
const profileUnitSchema = z.enum(['s', 'B'])

/** The profile of one process, neither timed nor judged. What else earlier versions kept in it is dropped. */
export const processProfileSchema = z.object({
  benchmarkId: text(300),
  side: sideSchema,
  unit: profileUnitSchema,
  /** When `perf` has taken it, so that it has native functions. */
  native: z.literal(true).optional(),
  /** Samples behind all numbers. */
  ticks: countSchema,
  /** Those of the program itself first; `self` is per call of the benchmark, in the unit. */
  functions: z.array(z.object({ ...functionPlaceSchema.shape, self: amountSchema })).max(1000),
})

/** The profiles of both sides of a benchmark, from several alternating processes of each. */
const profileSchema = z.strictObject({
  benchmarkId: text(300),
  unit: profileUnitSchema,
  /** When `perf` has taken them, so that they have native functions. */
  native: z.literal(true).optional(),
  /** Number of processes of each side. */
  processes: bySideSchema(countSchema),
  ticks: bySideSchema(countSchema),
  /** Mean of all functions, per call of the benchmark, in the unit. */
  total: bySideSchema(amountSchema),
  /** Largest difference first. */
  functions: z
    .array(
      functionPlaceSchema.extend({
        /** Mean own amount per call of the benchmark, in the unit. */
        self: bySideSchema(amountSchema),
        /** Signed-rank test over pairs of processes, corrected; `null` for a function below 1%, which is not tested. */
        pAdjusted: z.number().min(0).max(1).nullable(),
        /** The file in which base has it, where that is another. */
        movedFrom: text(300).optional(),
      }),
    )
    .max(300),
})

/** What a profile counts: seconds of running time, or bytes allocated. */
export type ProfileUnit = z.infer<typeof profileUnitSchema>

/** A function in a profile. */
export type ProfiledFunction = z.infer<typeof functionPlaceSchema>

/** The profile of one process of one side. */
export type ProcessProfile = z.infer<typeof processProfileSchema>

/** The profiles of both sides of a benchmark. */
export type Profile = z.infer<typeof profileSchema>

/** One function of them. */
export type ComparedFunction = Profile['functions'][number]

const profilesSchema = z.array(profileSchema).max(1000)

const parsedProfiles = new WeakMap<object, readonly Profile[]>()

/** The profiles that a result has, which may come from strangers: none where they are no profiles. */
export function profilesIn({ parts: { profiles } }: Pick<Result, 'parts'>): readonly Profile[] {
  if (typeof profiles !== 'object' || profiles === null) return []
  const profileList = parsedProfiles.get(profiles) ?? profilesSchema.safeParse(profiles).data ?? []
  parsedProfiles.set(profiles, profileList)
  return profileList
}
