import { expect, it } from 'vitest'
import { doctorText } from '../../src/doctor/diagnose.ts'
import { suspect, fine, impossible, unavailable } from '../../src/doctor/probe.ts'

const diagnoses = [
  { id: 'a', title: 'tool', ...fine('1.2\u001b[31m') },
  { id: 'b', title: 'longer title', ...suspect('on', 'turn it off') },
  { id: 'c', title: 'clock', ...unavailable('not reported by the system') },
]

it('gives a line to each probe and a cure to each doubt', () => {
  expect(doctorText(diagnoses, { colours: false })).toBe(
    [
      'ok       tool          1.2 [31m',
      'warn     longer title  on',
      '                       → turn it off',
      'unknown  clock         not reported by the system',
      '',
      '3 probes: 1 ok, 1 warn, 1 unknown',
      '',
    ].join('\n'),
  )
})

it('says last what makes measuring impossible, and colours the state alone', () => {
  const disk = { id: 'd', title: 'disk', ...impossible('full', 'free it') }
  const text = doctorText([disk], { colours: false })
  expect(text.trimEnd().split('\n').at(-1)).toBe('nothing can be measured here: disk')
  expect(doctorText(diagnoses.slice(1, 2), { colours: true })).toContain(
    '\u001b[33mwarn   \u001b[0m  longer',
  )
})
