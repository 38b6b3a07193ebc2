import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createMachineProbe } from '../../../src/host/machine/machine-probe.ts'
import { DialogueError, type ProcessSpec } from '../../../src/host/process/processes.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'
import { servedBy } from '../../fakes/registry.ts'
import { runningIn } from '../../fakes/running-in.ts'
import { specOf as plainSpec, unbound } from '../../fakes/process-specs.ts'

const processes = createProcesses()

describe.each([
  ['in the open', false],
  ['kept apart', true],
])('a child %s', (_how, isolated) => {
  const specOf = (argv: readonly string[], changes: Partial<ProcessSpec> = {}): ProcessSpec =>
    plainSpec(argv, {
      isolated,
      ...(changes.cwd !== undefined && { writable: [changes.cwd] }),
      ...changes,
    })

  const shell = (script: string, changes: Partial<ProcessSpec> = {}): ProcessSpec =>
    specOf(['sh', '-c', script], changes)

  const node = (script: string, changes: Partial<ProcessSpec> = {}): ProcessSpec =>
    specOf([process.execPath, '-e', script], changes)

  /** Whether something was started in the folder, and nothing of it runs any more. */
  function isGone(folder: string): boolean {
    expect(Number(readFileSync(join(folder, 'pid'), 'utf8'))).toBeGreaterThan(1)
    return runningIn(folder).length === 0
  }

  async function untilThere(file: string): Promise<void> {
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(5)
  }

  describe('run', () => {
    it('tells an end by code from an end by signal', async () => {
      expect(await processes.run(shell('exit 3'))).toMatchObject({ exitCode: 3, signal: null })
      const bySignal = { exitCode: null, signal: 'SIGSEGV', timedOut: false }
      expect(await processes.run(shell('kill -SEGV $$'))).toMatchObject(bySignal)
    })

    it('keeps both streams apart, and their last lines together', async () => {
      const lines: string[] = []
      const onLine = (line: string): void => void lines.push(line)
      const outcome = await processes.run(
        shell('echo one; sleep 0.05; echo two >&2; printf three', { onLine }),
      )
      expect(outcome).toMatchObject({ exitCode: 0, stdout: 'one\nthree', stderr: 'two\n' })
      expect(outcome.lastLines.toSorted()).toEqual(['one', 'three', 'two'])
      expect(lines.toSorted()).toEqual(['one', 'three', 'two'])
    })

    it('hands words over as they are, without a shell', async () => {
      const words = ['a b', '$HOME', '`id`', "it's", '', '*']
      const script = 'console.log(JSON.stringify(process.argv.slice(1)))'
      const argv = [process.execPath, '-e', script, '--', ...words]
      expect(JSON.parse((await processes.run(specOf(argv))).stdout)).toEqual(words)
    })

    it('gives the child exactly the named variables, and the mark by which leftovers are found', async () => {
      const environment = { PATH: '/usr/bin:/bin', SOME: 'thing' }
      const { stdout } = await processes.run(shell('env', { environment }))
      // The shell itself adds PWD, and some shells SHLVL and _.
      const names = stdout.match(/^(?!(?:PWD|SHLVL|_)=)\w+(?==)/gm) ?? []
      expect(names.toSorted()).toEqual(['DEADHEAT_CHILD', 'PATH', 'SOME'])
    })

    it('gives the child its input and then closes it', async () => {
      const { stdout } = await processes.run(specOf(['cat'], { input: 'text' }))
      expect(stdout).toBe('text')
      expect(await processes.run(specOf(['cat']))).toMatchObject({ exitCode: 0, stdout: '' })
      const { exitCode } = await processes.run(specOf(['true'], { input: 'x'.repeat(1e6) }))
      expect(exitCode).toBe(0)
    })

    it('says why a child could not be started', async () => {
      const missing = await processes.run(specOf(['no-such-program']))
      const startError = 'no such program: no-such-program'
      expect(missing).toMatchObject({ exitCode: null, startError })
      const nowhere = await processes.run(specOf(['true'], { cwd: '/no/such' }))
      expect(nowhere.startError).toBe('no such folder: /no/such')
      expect((await processes.run(specOf(['true', 'a\0b']))).startError).toContain('null bytes')
    })

    it('ends a child that floods, and keeps the end of what it printed, or that ignores every signal that can be ignored', async () => {
      const script = 'trap "" TERM INT HUP; while :; do sleep 1; done'
      const deaf = await processes.run(shell(script, { timeoutSeconds: 0.2 }))
      expect(deaf).toMatchObject({ timedOut: true, signal: 'SIGKILL' })
      const outcome = await processes.run(specOf(['yes', 'flood'], { outputLimitBytes: 10_000 }))
      expect(outcome).toMatchObject({ isFlooded: true, timedOut: false, signal: 'SIGKILL' })
      expect(outcome.stdout).toHaveLength(10_000)
      expect(outcome.lastLines.length).toBeLessThanOrEqual(20)
    })

    it('appends everything to the log, and does not hide that it cannot be written', async () => {
      const logPath = join(temporaryFolder(), 'log')
      writeFileSync(logPath, 'before\n')
      await processes.run(shell('echo one; echo two >&2', { logPath }))
      const text = readFileSync(logPath, 'utf8')
      expect(text.startsWith('before\n')).toBe(true)
      expect(text.split('\n').toSorted()).toEqual(['', 'before', 'one', 'two'])
      await expect(processes.run(shell('echo', { logPath: '/no/such/log' }))).rejects.toThrow(
        'expected to write /no/such/log',
      )
    })
  })

  describe('the end of a child', () => {
    it.each([
      ['a child of its own', '(echo $BASHPID > pid; exec sleep 100) &'],
      ['a grandchild of its own session', 'setsid sh -c "echo \\$\\$ > pid; exec sleep 100" &'],
      [
        'a daemon whose parents have ended and whose name is another',
        'setsid sh -c "sh -c \'echo \\$\\$ > pid; exec sleep 100\' & exit" & sleep 0.1;',
      ],
      [
        'a grandchild that has wiped its environment',
        'setsid env -i /bin/sh -c "echo \\$\\$ > pid; exec /bin/sleep 100" &',
      ],
    ])('is the end of %s too, when the time is up', async (_, script) => {
      const cwd = temporaryFolder()
      const spec = specOf(['bash', '-c', `${script} sleep 100`], { cwd, timeoutSeconds: 1 })
      expect((await processes.run(spec)).timedOut).toBe(true)
      expect(isGone(cwd)).toBe(true)
    })

    it('leaves no daemon behind when the child ends by itself', async () => {
      const cwd = temporaryFolder()
      const daemon =
        'setsid sh -c "echo \\$\\$ > pid; exec sleep 100" & while ! [ -s pid ]; do sleep 0.01; done'
      const outcome = await processes.run(shell(daemon, { cwd }))
      expect(outcome).toMatchObject({ exitCode: 0, timedOut: false })
      expect(isGone(cwd)).toBe(true)
    })

    it('leaves the other children alone', async () => {
      const cwd = temporaryFolder()
      const lasting = processes.run(shell('echo $$ > pid; exec sleep 100', { cwd }))
      await untilThere(join(cwd, 'pid'))
      await processes.run(shell('sleep 100', { timeoutSeconds: 0.1 }))
      expect(isGone(cwd)).toBe(false)
      await processes.endAll()
      expect(await lasting).toMatchObject({ signal: 'SIGKILL', timedOut: false })
      expect(isGone(cwd)).toBe(true)
    })

    it('is over where all are ended before it has begun, and not what is asked for later', async () => {
      const own = createProcesses()
      const asked = own.run(shell('sleep 100'))
      const conversation = own.converse(shell('sleep 100'), unbound)
      await own.endAll()
      expect((await asked).exitCode).not.toBe(0)
      await expect(conversation).rejects.toThrow(DialogueError)
      expect(await own.run(plainSpec(['sh', '-c', 'exit 3']))).toMatchObject({ exitCode: 3 })
    })
  })

  const echo = `
  const fs = require('fs')
  const say = (line) => fs.writeSync(3, line + '\\n')
  say('{"hello":1}')
  const buffer = Buffer.alloc(65536)
  for (;;) {
    const length = fs.readSync(0, buffer)
    if (length === 0) process.exit(0)
    const request = JSON.parse(buffer.toString('utf8', 0, length))
    if (request.say !== undefined) request.say.forEach(say)
    if (request.exit !== undefined) process.exit(request.exit)
    if (request.print !== undefined) console.log(request.print)
    if (request.die !== undefined) process.kill(process.pid, request.die)
  }`

  describe('converse', () => {
    it('greets, answers and ends when no more requests can come, asked in ASCII, and apart from what it prints', async () => {
      const decoding = echo.replace(`toString('utf8'`, `toString('ascii'`)
      const dialogue = await processes.converse(node(decoding), unbound)
      expect(dialogue.hello).toEqual({ hello: 1 })
      expect(await dialogue.ask({ say: ['{"a":[1]}'] }, 5)).toEqual({ a: [1] })
      expect(await dialogue.ask({ say: ['null'] }, 5)).toBeNull()
      expect(await dialogue.ask({ say: ['"größe und 𝛼"'] }, 5)).toBe('größe und 𝛼')
      const forged = { print: '{"forged":1}', say: ['{"real":1}'] }
      expect(await dialogue.ask(forged, 5)).toEqual({ real: 1 })
      const lastLines = ['{"forged":1}']
      expect(await dialogue.end()).toMatchObject({ exitCode: 0, signal: null, lastLines })
    })

    it.each([
      ['ends', { exit: 7 }, 'exit code 7', { exitCode: 7, timedOut: false }],
      ['crashes', { die: 'SIGSEGV' }, 'signal SIGSEGV', { signal: 'SIGSEGV', timedOut: false }],
      ['stays silent', {}, 'within 0.300 s', { timedOut: true }],
      ['answers no JSON', { say: ['oh'] }, 'got "oh"', { timedOut: false }],
    ])('breaks when the child %s', async (_, request, message, outcome) => {
      const dialogue = await processes.converse(node(echo), unbound)
      // Where something comes, it is waited for however busy the machine is.
      const asked = dialogue.ask(request, outcome.timedOut ? 0.3 : 60)
      await expect(asked).rejects.toBeInstanceOf(DialogueError)
      await expect(asked).rejects.toThrow(message)
      await expect(asked).rejects.toMatchObject({ outcome })
    })

    it('breaks when the child answers what nobody asked', async () => {
      const dialogue = await processes.converse(node(echo), unbound)
      expect(await dialogue.ask({ say: ['1\n2'] }, 5)).toBe(1)
      await sleep(50)
      await expect(dialogue.ask({ say: ['3'] }, 5)).rejects.toThrow('without a request')
    })

    it.each([
      ['answers without end', `for (;;) write('{}\\n'.repeat(1000))`, 'without a request'],
      ['never ends its line', `write('x'.repeat(3e6))`, 'without an end'],
    ])('breaks when the child %s', async (_, endless, message) => {
      const write = `const write = (text) => { try { require('fs').writeSync(3, text) } catch {} }`
      const script = `${write}; write('{}\\n'); ${endless}`
      const dialogue = await processes.converse(node(script), unbound)
      const asked = async (): Promise<void> => {
        for (let turn = 0; turn < 2; turn++) await dialogue.ask({}, 5)
      }
      await expect(asked()).rejects.toThrow(message)
    })

    it('breaks when the child cannot start, or does not greet', async () => {
      await expect(processes.converse(specOf(['no-such-program']), unbound)).rejects.toThrow(
        'no such program: no-such-program',
      )
      const silent = node('setInterval(() => {}, 1000)', { timeoutSeconds: 0.3 })
      await expect(processes.converse(silent, unbound)).rejects.toThrow('within 0.300 s')
    })

    it('ends a child that is busy', async () => {
      const busy = node(`require('fs').writeSync(3, '{}\\n'); for (;;) {}`)
      const dialogue = await processes.converse(busy, unbound)
      expect(await dialogue.end()).toMatchObject({ signal: 'SIGKILL' })
    })

    it.each([undefined, 'aside'] as const)('keeps all threads on its CPU: %s', async (place) => {
      const [mainCpu = null, ...otherCpus] = await createMachineProbe(processes).allowedCpus()
      expect(otherCpus, 'this test needs two CPUs').not.toEqual([])
      const start = `require('child_process').spawn('sleep', ['60'])
          const status = require('fs').readFileSync('/proc/self/status', 'utf8')
          const [, cpus] = /^Cpus_allowed_list:\\s*(.*)$/m.exec(status)
          require('fs').writeSync(3, JSON.stringify(cpus) + '\\n')`
      const dialogue = await processes.converse(node(start), { mainCpu, otherCpus }, place)
      expect(dialogue.hello !== String(mainCpu)).toBe(place === 'aside')
      const programs = [...dialogue.times().keys()]
      expect(programs).toHaveLength(2)
      const threads = globSync(programs.map((pid) => `/proc/${String(pid)}/task/*/status`))
      expect(threads.length).toBeGreaterThan(2)
      for (const thread of threads) {
        const status = readFileSync(thread, 'utf8')
        expect(status).toMatch(new RegExp(`^Cpus_allowed_list:\\s*${String(mainCpu)}$`, 'm'))
      }
      await dialogue.end()
    })
  })
})

it('finds programs on the PATH it was given, and only files that can be run', async () => {
  const folder = folderWith({ data: '' })
  const own = createProcesses({ PATH: `/usr/bin:/bin:${folder}` })
  expect(await own.find('sh')).toMatch(/\/sh$/)
  expect(await own.find('data')).toBeNull()
  expect(await own.find('no-such-program')).toBeNull()
  expect(await own.find(process.execPath)).toBe(process.execPath)
})

it('a program that SIGKILL has met leaves nothing that it kept apart, without anybody looking for it', async () => {
  expect((await processes.isolation()).kind, 'this test needs unshare').toBe('namespace')
  const cwd = temporaryFolder()
  const program = fileURLToPath(new URL('killed-parent.ts', import.meta.url))
  const parent = spawn(process.execPath, [program, cwd], { stdio: 'ignore' })
  while (!existsSync(join(cwd, 'there'))) await sleep(5)
  expect(runningIn(cwd).length).toBeGreaterThan(2)
  parent.kill('SIGKILL')
  const until = performance.now() + 10_000
  while (runningIn(cwd).length > 0 && performance.now() < until) await sleep(5)
  expect(runningIn(cwd)).toEqual([])
})

it('says what a server answers that is never ready', async () => {
  // Of the test itself, so that it is there before the child.
  const port = await servedBy((_, response) => response.writeHead(404).end())
  const spec = plainSpec(['sleep', '60'], { timeoutSeconds: 2 })
  await expect(processes.serve(spec, unbound, { port, readyPath: '/health' })).rejects.toThrow(
    /and a status below 400 at \/health within 2\.00 s, got status 404$/,
  )
})
