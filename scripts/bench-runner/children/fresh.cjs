'use strict'

// node fresh.cjs FILE ITERATIONS: prints the nanoseconds per call of a benchmark, including
// warm-up, as in a process of Node core's compare.js.
const { setup, run } = require(process.argv[2])
const iterations = Number(process.argv[3])
const state = setup === undefined ? undefined : setup()
const begun = process.hrtime.bigint()
for (let call = 0; call < iterations; call++) run(state)
console.log(Number(process.hrtime.bigint() - begun) / iterations)
