/**
 * `npm run suites [-- NAME… --base SIDE --head SIDE --preset NAME]`: measures every bundled suite and
 * writes what its study would have printed to docs/studies/NAME.md, with the date, the machine and
 * the versions. What stands below the generated part of a page is kept.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { suiteNames } from '../src/build/open-suite.ts'
import { createFiles } from '../src/host/files.ts'
import { parseDocument } from '../src/model/parse-document.ts'
import { resultSchema, type Result } from '../src/model/result.ts'
import { machineText } from '../src/render/machine-text.ts'
import { studyLines, studySource } from '../src/render/study-lines.ts'
import { renderTerminal } from '../src/render/terminal.ts'

const TOP = fileURLToPath(new URL('..', import.meta.url))
const STUDIES = join(TOP, 'docs/studies')
const WIDTH = 120
const END = '<!-- end of what "npm run suites" writes -->'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'node:20' },
    head: { type: 'string', default: 'node:22' },
    preset: { type: 'string', default: 'quick' },
  },
})

const all = await suiteNames(join(TOP, 'benchmarks'), { files: createFiles() })
const wanted = positionals.length === 0 ? all : positionals
mkdirSync(STUDIES, { recursive: true })
for (const name of wanted) {
  process.stdout.write(`\n${name}\n`)
  const result = await measured(name)
  if (result === null) process.exitCode = 1
  else {
    process.stdout.write(`${studyLines(result, WIDTH).join('\n')}\n`)
    writePage(name, result)
  }
}

/** @returns `null` when it could not be measured; the program has said why */
async function measured(name: string): Promise<Result | null> {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-suites-'))
  try {
    const { base, head, preset } = values
    const options = ['--suite', name, '--preset', preset, '--results', join(folder, 'results')]
    await run([join(TOP, 'dist/cli.js'), 'compare', base, head, ...options], folder)
    const path = join(folder, 'results/result.json')
    return existsSync(path)
      ? parseDocument(resultSchema, readFileSync(path, 'utf8'), 'a result', path)
      : null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In an empty folder, because both sides are nothing but a Node.js. */
function run(argv: readonly string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', fail)
    child.on('close', () => done())
  })
}

function writePage(name: string, result: Result): void {
  const path = join(STUDIES, `${name}.md`)
  const present = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const kept = present.includes(END) ? present.slice(present.indexOf(END) + END.length) : '\n'
  const text = [
    `# ${name}`,
    `After ${studySource(result)}.`,
    `Measured on ${result.startedAt.slice(0, 10)} with the preset \`${values.preset}\`, ${machineText(result.machine)}.`,
    'Absolute times are of that machine and that hour; what can be compared are the verdicts and the ratios.',
    ['```text', ...studyLines(result, WIDTH), '```'].join('\n'),
    'Base against head:',
    ['```text', renderTerminal(result, { width: WIDTH, colours: false }).trimEnd(), '```'].join(
      '\n',
    ),
    END,
  ].join('\n\n')
  writeFileSync(path, `${text}${kept}`)
  process.stdout.write(`written: docs/studies/${name}.md\n`)
}
