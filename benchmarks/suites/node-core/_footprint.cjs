'use strict'

const fs = require('fs')

// Bytes of this process in memory; shared ones count in proportion to the number of processes that
// share them.
process.stdout.write(
  JSON.stringify({ rss: process.memoryUsage().rss, pss: proportionalBytes() }) + '\n'
)

function proportionalBytes() {
  let text
  try {
    text = fs.readFileSync('/proc/self/smaps_rollup', 'ascii')
  } catch (_) {
    return null
  }
  const match = /^Pss:\s*(\d+) kB$/m.exec(text)
  return match === null ? null : Number(match[1]) * 1024
}
