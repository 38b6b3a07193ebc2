import { readFileSync } from 'node:fs'
import { askCache } from './host/cache/ask-cache.ts'

// A separate program, because @actions/cache is as large as everything else together, prints what
// it likes, and takes its addresses from the environment. It reads its token from standard input.
process.exitCode = await askCache(process.argv.slice(2), readFileSync(0, 'utf8'))
