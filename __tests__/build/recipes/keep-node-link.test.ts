import { expect, it } from 'vitest'
import { keptLink } from '../../../src/build/recipes/keep-node-link.ts'

const words = (line: string): readonly string[] => line.split(' ')
const objects = 'obj/main.o -Wl,--whole-archive obj/libnode.a -Wl,--no-whole-archive'
const command = `g++ -rdynamic ${objects} -o node -Wl,--start-group obj/libnode.a -lm -Wl,--end-group`

it('has each object and archive copied once, and links the copies in the same order', () => {
  expect(keptLink(words(command))).toEqual({
    line: 'g++ -rdynamic 0.o -Wl,--whole-archive 1.a -Wl,--no-whole-archive -o node -Wl,--start-group 1.a -lm -Wl,--end-group',
    copies: [
      { path: 'obj/main.o', name: '0.o' },
      { path: 'obj/libnode.a', name: '1.a' },
    ],
  })
  // A cache of compilers does not link.
  expect(keptLink(words(`/usr/bin/ccache ${command}`))).toEqual(keptLink(words(command)))
})

it.each(['@files', '-Wl,--version-script=exports', '-Wl,-T,script', "'one'"])(
  'is none with %s, which names what is not copied',
  (word) => {
    expect(keptLink(words(`${command} ${word}`))).toBeNull()
  },
)

it('is none of what is no link', () => {
  expect([['touch', 'node'], ['']].map(keptLink)).toEqual([null, null])
})
