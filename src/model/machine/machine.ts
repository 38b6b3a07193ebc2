import { z } from 'zod'
import { countSchema, text, secondsSchema } from '../text.ts'

/** One program against itself: log ratios of the two slots, one per window of about 20 ms, by pairs of processes. */
export type NoiseProbeRun = z.infer<typeof noiseProbeRunSchema>
export const noiseProbeRunSchema = z.strictObject({
  windows: z
    .array(z.array(z.number().min(-1000).max(1000)).min(1).max(1000))
    .min(1)
    .max(100),
  seconds: secondsSchema,
})

/** The result of the noise probe. */
export type NoiseProbe = z.infer<typeof noiseProbeSchema>
export const noiseProbeSchema = z.strictObject({
  /** Half of a 95% interval after 30 seconds of measuring, as a ratio. */
  resolution: z.number().min(0),
  /** Standard deviation of the windows within one process pair: the noise of the machine alone. */
  noise: z.number().min(0),
})

/** How untrusted code is isolated, and how everything that it starts is ended. */
export type Isolation = z.infer<typeof isolationSchema>
export const isolationSchema = z.strictObject({
  /** A process table of its own, or only a search for leftovers. */
  kind: z.enum(['namespace', 'sweep']),
  how: text(100),
  /** Why it has no process table of its own; `null` when it has one. */
  trouble: text(300).nullable(),
  /** Whether the code could see only what it needs, and write only its own side's files. */
  readOnly: z.boolean(),
  /** What measured code could reach: the machine's network, or only itself. */
  network: z.enum(['host', 'loopback']),
  /** How the machine can be made to allow a sandbox, in one line; absent where there is one. */
  remedy: text(300).optional(),
})

/** A fact that distinguishes one machine, or its state, from another. */
export type MachineFact = Readonly<z.infer<typeof machineFactSchema>>
export const machineFactSchema = z.strictObject({
  id: text(50),
  title: text(100),
  found: text(300),
  /** Whether it stays the same from run to run unless the machine is changed. */
  lasting: z.boolean(),
})

/** The measuring machine; `null` or `unknown` where the system does not report it. */
export type Machine = z.infer<typeof machineSchema>
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
  isolation: isolationSchema,
  /** The machine's state when measuring began. */
  fingerprint: z.strictObject({
    /** The facts that the machine reports. */
    facts: z.array(machineFactSchema).max(100),
    /** Digest of the processor, the kernel and the lasting facts. */
    digest: text(64),
  }),
  /** Results of the noise probe before and after measuring; absent when it did not run. */
  steadiness: z
    .strictObject({ before: noiseProbeSchema.nullable(), after: noiseProbeSchema.nullable() })
    .optional(),
})

/** The class of a machine, as text: results of the same work are alike in it, whatever memory and kernel. */
export function machineClassOf({
  processor,
  cpus,
  platform,
  architecture,
}: Pick<Machine, 'processor' | 'cpus' | 'platform' | 'architecture'>): string {
  return `${processor}, ${String(cpus)} ${cpus === 1 ? 'CPU' : 'CPUs'}, ${platform} ${architecture}`
}

/** A machine that keeps nothing apart. */
export interface OpenBoundary {
  /** What the machine lacks, in words. */
  readonly missing: string
  /** What untrusted code can do as a result, in words. */
  readonly open: string
  /** How to close the gap, in words. */
  readonly hint: string
}

/** @returns `null` where foreign code runs in a sandbox */
export function openBoundary(isolation: Isolation): OpenBoundary | null {
  const { kind, trouble, readOnly, remedy } = isolation
  if (kind === 'namespace' && readOnly) return null
  const reason = trouble === null ? '' : `: ${trouble}`
  return {
    missing: `a sandbox around foreign code${reason}`,
    open: "it can change the files of the other side, the store, and the code of this and other actions, and the author of the build script can take this job's token",
    hint: remedy ?? 'run the job on Linux as root, or as a user who may make namespaces',
  }
}

/** A question about the machine, as data. Paths are absolute. */
export type Question =
  /** Reads the text of a file of the kernel; an empty one counts as missing. */
  | { readonly file: string }
  /** Runs a program from the PATH and takes its output when it succeeds. */
  | { readonly program: readonly [string, ...(readonly string[])] }

/** The machine's answer. */
export type Answer =
  | { readonly text: string; readonly trouble: null }
  /** Why there is no text, in a few words. */
  | { readonly text: null; readonly trouble: string }
