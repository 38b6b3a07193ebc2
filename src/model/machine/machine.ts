import { z } from 'zod'
import { noiseProbeSchema } from './noise-probe.ts'
import { countSchema, text } from '../text.ts'

/** How untrusted code is isolated, and how everything that it starts is ended. */
export const isolationSchema = z.strictObject({
  /** A process table of its own, or only a search for leftovers; older records: a control group. */
  kind: z.enum(['namespace', 'cgroup', 'sweep']),
  how: text(100),
  /** Why it has no process table of its own; `null` when it has one. */
  trouble: text(300).nullable(),
  /**
   * Whether the code could see only what it needs, and write only its own side's files. Absent in
   * older records, where it saw more.
   */
  readOnly: z.boolean().optional(),
  /**
   * What measured code could reach: the machine's network, or only itself. Absent in older records.
   */
  network: z.enum(['host', 'loopback']).optional(),
  /** How the machine can be made to allow a sandbox, in one line; absent where there is one. */
  remedy: text(300).optional(),
  /** In older records: what kept the code from other files, where it had no process table of its own. */
  files: z.literal('landlock').optional(),
})

/** A fact that distinguishes one machine, or its state, from another. */
export const machineFactSchema = z.strictObject({
  id: text(50),
  title: text(100),
  found: text(300),
  /** Whether it stays the same from run to run unless the machine is changed. */
  lasting: z.boolean(),
})

/** The measuring machine; `null` or `unknown` where the system does not report it. */
export const machineSchema = z.strictObject({
  name: text(200),
  platform: text(50),
  architecture: text(50),
  kernel: text(200),
  processor: text(200),
  /** Number of CPUs that the run may use. */
  cpus: countSchema,
  memoryBytes: countSchema,
  hypervisor: z.boolean().nullable(),
  governor: text(50).nullable(),
  addressRandomisation: z.boolean().nullable(),
  /** Whether a measured process can be pinned to one CPU. */
  pinning: z.boolean(),
  /** Its version and how it was found; `null` when there is none. */
  hyperfine: text(300).nullable(),
  /** Names of the variables that measured processes see, and a digest of names and values. */
  environmentNames: z.array(text(200)).max(200),
  environmentDigest: text(64),
  /** Absent in older records. */
  isolation: isolationSchema.optional(),
  /** The machine's state when measuring began; absent in older records. */
  fingerprint: z
    .strictObject({
      /** The facts that the machine reports. */
      facts: z.array(machineFactSchema).max(100),
      /** Digest of the processor, the kernel and the lasting facts. */
      digest: text(64),
    })
    .optional(),
  /** Results of the noise probe before and after measuring; absent when it did not run. */
  steadiness: z
    .strictObject({
      before: noiseProbeSchema.nullable(),
      after: noiseProbeSchema.nullable(),
    })
    .optional(),
})

/** How untrusted code is isolated, and how everything that it starts is ended. */
export type Isolation = z.infer<typeof isolationSchema>

/** A fact that distinguishes one machine, or its state, from another. */
export type MachineFact = Readonly<z.infer<typeof machineFactSchema>>

/** The measuring machine; `null` or `unknown` where the system does not report it. */
export type Machine = z.infer<typeof machineSchema>
