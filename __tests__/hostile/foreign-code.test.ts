import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sideProcess } from '../../src/measure/actors/side-process.ts'
import { targetOf } from '../fakes/targets.ts'
import { TOP } from '../repository/tracked-files.ts'

/** Programs that are started in the open, because nothing of a pull request is run by them. */
const ours: Readonly<Record<string, string>> = {
  'src/revision/fetch-by-npm.ts':
    'npm, for Node.js itself, by lockfiles of ours and to ask the registry, without install scripts',
  'src/host/git/git-run.ts': 'git, locked against what a repository names',
  'src/host/tools/hyperfine.ts':
    'hyperfine, for its version, and pip, for a wheel whose digest is known, of which nothing runs',
  'src/build/runtime/install-runtime.ts':
    'tar, on an archive whose checksum is known, or that npm has checked',
  'src/store/put-in.ts': 'sync',
}

/** Those that hand on a description of a program that was made elsewhere, and where. */
const handedOn: Readonly<Record<string, string>> = {
  'src/build/site.ts': 'the step of a build that it has just described as kept apart',
  'src/session/session.ts': 'whatever src/build and src/measure start before the first pair',
  'src/measure/actors/harness.ts': 'sideProcess(…), in the same file',
  'src/measure/actors/server-actor.ts': 'sideProcess(…), in the same file',
  'src/measure/targets/describe.ts': 'harnessProcess(…), which is sideProcess(…) with sealed lines',
  'src/measure/try-benchmarks.ts': 'sideProcess(…), in the same file',
}

const textOf = (file: string): string => readFileSync(join(TOP, file), 'utf8')

/** The calls that start a program, each with what is between its parentheses. */
const starts = globSync('src/**/*.ts', { cwd: TOP })
  .filter((file) => file !== 'src/host/process/create-processes.ts')
  .flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(/\bprocesses\.(?:run|converse|serve|slice)\(/g)].map(
      ({ index, 0: call }) => ({ file, words: inside(text.slice(index + call.length)) }),
    )
  })

/** The text up to the parenthesis that closes what came before. */
function inside(text: string): string {
  let open = 1
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open++
    else if (text[at] === ')' && --open === 0) return text.slice(0, at)
  }
  return text
}

it('a program that is started is either kept apart or known to be ours', () => {
  const open = starts.filter(({ words }) => !/isolated: true|\bsideProcess\(/.test(words))
  const files = [...new Set(open.map(({ file }) => file))].toSorted()
  expect(files).toEqual([...Object.keys(ours), ...Object.keys(handedOn)].toSorted())
})

it('a program cannot change what is not of its side, when it is measured', () => {
  const target = targetOf('head', { bounds: { readOnly: ['/trees'], writable: ['/trees/head'] } })
  expect(sideProcess(target, { argv: ['node'], timeoutSeconds: 5 })).toMatchObject({
    isolated: true,
    readOnly: ['/trees'],
    writable: ['/trees/head'],
    environment: target.environment,
  })
  const others = globSync('src/{measure,parts}/**/*.ts', { cwd: TOP })
    .filter((file) => textOf(file).includes('isolated: true'))
    .toSorted()
  expect(others).toEqual(['src/measure/actors/side-process.ts', 'src/parts/profiles/perf.ts'])
})

it('a program that is started is looked for in all its forms', () => {
  const direct = globSync('src/**/*.ts', { cwd: TOP }).filter(
    (file) =>
      !file.startsWith('src/host/') &&
      /['"](?:node:)?(?:child_process|worker_threads)['"]|\beval\(/.test(textOf(file)),
  )
  // They start what looks for private files and what makes a sandbox, before anything foreign is in there.
  expect(direct.toSorted()).toEqual(['src/sandbox/hidden-paths.ts', 'src/sandbox/sandboxes.ts'])
  expect(starts.length).toBeGreaterThan(15)
})
