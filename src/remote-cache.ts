import { askCache } from './host/cache/ask-cache.ts'

// A separate program, because @actions/cache is as large as everything else together, prints what
// it likes, and takes its addresses from the environment.
process.exitCode = await askCache(process.argv.slice(2))
