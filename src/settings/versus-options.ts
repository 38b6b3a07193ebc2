import type { SettingName } from './settings.ts'

/** The settings that a contest of files, packages or commands takes as options, in their order. */
export const versusOptions: readonly SettingName[] = [
  'config',
  'benchmarks',
  'suite',
  'preset',
  'set',
  'only',
  'commands',
  'node-version',
  'recipe',
  'install-scripts',
  'working-directory',
  'pairs',
  'threshold',
  'alpha',
  'budget',
  'timeout',
  'build-timeout',
  'cache',
  'lanes',
  'layouts',
  'isolation',
  'network',
  'seed',
  'results',
]
