import type { Adapter } from './adapter.ts'
import { jsonLinesRows } from './reading/json-lines-rows.ts'
import { usageOf } from './reading/usage-of.ts'

/** Any program that prints one line of JSON per result. */
export const jsonLines: Adapter = {
  id: 'json-lines',
  packageName: null,
  nodeOptions: [],
  fillsTime: false,
  argv: (command) => command,
  read: ({ stdout, lines }) => ({ rows: jsonLinesRows(stdout), ...usageOf(lines) }),
}
