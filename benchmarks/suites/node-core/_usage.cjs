'use strict'

const fs = require('fs')

/** CPU time and memory of this process so far, and how long its main thread has had work. */
exports.usage = function () {
  const cpu = process.cpuUsage()
  return {
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    readySeconds: readySeconds(),
    rss: process.memoryUsage().rss,
  }
}

/** How long the main thread ran or waited for a CPU; `null` where unknown. */
function readySeconds() {
  try {
    const times = fs.readFileSync('/proc/self/schedstat', 'utf8').split(' ')
    return (Number(times[0]) + Number(times[1])) / 1e9
  } catch (_) {
    return null
  }
}
