import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gitRepository, type GitRepository } from './git-repository.ts'

const tree = fileURLToPath(new URL('../fixtures/node-tree', import.meta.url))

/** A repository with Node's own layout and build commands, whose build copies another Node.js and starts it. */
export function nodeRepository(): GitRepository {
  const repository = gitRepository()
  cpSync(tree, repository.directory, { recursive: true })
  repository.write('.gitignore', 'out/\nconfig.mk\ninclude\n/node\n')
  repository.commit('one')
  return repository
}
