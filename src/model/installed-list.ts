import { z } from 'zod'

/** The list that npm leaves in `node_modules`: what is installed, by place. */
export const installedListSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
})

/** The version that a package.json tells. */
export const installedVersionSchema = z.object({ version: z.string().optional() })
