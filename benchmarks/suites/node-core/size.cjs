'use strict'

const fs = require('fs')
const path = require('path')

module.exports = {
  question: 'how large is Node.js itself, as it is installed?',
  metrics: {
    'node-executable': { unit: 'B', better: 'lower', label: 'size of the executable', exact: true },
    'node-installed': {
      unit: 'B',
      better: 'lower',
      label: 'size of the installation: executable, headers, npm',
      exact: true,
    },
    'node-files': {
      unit: 'count',
      better: 'lower',
      label: 'files of the installation',
      exact: true,
    },
  },
  gates: ['node-executable', 'node-installed'],
  presets: { quick: {} },

  setup: function () {
    return { executable: fs.realpathSync(process.execPath) }
  },

  // Only the sizes are of interest; they are read when they are reported.
  run: function (state) {
    return fs.statSync(state.executable).isFile()
  },

  check: function (isFile, state) {
    if (!isFile) throw new Error('expected a file at ' + state.executable)
  },

  report: function (state) {
    const all = installedIn(path.join(path.dirname(state.executable), '..'))
    return {
      'node-executable': fs.statSync(state.executable).size,
      'node-installed': all === null ? null : all.bytes,
      'node-files': all === null ? null : all.files,
    }
  },
}

/**
 * Bytes and files of a release that has a folder of its own; `null` for a Node.js that is installed
 * among other programs.
 */
function installedIn(folder) {
  const isRelease =
    fs.existsSync(path.join(folder, 'bin')) && !fs.existsSync(path.join(folder, 'sbin'))
  if (!isRelease || !fs.existsSync(path.join(folder, 'include', 'node'))) return null
  const total = { bytes: 0, files: 0 }
  add(folder, total)
  return total
}

function add(folder, total) {
  fs.readdirSync(folder).forEach(function (name) {
    const inside = path.join(folder, name)
    const stat = fs.lstatSync(inside)
    if (stat.isDirectory()) return add(inside, total)
    total.bytes += stat.size
    total.files++
  })
}
