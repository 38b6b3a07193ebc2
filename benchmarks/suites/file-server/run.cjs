'use strict'

const cell = require('./cell.cjs')

/*
 * The study's own run: servers are started, the clients make their requests once, and that is all.
 * A cell measured again and again in servers that are warm is the benchmark `cell`.
 */
module.exports = Object.assign({}, cell, {
  question:
    'how fast is a cell in servers and clients that were just started, as the study ran it?',
  presets: { quick: false, sweep: false },
  calls: 1,
  batches: 1,
})
