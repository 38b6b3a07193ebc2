import { readFileSync } from 'node:fs'
import { askCache } from './host/cache/ask-cache.ts'

// A program of its own: what it loads is as large as everything else together, it prints as it likes,
// and it looks for its places in the environment. Its token it reads.
process.exitCode = await askCache(process.argv.slice(2), readFileSync(0, 'utf8'))
