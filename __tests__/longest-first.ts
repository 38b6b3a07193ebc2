import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by their seconds on two quiet cores. */
export const LONGEST = [
  'act/pull-request.e2e',
  'cli/compare.e2e',
  'cli/unchanged-rows.e2e',
  'cli/broken-benchmarks.e2e',
  'act/documented-workflows.e2e',
  'package/packed.e2e',
  'cli/init.e2e',
  'build/workspaces.e2e',
  'measure/servers.e2e',
  'bot/conversation',
  'hostile/no-turn',
].map((name) => `__tests__/${name}.test.ts`)

/** Starts them first, so that the last worker is not left alone with one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return at === -1 ? LONGEST.length : at
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- This one is vitest's.
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
