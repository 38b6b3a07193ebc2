import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { tinyRepositoryIn } from '../cli/tiny-package.ts'
import { tracesOf } from '../cli/traces.ts'
import { textOf } from '../fakes/text-of.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { startGitHub } from '../github-stand-in/start-github.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { hostilePackage } from '../hostile/hostile-package.ts'
import { hostileWorld, madeUpActs, networkActs } from '../hostile/hostile-world.ts'
import { briefSettings } from './fixture-repository.ts'
import { shippedAction } from './shipped-action.ts'
import { plantHead, startShipped, until } from './start-shipped.ts'
import { isWhole } from '../whole.ts'

const stranger = 12_345
const own = process.getuid?.() ?? 0
// Nobody but root can be somebody else.
const others = own === 0 && isWhole ? [['a user', stranger]] : []
const starters = z.array(z.tuple([z.string(), z.number()])).parse([['this user', own], ...others])

const lootSchema = z.object({ kind: z.string(), worked: z.array(z.string()) })
const namesSchema = z.object({
  runner: z.string(),
  home: z.string(),
  lock: z.string(),
  cache: z.string(),
  secret: z.string(),
})

it.each(starters)(
  'a package that tries every act, as a build step and as a benchmark, gets nothing when %s starts the action, and nothing of it is left',
  async (_, userId) => {
    const world = await hostileWorld(userId)
    const github = await startGitHub()
    onTestFinished(async () => {
      await world.close()
      await github.close()
    })
    const { runner, home, lock, cache, secret } = namesSchema.parse(world.facts)
    const temporary = join(runner, '_temp')
    const program = join(runner, '_actions/deadheat')
    shippedAction(program)
    const workspace = join(runner, 'repo')
    rmSync(workspace, { recursive: true })
    mkdirSync(workspace)
    const tree = hostilePackage(world)
    const repository = tinyRepositoryIn(
      workspace,
      { ...tree, 'deadheat.yml': `${tree['deadheat.yml'] ?? ''}${briefSettings}` },
      { 'index.js': 'exports.x = 2\n' },
    )
    const pull = plantHead(github, repository)
    const give = (to: number): void => {
      if (userId !== own) execFileSync('chown', ['-R', `${to}:${to}`, world.top])
    }
    give(userId)
    const job = startShipped({
      event: 'pull_request',
      payload: pullRequestEvent({ pull }),
      apiUrl: github.url,
      workspace,
      temporary,
      program: join(program, 'dist/index.js'),
      userId,
      environment: {
        HOME: home,
        GITHUB_STATE: join(temporary, '_runner_file_commands/save_state_1'),
        GITHUB_ENV: join(temporary, '_runner_file_commands/set_env_1'),
        RUNNER_WORKSPACE: workspace,
        DEADHEAT_CACHE: cache,
        DEADHEAT_LOCK_FOLDER: lock,
        ACTIONS_RUNTIME_TOKEN: secret,
        INPUT_PAIRS: '6',
      },
    })
    const found = new Map<string, string>()
    const watching = setInterval(() => {
      for (const path of globSync(join(temporary, 'deadheat-work-*/{base,head}/loot-*'))) {
        const text = textOf(path)
        if (text.endsWith('\n')) found.set(path, text)
      }
    }, 20)
    await until(() => job.output().includes('building head'), job)
    // Not even those find the token who see every process, as nothing foreign does.
    const environ = readFileSync(`/proc/${String(job.child.pid)}/environ`, 'latin1')
    expect(environ).toContain('PATH=')
    expect(environ).not.toContain(tokens.write)
    expect(environ).not.toContain('GITHUB_')
    await job.ended
    clearInterval(watching)
    // Shown only when a test fails, and then it is what tells why.
    console.log(job.output())
    const loot = [...found].map(([path, text]) => ({ path, ...lootSchema.parse(JSON.parse(text)) }))
    for (const side of ['base', 'head']) {
      for (const kind of ['build', 'benchmark']) {
        const gotten = loot.filter((one) => one.kind === kind && one.path.includes(`/${side}/`))
        expect(gotten, `${kind} of ${side}`).not.toEqual([])
        const harmless = new Set([...madeUpActs, ...(kind === 'build' ? networkActs : [])])
        const worked = gotten.flatMap((one) => one.worked.filter((name) => !harmless.has(name)))
        expect(worked).toEqual([])
      }
    }
    expect(job.output()).not.toContain(secret)
    give(own)
    // Its own files name what they would write; no other does.
    const evil = Object.entries(world.files())
      .filter(([path, text]) => text.includes('evil') && !path.endsWith('/acts.cjs'))
      .map(([path]) => path)
    expect(evil.filter((path) => !path.startsWith(join(workspace, '.git/objects')))).toEqual([])
    await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
  },
)
