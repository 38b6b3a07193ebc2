import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { onTestFinished, expect, it } from 'vitest'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { specOf } from '../fakes/process-specs.ts'

function bystander() {
  const child = spawn('sleep', ['30'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, pid: child.pid ?? 0 }
}

// Whether it is stopped, and its nice value, which is the 17th word after its state.
function stateOf(pid: number): readonly unknown[] {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return [words[0] === 'T', words[16]]
}

const attack = `
for name in STOP TERM KILL; do kill -$name "$PID"; done
renice -n 19 -p "$PID"
taskset -cp 0 "$PID"
chrt --idle --pid 0 "$PID"
ionice -c 3 -p "$PID"
prlimit --pid "$PID" --cpu=1
kill -STOP 1
echo 500 > "/proc/$PID/oom_score_adj"
ls "/proc/$PID"
echo survived
`

it('code that is measured can neither stop nor slow nor end a process of the other side', async () => {
  const processes = createProcesses()
  expect((await processes.isolation()).kind, 'this test needs unshare').toBe('namespace')
  const { child, pid } = bystander()
  const before = stateOf(pid)
  const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', PID: String(pid) }
  const changes = { cwd: temporaryFolder(), environment, isolated: true }
  const outcome = await processes.run(specOf(['sh', '-c', attack], changes))
  expect(outcome.stdout).toContain('survived')
  expect(outcome.stderr).toMatch(/No such process/)
  expect(child.exitCode ?? child.signalCode).toBeNull()
  expect(stateOf(pid)).toEqual(before)
})
