'use strict'

/*
 * Runs one benchmark in this process and answers requests about it, on any Node.js from 4 to today.
 *
 *   node harness.cjs describe FILE...            one line per file on fd 3, then ends
 *   node harness.cjs describe                    the same for files and a preset that are requested
 *                                                on fd 0
 *   node harness.cjs serve FILE PARAMETERS_JSON  one line on fd 3 for each line on fd 0
 *   node harness.cjs trial FILE LIST_OF_PARAMETERS_JSON SECONDS
 *                                                makes calls of each row untimed; one line on fd 3
 *   node harness.cjs profile FILE PARAMETERS_JSON SECONDS KIND RESULT
 *                                                makes calls for so long and writes V8's profile of
 *                                                them: KIND is cpu, heap, or calls where perf
 *                                                samples the process
 *
 * Both sides of a comparison stay alive and take turns, so requests must be cheap: lines of JSON,
 * read and written by blocking calls. README.md in this folder describes the format of a benchmark
 * and the requests. The parts of the harness are in `_harness/`, one file for each mode and one for
 * each thing they share; a process loads only what its mode needs.
 *
 * All of them use only the syntax of Node.js 4: no default, rest or spread parameters, no
 * destructuring, no async functions, no trailing commas in calls.
 */

const exit = require('./_harness/primitives.cjs').exit
const hideRequests = require('./_harness/lines.cjs').hideRequests
const readKey = require('./_harness/lines.cjs').readKey

main(process.argv[2], process.argv.slice(3))

function main(mode, rest) {
  hideRequests()
  if (mode === 'serve' || mode === 'trial' || (mode === 'describe' && rest.length === 0)) readKey()
  if (mode === 'describe') modeOf('describe')(rest)
  else if (mode === 'serve' && rest.length === 2) modeOf('serve')(rest[0], rest[1])
  else if (mode === 'trial' && rest.length === 3) {
    modeOf('trial')(rest[0], rest[1], Number(rest[2]))
  } else if (mode === 'profile' && rest.length === 5) modeOf('profile')(rest)
  else {
    process.stderr.write(
      'expected `describe FILE...`, `serve FILE PARAMETERS_JSON`, `trial FILE LIST_OF_PARAMETERS_JSON SECONDS` or `profile FILE PARAMETERS_JSON SECONDS KIND RESULT`\n'
    )
    exit(2)
  }
}

/** Loads a mode with all its parts, whose functions nobody else can find from then on. */
function modeOf(name) {
  const run = require('./_harness/' + name + '.cjs')[name]
  const parts = require('path').join(__dirname, '_harness')
  Object.keys(require.cache).forEach(function (file) {
    if (file.indexOf(parts) === 0) require.cache[file].exports = {}
  })
  return run
}
