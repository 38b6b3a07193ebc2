import { suspect, fine } from '../../judgement.ts'
import { firstLineOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** The compiler of native addons. */
export const compiler: Probe = {
  id: 'compiler',
  title: 'C++ compiler',
  questions: [
    { program: ['g++', '--version'] },
    { program: ['clang++', '--version'] },
    { program: ['c++', '--version'] },
  ],
  judge: (...answers) => {
    const found = answers.find(({ text }) => text !== null)
    if (found !== undefined) return fine(firstLineOf(found) ?? '')
    return suspect('none on the PATH', 'install g++ or clang++ for native addons')
  },
}
