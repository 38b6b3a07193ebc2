/**
 * Looks for a regression in the history of a real addon: the source of a published release of one, sixty
 * commits that change comments and documents, and among them one that hashes slower. Prints what
 * `deadheat bisect` says; every commit it measures is compiled.
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
if (given === undefined || existsSync(given)) {
  throw new Error('expected a folder that does not exist yet: node scripts/bisect-addon.ts FOLDER')
}
const folder = resolve(given)
const source = join(folder, 'package')
mkdirSync(folder, { recursive: true })
execFileSync('npm', ['pack', '--silent', release], { cwd: folder })
execFileSync('tar', ['-xf', `${release.replace('@', '-')}.tgz`], { cwd: folder })
const { git, write } = repositoryIn(source)
const commit = (subject: string): string => {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
  return git('rev-parse', 'HEAD')
}
git('init', '--quiet', '--initial-branch=main')
const lock = ['install', '--package-lock-only', '--ignore-scripts', '--silent']
execFileSync('npm', lock, { cwd: source })
mkdirSync(join(source, 'benchmarks'))
write(
  'benchmarks/hash.js',
  readFileSync(
    fileURLToPath(new URL('../benchmarks/demo/hash.cjs', import.meta.url)),
    'utf8',
  ).replace('keccak/bindings', '../bindings'),
)
// Programs that were compiled elsewhere would be taken instead of the commit's.
rmSync(join(source, 'prebuilds'), { recursive: true })
const good = commit(release)
const wanted = Array.from({ length: commits }, (_, at) => {
  const path = join(source, changed)
  const text = readFileSync(path, 'utf8')
  const isCulprit = at + 1 === culprit
  writeFileSync(path, isCulprit ? slower(text) : `${text}// note ${at + 1}\n`)
  return { isCulprit, sha: commit(isCulprit ? 'absorb more' : `note ${at + 1}`) }
}).find((one) => one.isCulprit)
console.log(
  `the slower commit is ${wanted?.sha.slice(0, 7) ?? 'missing'}, number ${culprit} of ${commits}`,
)
const argv = [
  'bisect',
  good,
  'main',
  'hash bytes=1048576',
  '--results',
  join(folder, 'results'),
  ...options,
]
console.log(`$ deadheat ${argv.join(' ')}`)
const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const { status } = spawnSync(process.execPath, [program, ...argv], {
  cwd: source,
  stdio: 'inherit',
})
process.exitCode = status ?? 1

/** The same with a twelfth of all input absorbed a second time, into a copy. */
function slower(text: string): string {
  const place = '  KeccakWidth1600_SpongeAbsorb(&sponge, buf.Data(), buf.Length());\n'
  if (!text.includes(place)) throw new Error(`expected the call that absorbs in ${changed}`)
  const again = `  KeccakWidth1600_SpongeInstance copy = sponge;
  KeccakWidth1600_SpongeAbsorb(&copy, buf.Data(), buf.Length() / 12);
`
  return text.replace(place, `${again}${place}`)
}
