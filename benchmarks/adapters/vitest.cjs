'use strict'

// `vitest bench` measures by the tinybench that it brings, in processes and threads of its own. What it
// has found is told by its reporter, vitest-reporter.mjs; here is seen to the calls that it makes.

const tinybench = require('./tinybench.cjs')

exports.modules = [{ request: 'tinybench', from: '/vitest/', replaces: [], watch: watch }]

function watch(exports, report) {
  const byTitle = new Map()
  const others = report.callsOf('')
  Object.keys(report.calls).forEach(function (name) {
    if (name === '') return
    const title = name.slice(name.lastIndexOf(' > ') + 3)
    // A name tells nothing of the groups here: those that share it make the same number of calls.
    const known = byTitle.has(title) ? byTitle.get(title) : Infinity
    byTitle.set(title, Math.min(report.calls[name], known))
  })
  const owners = new WeakMap()
  const add = exports.Bench.prototype.add
  exports.Bench.prototype.add = function (name) {
    const added = add.apply(this, arguments)
    if (typeof this.getTask === 'function') owners.set(this.getTask(name) || {}, this)
    return added
  }
  tinybench.fixWork(exports, function (task) {
    const own = byTitle.get(task.name)
    const calls = own === undefined ? others : own === 0 ? undefined : own
    if (calls !== undefined) report.tellFixed(task.name)
    const bench = owners.get(task) || task.bench
    return { bench: bench, calls: calls, isTrial: report.isTrial }
  })
}
