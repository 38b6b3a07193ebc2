'use strict'

// tinybench prints nothing by itself: its tasks carry their results once their bench has run.

module.exports = function (exports, emit) {
  const proto = exports.Bench.prototype
  ;['run', 'runSync'].forEach(function (name) {
    const real = proto[name]
    if (typeof real !== 'function') return
    proto[name] = function () {
      const bench = this
      const done = function (tasks) {
        bench.tasks.forEach(function (task) {
          tell(bench, task, emit)
        })
        return tasks
      }
      const tasks = real.apply(bench, arguments)
      return tasks !== null && typeof tasks.then === 'function' ? tasks.then(done) : done(tasks)
    }
  })
}

function tell(bench, task, emit) {
  const name = bench.name ? bench.name + '/' + task.name : task.name
  const result = task.result || {}
  if (result.error) emit({ name: name, error: String(result.error) })
  else emit({ name: name, value: meanOf(result), unit: 'ms' })
}

// Since 3.0 the figures of time stand by themselves.
function meanOf(result) {
  return result.latency === undefined ? result.mean : result.latency.mean
}
