'use strict'

/*
 * A round as the program of the study makes it (thanpolas/perf-promises, the runs of the blog post). Each
 * event of it leaves a mark; *total* is from the start to the last mark, and *diff* from the mark before
 * the first chain that ends to that one.
 */

const NANOSECONDS_A_MICROSECOND = 1e3
const FIRST = 'first end'
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
  this.times.push(microseconds())
  this.names.push(name)
}

/** The end of a chain. */
Marks.prototype.end = function (index) {
  if (this.first !== null) return this.add('another end, of chain ' + index)
  this.first = this.times.length
  this.add(FIRST)
}

/**
 * Nanoseconds of the whole round, and up to the first end from the mark before. The program of the study
 * sums up its marks and prints the first end before it looks at the heap, which is part of what it finds.
 */
Marks.prototype.result = function () {
  const times = this.times
  const differences = []
  times.forEach(function (time, index) {
    differences.push(index === 0 ? 0 : time - times[index - 1])
  })
  const later = differences.slice(1)
  const printed = this.names.filter(function (name) {
    return name.match(FIRST) !== null
  })
  return {
    total: (times[times.length - 1] - times[0]) * NANOSECONDS_A_MICROSECOND,
    diff: differences[this.first] * NANOSECONDS_A_MICROSECOND,
    summary: [later.reduce(add) / later.length, printed],
  }
}

/** The study's clock counts these. */
function microseconds() {
  return Math.round(Number(process.hrtime.bigint()) / NANOSECONDS_A_MICROSECOND)
}

function add(sum, value) {
  return sum + value
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
      marks.add('making chain ' + index)
      const promise = chainOf(contender.defer, parameters.mode)
      promises.push(promise)
      promise.then(function () {
        marks.end(index)
      }, console.error)
      if (promises.length < parameters.loops) return
      contender.all(promises).then(finish, console.error)
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
  const tasks = []
  const count = { made: 0 }
  for (let index = 0; index < parameters.loops; index++) {
    tasks.push(chainOfCallbacks.bind(null, marks, parameters.mode, count))
  }
  marks.add('after the loop')
  contender.parallel(tasks, function (error, values) {
    if (error) throw error
    finish(values)
  })
}

/**
 * Each function calls the one behind it; in a mixed chain the last two are deferred. They are written out as in
 * the program of the study: one function for all would be compiled once, and each would allocate more.
 */
function chainOfCallbacks(marks, mode, count, done) {
  const index = count.made++
  marks.add('making chain number ' + index)
  const isEarly = mode === 'async'
  const isLate = mode !== 'sync'
  const seventh = function () {
    marks.end(index)
    if (isLate) setImmediate(done)
    else done()
  }
  const sixth = isLate
    ? function () {
        setImmediate(seventh)
      }
    : function () {
        seventh()
      }
  const fifth = isLate
    ? function () {
        setImmediate(sixth)
      }
    : function () {
        sixth()
      }
  const fourth = isEarly
    ? function () {
        setImmediate(fifth)
      }
    : function () {
        fifth()
      }
  const third = isEarly
    ? function () {
        setImmediate(fourth)
      }
    : function () {
        fourth()
      }
  const second = isEarly
    ? function () {
        setImmediate(third)
      }
    : function () {
        third()
      }
  if (isEarly) setImmediate(second)
  else second()
}
