import { describe, expect, it } from 'vitest'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import { uncommittedNote } from '../../src/revision/resolve-sides.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'
import { gitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

describe('uncommittedNote', () => {
  it('warns when what is checked out is a side and was changed since', async () => {
    const repository = gitRepository()
    repository.commit('one')
    repository.commit('two')
    const progressNoteOf = async (ref: string): Promise<string | null> => {
      const { directory } = repository
      const revision = await resolveRevision(parseRevision(ref), {
        side: 'head',
        repository: directory,
        host,
      })
      return uncommittedNote(revision, directory, `${directory}/results`, host)
    }
    expect(await progressNoteOf('HEAD')).toBeNull()
    repository.write('results/journal.ndjson', '')
    // Of an earlier run.
    repository.write('deadheat-results/result.json', '')
    expect(await progressNoteOf('HEAD')).toBeNull()
    repository.write('file.txt', 'changed')
    repository.write('other.txt', 'new')
    expect(await progressNoteOf('HEAD')).toBe(
      'uncommitted changes are not measured: file.txt and 1 more; commit them, or compare with . to include them',
    )
    expect(await progressNoteOf('main')).toContain('not measured')
    expect(await progressNoteOf('HEAD~1')).toBeNull()
  })
})
