const program = `'use strict'
const before = process.hrtime()
let x = 1
for (let i = 0; i < 5e6; i++) x = (x * 31 + i) | 0
const elapsed = process.hrtime(before)
if (x === 0) throw new Error('expected another sum')
console.log(JSON.stringify({ name: 'turns', value: elapsed[0] + elapsed[1] / 1e9, unit: 's' }))
`

/** Files of a suite that costs a tenth of what a benchmark does, for runs of which no verdict matters. */
export const quickSuite: Readonly<Record<string, string>> = {
  'quick.js': program,
  'deadheat.yml': 'commands: [{ name: quick, adapter: json-lines, command: node quick.js }]\n',
}

/** The program of that suite with twenty times the work, which no other program makes up for in a pair. */
export const slowerQuick = program.replace('5e6', '1e8')

/** A suite that counts turns of the package, not time: no clock decides what is found. */
export const countedSuite = {
  'counted.js': `'use strict'
const turns = require('./index.js').turns() * (1 + Math.random() / 100)
console.log(JSON.stringify({ name: 'turns', value: turns, unit: 's' }))
`,
  'deadheat.yml': 'commands: [{ name: counted, adapter: json-lines, command: node counted.js }]\n',
}
