'use strict'

const path = require('path')

// What the package's own build makes first: it needs its install scripts, which are not run.
const NEED_A_BUILD = ['terser', 'uglify-js']

const TOOLS = [
  'acorn',
  'babel',
  'babel-minify',
  'babylon',
  'buble',
  'chai',
  'coffeescript',
  'espree',
  'esprima',
  'jshint',
  'lebab',
  'postcss',
  'prepack',
  'prettier',
  'source-map',
  'typescript',
].concat(NEED_A_BUILD)

module.exports = {
  question: 'how often a second does a tool of web developers do its work, in this Node.js?',
  requires: { node: '8.9', because: 'what the tools were written for' },
  parameters: { tool: TOOLS },
  presets: { quick: { tool: ['acorn', 'chai', 'jshint'] } },
  metrics: {
    'runs-per-second': { unit: 'per_s', better: 'higher', label: 'runs per second' },
  },

  skip: function (parameters) {
    return NEED_A_BUILD.indexOf(parameters.tool) < 0
      ? null
      : 'the package builds it in an install script, and none is run'
  },

  setup: function (parameters) {
    const folder = path.dirname(require.resolve('web-tooling-benchmark/package.json'))
    // The tools read their texts from there.
    process.chdir(folder)
    const work = require(path.join(folder, 'src', parameters.tool + '-benchmark.js'))
    if (typeof work.fn !== 'function') throw new Error('expected work of ' + parameters.tool)
    return { tool: parameters.tool, fn: work.fn, size: null, runs: 0, seconds: 0 }
  },

  run: function (state) {
    const begun = process.hrtime()
    state.last = state.fn()
    const taken = process.hrtime(begun)
    state.seconds += taken[0] + taken[1] * 1e-9
    state.runs++
  },

  // Some tools return what they made and some nothing; whichever it is, it stays the same. Only Babel
  // works on the tree that it returned before: what it returns grows with every run, on both sides alike.
  check: function (value, state) {
    const size = sizeOf(state.last)
    const mayGrow = state.tool === 'babel' && size > state.size
    if (state.size !== null && state.size !== size && !mayGrow) {
      throw new Error('expected a result of ' + state.size + ' characters as before, got ' + size)
    }
    state.size = size
  },

  report: function (state) {
    return { 'runs-per-second': state.runs / state.seconds }
  },
}

/** How long a result is as text; 0 when there is none. */
function sizeOf(value) {
  const text = JSON.stringify(value)
  return text === undefined ? 0 : text.length
}
