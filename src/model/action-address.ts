import { home } from './home.ts'

/** What follows `uses:` in a workflow: the action at the commit of its newest release. */
export const actionAddress = `${home.owner}/${home.name}@${home.release.commit} # v${home.release.version}`
