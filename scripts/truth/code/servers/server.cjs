'use strict'

const units = require('./units.json')
const { work } = require('./work.cjs')
require('node:http')
  .createServer((request, response) => response.end(String(work(units[request.url.slice(1)]))))
  .listen(process.env.PORT, '127.0.0.1')
