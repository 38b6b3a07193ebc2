/**
 * The main use case on a real addon: two published versions, built from source, measured and
 * judged. Hashing a few bytes became slower, hashing a million did not change. So the run ends with
 * the exit code of a regression, which is the expected outcome here.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const REGRESSION = 1
const top = fileURLToPath(new URL('..', import.meta.url))

const words = [
  ...'compare npm:keccak@2.1.0 npm:keccak@3.0.1'.split(' '),
  '--benchmarks=benchmarks/demo',
  '--node-version=20.20.2',
  '--results=demo-results',
  ...process.argv.slice(2),
]
console.error(`$ deadheat ${words.join(' ')}`)
const argv = ['dist/cli.js', ...words]
const { status } = spawnSync(process.execPath, argv, { cwd: top, stdio: 'inherit' })
if (status === REGRESSION) {
  console.error('A regression beyond the limit: "deadheat compare" ends with exit code 1.')
}
process.exitCode = status === REGRESSION ? 0 : (status ?? 1)
