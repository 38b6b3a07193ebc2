import { z } from 'zod'
import { text } from '../text.ts'

/** The fields of `cargo metadata --no-deps` that say where a library will be written. */
export const cargoMetadataSchema = z.object({
  packages: z.array(
    z.object({
      manifest_path: text(2000),
      targets: z.array(z.object({ name: text(300), crate_types: z.array(text(50)) })),
    }),
  ),
  target_directory: text(2000),
})
