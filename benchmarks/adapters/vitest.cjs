'use strict'

// `vitest bench` measures with its own copy of tinybench, in its own processes and threads. Its
// results come from its reporter, vitest-reporter.mjs; this file sets the number of calls.

const tinybench = require('./tinybench.cjs')

exports.modules = [{ request: 'tinybench', from: '/vitest/', replaces: [], watch: watch }]

function watch(exports, report) {
  const byTitle = new Map()
  const others = report.callsOf('')
  Object.keys(report.calls).forEach(function (name) {
    if (name === '') return
    const title = name.split(' > ').pop()
    // A name does not include the groups here: tasks with the same name make the same number of
    // calls.
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
    const own = byTitle.get(report.lineOf(task.name))
    const calls = own === undefined ? others : own === 0 ? undefined : own
    if (calls !== undefined) report.tellFixed(task.name)
    const bench = owners.get(task) || task.bench
    return { bench: bench, calls: calls, isTrial: report.isTrial }
  })
}
