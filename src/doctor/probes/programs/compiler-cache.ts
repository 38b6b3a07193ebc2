import { suspect, fine } from '../../judgement.ts'
import { firstLineOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** A compiler cache, which avoids recompiling unchanged files when Node.js itself is built. */
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
