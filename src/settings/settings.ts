import { z } from 'zod'
import { adapterIdSchema } from '../model/adapter-id.ts'
import { recipeSchema } from '../model/build/build.ts'
import { serverSchema } from '../model/run/server.ts'
import { presetSchema } from '../model/run/suite.ts'
import { differenceKindSchema } from '../model/build/difference.ts'
import { text } from '../model/text.ts'
import { buildVariableSchema } from './build-variables.ts'

/** How a setting is written where only text can be: on the command line and in a workflow. */
type Form =
  | 'text'
  | 'switch'
  | 'count'
  | 'ratio'
  | 'seconds'
  | 'lines'
  | 'list'
  | 'words'
  | 'arguments'
  | 'variables'

/** Where a setting can be given. */
type Place = 'option' | 'input' | 'config'

interface Setting<T extends z.ZodType> {
  /** Accepts what a config file holds; text is brought into that shape first. */
  readonly schema: T
  readonly form: Form
  readonly places: readonly Place[]
  /** Written after the option in the help: `--pairs N`. */
  readonly argument: string
  /** One or two sentences, Markdown with code spans only. */
  readonly about: string
  /** What holds when it is not given, in words. */
  readonly otherwise: string
}

const everywhere = ['option', 'input', 'config'] as const
const perRun = ['option', 'input'] as const
const ratio = z.number().positive().max(10)
const nodeSchema = text(1000).min(1)
const argvSchema = z.array(text(10_000)).min(1).max(200)

/** One whole command that is measured as a process. */
export const commandSchema = z.strictObject({
  name: text(200).min(1),
  command: argvSchema,
  /** `sliced`: both sides by turns of some 20 ms, by CPU time; else whole runs back to back. */
  driver: z.enum(['command', 'sliced']).optional(),
  /** Whose suite it is: its results become benchmarks, instead of the time of the process. */
  adapter: adapterIdSchema.optional(),
})

/** One server that is started and asked. */
export const serverSettingSchema = z.strictObject({
  name: text(200).min(1),
  /** `{port}` stands for the port to listen on, as `PORT` does in its environment. */
  command: argvSchema,
  ...serverSchema.shape,
})

function setting<T extends z.ZodType>(entry: Setting<T>): Setting<T> {
  return entry
}

/**
 * Every setting, once. The command line, `action.yml`, `deadheat.yml`, the help and the tables in the
 * README are all made from this list; its order is theirs.
 */
export const settings = {
  base: setting({
    schema: text(300).min(1),
    form: 'text',
    places: ['input'],
    argument: 'REV',
    about:
      'What was there before: a branch, tag or commit, or `npm:NAME@VERSION` for a published package; `+node:VERSION` behind it names its Node.js. Or `merge-parent`, `merge-base` or `previous-release`, seen from head.',
    otherwise:
      'chosen from the event: the merge parent, the merge base, or the commit before the push',
  }),
  head: setting({
    schema: text(300).min(1),
    form: 'text',
    places: ['input'],
    argument: 'REV',
    about: 'What is proposed, named like `base`.',
    otherwise: 'chosen from the event: the checked-out commit',
  }),
  config: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: perRun,
    argument: 'FILE',
    about: 'The settings file.',
    otherwise: '`deadheat.yml` at the top of the repository, when there is one',
  }),
  benchmarks: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: everywhere,
    argument: 'DIR',
    about:
      'Folder of the benchmarks. They are taken from head and laid over both sides, so that both run the same ones.',
    otherwise: 'the first of `benchmarks`, `benchmark` and `bench` that exists',
  }),
  suite: setting({
    schema: text(300).min(1),
    form: 'text',
    places: everywhere,
    argument: 'NAME',
    about:
      'A bundled suite instead of a folder: `promises`, or one benchmark of it, `promises/chain`. `deadheat suites` lists them.',
    otherwise: 'none',
  }),
  preset: setting({
    schema: presetSchema,
    form: 'text',
    places: everywhere,
    argument: 'NAME',
    about:
      'How much is measured of benchmarks that know presets: `quick`, `seed` (the parameters of the published study) or `sweep`.',
    otherwise: '`quick` for a suite, else what the benchmark says itself',
  }),
  only: setting({
    schema: z.array(text(300)).max(100),
    form: 'list',
    places: everywhere,
    argument: 'GLOB,…',
    about: 'Measure only benchmarks whose id matches one of these; `*` stands for any text.',
    otherwise: 'all of them',
  }),
  commands: setting({
    schema: z.array(commandSchema).max(200),
    form: 'lines',
    places: everywhere,
    argument: 'NAME=COMMAND',
    about:
      'Whole commands to measure as processes, one a line: a name, `=`, the program and its arguments. No shell is involved. `NAME@ADAPTER=COMMAND` runs a suite of another tool and takes its results: `tinybench`, `mitata`, `benchmark`, `bench-node`, `vitest`, `autocannon`, `json-lines`, `node-core`.',
    otherwise: 'none',
  }),
  servers: setting({
    schema: z.array(serverSettingSchema).max(200),
    form: 'text',
    places: ['config'],
    argument: 'LIST',
    about:
      'HTTP servers to measure: each a name, the command that starts it, and the requests that both sides are sent by turns.',
    otherwise: 'none',
  }),
  node: setting({
    schema: z.array(nodeSchema).min(1).max(10),
    form: 'list',
    places: everywhere,
    argument: 'VERSION,…',
    about:
      'The Node.js that runs both sides: a version or a range (`22`, `22.20.0`, `>=20 <23`, `lts`), fetched with its headers, or the path of an executable. Several measure every benchmark under each of them.',
    otherwise: 'the `node` on the PATH',
  }),
  'base-node': setting({
    schema: nodeSchema,
    form: 'text',
    places: everywhere,
    argument: 'VERSION',
    about: 'The Node.js that runs base, where it is another one than head’s.',
    otherwise: '`node`',
  }),
  'head-node': setting({
    schema: nodeSchema,
    form: 'text',
    places: everywhere,
    argument: 'VERSION',
    about: 'The Node.js that runs head, where it is another one than base’s.',
    otherwise: '`node`',
  }),
  allow: setting({
    schema: z.array(differenceKindSchema).max(10),
    form: 'list',
    places: everywhere,
    argument: 'KIND,…',
    about:
      'In what the sides may differ besides their code without the result being not comparable: `runtime`, `environment`, `dependencies`, `compiler`, `benchmarks`.',
    otherwise:
      'only in what was asked for: a Node.js for each side, dependencies that the change itself declares',
  }),
  recipe: setting({
    schema: recipeSchema,
    form: 'text',
    places: everywhere,
    argument: 'NAME',
    about:
      'How a side is built: `package` (frozen install and the `build` script), `addon` (compiled from source against the side’s own Node.js), `node` (Node.js itself, which then runs the side) or `command` (your own commands).',
    otherwise: 'found out from the files of the repository',
  }),
  build: setting({
    schema: z.array(argvSchema).max(50),
    form: 'words',
    places: everywhere,
    argument: 'COMMAND',
    about:
      'Commands of the `command` recipe, one a line, run in each side’s tree. No shell is involved.',
    otherwise: 'none',
  }),
  configure: setting({
    schema: z.array(text(10_000)).max(200),
    form: 'arguments',
    places: everywhere,
    argument: 'ARGUMENTS',
    about:
      'Extra arguments of the step that configures a build: of `./configure` for Node.js itself, of node-gyp, CMake or cargo for an addon. Split at blanks, quotes hold together.',
    otherwise: 'none',
  }),
  'build-environment': setting({
    schema: z.array(buildVariableSchema).max(100),
    form: 'variables',
    places: everywhere,
    argument: 'NAME=VALUE',
    about:
      'Variables that a build sees besides the usual ones, one a line. Names that look like a secret, and those that decide which programs run, are refused.',
    otherwise: 'none',
  }),
  directory: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: everywhere,
    argument: 'DIR',
    about: 'Folder of the measured package inside the repository.',
    otherwise: 'the top of the repository',
  }),
  pairs: setting({
    schema: z.number().int().min(1).max(10_000),
    form: 'count',
    places: everywhere,
    argument: 'N',
    about: 'Most pairs of runs per benchmark. A benchmark stops earlier as soon as it is decided.',
    otherwise: '60',
  }),
  threshold: setting({
    schema: ratio,
    form: 'ratio',
    places: everywhere,
    argument: 'RATIO',
    about: 'Changes of time within ± this do not matter: `2%` or `0.02`.',
    otherwise: '2 % for time and CPU time, 1 % for memory',
  }),
  limit: setting({
    schema: ratio,
    form: 'ratio',
    places: everywhere,
    argument: 'RATIO',
    about: 'The check fails on a regression whose whole interval lies beyond this.',
    otherwise: 'the threshold',
  }),
  alpha: setting({
    schema: z.number().min(0.000001).max(0.2),
    form: 'ratio',
    places: everywhere,
    argument: 'RATIO',
    about: 'Chance that any unchanged benchmark of the whole table is called slower or faster.',
    otherwise: '1 %',
  }),
  budget: setting({
    schema: z
      .number()
      .positive()
      .max(7 * 86_400),
    form: 'seconds',
    places: everywhere,
    argument: 'TIME',
    about: 'No new round of measuring starts after this long: `90s`, `20min`, `2h`.',
    otherwise: 'no limit',
  }),
  timeout: setting({
    schema: z.number().positive().max(86_400),
    form: 'seconds',
    places: everywhere,
    argument: 'TIME',
    about: 'Longest time that one run of one benchmark may take.',
    otherwise: '5 minutes',
  }),
  'build-timeout': setting({
    schema: z.number().positive().max(86_400),
    form: 'seconds',
    places: everywhere,
    argument: 'TIME',
    about: 'Longest time that building one side may take.',
    otherwise: '60 minutes',
  }),
  cache: setting({
    schema: z.enum(['local', 'github', 'off']),
    form: 'text',
    places: everywhere,
    argument: 'WHERE',
    about:
      'Where builds are kept for later runs: `local`, below the cache folder of this machine; `github`, there and in the cache of GitHub Actions, for runners that keep no disk; or `off`, which builds everything from scratch.',
    otherwise: '`local`',
  }),
  control: setting({
    schema: z.number().min(0).max(1),
    form: 'ratio',
    places: everywhere,
    argument: 'RATIO',
    about:
      'Share of extra base-against-base pairs, which check the machine instead of the code; `0` for none.',
    otherwise: '10 %',
  }),
  probe: setting({
    schema: z.boolean(),
    form: 'switch',
    places: everywhere,
    argument: 'BOOLEAN',
    about:
      'Whether a small program is measured against itself for about three seconds before and after, which tells what the machine resolves. When it scatters twice as much afterwards and resolves less, no change is called.',
    otherwise: '`true`; shorter when `budget` is short',
  }),
  'rebuild-control': setting({
    schema: z.boolean(),
    form: 'switch',
    places: everywhere,
    argument: 'BOOLEAN',
    about:
      'Builds base a second time from scratch and measures it against its twin in every round, which doubles the time: where two builds of the same code differ, no change up to that is called. For native code, whose layout alone can make a difference.',
    otherwise: '`false`',
  }),
  layouts: setting({
    schema: z.number().int().min(1).max(1000),
    form: 'count',
    places: everywhere,
    argument: 'N',
    about:
      'In how many layouts the native addons of each side are measured at most: they are linked anew for every round, their code in other places, so that no change is called that only moves code. No pair is taken beyond the last layout; `1` leaves addons as they were built.',
    otherwise: 'one for every pair',
  }),
  history: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: everywhere,
    argument: 'FILE',
    about:
      'What this machine has shown of its own noise, as `deadheat history` writes it: no change below it is called. On a pull request it is read from base.',
    otherwise: 'none',
  }),
  seed: setting({
    schema: z.number().int().min(0).max(0xffffffff),
    form: 'count',
    places: perRun,
    argument: 'N',
    about: 'Seed of the random order. The same seed gives the same order.',
    otherwise: 'drawn, and printed',
  }),
  results: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: perRun,
    argument: 'DIR',
    about:
      'Folder for `result.json`, `journal.ndjson`, `samples.csv`, `report.md`, and `study.csv` of a suite.',
    otherwise: '`deadheat-results`',
  }),
  hyperfine: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: perRun,
    argument: 'FILE',
    about: 'The hyperfine program that times whole commands.',
    otherwise: 'found on the PATH or in the cache, or fetched in a pinned version',
  }),
  key: setting({
    schema: z.string().regex(/^[A-Za-z0-9._-]{1,50}$/, 'letters, digits, dots, dashes, at most 50'),
    form: 'text',
    places: ['input'],
    argument: 'NAME',
    about: 'Tells several comments on one pull request apart.',
    otherwise: '`default`',
  }),
  'pull-request': setting({
    schema: z.number().int().positive(),
    form: 'count',
    places: ['input'],
    argument: 'N',
    about:
      'The pull request that a run by hand or by command is about. `head` has to be its newest commit, or nothing is run.',
    otherwise: 'the one of the event',
  }),
  measured: setting({
    schema: text(1000).min(1),
    form: 'text',
    places: ['input'],
    argument: 'DIR',
    about:
      'Folder with the `journal.ndjson` of a job without secrets: it is judged again under the limits given here, and published. Nothing is run.',
    otherwise: 'this job measures',
  }),
  workflow: setting({
    schema: z.string().regex(/^[\w.-]{1,200}\.ya?ml$/, 'the name of a workflow file'),
    form: 'text',
    places: ['input'],
    argument: 'FILE',
    about: 'On `issue_comment`: the file of the workflow that a command starts.',
    otherwise: '`performance.yml`',
  }),
  comment: setting({
    schema: z.enum(['on-change', 'always', 'never']),
    form: 'text',
    places: ['input'],
    argument: 'WHEN',
    about:
      '`on-change` creates a comment only when something changed or went wrong and else edits one that is there; `always`; `never` writes neither comment nor check.',
    otherwise: '`on-change`',
  }),
  'comment-author': setting({
    schema: z.string().regex(/^[A-Za-z0-9-]{1,100}(\[bot\])?$/, 'a login such as my-app[bot]'),
    form: 'text',
    places: ['input'],
    argument: 'LOGIN',
    about:
      'Login of the account that `github-token` speaks for. A comment is only ever taken for our own when this account wrote it.',
    otherwise: '`github-actions[bot]`, the account of the job’s own token',
  }),
  'github-token': setting({
    schema: text(10_000),
    form: 'text',
    places: ['input'],
    argument: 'TOKEN',
    about: 'Used for the comment only. Builds and benchmarks never see it.',
    otherwise: 'the token of the job',
  }),
} as const

/** Name of a setting, as it is written everywhere. */
export type SettingName = keyof typeof settings

/** One server that is started and asked. */
export type ServerSetting = z.infer<typeof serverSettingSchema>

/** What a config file, a command line or a workflow gave; absent keys were not given. */
export type GivenSettings = {
  readonly [K in SettingName]?: z.infer<(typeof settings)[K]['schema']> | undefined
}

/** All names, in order. */
export const settingNames = Object.keys(settings).filter((name): name is SettingName =>
  Object.hasOwn(settings, name),
)

/** Names of the settings that can be given at one place, in order. */
export function settingNamesOf(place: Place): readonly SettingName[] {
  return settingNames.filter((name) => {
    const places: readonly Place[] = settings[name].places
    return places.includes(place)
  })
}
