import { createProcesses } from '../../../src/host/process/create-processes.ts'

// node killed-parent.ts FOLDER: starts a server in the folder, with a helper and a daemon, and waits for it.
const [, , folder = '/'] = process.argv

await createProcesses().run({
  argv: ['sh', '-c', 'sleep 100 & setsid sh -c "echo 1 > there; exec sleep 100" & exec sleep 100'],
  cwd: folder,
  environment: { PATH: '/usr/bin:/bin' },
  timeoutSeconds: 100,
  outputLimitBytes: 1000,
  isolated: true,
  writable: [folder],
})
