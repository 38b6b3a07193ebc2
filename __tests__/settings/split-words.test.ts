import { describe, expect, it } from 'vitest'
import { startOf } from '../../src/model/run/start-of.ts'
import { nodeFlagSchema } from '../../src/settings/node-flags.ts'
import { commandWords } from '../../src/settings/split-words.ts'

describe('a command line', () => {
  it.each([
    ["node 'a b' c\\ d", ['node', 'a b', 'c d']],
    ['NODE_ENV=production A="2 3" node x', ['env', 'NODE_ENV=production', 'A=2 3', 'node', 'x']],
    ['cd benchmarks && node x', ['env', '--chdir=benchmarks', 'node', 'x']],
    ['cd b && A=1 node y', ['env', '--chdir=b', 'A=1', 'node', 'y']],
    ['node --grep "a|b" \'$(id)\' c$', ['node', '--grep', 'a|b', '$(id)', 'c$']],
    [String.raw`node "a$"b '' "\$x \"y\"" \| z\\`, ['node', 'a$b', '', '$x "y"', '|', 'z\\']],
    ['find . -exec cp {} x \\;', ['find', '.', '-exec', 'cp', '{}', 'x', ';']],
  ])('%j has the words that a shell would read', (line, words) => {
    expect(commandWords(line)).toEqual(words)
  })

  it.each([
    ['node cli.js < input.txt', '"<"'],
    ['node x | cat', '"|"'],
    ['node x && echo ok', '"&&"'],
    ['node x>out', '"x>out"'],
    ['node "$(id)"', '"$(id)"'],
    ['node $HOME/x', '"$HOME/x"'],
    ['node `id`', '"`id`"'],
    ['true; node x', '"true;"'],
  ])('%j is refused with the line to type', (line, word) => {
    const told = `got ${word}, which only a shell reads: put it in quotes, or write sh -c '${line}'`
    expect(() => commandWords(line)).toThrow(told)
  })

  it('has a program', () => {
    expect(() => commandWords('A=1')).toThrow('expected a program and its arguments, got "A=1"')
    const open = `node 'a b "c"`
    expect(() => commandWords(open)).toThrow(`expected a closing ' in the command: ${open}`)
  })
})

it.each([
  [['env', '--chdir=b', 'A=1', 'B=', 'node'], ['node'], 'b', { A: '1', B: '' }],
  [['node', 'A=1'], ['node', 'A=1'], null, {}],
  [['env', 'A=1', '-i', 'node'], ['env', 'A=1', '-i', 'node'], null, {}],
  [['env', 'A=1'], ['env', 'A=1'], null, {}],
])(
  'the env in front of a command of %j is read where nothing else is asked of it',
  (command, words, folder, variables) => {
    expect(startOf(command)).toEqual({ words, folder, variables })
  },
)

const flags =
  '--expose-gc --expose_gc --conditions=development --max-old-space-size=4096 --no-opt --jitless ' +
  '--max-semi-space-size=64 --allow-natives-syntax --experimental-vm-modules --stack-size=2000 --no-warnings'
const refused =
  '--import=./x.mjs --require ./x.js -r -e --loader=x --env-file=.env --experimental-loader=x --snapshot-blob=x ' +
  '--prof --cpu-prof --inspect --max-old-space-size --redirect-code-traces-to=x'

describe('a flag of Node.js', () => {
  it.each(flags.split(' '))('may be %s', (flag) => {
    expect(nodeFlagSchema.safeParse(flag).success).toBe(true)
  })

  it.each([...refused.split(' '), '--conditions=a b'])(
    'is not %s, which loads code, writes files or says nothing',
    (flag) => {
      expect(nodeFlagSchema.safeParse(flag).success).toBe(false)
    },
  )
})
