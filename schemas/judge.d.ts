/** A table of paired numbers; what is optional has the defaults that "deadheat analyse --help" names. */
export type JudgeDocument = {
  id?: string | undefined
  alpha?: number | undefined
  alphaEquivalence?: number | undefined
  looks?: readonly number[] | undefined
  final?: boolean | undefined
  family?: number | undefined
  rows: readonly JudgeRow[]
}

/** The pairs of one benchmark: [base, head], `null` for a value that could not be had. */
export type JudgeRow = {
  name?: string | undefined
  metric?: string | undefined
  unit?: string | undefined
  direction?: 'lower' | 'higher' | undefined
  threshold?: number | undefined
  order?: readonly ('BH' | 'HB')[] | undefined
  pairs: readonly (readonly [base: number | null, head: number | null])[]
}

/**
 * Judges paired numbers from anywhere.
 *
 * @throws UsageError that names the JSON path of what is wrong
 */
export function judge(input: { documents: readonly JudgeDocument[] }): Judged

/**
 * The entries of a journal, in order.
 *
 * @param text - the whole of a journal.ndjson
 * @param file - its name, for messages
 * @throws UsageError that names the line
 */
export function parseJournal(text: string, file: string): readonly JournalEntry[]

/**
 * The judged result of a run, finished or not, from its journal.
 *
 * @throws UsageError when the entries are not those of a run
 */
export function resultOf(entries: readonly JournalEntry[]): Result

/** What has to change in what was given, in one line. */
export class UsageError extends Error {}

// Made by "npm run generate" from the schemas of src/model.

export type AdapterId = "tinybench" | "mitata" | "benchmark" | "benny" | "cronometro" | "fastbench" | "bench-node" | "vitest" | "autocannon" | "json-lines" | "node-core"

export type AddonFile = {
  path: string
  sizeBytes: Count
  sha256: Digest
  builtHere: boolean
  loadedBy?: Count | undefined
}

export type AppliedAcceptance = {
  name: string
  reason: string
  by: string
  bound: number
}

export type Benchmark = FunctionBenchmark | CommandBenchmark | ServerBenchmark | SuiteBenchmark

export type Block = {
  index: Count
  round: Count
  benchmarkId: string
  driver: DriverId
  coin: Coin
  seed: number
  kind: BlockKind
  placement?: PlacementSeeds | undefined
  links?: number | undefined
}

export type BlockKind = "warm-up" | "pair" | "control"

export type Build = {
  side: Side
  recipe: Recipe
  directory: string
  packageDirectory: string
  runtime: Runtime
  addons: AddonFile[]
  installed?: InstallSize | undefined
  seconds: Seconds
  logPath: string
  notes?: string[] | undefined
  storedAt?: string | undefined
}

export type Coin = "BH" | "HB"

export type CommandBenchmark = {
  id: string
  suite: string
  name: string
  parameters: Parameters
  driver: "command"
  module: null
  command: string[]
  timeoutSeconds: Seconds
  threshold: number | null
  measuredSeconds?: Seconds | undefined
  contest?: {
    axis: string
    labels: {
      base: string
      head: string
    }
    ids: {
      base: string
      head: string
    }
    seats: {
      base: {
        side: Side
        runtime: string | null
        further: string | null
      }
      head: {
        side: Side
        runtime: string | null
        further: string | null
      }
    }
    reference: {
      command: string[]
    }
  } | undefined
  pinned?: boolean | undefined
  alone?: true | undefined
  gates?: string[] | undefined
  metrics?: string[] | undefined
  runtime?: string | undefined
}

export type Conclusion = "success" | "failure" | "neutral"

export type Count = number

export type Curve = {
  median: number[]
  lower: number[]
  upper: number[]
  candlestick: {
    least: number
    lower: number
    mean: number
    upper: number
    most: number
  }
}

export type Curves = {
  benchmarkId: string
  blocks: Count
  curve: {
    base: Curve
    head: Curve
  }
}

export type Difference = {
  kind: DifferenceKind
  what: string
  base: string | null
  head: string | null
  asked: boolean
}

export type DifferenceKind = "runtime" | "environment" | "dependencies" | "compiler" | "benchmarks"

export type Digest = string

export type Direction = "lower" | "higher"

export type DrawnPlacements = {
  by: Placer
  alike: boolean
  node?: true | undefined
}

export type DriverId = "pingpong" | "alternate" | "command" | "suite"

export type FailOn = ("regression" | "failure" | "undecided")[]

export type Failure = {
  stage: "build" | "pilot" | "sample"
  side: Side | null
  benchmarkId: string | null
  message: string
  exitCode: number | null
  signal: string | null
  timedOut: boolean
  ours?: ("budget" | "void") | undefined
  lastLines: string[]
  logPath: string | null
}

export type Finding = {
  benchmarkId: string
  metric: string | null
  verdict: Verdict
  baseCentre: number | null
  headCentre: number | null
  judged: JudgedRow | null
  threshold: number | null
  beyondLimit: boolean
  acceptance?: AppliedAcceptance | undefined
  minutesToSettle: number | null
  cause?: UnmeasuredCause | undefined
}

export type FunctionBenchmark = {
  id: string
  suite: string
  name: string
  parameters: Parameters
  driver: "pingpong"
  module: string
  command: null
  timeoutSeconds: Seconds
  threshold: number | null
  measuredSeconds?: Seconds | undefined
  series?: number | undefined
  calls?: number | undefined
  pause?: number | undefined
  batches?: number | undefined
  warning?: string | undefined
  profile?: true | undefined
  contest?: {
    axis: string
    labels: {
      base: string
      head: string
    }
    ids: {
      base: string
      head: string
    }
    seats: {
      base: {
        side: Side
        runtime: string | null
        further: string | null
      }
      head: {
        side: Side
        runtime: string | null
        further: string | null
      }
    }
    reference: {
      module: string
      parameters: Parameters
    }
  } | undefined
  pinned?: boolean | undefined
  alone?: true | undefined
  gates?: string[] | undefined
  metrics?: string[] | undefined
  runtime?: string | undefined
}

export type GeometricMean = {
  metric: string
  estimate: number
  ci: [number, number]
  rows: Count
}

export type InstallSize = {
  bytes: Count
  files: Count
}

export type Isolation = {
  kind: "namespace" | "sweep"
  how: string
  trouble: string | null
  readOnly: boolean
  network: "host" | "loopback"
  remedy?: string | undefined
}

export type JournalEntry = {
  type: "run"
  format: "deadheat-journal/3"
  version: string
  startedAt: string
  plan: Plan
  machine: Machine
  builds: {
    base: Build | null
    head: Build | null
  }
  variants?: Variant[] | undefined
  differences?: Difference[] | undefined
  asked?: Record<string, string> | undefined
  built?: Record<string, string> | undefined
} | {
  type: "pilot"
  pilot: Pilot
} | {
  type: "sample"
  sample: Sample
} | {
  type: "disturbed"
  sample: Sample
} | {
  type: "failure"
  failure: Failure
} | {
  type: "attempt"
  kind: "warm-up" | "pair" | "control" | "pilot"
  failure: Failure
} | {
  type: "trial"
  when: "before" | "after"
  trial: NoiseProbeRun
} | {
  type: "part"
  part: string
  entry: unknown
} | {
  type: "machine"
  machine: Machine
} | {
  type: "stage"
  stage: Stage
  seconds: Seconds
} | {
  type: "end"
  seconds: Seconds
  reason: string
}

export type Judged = {
  documents: {
    id: string
    rows: {
      name: string
      metric: string
      verdict: JudgedVerdict
      estimate: number | null
      ci: [number | null, number | null]
      p: number
      pAdjusted: number
      pairs: Count
      dropped: Count
      look: Count
      pairsToSettle: Count
      smallestDetectable: number | null
      warnings: Warning[]
    }[]
    geomean: GeometricMean | null
  }[]
}

export type JudgedRow = {
  name: string
  metric: string
  verdict: JudgedVerdict
  estimate: number | null
  ci: [number | null, number | null]
  atWorst?: (number | null) | undefined
  p: number
  pAdjusted: number
  pairs: Count
  dropped: Count
  look: Count
  pairsToSettle: Count
  smallestDetectable: number | null
  pairSpread: number | null
  realButSmall: boolean
  warnings: Warning[]
}

export type JudgedVerdict = "regression" | "improvement" | "unchanged" | "inconclusive"

export type LayoutSpread = {
  benchmarkId: string
  metric: string
  ratio: number
}

export type LeftOutCause = "too-long" | "no-room" | "unchanged" | "published-copy"

export type LoadedAddon = {
  path: string
  content: {
    sizeBytes: Count
    sha256: Digest
  } | null
}

export type Machine = {
  name: string
  platform: string
  architecture: string
  kernel: string
  processor: string
  cpus: Count
  memoryBytes: Count
  hypervisor: boolean | null
  governor: string | null
  addressRandomisation: boolean | null
  pinning: boolean
  hyperfine: string | null
  environmentNames: string[]
  environmentDigest: string
  isolation: Isolation
  fingerprint: {
    facts: MachineFact[]
    digest: string
  }
  steadiness?: {
    before: NoiseProbe | null
    after: NoiseProbe | null
  } | undefined
}

export type MachineFact = {
  id: string
  title: string
  found: string
  lasting: boolean
}

export type MachineState = {
  loadAverage: number | null
  stealRatio: number | null
  runDelayRatio: {
    base: number | null
    head: number | null
  }
  involuntarySwitches: {
    base: number | null
    head: number | null
  }
  awakeShare?: {
    base: number
    head: number
  } | undefined
}

export type MeasuredShard = {
  index: number
  machine: Machine
  startedAt: string
  seconds: Seconds
  pairs: Count
  benchmarks: Count
}

export type Metric = {
  id: string
  label: string
  unit: Unit
  better: Direction
  assume: "nothing" | "exact" | "beside"
  gates: boolean
  threshold: number
  usage?: Usage | undefined
  own?: boolean | undefined
}

export type NodeWeight = {
  peakMemoryBytes: Count
  startSeconds: Seconds
  sizeBytes: Count
}

export type NoiseProbe = {
  resolution: number
  noise: number
}

export type NoiseProbeRun = {
  windows: number[][]
  seconds: Seconds
}

export type Parameter = string | number | boolean

export type Parameters = Record<string, Parameter>

export type Pilot = {
  benchmarkId: string
  iterations: number
  batches: number
  blockSeconds: Seconds
  notes: string[]
  doubts?: string[] | undefined
  headLeaves?: true | undefined
  age?: Count | undefined
  addons?: {
    base: LoadedAddon[]
    head: LoadedAddon[]
  } | undefined
  calls: Count
  ran?: {
    startedAtSeconds: Seconds
    seconds: Seconds
  } | undefined
}

export type PlacementSeeds = {
  base: number
  head: number
}

export type Placements = DrawnPlacements | {
  refused: string
  chosen?: true | undefined
}

export type Placer = "mold" | "lld" | "room"

export type Plan = {
  revisions: {
    base: Revision
    head: Revision
  }
  benchmarks: Benchmark[]
  added: string[]
  removed: string[]
  figures?: {
    id: string
    seconds: Seconds
  }[] | undefined
  leftOut?: {
    id: string
    cause: LeftOutCause
    seconds?: Seconds | undefined
  }[] | undefined
  unreached?: {
    differing: number
    loaded: number
    shipped: string[]
  } | undefined
  edited?: string[] | undefined
  metrics: Metric[]
  nodeItself?: {
    base: NodeWeight
    head: NodeWeight
  } | undefined
  policy: Policy
  seed: number
  budgetSeconds: Seconds | null
  controlShare: number
  earlyControls?: {
    pairs: number
    controls: number
  } | undefined
  placements?: Placements | undefined
  shard?: Shard | undefined
  chosen?: {
    benchmarks?: string | undefined
    suite?: string | undefined
    suiteDigest?: Digest | undefined
    preset?: Preset | undefined
    set?: string[] | undefined
    only?: string[] | undefined
    environment?: string[] | undefined
    nodeFlags?: string[] | undefined
    axis?: string[] | undefined
    contenders?: string[] | undefined
    study?: string[] | undefined
  } | undefined
  parts?: Record<string, unknown> | undefined
}

export type Policy = {
  alpha: number
  alphaEquivalence: number
  looks: number[]
  limit: number | null
  failOn: FailOn
}

export type Preset = "quick" | "published" | "sweep"

export type Readings = Record<string, number | null>

export type Recipe = "package" | "install" | "addon" | "node" | "command"

export type Result = {
  format: "deadheat-result/2"
  version: string
  startedAt: string
  seconds: Seconds
  time?: RunTime | undefined
  plan: Plan
  parts: Record<string, unknown>
  machine: Machine
  builds: {
    base: Build | null
    head: Build | null
  }
  variants?: Variant[] | undefined
  differences?: Difference[] | undefined
  layouts?: LayoutSpread[] | undefined
  shards?: {
    of: number
    family: Count
    measured: MeasuredShard[]
  } | undefined
  findings: Finding[]
  failures: Failure[]
  ownEnds?: {
    benchmarkId: string
    failed: {
      base: Count
      head: Count
    }
    processes: {
      base: Count
      head: Count
    }
  }[] | undefined
  curves?: Curves[] | undefined
  geometricMeans: GeometricMean[]
  warnings: Warning[]
  pairs: Count
  repeats: Count
  conclusion: Conclusion
}

export type Revision = {
  side: Side
  source: "commit" | "package" | "runtime" | "folder"
  spec: string
  label: string
  sha: Sha | null
  tree?: Sha | undefined
  packageName: string | null
  packageVersion: string | null
  integrity?: string | undefined
  reason: RevisionReason
  node?: string | undefined
}

export type RevisionReason = "explicit" | "merge-parent" | "merge-base" | "before-push" | "pull-request-head" | "pull-request-merge" | "pushed" | "merge-group" | "previous-release"

export type RunTime = {
  stages: {
    stage: Stage
    seconds: Seconds
  }[]
  blocks: {
    count: Count
    seconds: Seconds
  }
}

export type Runtime = {
  version: string
  path: string
  headersDirectory: string | null
  source: "path" | "given" | "tool-cache" | "npm" | "built"
  versions: Record<string, string>
}

export type Sample = {
  block: Block
  base: Readings
  head: Readings
  startedAtSeconds: Seconds
  seconds: Seconds
  machine: MachineState
  spent?: Spent | undefined
  parts?: {
    base: Readings
    head: Readings
  }[] | undefined
  series?: {
    base: Series
    head: Series
  } | undefined
}

export type Seconds = number

export type Series = number[]

export type Server = {
  ready: string | null
  requests: ServerRequest[]
  burst: number | null
}

export type ServerBenchmark = {
  id: string
  suite: string
  name: string
  parameters: Parameters
  driver: "alternate"
  module: null
  command: string[]
  server: Server
  timeoutSeconds: Seconds
  threshold: number | null
  measuredSeconds?: Seconds | undefined
  contest?: {
    axis: string
    labels: {
      base: string
      head: string
    }
    ids: {
      base: string
      head: string
    }
    seats: {
      base: {
        side: Side
        runtime: string | null
        further: string | null
      }
      head: {
        side: Side
        runtime: string | null
        further: string | null
      }
    }
    reference: {
      command: string[]
      server: Server
    }
  } | undefined
  pinned?: boolean | undefined
  alone?: true | undefined
  gates?: string[] | undefined
  metrics?: string[] | undefined
  runtime?: string | undefined
}

export type ServerRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
  status: number
  length: Count | null
  sha256: string | null
  weight: number
}

export type Sha = string

export type Shard = {
  index: number
  of: number
  family: Count
  timed: Count
  familyOfOthers?: Count | undefined
  rows: string[]
  dealt: number[]
}

export type Side = "base" | "head"

export type Spent = {
  start: Seconds
  warmUp: Seconds
  leadIn: Seconds
  measured: Seconds
}

export type Stage = "build" | "prepare" | "probe" | "pilots" | "blocks" | "judge" | "profiles"

export type SuiteBenchmark = {
  id: string
  suite: string
  name: string
  parameters: Parameters
  driver: "suite"
  module: null
  command: string[]
  timeoutSeconds: Seconds
  threshold: number | null
  measuredSeconds?: Seconds | undefined
  pinned?: boolean | undefined
  alone?: true | undefined
  gates?: string[] | undefined
  metrics?: string[] | undefined
  runtime?: string | undefined
  adapter: AdapterId
}

export type Unit = "s" | "B" | "count" | "per_s" | "ratio"

export type UnmeasuredCause = "too-long" | "no-room" | "published-copy" | "not-reached" | "no-value" | "no-journal"

export type Usage = {
  of: string
  as: "level" | "growth" | "growth-per-call" | "growth-per-second"
  scale: number
}

export type Variant = {
  runtime: string
  builds: {
    base: Build | null
    head: Build | null
  }
}

export type Verdict = "regression" | "improvement" | "unchanged" | "inconclusive" | "failed" | "not-measured" | "not-comparable" | "untouched" | "added" | "removed"

export type Warning = {
  code: string
  text: string
}
