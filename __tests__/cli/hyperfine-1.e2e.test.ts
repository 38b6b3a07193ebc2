import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/model/judging/result.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { runCli } from './run-cli.ts'
import { manifest, tinyRepository } from './tiny-package.ts'

// Version 2 has another schema, and times the commands of all other tests.
const apt = '/usr/bin/apt-get'
const isWanted = process.env['DEADHEAT_TEST_ALL'] === '1' && existsSync(apt)

describe.each(isWanted ? ['hyperfine'] : [])('%s as the distribution has it', (name) => {
  it('times a command', async () => {
    const place = temporaryFolder()
    execFileSync(apt, ['download', '--quiet', name], { cwd: place })
    execFileSync('sh', ['-c', 'dpkg -x ./*.deb .'], { cwd: place })
    const { directory } = tinyRepository({ 'package.json': manifest, 'start.js': '' })
    const words = 'compare HEAD HEAD --pairs 8 --control 0 --probe false --profile-budget 0'
    const program = join(place, 'usr/bin', name)
    const { exitCode, stdout, stderr } = await runCli(
      [...words.split(' '), '--commands', 'start=node start.js', '--hyperfine', program],
      { directory },
    )
    expect({ exitCode, stdout, stderr }).toMatchObject({ exitCode: 0 })
    const file = join(directory, 'deadheat-results/result.json')
    const { findings, failures } = resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(failures).toEqual([])
    expect(findings.find(({ metric }) => metric === 'time')?.judged?.pairs).toBe(8)
  })
})
