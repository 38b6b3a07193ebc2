/**
 * `npx node scripts/without-part.ts NAME [TESTS…]`: takes the line of a part out of `src/parts/index.ts`, in a copy of
 * the tree, generates what is generated, and runs the types and the quick and unit tests, all but the part's own.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parts } from '../src/parts/index.ts'
import { treeFiles } from './test-run/tree-digest.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...tests] = process.argv.slice(2)
if (!parts.some((part) => part.name === name)) {
  throw new Error(`expected a part (${parts.map((part) => part.name).join(', ')}), got "${name}"`)
}

const copy = mkdtempSync(join(tmpdir(), `deadheat-without-${name}-`))
// The bundle is made of all parts, the documents tell of them, and comments have what each adds.
const ofAll = [
  ...['dist', 'readme', 'security', 'workflows'].map(
    (test) => `__tests__/repository/${test}.test.ts`,
  ),
  '__tests__/parts/same-everywhere.test.ts',
]
const leftOut = [`__tests__/parts/${name}/`, ...ofAll]
try {
  // Some tests look into the tree as somebody else.
  run('chmod', '755', copy)
  for (const file of treeFiles(top)) {
    if (leftOut.some((path) => file.startsWith(path))) continue
    cpSync(join(top, file), join(copy, file), { verbatimSymlinks: true })
  }
  const list = join(copy, 'src/parts/index.ts')
  const [imports = '', rest = ''] = readFileSync(list, 'utf8').split(/(?=\nexport const parts)/)
  const others = imports.split('\n').filter((line) => !line.includes(`'./${name}/`))
  writeFileSync(list, `${others.join('\n')}${rest.replace(new RegExp(`\\b${name}\\b,? *`), '')}`)
  run('git', 'init', '-q')
  run('git', 'add', '-A')
  run('git', '-c', 'user.name=nobody', '-c', 'user.email=nobody', 'commit', '-qm', 'a copy')
  run('ln', '-s', join(top, 'node_modules'), 'node_modules')
  run('npm', 'run', '--silent', 'generate')
  run('npm', 'run', '--silent', 'types')
  run('npx', 'vitest', 'run', '--project=quick', '--project=unit', '--project=apart', ...tests)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** @throws Error when it fails */
function run(program: string, ...argv: readonly string[]): void {
  const { status } = spawnSync(program, argv, { cwd: copy, stdio: 'inherit' })
  if (status === 0) return
  throw new Error(`expected "${[program, ...argv].join(' ')}" to pass without ${name}`)
}
