import type { Failure } from '../../model/judging/failure.ts'
import { scriptedSchema } from '../../model/build/manifest.ts'
import { runScript } from './install-dependencies.ts'
import { noteInLog, runStep, type Site } from '../site.ts'

const ownScripts = ['preinstall', 'install', 'postinstall', 'prepare'] as const

// The addon is already compiled, and these might fetch a binary instead.
const compiles = /node-gyp|node-pre-gyp|prebuild|cmake-js|napi/

const namedAtMost = 8

/**
 * Runs the requested install scripts, after the dependencies are installed and native ones
 * compiled, so no script ever sees the secrets of the install. One line lists the scripts that were
 * skipped.
 */
export async function runInstallScripts(site: Site): Promise<Failure | null> {
  const ownEntries = ownScripts.filter((name) => {
    const script = site.manifest?.scripts[name]
    return script !== undefined && !compiles.test(script)
  })
  const otherNames = site.installScripts === 'all' ? [] : await scriptedDependencies(site)
  const remainder = [
    ...(site.installScripts === 'none' && ownEntries.length > 0
      ? [`${ownEntries.join(', ')} of its own`]
      : []),
    ...(otherNames.length === 0 ? [] : [namesOf(otherNames)]),
  ]
  if (remainder.length > 0) {
    const line = `install scripts were not run (${remainder.join('; ')}): see "install-scripts" if something is missing`
    site.notes.push(line.slice(0, 500))
    await noteInLog(line, site)
  }
  if (site.installScripts === 'none') return null
  const failure = site.installScripts === 'all' ? await runThoseOfDependencies(site) : null
  if (failure !== null) return failure
  for (const name of ownEntries) {
    const trouble = await runScript(name, site)
    if (trouble !== null) return trouble
  }
  return null
}

/**
 * Runs those of every dependency with npm, which can do that whatever package manager has installed
 * them.
 */
function runThoseOfDependencies(site: Site): Promise<Failure | null> {
  const { nodePath, npmScript } = site.tools
  return runStep(
    {
      name: 'npm rebuild',
      argv: [nodePath, npmScript, 'rebuild', '--ignore-scripts=false', '--no-audit', '--no-fund'],
      cwd: site.directory,
      environment: { npm_config_ignore_scripts: 'false' },
    },
    site,
  )
}

/** Names of the installed packages that have install scripts and are not compiled here, sorted. */
async function scriptedDependencies(site: Site): Promise<readonly string[]> {
  const { files } = site.host
  const names = new Set<string>()
  for (const folder of new Set([site.directory, site.packageDirectory])) {
    const text = await files.read(files.join(folder, 'node_modules/.package-lock.json'))
    const validation = scriptedSchema.safeParse(text === null ? null : JSON.parse(text))
    if (!validation.success) continue
    for (const [path, { hasInstallScript }] of Object.entries(validation.data.packages)) {
      const place = files.join(folder, path)
      if (!hasInstallScript || place === site.packageDirectory) continue
      if (await files.exists(files.join(place, 'binding.gyp'))) continue
      names.add(path.replace(/^.*node_modules\//, ''))
    }
  }
  return [...names].toSorted()
}

function namesOf(names: readonly string[]): string {
  const shownPath = names.slice(0, namedAtMost).join(', ')
  const rest = names.length - namedAtMost
  return rest > 0 ? `those of ${shownPath} and ${rest} more` : `those of ${shownPath}`
}
