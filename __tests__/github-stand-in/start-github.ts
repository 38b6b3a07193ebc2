import { createServer } from 'node:http'
import { Faults, type Fault, type SetFault } from './faults.ts'
import { plantIn, type Plant } from './plant.ts'
import { serve, type Inside, type Received } from './serve.ts'
import { emptyState, type Repository, type State } from './state.ts'
import { knownIdentities, type Identity } from './tokens.ts'

export type GitHubOptions = {
  /** "owner/name" of the one repository; octo/addon when not given. */
  readonly repository?: string
  /** A private repository wants a permission for reading, too. */
  readonly private?: boolean
  /** Identities by token, beside those of `tokens`. */
  readonly identities?: Readonly<Record<string, Identity>>
  /** Base of the pages that replies point to. */
  readonly html?: string
  readonly now?: () => Date
}

export type GitHub = {
  /** Base address of the interface; with "/api/v3" behind it, that of an Enterprise Server. */
  readonly url: string
  readonly state: State
  readonly plant: Plant
  /** Breaches of GitHub's own description, by the client or by the stand-in. Must stay empty. */
  readonly violations: readonly string[]
  readonly requests: readonly Received[]
  /** Those that only ask whose token it is, by GraphQL. */
  readonly accountRequests: readonly Received[]
  readonly fault: (fault: Fault) => SetFault
  readonly close: () => Promise<void>
}

/** Starts a stand-in on a free port of 127.0.0.1. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const inside = insideOf(options)
  const server = createServer((request, response) => {
    serve(inside, request, response).catch((error: unknown) => {
      inside.violations.push(`the stand-in failed: ${String(error)}`)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    state: inside.state,
    plant: plantIn(inside.state, inside.now),
    violations: inside.violations,
    requests: inside.requests,
    accountRequests: inside.accountRequests,
    fault: (fault) => inside.faults.set(fault, inside.state),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The repository that options describe. */
export function repositoryOf(options: Pick<GitHubOptions, 'repository' | 'private'>): Repository {
  const [owner = '', name = ''] = (options.repository ?? 'octo/addon').split('/')
  return { id: 1, owner, name, private: options.private ?? false, defaultBranch: 'main' }
}

function insideOf(options: GitHubOptions): Inside {
  const clock = options.now ?? (() => new Date())
  return {
    state: emptyState(repositoryOf(options)),
    faults: new Faults(),
    violations: [],
    requests: [],
    accountRequests: [],
    identities: new Map(Object.entries({ ...knownIdentities, ...options.identities })),
    html: options.html ?? 'https://github.com',
    now: () =>
      clock()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
  }
}
