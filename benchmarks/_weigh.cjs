'use strict'

// What a process that does nothing weighs, as one line of JSON.

const uptime = process.uptime()
let peak
try {
  const status = require('fs').readFileSync('/proc/self/status', 'ascii')
  peak = Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)[1])
} catch (_) {
  // Elsewhere; on Linux it can be that of the process which started this one.
  peak = process.resourceUsage().maxRSS
}
console.log(JSON.stringify({ peakMemoryBytes: peak * 1024, startSeconds: uptime }))
