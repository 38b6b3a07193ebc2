import type { Adapter } from './adapter.ts'
import { jsonLinesRun } from './json-lines-run.ts'

/** Any program that prints one line of JSON a result. */
export const jsonLines: Adapter = {
  id: 'json-lines',
  packageName: null,
  nodeOptions: [],
  argv: (command) => command,
  // Its own words come first, what its processes have used behind them.
  read: ({ stdout, file }) => jsonLinesRun(`${stdout}\n${file}`),
}
