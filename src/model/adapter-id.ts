import { z } from 'zod'

/** Ids of the benchmark tools whose suites can be read. */
export type AdapterId = z.infer<typeof adapterIdSchema>
/** A tool by its id; other words are refused. `npm run generate` writes them from `src/adapters/index.ts`. */
export const adapterIdSchema = z.enum([
  'tinybench',
  'mitata',
  'benchmark',
  'benny',
  'cronometro',
  'fastbench',
  'bench-node',
  'vitest',
  'autocannon',
  'json-lines',
  'node-core',
])
