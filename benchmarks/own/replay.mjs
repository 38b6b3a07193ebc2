// A whole process: start, read a journal, judge it, render it, end. What the renderer costs shows
// here, because the package does not export it.
const program = new URL('../../dist/cli.js', import.meta.url)
const journal = new URL('../../__tests__/fixtures/journals/journal.ndjson', import.meta.url)

process.argv.splice(2, Infinity, 'replay', journal.pathname)
// That journal holds a failure, which is not one of this process.
process.on('exit', () => {
  process.exitCode = 0
})
await import(program)
