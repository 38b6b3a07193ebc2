/** What one folder of src/ may lean on. */
export type Layer = {
  /** Folders of src/, or files directly in it, that it may import, besides its own. */
  readonly folders: readonly string[]
  /** Packages it may import; a trailing star stands for any rest of the name. */
  readonly packages: readonly string[]
}

/** Who may import whom, by folder of src/; the files directly in src/ are entries and may all. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  // pure: data in, data out
  model: { folders: [], packages: ['zod'] },
  stats: { folders: [], packages: ['simple-statistics'] },
  metrics: { folders: ['model'], packages: [] },
  adapters: { folders: ['model', 'metrics'], packages: ['zod'] },
  drivers: { folders: ['model'], packages: ['zod'] },
  plan: { folders: ['model', 'stats', 'adapters'], packages: ['zod', 'shell-quote'] },
  analysis: { folders: ['model', 'stats'], packages: [] },
  render: { folders: ['model'], packages: [] },
  doctor: { folders: ['model', 'render'], packages: [] },
  // effects: no decisions
  host: { folders: ['model'], packages: ['node:*', '@actions/*', 'octokit', '@octokit/*', 'yaml'] },
  store: { folders: ['model', 'host'], packages: [] },
  build: { folders: ['model', 'host', 'store'], packages: ['semver'] },
  sample: { folders: ['model', 'metrics', 'adapters', 'drivers', 'host'], packages: [] },
  publish: { folders: ['model', 'render', 'host'], packages: [] },
  bot: { folders: ['model', 'plan', 'render', 'host', 'publish'], packages: [] },
  // the stages of a run, which pipeline.ts tells one after the other
  run: {
    folders: [
      'model',
      'plan',
      'analysis',
      'metrics',
      'doctor',
      'host',
      'store',
      'build',
      'sample',
      'version.ts',
    ],
    packages: [],
  },
  // what cli.ts offers, one command per file
  commands: {
    folders: [
      'model',
      'plan',
      'analysis',
      'metrics',
      'render',
      'doctor',
      'host',
      'run',
      'store',
      'publish',
      'bot',
      'pipeline.ts',
      'version.ts',
    ],
    packages: ['node:util'],
  },
}

/** The only files that may lie directly in src/. */
export const ENTRIES: readonly string[] = [
  'index.ts',
  'cli.ts',
  'mirror.ts',
  'pipeline.ts',
  'version.ts',
]
