/**
 * Who may import whom, by folder of src/, each after all that it may import; the files directly in src/ are
 * entries and may all.
 */
export const LAYERS: Readonly<Record<string, ReturnType<typeof layerOf>>> = {
  // pure: data in, data out
  model: layerOf('', 'zod'),
  stats: layerOf('', 'simple-statistics'),
  metrics: layerOf('model', ''),
  settings: layerOf('model', 'zod'),
  adapters: layerOf('model metrics', 'simple-statistics zod'),
  drivers: layerOf('model stats', 'simple-statistics'),
  find: layerOf(
    'model adapters settings',
    '@sveltejs/acorn-typescript acorn es-module-lexer js-tokens',
  ),
  plan: layerOf('model stats adapters settings find', 'zod'),
  analysis: layerOf('model stats', 'simple-statistics'),
  render: layerOf('model stats', 'd3-scale d3-shape'),
  doctor: layerOf('model render', ''),
  // effects: no decisions
  sandbox: layerOf('model', 'node:*'),
  host: layerOf('model sandbox', 'node:* @actions/* octokit @octokit/* yaml zod'),
  store: layerOf('model host', ''),
  toolchain: layerOf('model host', 'semver'),
  revision: layerOf('model host toolchain', 'semver'),
  build: layerOf('model find sandbox host toolchain revision store', 'semver'),
  workspace: layerOf('model host toolchain revision build', 'simple-statistics'),
  measure: layerOf('model metrics adapters drivers sandbox host', 'simple-statistics'),
  publish: layerOf('model render host', ''),
  bot: layerOf('model plan settings render host publish', ''),
  // the stages of a run, which pipeline.ts tells one after the other
  session: layerOf(
    'model settings find plan analysis metrics doctor sandbox host store toolchain revision build workspace measure version.ts',
    '',
  ),
  // capabilities that can be taken out whole: each may import every room, and none another part
  parts: layerOf(
    'model stats settings adapters drivers find plan analysis render host revision build store measure publish workspace session version.ts',
    'zod d3-scale d3-shape',
  ),
  // what cli.ts offers, one command per file
  cli: layerOf(
    'model settings plan analysis render doctor sandbox host session store workspace publish parts pipeline.ts version.ts',
    'node:util',
  ),
  // what index.ts does in a job, one event per file
  action: layerOf(
    'model metrics settings plan analysis render host publish bot parts cli pipeline.ts',
    '',
  ),
}

/**
 * What one folder of src/ may lean on: folders of src/, or files directly in it, besides its own, and packages, of which
 * a trailing star stands for any rest of the name.
 */
function layerOf(folders: string, packages: string) {
  const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')
  return { folders: words(folders), packages: words(packages) }
}

/** The only files that may lie directly in src/. */
export const ENTRIES = 'index.ts cli.ts judge.ts pipeline.ts version.ts'.split(' ')
