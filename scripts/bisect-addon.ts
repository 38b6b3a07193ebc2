/**
 * Looks for a regression in the history of a real addon: the source of a published release of one, sixty
 * commits that change comments, and among them one that hashes slower. Prints what `deadheat bisect`
 * says; every commit it measures is compiled. A FOLDER of an earlier run that was stopped goes on.
 *
 * npm run build && node scripts/bisect-addon.ts FOLDER [further options of bisect]
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repositoryIn } from '../__tests__/fakes/git-repository.ts'

const release = 'keccak@3.0.4'
const commits = 60
const culprit = 37
const changed = 'src/addon.cc'

const [given, ...options] = process.argv.slice(2)
if (given === undefined) throw new Error('expected a folder: node scripts/bisect-addon.ts FOLDER')
const folder = resolve(given)
const source = join(folder, 'package')
const { git, write } = repositoryIn(source)
const isNew = !existsSync(folder)
if (isNew) makeHistory()
const [good = ''] = git('rev-list', '--reverse', 'main').split('\n')
const wanted = git('rev-list', '--reverse', 'main').split('\n')[culprit] ?? ''
console.log(`the slower commit is ${wanted.slice(0, 7)}, number ${culprit} of ${commits}`)
const argv = [
  'bisect',
  good,
  'main',
  'hash bytes=1048576',
  '--results',
  join(folder, 'results'),
  ...(isNew ? [] : ['--resume']),
  ...options,
]
console.log(`$ deadheat ${argv.join(' ')}`)
const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const { status } = spawnSync(process.execPath, [program, ...argv], {
  cwd: source,
  stdio: 'inherit',
})
process.exitCode = status ?? 1

function makeHistory(): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['pack', '--silent', release], { cwd: folder })
  execFileSync('tar', ['-xf', `${release.replace('@', '-')}.tgz`], { cwd: folder })
  git('init', '--quiet', '--initial-branch=main')
  const lock = ['install', '--package-lock-only', '--ignore-scripts', '--silent']
  execFileSync('npm', lock, { cwd: source })
  const text = fileURLToPath(new URL('../benchmarks/demo/hash.cjs', import.meta.url))
  const own = readFileSync(text, 'utf8').replace('keccak/bindings', '../bindings')
  write('benchmarks/hash.js', own)
  // Programs that were compiled elsewhere would be taken instead of the commit's.
  rmSync(join(source, 'prebuilds'), { recursive: true })
  commit(release)
  for (let at = 1; at <= commits; at += 1) {
    const path = join(source, changed)
    const before = readFileSync(path, 'utf8')
    const isCulprit = at === culprit
    writeFileSync(path, isCulprit ? slower(before) : `${before}// note ${at}\n`)
    commit(isCulprit ? 'absorb more' : `note ${at}`)
  }
}

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
}

/** The same with a twelfth of all input absorbed a second time, into a copy. */
function slower(text: string): string {
  const place = '  KeccakWidth1600_SpongeAbsorb(&sponge, buf.Data(), buf.Length());\n'
  if (!text.includes(place)) throw new Error(`expected the call that absorbs in ${changed}`)
  const again = `  KeccakWidth1600_SpongeInstance copy = sponge;
  KeccakWidth1600_SpongeAbsorb(&copy, buf.Data(), buf.Length() / 12);
`
  return text.replace(place, `${again}${place}`)
}
