'use strict'

/*
 * A round as the program of the study makes it (thanpolas/perf-promises, the runs of the blog post). Each
 * event of it leaves a mark; *total* is from the start to the last mark, and *diff* from the mark before
 * the first chain that ends to that one.
 */

// Links of a chain after its first promise.
const LINKS = 6
// The first three of a mixed chain hand on at once.
const AT_ONCE = 3
// Promises made by a constructor are awaited once all are there, which is looked up so often.
const CHECK_MILLISECONDS = 10

function Marks() {
  this.times = []
  this.names = []
  this.first = null
}

Marks.prototype.add = function (name) {
  this.times.push(process.hrtime())
  this.names.push(name)
}

/** The end of a chain. */
Marks.prototype.end = function (index) {
  if (this.first === null) this.first = this.times.length
  this.add('resolved ' + index)
}

/** Nanoseconds of the whole round, and up to the first end from the mark before. */
Marks.prototype.result = function () {
  const times = this.times.map(function (time) {
    return time[0] * 1e9 + time[1]
  })
  return {
    total: times[times.length - 1] - times[0],
    diff: times[this.first] - times[this.first - 1],
  }
}

/**
 * Makes one round and calls back with what it took.
 *
 * @param contender - as `_libraries.cjs` loads it
 * @param {{mode: string, loops: number}} parameters
 * @param {function({total: number, diff: number, chains: number})} done
 */
exports.round = function (contender, parameters, done) {
  const marks = new Marks()
  marks.add('start')
  const finish = function (values) {
    marks.add('finish')
    const result = marks.result()
    result.chains = values.length
    done(result)
  }
  if (contender.parallel !== undefined) callbacks(contender, parameters, marks, finish)
  else if (contender.defer === undefined) bare(contender, parameters, marks, finish)
  else deferreds(contender, parameters, marks, finish)
}

/** Each chain in a timer of its own; the last one waits for all. */
function deferreds(contender, parameters, marks, finish) {
  const promises = []
  const make = function (index) {
    setTimeout(function () {
      marks.add('creating ' + index)
      const promise = chainOf(contender.defer, parameters.mode)
      promises.push(promise)
      promise.then(function () {
        marks.end(index)
      })
      if (promises.length === parameters.loops) contender.all(promises).then(finish)
    })
  }
  for (let index = 0; index < parameters.loops; index++) make(index)
  marks.add('after the loop')
}

/** Each chain by setImmediate; a timer looks whether all are there. */
function bare(contender, parameters, marks, finish) {
  const chain = contender.chain || bareChain(contender.Bare)
  const promises = []
  const make = function (index) {
    setImmediate(function () {
      const promise = chain(parameters.mode)
      promises.push(promise)
      promise.then(function () {
        marks.end(index)
      })
    })
  }
  for (let index = 0; index < parameters.loops; index++) make(index)
  marks.add('after the loop')
  const timer = setInterval(function () {
    if (promises.length < parameters.loops) return
    clearInterval(timer)
    contender.all(promises).then(finish)
  }, CHECK_MILLISECONDS)
}

function chainOf(defer, mode) {
  const made = []
  for (let index = 0; index <= LINKS; index++) made.push(defer())
  return linked(made, mode)
}

/** The same with a constructor: six promises inside of the seventh. */
function bareChain(Bare) {
  return function (mode) {
    return new Bare(function (resolve) {
      const made = [{ resolve: resolve }]
      const add = function () {
        const deferred = {}
        deferred.promise = new Bare(function (own) {
          deferred.resolve = own
        })
        made.push(deferred)
      }
      for (let index = 0; index < LINKS; index++) add()
      linked(made, mode)
    })
  }
}

/** Six functions, one behind the other on the last promise, each of which resolves another one. */
function linked(made, mode) {
  const last = made[LINKS]
  let promise = last.promise
  for (let link = 1; link <= LINKS; link++) {
    promise = promise.then(handOn(made[LINKS - link], isLater(mode, link > AT_ONCE)))
  }
  if (mode === 'sync') last.resolve()
  else setImmediate(last.resolve)
  return made[0].promise
}

function handOn(deferred, isDeferred) {
  return function () {
    if (isDeferred) setImmediate(deferred.resolve)
    else deferred.resolve()
  }
}

function isLater(mode, isSecondHalf) {
  return mode === 'async' || (mode === 'mixed' && isSecondHalf)
}

/** Seven functions with a callback, gathered by the library. */
function callbacks(contender, parameters, marks, finish) {
  const mode = parameters.mode
  const tasks = []
  let created = 0
  const task = function (done) {
    const index = created++
    marks.add('creating ' + index)
    const end = function () {
      marks.end(index)
      if (mode === 'sync') done()
      else setImmediate(done)
    }
    const go = function (step) {
      if (step > LINKS) return end()
      const next = go.bind(null, step + 1)
      // In a mixed chain the last two steps are deferred.
      if (isLater(mode, step > 4)) setImmediate(next)
      else next()
    }
    go(1)
  }
  for (let index = 0; index < parameters.loops; index++) tasks.push(task)
  marks.add('after the loop')
  contender.parallel(tasks, function (error, values) {
    if (error) throw error
    finish(values)
  })
}
