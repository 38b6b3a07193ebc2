'use strict'

const { work } = require('./work.cjs')
process.on('message', (units) => process.send(work(units)))
