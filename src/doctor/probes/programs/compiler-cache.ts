import { suspect, fine } from '../../judgement.ts'
import { firstLineOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** What spares a build of Node.js itself the files that were compiled before. */
export const compilerCache: Probe = {
  id: 'compiler-cache',
  title: 'compiler cache',
  questions: [{ program: ['ccache', '--version'] }, { program: ['sccache', '--version'] }],
  judge: (ccache, sccache) => {
    const found = firstLineOf(ccache) ?? firstLineOf(sccache)
    return found === null || found === undefined
      ? suspect('none on the PATH', 'install ccache to build Node.js itself more than once')
      : fine(found)
  },
}
