'use strict'

// The published benchmark as a program: `node --prof _buffer-loop.cjs SECONDS`.

const make = require('./new-buffer.cjs').make

const TIMES = 300000

function test() {
  let buffer
  for (let time = 0; time < TIMES; time++) buffer = make()
  return buffer
}

const end = Date.now() + Number(process.argv[2]) * 1000
while (Date.now() < end) test()
