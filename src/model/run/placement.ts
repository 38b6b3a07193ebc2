import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'
import { text } from '../text.ts'

/** Alignment of functions in bytes, at least. */
export const placeStep = 16

/** Positions of functions in a cache line of 64 bytes; a cycle of links has the code at each of them. */
export const linksOfCycle = 4

/** How a linker places an addon's functions at random. */
export type Placer = z.infer<typeof placerSchema>
export const placerSchema = z.enum(['mold', 'lld', 'room'])

/** How every round gets addons, or a Node.js, whose code is at other addresses. */
export type DrawnPlacements = z.infer<typeof drawnPlacementsSchema>
export const drawnPlacementsSchema = z.strictObject({
  /** `mold` and `lld` shuffle all sections; `room` shifts them together and works with any linker. */
  by: placerSchema,
  /** Whether both sides link the same bytes, and so get one placement, which else would be their only difference. */
  alike: z.boolean(),
  /** Whether Node.js itself is linked again, too. */
  node: z.literal(true).optional(),
})

/** The placement, or why addons are used as they were built. */
export const placementsSchema = z.union([
  drawnPlacementsSchema,
  z.strictObject({
    refused: text(300),
    /** Whether the user requested this. */
    chosen: z.literal(true).optional(),
  }),
])

/** The seeds with which each side's addons are linked. */
export type PlacementSeeds = z.infer<typeof placementSeedsSchema>
export const placementSeedsSchema = bySideSchema(z.number().int().min(0).max(0xffffffff))
