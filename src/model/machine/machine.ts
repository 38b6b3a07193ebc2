import { z } from 'zod'
import { noiseProbeSchema } from './noise-probe.ts'
import { countSchema, text } from '../text.ts'

/** How code that is not deadheat's own is kept apart from it, and ended with all that it has started. */
export const isolationSchema = z.strictObject({
  /** A process table of its own, a control group of its own, or neither, so that leftovers are looked for. */
  kind: z.enum(['namespace', 'cgroup', 'sweep']),
  how: text(100),
  /** Why it is not a process table of its own; `null` when it is. */
  trouble: text(300).nullable(),
  /**
   * Whether nothing of the machine existed for it but what it needs, of which it could change no files
   * but its own side's; absent in records of older versions, where it saw more.
   */
  readOnly: z.boolean().optional(),
  /** What measured code could reach: the machine's network, or itself; absent in records of older versions. */
  network: z.enum(['host', 'loopback']).optional(),
})

/** One thing that tells a machine, or a moment of it, from another. */
export const machineFactSchema = z.strictObject({
  id: text(50),
  title: text(100),
  found: text(300),
  /** Whether it stays so from run to run, unless the machine is changed. */
  lasting: z.boolean(),
})

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
  /** Absent in records of older versions. */
  isolation: isolationSchema.optional(),
  /** The state of the machine when measuring began; absent in records of older versions. */
  fingerprint: z
    .strictObject({
      /** What it tells, without what it does not. */
      facts: z.array(machineFactSchema).max(100),
      /** Of the processor, the kernel and the facts that last. */
      digest: text(64),
    })
    .optional(),
  /** What one program against itself showed before and after measuring; absent when it was not tried. */
  steadiness: z
    .strictObject({
      before: noiseProbeSchema.nullable(),
      after: noiseProbeSchema.nullable(),
    })
    .optional(),
})

/** How code that is not deadheat's own is kept apart from it. */
export type Isolation = z.infer<typeof isolationSchema>

/** One thing that tells a machine from another. */
export type MachineFact = Readonly<z.infer<typeof machineFactSchema>>

/** The machine that measured. */
export type Machine = z.infer<typeof machineSchema>
