import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { ownEnvironment } from '../../../src/host/process/own-environment.ts'

// node own-environment-child.ts word: prints what it was started with and what it knows.
const variables = ownEnvironment((name) => name === 'INPUT_GITHUB-TOKEN')
if (process.argv[2] !== 'word') throw new Error('expected my words, got others')
process.stdout.write(
  JSON.stringify({
    started: readFileSync('/proc/self/environ', 'latin1'),
    cores: readFileSync('/proc/self/limits', 'latin1'),
    variables,
    inherited: execFileSync('env', { encoding: 'utf8' }),
    input: readFileSync(0, 'utf8'),
    left: readdirSync(tmpdir()),
  }),
)
