'use strict'

const path = require('path')

const CREATION = /^code-creation,\w+,\d+,(0x[\da-f]+),(\d+),"([^"]*)"(?:,0x[\da-f]+,(.))?/
const MOVE = /^code-move,(0x[\da-f]+),(0x[\da-f]+)/
const LIBRARY = /^shared-library,"([^"]*)",(0x[\da-f]+),(0x[\da-f]+)/
const TICK = /^tick,(0x[\da-f]+),/

/**
 * Counts the ticks in a log of `node --prof` of Node.js 4, by the name under which V8 prints a function:
 * `*fromObject buffer.js:121:20` where it is optimised.
 *
 * @returns `{ all, outside, byName }`; `outside` are those in shared libraries, the executable not among them
 */
exports.ticksIn = function (log) {
  // The newest code counts where several have been in a place; libraries are the oldest.
  const code = []
  const counts = { all: 0, outside: 0, byName: {} }
  log.split('\n').forEach(function (line) {
    const tick = TICK.exec(line)
    if (tick !== null) return count(counts, code[indexAt(code, Number(tick[1]))])
    const created = CREATION.exec(line)
    if (created !== null) {
      const start = Number(created[1])
      const name = (created[4] === undefined ? '' : created[4]) + created[3]
      return code.push({ start: start, end: start + Number(created[2]), name: name })
    }
    const moved = MOVE.exec(line)
    if (moved !== null) return move(code, Number(moved[1]), Number(moved[2]))
    const library = LIBRARY.exec(line)
    if (library === null) return
    const isOutside = path.basename(library[1]) !== path.basename(process.execPath)
    code.push({ start: Number(library[2]), end: Number(library[3]), isOutside: isOutside })
  })
  return counts
}

function count(counts, found) {
  counts.all++
  if (found === undefined) return
  if (found.isOutside === true) counts.outside++
  if (found.name === undefined) return
  counts.byName[found.name] = (counts.byName[found.name] || 0) + 1
}

function move(code, from, to) {
  const at = indexAt(code, from)
  if (at < 0) return
  const moved = code.splice(at, 1)[0]
  code.push(Object.assign({}, moved, { start: to, end: to + moved.end - moved.start }))
}

function indexAt(code, address) {
  for (let at = code.length - 1; at >= 0; at--) {
    if (address >= code[at].start && address < code[at].end) return at
  }
  return -1
}
