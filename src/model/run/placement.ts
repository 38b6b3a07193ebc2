import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'
import { text } from '../text.ts'

/** Bytes between two starts of functions, at least. */
export const placeStep = 16

/** Starts of functions in a cache line of 64 bytes; a cycle of links has its code at each of them. */
export const linksOfCycle = 4

/** How the places of an addon's functions are drawn when it is linked. */
export const placerSchema = z.enum(['mold', 'lld', 'room'])

/** How every round gets addons whose code lies elsewhere. */
export const drawnPlacementsSchema = z.strictObject({
  /** `mold` and `lld` shuffle all sections; `room` moves them together, with any linker. */
  by: placerSchema,
  /**
   * Whether both sides are linked from the same bytes: then both get the same places, since any two
   * would differ by nothing but these.
   */
  alike: z.boolean(),
})

/** That, or why addons lie as they were built. */
export const placementsSchema = z.union([
  drawnPlacementsSchema,
  z.strictObject({
    refused: text(300),
    /** Whether it was wanted so. */
    chosen: z.literal(true).optional(),
  }),
])

/** The seeds that the addons of each side are linked with. */
export const placementSeedsSchema = bySideSchema(z.number().int().min(0).max(0xffffffff))

/** How the places of an addon's functions are drawn. */
export type Placer = z.infer<typeof placerSchema>

/** How every round gets addons whose code lies elsewhere. */
export type DrawnPlacements = z.infer<typeof drawnPlacementsSchema>

/** The seeds that the addons of each side are linked with. */
export type PlacementSeeds = z.infer<typeof placementSeedsSchema>
