import { z } from 'zod'
import { countSchema, text } from './text.ts'

/** The machine that measured; `null` or `unknown` where it does not tell. */
export const machineSchema = z.strictObject({
  name: text(200),
  platform: text(50),
  architecture: text(50),
  kernel: text(200),
  processor: text(200),
  /** CPUs that the run may use. */
  cpus: countSchema,
  memoryBytes: countSchema,
  hypervisor: z.boolean().nullable(),
  governor: text(50).nullable(),
  addressRandomisation: z.boolean().nullable(),
  /** Whether a measured process can be bound to one CPU here. */
  pinning: z.boolean(),
  /** Version and way of finding; `null` when there is none. */
  hyperfine: text(300).nullable(),
  /** Names of the variables that measured processes see, and a digest of names and values. */
  environmentNames: z.array(text(200)).max(200),
  environmentDigest: text(64),
})

/** The machine that measured. */
export type Machine = z.infer<typeof machineSchema>
