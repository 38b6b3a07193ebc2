'use strict'

const execFile = require('child_process').execFile
const fs = require('fs')
const path = require('path')
const level = require('./_leveldown.cjs')

const OUTPUT_BYTES = 67108864

module.exports = {
  question: "how long do the package's own tests take, which call the API far more than LevelDB?",
  requires: { node: '8.0', because: 'what the versions that can be compared run under' },
  pinned: false,
  metrics: {
    assertions: { unit: 'count', better: 'higher', exact: true },
    'failed-assertions': { unit: 'count', better: 'lower', exact: true },
  },

  // CPU time and memory would be the harness's: the tests run in their own process.
  gates: ['time'],

  skip: function () {
    const folder = level.packageFolder()
    if (folder === null) return 'leveldown is not there: name a version of it for each side'
    const tests = testsOf(folder)
    if (tests.files.length === 0)
      return 'this copy of leveldown has no tests: compare git revisions'
    return tests.tape === null ? 'tape is not installed, which runs the tests' : null
  },

  setup: function () {
    const folder = level.packageFolder()
    return { folder: folder, tests: testsOf(folder), failed: null, assertions: 0 }
  },

  run: function (state) {
    return new Promise(function (resolve, reject) {
      const parameters = [state.tests.tape].concat(state.tests.files)
      const options = { cwd: state.folder, maxBuffer: OUTPUT_BYTES }
      execFile(process.execPath, parameters, options, function (error, output) {
        try {
          note(state, output, error)
          resolve()
        } catch (problem) {
          reject(problem)
        }
      })
    })
  },

  report: function (state) {
    return { assertions: state.assertions, 'failed-assertions': state.failed.length }
  },
}

/** The test files and their runner; `null` when they are missing. */
function testsOf(folder) {
  let files
  try {
    files = fs.readdirSync(path.join(folder, 'test'))
  } catch (_) {
    files = []
  }
  const tape = path.join(folder, 'node_modules', 'tape', 'bin', 'tape')
  return {
    files: files
      .filter(function (name) {
        return /-test\.js$/.test(name)
      })
      .sort()
      .map(function (name) {
        return path.join('test', name)
      }),
    tape: fs.existsSync(tape) ? tape : null,
  }
}

/**
 * Tests may fail, as long as the same ones fail every time: a run that stops early is not faster.
 */
function note(state, output, error) {
  const failed = output.match(/^not ok .*$/gm) || []
  const total = /^# tests (\d+)$/m.exec(output)
  if (total === null) {
    throw new Error('expected the tests to come to their end, got ' + (error || 'no total of them'))
  }
  const assertions = Number(total[1])
  const isFirst = state.failed === null
  if (!isFirst && (assertions !== state.assertions || failed.join() !== state.failed.join())) {
    throw new Error(
      'expected ' +
        state.assertions +
        ' assertions as before, and the same ones to fail, got ' +
        assertions +
        ' and these failing: ' +
        (failed.join(', ') || 'none')
    )
  }
  state.assertions = assertions
  state.failed = failed
}
