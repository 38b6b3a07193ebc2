import type { Failure } from '../../model/judging/failure.ts'
import { texts } from '../../model/texts.ts'
import { parseJson } from '../../model/parse-json.ts'
import { loadingAnswerSchema, type LoadingAnswer } from '../../model/build/build.ts'
import { fileName } from './over-shipped.ts'
import { readManifest } from '../install/read-manifest.ts'
import { askProgram, buildFailure, noteInLog, type Site } from '../site.ts'

const askSeconds = 60

const mark = 'deadheat-loaded '

/** Asks a compiled package which native file it loads, by absolute path: another than those fails here already. */
export async function assertLoaded(
  folder: string,
  compiledFiles: readonly string[],
  site: Site,
): Promise<Failure | null> {
  if (compiledFiles.length === 0) return null
  const answer = await askLoading(folder, site)
  if (answer === null) return null
  const { error } = answer
  if (error !== null) await noteInLog(`it cannot be loaded by itself: ${error}`, site)
  const top = (await site.host.files.realPath(folder)) ?? folder
  const reason = misloadOf(answer, compiledFiles, top)
  const near = (path: string): string => site.host.files.relative(site.directory, path)
  if (reason === null) return null
  const place = compiledFiles.map(near).join(', ')
  return buildFailure(
    `expected ${near(folder) || site.side} to load what was compiled at ${place}, got ${
      reason.kind === 'file' ? near(reason.file) : reason.error
    }: say in package.json or binding.gyp that it is put there, or name commands as "build"`,
    site,
  )
}

/** The addon that one of a package's optional dependencies brought for this machine; `null` where it loads none. */
export async function broughtAddon(folder: string, site: Site): Promise<string | null> {
  const manifest = await readManifest(folder, site.host)
  const names = Object.keys(manifest?.optionalDependencies ?? {})
  if (names.length === 0) return null
  const answer = await askLoading(folder, site)
  if (answer === null || answer.error !== null) return null
  const isOptional = (file: string): boolean =>
    names.some((name) => file.includes(`/node_modules/${name}/`))
  return answer.files.find(isOptional) ?? null
}

async function askLoading(folder: string, site: Site): Promise<LoadingAnswer | null> {
  const argv = [site.runtime.path, '-e', texts['build/addon/what-is-loaded.cjs'], folder]
  const { stdout } = await askProgram({ argv, cwd: folder, seconds: askSeconds }, site)
  const line = stdout.split('\n').findLast((each) => each.startsWith(mark))
  return loadingAnswerSchema.safeParse(parseJson(line?.slice(mark.length) ?? '')).data ?? null
}

/** Why a package does not load what was compiled; `null` where it does, or where that cannot be told. */
export function misloadOf(
  { files, error }: LoadingAnswer,
  compiledFiles: readonly string[],
  folder: string,
):
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'error'; readonly error: string }
  | null {
  if (files.some((file) => compiledFiles.includes(file))) return null
  const names = new Set(compiledFiles.map(fileName))
  // A file of that name elsewhere is the same addon, built by somebody else.
  const otherFile = files.find(
    (file) =>
      (file.startsWith(`${folder}/`) && !file.slice(folder.length).includes('/node_modules/')) ||
      names.has(fileName(file)),
  )
  if (otherFile !== undefined) return { kind: 'file', file: otherFile }
  const isNative =
    error !== null && /\.node\b|bindings file|native (?:build|binding|module)/i.test(error)
  return isNative ? { kind: 'error', error: error.split('\n')[0] ?? '' } : null
}
