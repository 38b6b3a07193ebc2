'use strict'

/** Calls workers or children that do what they are asked, one question at a time. */
exports.askedPool = function askedPool(members) {
  const ask = (member, units) =>
    new Promise((done) => {
      member.once('message', done)
      ;(member.postMessage ?? member.send).call(member, units)
    })
  return (units) => Promise.all(members.map((member) => ask(member, units)))
}
