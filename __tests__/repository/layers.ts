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
  settings: { folders: ['model'], packages: ['zod'] },
  adapters: { folders: ['model', 'metrics'], packages: ['simple-statistics', 'zod'] },
  drivers: { folders: ['model', 'stats'], packages: ['simple-statistics'] },
  find: {
    folders: ['model', 'adapters', 'settings'],
    packages: ['es-module-lexer', 'js-tokens'],
  },
  plan: {
    folders: ['model', 'stats', 'adapters', 'settings', 'find'],
    packages: ['zod', 'shell-quote'],
  },
  analysis: { folders: ['model', 'stats'], packages: [] },
  render: { folders: ['model'], packages: ['d3-scale', 'd3-shape'] },
  doctor: { folders: ['model', 'render'], packages: [] },
  // effects: no decisions
  sandbox: { folders: ['model'], packages: ['node:*'] },
  host: {
    folders: ['model', 'sandbox'],
    packages: ['node:*', '@actions/*', 'octokit', '@octokit/*', 'yaml', 'zod'],
  },
  store: { folders: ['model', 'host'], packages: [] },
  toolchain: { folders: ['model', 'host'], packages: [] },
  revision: { folders: ['model', 'host', 'toolchain'], packages: ['semver'] },
  build: {
    folders: ['model', 'sandbox', 'host', 'toolchain', 'revision', 'store'],
    packages: ['semver'],
  },
  workspace: {
    folders: ['model', 'host', 'toolchain', 'revision', 'build'],
    packages: ['simple-statistics'],
  },
  measure: {
    folders: ['model', 'metrics', 'adapters', 'drivers', 'sandbox', 'host'],
    packages: ['simple-statistics'],
  },
  publish: { folders: ['model', 'render', 'host'], packages: [] },
  bot: { folders: ['model', 'plan', 'settings', 'render', 'host', 'publish'], packages: [] },
  // the stages of a run, which pipeline.ts tells one after the other
  session: {
    folders: [
      'model',
      'settings',
      'find',
      'plan',
      'analysis',
      'metrics',
      'doctor',
      'sandbox',
      'host',
      'store',
      'toolchain',
      'revision',
      'build',
      'workspace',
      'measure',
      'version.ts',
    ],
    packages: [],
  },
  // capabilities that can be taken out whole: each may import every room, and none another part
  parts: {
    folders: [
      'model',
      'stats',
      'settings',
      'adapters',
      'drivers',
      'find',
      'plan',
      'analysis',
      'render',
      'host',
      'revision',
      'build',
      'store',
      'measure',
      'publish',
      'workspace',
      'session',
      'version.ts',
    ],
    packages: ['zod', 'd3-scale', 'd3-shape'],
  },
  // what cli.ts offers, one command per file
  cli: {
    folders: [
      'model',
      'settings',
      'plan',
      'analysis',
      'render',
      'doctor',
      'sandbox',
      'host',
      'session',
      'store',
      'workspace',
      'publish',
      'parts',
      'pipeline.ts',
      'version.ts',
    ],
    packages: ['node:util'],
  },
  // what index.ts does in a job, one event per file
  action: {
    folders: [
      'model',
      'metrics',
      'settings',
      'plan',
      'analysis',
      'render',
      'host',
      'publish',
      'bot',
      'parts',
      'cli',
      'pipeline.ts',
    ],
    packages: [],
  },
}

/** The only files that may lie directly in src/. */
export const ENTRIES: readonly string[] = [
  'index.ts',
  'cli.ts',
  'judge.ts',
  'pipeline.ts',
  'version.ts',
]
