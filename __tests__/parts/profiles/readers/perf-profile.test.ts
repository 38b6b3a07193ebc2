import { expect, it } from 'vitest'
import { perfProfile } from '../../../../src/parts/profiles/readers/perf-profile.ts'

const node = '/opt/node/bin/node'

// As `perf script -F pid,tid,time,period,ip,sym,dso` of perf 6.1 writes it for Node.js 24.
const recorded = `
31187/31187 35504.382036:     200040 
\t    7f06f00116bb JS:*work /tree/lib/a b.js:2:14 (/tmp/perf-31187.map)
\t    7f06f00007d4 JS:~ /ours/_harness/calls.cjs:1:1 (/tmp/perf-31187.map)
\t         1634654 Builtins_InterpreterEntryTrampoline (${node})
\t          4d1215 node::Start (${node})

31187/31187 35504.382436:     200040 
\t         1c70abc sha256_block.constprop.0.isra.2 (/tree/build/Release/hash.node (deleted))
\t          81a27a Hash::Update(v8::Info<v8::Value> const&)::{lambda(Hash*)#1}::_FUN (/tree/build/Release/hash.node)
\t    7f06f004689f LazyCompile:^update node:internal/crypto/hash:146:40 (/tmp/perf-31187.map)
\t         1634654 Builtins_InterpreterEntryTrampoline (${node})
\t    7f06f00007d4 JS:~ /ours/_harness/calls.cjs:1:1 (/tmp/perf-31187.map)
\t          4d1215 node::Start (${node})

31187/31190 35504.382500:     200040 
\t               0 [unknown] ([unknown])

31187/31187 35999.000000:     200040 
\t          4d1215 node::Stop (${node})

`

const part = { within: [35504, 35505] as const, isOurs: (url: string) => url.startsWith('/ours/') }

it('counts a sample for its innermost function, native ones included, and none of the measuring program', () => {
  const profile = perfProfile(recorded, part)
  expect(profile?.ticks).toBe(3)
  expect(
    profile?.frames.map(({ frame: { name, url, line }, self }) => [
      name,
      url,
      line,
      Math.round(self * 1e9),
    ]),
  ).toEqual([
    ['work', '/tree/lib/a b.js', 1, 200040],
    ['sha256_block', '/tree/build/Release/hash.node', -1, 200040],
    ['(unknown)', '', -1, 200040],
  ])
  const own = perfProfile(recorded.replace('/tree/lib/a b.js', '/ours/_harness/a.cjs'), part)
  expect(own?.ticks).toBe(2)
})

it('counts all samples of a command', () => {
  const profile = perfProfile(recorded, { within: null, isOurs: () => false })
  expect(profile?.ticks).toBe(4)
})

it.each([
  ['JS:*get foo file:///x/y.mjs:3:9', 'get foo', 'file:///x/y.mjs', 2],
  ['JS:~ /x/y.js:1:1', '', '/x/y.js', 0],
  ["JS:*'work /x/y.js:2:14", 'work', '/x/y.js', 1],
  ['Function:+read fs.js:12', 'read', 'fs.js', 11],
  ['RegExp:(a|b)</script> ', 'RegExp:(a|b)</script> ', '', -1],
  ['JS:*', '', '', -1],
])('reads %j', (symbol, name, url, line) => {
  const text = `1/1 2.0: 5 \n\t 7f06f0 ${symbol} (/tmp/perf-1.map)\n`
  const frame = perfProfile(text, { within: null, isOurs: () => false })?.frames[0]?.frame
  expect(frame).toMatchObject({ name, url, line })
})

it.each(['{}', 'a: b', '1/1 x: y\n'])('is nothing for %j', (text) => {
  expect(perfProfile(text, part)).toBe(null)
})

it('has no samples where nothing ran', () => {
  expect(perfProfile('', part)?.ticks).toBe(0)
})
