/**
 * `npm run release -- home OWNER`: says once who owns the repository.
 * `npm run release -- prepare 1.2.3`: version, changelog, generated files and bundle, one commit and its tag.
 * `npm run release -- pack FOLDER`: what a release consists of, after the bundle was built again and compared.
 * `npm run release -- publish FOLDER [--dry-run]`: publishes that folder, or prints the commands.
 * `npm run release -- pin 1.2.3`: lets the documents pin the commit of that release.
 *
 * It uses nothing but Node.js, because the job that may publish installs no packages.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { home } from '../src/model/home.ts'
import { notesOf, releasedChangeLog } from './release/change-log.ts'
import { publishSteps } from './release/publish-steps.ts'
import { shippedBill } from './release/shipped-bill.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const UNRELEASED = /^0{40}$/

// What a job needs to run the action; the same as in the package, without its documents.
const ACTION = ['action.yml', 'dist', 'benchmarks', 'schemas', 'package.json', 'LICENSE']

const commands = new Map(Object.entries({ home: moveTo, prepare, pack, publish, pin }))
const [command = '', subject = '', flag = ''] = process.argv.slice(2)
const act = commands.get(command)
if (act === undefined || subject === '')
  throw new Error('expected home, prepare, pack, publish or pin, and its argument')
act(subject)

function moveTo(owner: string): void {
  if (!/^[a-z\d](?:-?[a-z\d])*$/i.test(owner)) throw new Error(`expected an owner, got "${owner}"`)
  assertClean()
  writeHome(/(?<=owner: ')[^']*/, owner)
  remake()
  commitAll(`release: this is the repository of ${owner}`)
}

function prepare(wanted: string): void {
  const version = versionFrom(wanted)
  assertClean()
  run(process.execPath, ['scripts/pictures.ts', '--check'])
  edit('CHANGELOG.md', (text) => releasedChangeLog(text, version))
  const flags = ['--no-git-tag-version', '--allow-same-version', '--ignore-scripts']
  run('npm', ['version', version, ...flags])
  if (UNRELEASED.test(home.release.commit)) writeHome(/(?<=version: ')[^']*/, version)
  remake()
  commitAll(`release: ${version}`)
  run('git', ['tag', '--annotate', `v${version}`, '--message', `v${version}`])
  process.stdout.write(`git push --atomic origin HEAD v${version} releases it\n`)
}

function pack(folder: string): void {
  const version = versionFrom(manifest.version)
  const tag = process.env['GITHUB_REF_TYPE'] === 'tag' ? process.env['GITHUB_REF_NAME'] : undefined
  if (tag !== undefined && tag !== `v${version}`) {
    throw new Error(`expected the tag v${version} of package.json, got ${tag}`)
  }
  const notes = notesOf(read('CHANGELOG.md'), version)
  const stale = staleFiles()
  if (stale.length > 0) {
    throw new Error(
      `expected dist/ as the sources build it, got another ${stale.join(', ')}: run "npm run build"`,
    )
  }
  mkdirSync(join(top, folder), { recursive: true })
  // Without scripts: what is packed is what is committed.
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder])
  const action = `deadheat-action-${version}.tar.gz`
  const form = ['--format=tar.gz', `--prefix=deadheat-${version}/`]
  run('git', ['archive', ...form, '--output', join(folder, action), 'HEAD', ...ACTION])
  const bill = output('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'])
  const sbom = `deadheat-${version}.cdx.json`
  write(join(folder, sbom), shippedBill(bill, read('dist/licenses.txt')))
  const files = [`deadheat-${version}.tgz`, action, sbom]
  write(
    join(folder, 'SHA256SUMS'),
    files.map((file) => `${digestOf(join(folder, file))}  ${file}\n`).join(''),
  )
  write(join(folder, 'notes.md'), notes)
}

function publish(folder: string): void {
  const isDry = flag === '--dry-run'
  const sums = read(join(folder, 'SHA256SUMS')).trim().split('\n')
  const files = sums.map((line) => line.split('  ')[1] ?? '')
  const changed = sums.filter(
    (line, index) => !line.startsWith(digestOf(join(folder, files[index] ?? ''))),
  )
  if (changed.length > 0)
    throw new Error(`expected the files of SHA256SUMS, got others:\n${changed.join('\n')}`)
  const steps = publishSteps({
    version: versionFrom(manifest.version),
    repository: process.env['GITHUB_REPOSITORY'] ?? `${home.owner}/${home.name}`,
    sha: output('git', ['rev-parse', 'HEAD']).trim(),
    folder,
    files: [...files, 'SHA256SUMS'],
  })
  for (const { argv, otherwise } of steps) {
    process.stdout.write(`${isDry ? 'would run' : 'running'}: ${argv.join(' ')}\n`)
    if (isDry) continue
    const [program = '', ...words] = argv
    try {
      run(program, words)
    } catch (error) {
      if (otherwise === undefined) throw error
      const [other = '', ...rest] = otherwise
      run(other, rest)
    }
  }
}

function pin(wanted: string): void {
  const version = versionFrom(wanted)
  const commit = output('git', ['rev-parse', '--verify', `v${version}^{commit}`]).trim()
  writeHome(/(?<=version: ')[^']*/, version)
  writeHome(/(?<=commit: ')[^']*/, commit)
  remake()
}

function remake(): void {
  run(process.execPath, ['scripts/generate.ts'])
  run('npm', ['run', '--silent', 'build'])
}

function assertClean(): void {
  const changed = output('git', ['status', '--porcelain'])
  if (changed !== '') throw new Error(`expected a tree without changes, got\n${changed}`)
}

function commitAll(message: string): void {
  run('git', ['add', '--all'])
  run('git', ['commit', '--quiet', '--message', message])
}

/** Files of dist/ that the sources build otherwise, and those that only one of the two has. */
function staleFiles(): readonly string[] {
  const built = mkdtempSync(join(tmpdir(), 'deadheat-release-'))
  try {
    run(process.execPath, ['node_modules/rolldown/bin/cli.mjs', '-c', '--dir', built])
    const [fresh, committed] = [filesIn(built), filesIn(join(top, 'dist'))]
    const all = [...new Set([...fresh.keys(), ...committed.keys()])]
    return all.filter((file) => fresh.get(file) !== committed.get(file)).toSorted()
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = globSync('**/*.*', { cwd: folder })
  return new Map(names.map((name) => [name, digest(readFileSync(join(folder, name)))]))
}

function writeHome(part: RegExp, text: string): void {
  edit('src/model/home.ts', (present) => present.replace(part, text))
}

function versionFrom(text: string): string {
  if (/^\d+\.\d+\.\d+$/.test(text)) return text
  throw new Error(`expected a version such as 1.2.3, got "${text}"`)
}

function edit(path: string, change: (text: string) => string): void {
  write(path, change(read(path)))
}

function read(path: string): string {
  return readFileSync(join(top, path), 'utf8')
}

function write(path: string, text: string): void {
  writeFileSync(join(top, path), text)
}

function digestOf(path: string): string {
  return digest(readFileSync(join(top, path)))
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function run(program: string, words: readonly string[]): void {
  execFileSync(program, words, { cwd: top, stdio: ['ignore', 'inherit', 'inherit'] })
}

function output(program: string, words: readonly string[]): string {
  return execFileSync(program, words, { cwd: top, encoding: 'utf8', maxBuffer: 2 ** 26 })
}
