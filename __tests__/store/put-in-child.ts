import { createClock } from '../../src/host/clock.ts'
import { createFiles } from '../../src/host/files/files.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { putIn } from '../../src/store/put-in.ts'
import { storeOf } from '../../src/store/store.ts'
import { takeOut } from '../../src/store/take-out.ts'

const [cache = '', place = '', target = '', key = '', build = ''] = process.argv.slice(2)
const host = { files: createFiles(), clock: createClock(), processes: createProcesses() }
const store = storeOf(cache, 'trusted', '1.0.0')
const outcomes: string[] = []
for (let round = 0; round < 5; round += 1) {
  const reason = await putIn({ key, label: 'main', place, build: JSON.parse(build) }, store, host)
  if (reason !== null) outcomes.push(reason)
  outcomes.push((await takeOut(key, target, store, host)).kind)
}
process.stdout.write(outcomes.join(' '))
