'use strict'

// A module that stands between a suite and the tool that it imports: its exports are the tool's own, but
// for those that the watcher replaces.

const prefix = 'deadheat-watch:'

// Names that some watcher replaces; what a module exports has to be known before it runs.
const replaced = { tinybench: [], mitata: ['run'], benchmark: [], 'bench-node': ['Suite'] }

exports.resolved = function (tool, specifier, context, found) {
  const fromShim = String(context.parentURL).indexOf(prefix) === 0
  if (specifier !== tool || fromShim) return found
  return { url: prefix + encodeURIComponent(found.url), format: 'module', shortCircuit: true }
}

exports.loaded = function (tool, url) {
  if (url.indexOf(prefix) !== 0) return null
  const real = JSON.stringify(decodeURIComponent(url.slice(prefix.length)))
  const names = replaced[tool] || []
  const source = [
    'import * as real from ' + real,
    'const watched = globalThis[Symbol.for("deadheat.watch")](real)',
    'export * from ' + real,
    'export default real.default',
  ].concat(
    names.map(function (name) {
      return 'export const ' + name + ' = watched.' + name + ' ?? real.' + name
    })
  )
  return { format: 'module', shortCircuit: true, source: source.join('\n') }
}
