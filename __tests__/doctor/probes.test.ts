import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diagnose } from '../../src/doctor/diagnose.ts'
import { probesOf, factsOf, fingerprintProbes } from '../../src/doctor/probes.ts'
import { diagnoseBoundary } from '../../src/doctor/system-probes.ts'
import type { Answer, Question } from '../../src/model/machine/machine.ts'

const probes = probesOf({
  resultsDirectory: '/here/deadheat-results',
  cacheDirectory: '/home/user/.cache/deadheat',
})

const none = null
const quota = 'limit max 100000\nlimit 150000 100000'
const twoCpus = 'Name:\tcat\nCpus_allowed_list:\t0-1\n'
const mostlyIdle = 'cpu  900 0 90 9000 0 5 5 0 0 0\ncpu0 1 1 1 1\n'
const robbed = 'cpu  900 0 90 9000 0 5 5 250 0 0\n'
const pressed = 'some avg10=1.00 avg60=42.00 avg300=1.00 total=1\n'
const calm = 'some avg10=50.00 avg60=0.10 avg300=1.00 total=1\nfull avg10=9 avg60=99.00\n'
const df = (free: number) =>
  `Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/sda 99999999 1 ${free} 1% /\n`
const meminfo = (free: number) => `MemTotal:  8388608 kB\nMemAvailable:   ${free} kB\n`

/** Probe, what the machine says (`null`: it does not tell), and what is made of it. */
const cases: readonly (readonly [string, readonly (string | null)[], string, string])[] = [
  ['node', ['v24.1.0\n/usr/bin/node\nheaders\n'], 'ok', 'v24.1.0 at /usr/bin/node, with headers'],
  ['node', ['v24.1.0\n/usr/bin/node\n\n'], 'warn', 'without headers'],
  ['node', [none], 'impossible', 'not there'],
  ['npm', ['11.0.0\n'], 'ok', '11.0.0'],
  ['npm', [none], 'warn', 'not there'],
  ['git', ['git version 2.39.5\n'], 'ok', '2.39.5'],
  ['compiler', [none, 'clang version 18.1.0\nTarget: x\n', none], 'ok', 'clang version 18.1.0'],
  ['compiler', [none, none, none], 'warn', 'none on the PATH'],
  ['make', ['GNU Make 4.3\nBuilt for\n'], 'ok', 'GNU Make 4.3'],
  ['python', ['Python 3.11.7\n'], 'ok', '3.11.7'],
  ['cmake', ['cmake version 3.25.1\n\nCMake suite\n'], 'ok', 'cmake version 3.25.1'],
  ['ninja', ['1.11.1\n'], 'ok', '1.11.1'],
  ['compiler-cache', ['ccache version 4.7.5\n'], 'ok', 'ccache version 4.7.5'],
  ['git-lfs', ['git-lfs/3.3.0 (GitHub; linux amd64)\n'], 'ok', 'git-lfs/3.3.0'],
  ['results-disk', [df(9_000_000)], 'ok', '8.58 GiB at /here/deadheat-results'],
  ['results-disk', [df(900_000)], 'warn', '879 MiB'],
  ['cache-disk', [df(900)], 'impossible', '900 KiB'],
  ['cache-disk', [none], 'unknown', 'not there'],
  ['memory', [meminfo(4_194_304)], 'ok', '4.00 GiB of 8.00 GiB'],
  ['memory', [meminfo(524_288)], 'warn', '512 MiB'],
  ['memory', [meminfo(1024)], 'impossible', '1.00 MiB'],
  ['memory', ['MemFree: 1 kB\n'], 'unknown', 'not reported'],
  ['cpus', [twoCpus], 'ok', '2 (0-1)'],
  ['cpus', ['Cpus_allowed_list:\t3\n'], 'warn', 'one (3)'],
  ['cpus', [none], 'unknown', 'not reported'],
  ['pinning', [''], 'ok', 'taskset works'],
  ['pinning', [none], 'warn', 'not there'],
  ['governor', ['performance\nperformance\n'], 'ok', 'performance'],
  ['governor', ['powersave\nperformance\n'], 'warn', 'powersave, performance'],
  ['governor', [none], 'unknown', 'virtual'],
  ['boost', ['1\n', none], 'ok', 'off'],
  ['boost', ['0\n', none], 'warn', 'on'],
  ['boost', [none, '1\n'], 'warn', 'on'],
  ['boost', [none, '0\n'], 'ok', 'off'],
  ['boost', [none, none], 'unknown', 'no switch'],
  ['siblings', ['0\n1\n'], 'ok', 'no CPUs share'],
  ['siblings', ['0,2\n10,12\n1,3\n0,2\n'], 'warn', '0,2 | 1,3 | 10,12'],
  ['siblings', [none], 'unknown', 'does not report'],
  ['aslr', ['2\n'], 'ok', 'full'],
  ['aslr', ['1\n'], 'warn', 'partial'],
  ['aslr', ['0\n'], 'warn', 'off'],
  ['aslr', [none], 'unknown', 'not reported'],
  ['huge-pages', ['always [madvise] never\n'], 'ok', 'madvise'],
  ['huge-pages', ['[always] madvise never\n'], 'warn', 'always'],
  ['huge-pages', [none], 'unknown', 'not reported'],
  ['clock-source', ['tsc\n', 'tsc hpet\n'], 'ok', 'tsc'],
  ['clock-source', ['hpet\n', 'tsc hpet\n'], 'warn', 'hpet'],
  ['clock-source', [none, none], 'unknown', 'not reported'],
  ['hypervisor', ['flags\t\t: fpu hypervisor\n', none, 'KVM\n'], 'warn', 'yes (KVM)'],
  ['hypervisor', ['flags\t\t: fpu\n', none, 'Laptop 7\n'], 'ok', 'no'],
  ['hypervisor', ['Features : fp\n', none, none], 'unknown', 'not reported'],
  ['hypervisor', ['Features : fp\n', 'xen\n', none], 'warn', 'yes (xen)'],
  ['steal', [mostlyIdle], 'ok', '0.0%'],
  ['steal', [robbed], 'warn', '20.0%'],
  ['steal', [none], 'unknown', 'not reported'],
  ['cpu-quota', ['limit max 100000\nnr_throttled 0\n'], 'ok', 'none'],
  ['cpu-quota', [`${quota}\nnr_throttled 7\n`], 'warn', '150% of one CPU; stopped 7 times'],
  ['cpu-quota', [''], 'unknown', 'any control group'],
  ['cpu-quota', [none], 'unknown', 'not there'],
  ['load', ['0.20 1.00 2.00 1/97 7110\n', twoCpus], 'ok', '0.20 in the last minute, on 2 CPUs'],
  ['load', ['1.74 1.00 2.00 1/97 7110\n', twoCpus], 'warn', '1.74'],
  ['load', [none, none], 'unknown', 'not reported'],
  ['pressure', [calm, calm, none], 'ok', '0.10, 0.10, –'],
  ['pressure', [calm, pressed, calm], 'warn', '0.10, 42.00, 0.10'],
  ['pressure', [none, none, none], 'unknown', 'not reported by the kernel'],
]

it.each(cases)('the probe %s makes of %j: %s', async (id, texts, verdict, words) => {
  const { state, answerText: found, impossible } = await judgementOf(id, texts)
  expect(impossible ? 'impossible' : state).toBe(verdict)
  expect(found).toContain(words)
})

it('the probes have each an example, and are explained in docs/machine.md, each and no other', () => {
  const shown = new Set(cases.map(([id]) => id))
  expect(probes.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  expect(new Set(probes.map(({ id }) => id)).size).toBe(probes.length)
  const page = readFileSync(join(import.meta.dirname, '../../docs/machine.md'), 'utf8')
  const rows = page.match(/^\| `.*?(?= \|)/gm) ?? []
  const named = rows.flatMap((row) => row.match(/(?<=`)[a-z-]+(?=`)/g) ?? [])
  expect(named.toSorted()).toEqual(['boundary', ...probes.map(({ id }) => id)].toSorted())
})

it('the probes judge whatever the machine says, and name a cure for every warning', async () => {
  const answers = fc.func(
    fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => answerOf(text)),
      fc.constantFrom('0', '\n', 'a: b', 'cpu  a b', 'flags:', '[x]').map(answerOf),
      fc.constant(answerOf(null)),
    ),
  )
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const diagnoses = await diagnose(probes, async (question) => answer(question))
      expect(diagnoses).toHaveLength(probes.length)
      const uncured = diagnoses.filter(({ state, hint }) => state === 'warn' && hint === null)
      const unwarned = diagnoses.filter(({ state, impossible }) => impossible && state !== 'warn')
      expect([...uncured, ...unwarned]).toEqual([])
    }),
    { numRuns: 200 },
  )
})

async function judgementOf(id: string, texts: readonly (string | null)[]) {
  const asked = probes.filter((probe) => probe.id === id)
  const questions = asked.flatMap((probe) => probe.questions)
  expect(texts).toHaveLength(questions.length)
  const [diagnosis] = await diagnose(asked, async (question) =>
    answerOf(texts[questions.indexOf(question)] ?? null),
  )
  if (diagnosis === undefined) throw new Error(`expected a probe, got none with the id ${id}`)
  return diagnosis
}

function answerOf(text: string | null): Answer {
  return text === null ? { text, trouble: 'not there' } : { text, trouble: null }
}

const texts: Readonly<Record<string, string>> = {
  '/proc/cpuinfo': 'model name\t: Fast\nmicrocode\t: 0x1\nflags\t: fpu\n',
  '/proc/loadavg': '0.10 0.20 0.30 1/100 4242\n',
  '/proc/self/status': 'Cpus_allowed_list:\t0-3\n',
  '/proc/sys/kernel/randomize_va_space': '2\n',
}

const asked = async (question: Question): Promise<Answer> =>
  answerOf('file' in question ? (texts[question.file] ?? null) : null)

it('diagnoseBoundary says what kind of sandbox there is, or how to open the machine', () => {
  const [how, network] = ['own process table and users', 'loopback' as const]
  const there = { kind: 'namespace', how, trouble: null, readOnly: true, network } as const
  const answerText = `foreign code sees only its own side and the system (${how})`
  expect(diagnoseBoundary(there)).toMatchObject({ state: 'ok', answerText })
  const closed = { ...there, kind: 'sweep', trouble: 'no perl', readOnly: false } as const
  expect(diagnoseBoundary({ ...closed, remedy: 'install perl' })).toMatchObject({
    state: 'warn',
    answerText: expect.stringContaining('a job refuses to run: no perl'),
    hint: 'install perl',
  })
})

it('factsOf keeps what the machine tells, and which of it will be the same tomorrow', async () => {
  const facts = factsOf(await diagnose(fingerprintProbes, asked))
  expect(facts.map(({ id, found, lasting }) => [id, found, lasting])).toEqual([
    ['cpus', '4 (0-3)', true],
    ['aslr', 'full: every process has its own layout', true],
    ['hypervisor', 'no', true],
    ['load', '0.10 in the last minute, on 4 CPUs', false],
  ])
  const silent = await diagnose(fingerprintProbes, async () => answerOf(null))
  expect(factsOf(silent)).toEqual([])
})
