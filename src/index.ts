import { ownEnvironment } from './host/process/own-environment.ts'

// Before anything else is started, so that no process can read the token from this program's
// initial environment.
const environment = ownEnvironment((name) => name === 'INPUT_GITHUB-TOKEN')
// Loaded after it, as it starts this program anew and all that is loaded would be loaded twice.
const { startAction } = await import('./action/start-action.ts')
await startAction(environment, import.meta.url)
