import { describe, expect, it } from 'vitest'
import { diagnose } from '../../src/doctor/diagnose.ts'
import { factsOf, fingerprintProbes } from '../../src/doctor/probes.ts'
import type { Answer, Question } from '../../src/model/machine/question.ts'

const texts: Readonly<Record<string, string>> = {
  '/proc/cpuinfo': 'model name\t: Fast\nmicrocode\t: 0x1\nflags\t: fpu\n',
  '/proc/loadavg': '0.10 0.20 0.30 1/100 4242\n',
  '/proc/self/status': 'Cpus_allowed_list:\t0-3\n',
  '/proc/sys/kernel/randomize_va_space': '2\n',
}

const asked = (question: Question): Promise<Answer> => {
  const text = 'file' in question ? texts[question.file] : undefined
  return Promise.resolve(
    text === undefined ? { text: null, trouble: 'not there' } : { text, trouble: null },
  )
}

describe('factsOf', () => {
  it('keeps what the machine tells, and which of it will be the same tomorrow', async () => {
    const facts = factsOf(await diagnose(fingerprintProbes, asked))
    expect(facts.map(({ id, found, lasting }) => [id, found, lasting])).toEqual([
      ['microcode', '0x1', true],
      ['cpus', '4 (0-3)', true],
      ['aslr', 'full: every process has its own layout', true],
      ['hypervisor', 'no', true],
      ['load', '0.10 in the last minute, on 4 CPUs', false],
    ])
  })

  it('has nothing to say of a machine that tells nothing', async () => {
    const silent = (): Promise<Answer> => Promise.resolve({ text: null, trouble: 'not there' })
    expect(factsOf(await diagnose(fingerprintProbes, silent))).toEqual([])
  })
})
