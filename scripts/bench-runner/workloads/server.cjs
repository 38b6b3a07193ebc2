'use strict'

const { createServer } = require('node:http')
const { units } = require('./units.cjs')

/** Answers after work that takes much longer than the request itself. */
createServer((request, response) => {
  let length = 0
  for (let unit = 0; unit < 200 * units; unit++)
    length += JSON.stringify({ unit, parts: [unit] }).length
  response.end(String(length))
}).listen(Number(process.env.PORT))
