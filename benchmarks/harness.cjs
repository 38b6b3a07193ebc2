'use strict'

/*
 * Runs one benchmark in this process and answers requests about it, on any Node.js from 4 to today.
 *
 *   node harness.cjs describe FILE...            one line per file on fd 3, then ends
 *   node harness.cjs describe                    the same for files that are asked for on fd 0, with
 *                                                the preset that is asked for
 *   node harness.cjs serve FILE PARAMETERS_JSON  one line on fd 3 for each line on fd 0
 *   node harness.cjs profile FILE PARAMETERS_JSON SECONDS
 *                                                makes calls for so long, and says nothing
 *
 * Both sides of a comparison are kept alive together and asked in turn, so a request has to cost
 * little: lines of JSON, read and written by blocking calls. README.md beside this file tells what a
 * benchmark looks like and what can be asked. The parts of the harness lie in `_harness/`, one file
 * for each mode and one for each thing they share; a process loads only what its mode needs.
 *
 * The syntax of all of them stays that of Node.js 4: no default, rest or spread parameters, no
 * destructuring, no async functions, no trailing commas in calls.
 */

const exit = require('./_harness/primitives.cjs').exit
const hideRequests = require('./_harness/lines.cjs').hideRequests

main(process.argv[2], process.argv.slice(3))

function main(mode, rest) {
  hideRequests()
  if (mode === 'describe') require('./_harness/describe.cjs').describe(rest)
  else if (mode === 'serve' && rest.length === 2) {
    require('./_harness/serve.cjs').serve(rest[0], rest[1])
  } else if (mode === 'profile' && rest.length === 3) {
    require('./_harness/profile.cjs').profile(rest[0], rest[1], Number(rest[2]))
  } else {
    process.stderr.write(
      'expected `describe FILE...`, `serve FILE PARAMETERS_JSON` or `profile FILE PARAMETERS_JSON SECONDS`\n'
    )
    exit(2)
  }
}
