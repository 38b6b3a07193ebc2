import type { Failure } from '../../model/judging/failure.ts'
import { someOf } from '../../model/text.ts'
import { addonVariables } from '../addon/addon-tool.ts'
import { installPlace, runScriptWithoutCompiling } from './install-dependencies.ts'
import { installedPackages } from './installed-packages.ts'
import { readManifest } from './read-manifest.ts'
import { withoutCompiling } from './without-compiling.ts'
import { noteLine, runStep, type Site } from '../site.ts'

const scriptsBefore = ['preinstall', 'install'] as const
const scriptsAfter = ['postinstall', 'prepare'] as const

/** Runs the requested install scripts, none of which sees secrets; one line lists those that are skipped. */
export async function runInstallScripts(site: Site): Promise<Failure | null> {
  const ownScripts = [...scriptsBefore, ...scriptsAfter].filter((name) => doesMore(name, site))
  const dependencies = site.installScripts === 'all' ? [] : await scriptedDependencies(site)
  const skippedScripts = [
    ...(site.installScripts === 'none' && ownScripts.length > 0
      ? [`${ownScripts.join(', ')} of its own`]
      : []),
    ...(dependencies.length === 0 ? [] : [`those of ${someOf(dependencies, 8)}`]),
  ]
  if (skippedScripts.length > 0) {
    const value = dependencies.length > 0 ? 'all' : 'own'
    const line = `install scripts were not run (${skippedScripts.join('; ')}): if something is missing, add "install-scripts: ${value}" to deadheat.yml`
    await noteLine(line, site)
  }
  const failure = site.installScripts === 'all' ? await runThoseOfDependencies(site) : null
  return failure ?? runOwn(scriptsBefore, site)
}

/** Runs the requested install scripts that may need the compiled addon. */
export function runInstallScriptsAfter(site: Site): Promise<Failure | null> {
  return runOwn(scriptsAfter, site)
}

async function runOwn(names: readonly string[], site: Site): Promise<Failure | null> {
  if (site.installScripts === 'none') return null
  for (const name of names.filter((each) => doesMore(each, site))) {
    const failure = await runScriptWithoutCompiling(name, site)
    if (failure !== null) return failure
  }
  return null
}

function doesMore(name: string, { manifest }: Site): boolean {
  const script = manifest?.scripts[name]
  if (script === undefined) return false
  return withoutCompiling(name, manifest?.scripts ?? {}).scripts[name] !== ''
}

/** Runs those of every dependency with npm, which can do that whatever package manager has installed them. */
async function runThoseOfDependencies(site: Site): Promise<Failure | null> {
  const { nodePath, npmScript } = site.tools
  const { headersDirectory: headers, version } = site.runtime
  return runStep(
    {
      name: 'npm rebuild',
      argv: [nodePath, npmScript, 'rebuild', '--ignore-scripts=false', '--no-audit', '--no-fund'],
      cwd: (await installPlace(site)).folder,
      environment: {
        ...addonVariables(headers, version),
        npm_config_ignore_scripts: 'false',
      },
    },
    site,
  )
}

async function scriptedDependencies(site: Site): Promise<readonly string[]> {
  const { files } = site.host
  const names = new Set<string>()
  for (const folder of new Set([site.directory, site.packageDirectory])) {
    for (const place of Object.keys(await installedPackages(folder, files))) {
      const path = folderOf(place)
      const scripts = (await readManifest(files.join(folder, path), site.host))?.scripts ?? {}
      if (![...scriptsBefore, 'postinstall'].some((name) => scripts[name] !== undefined)) continue
      if (await files.exists(files.join(folder, path, 'binding.gyp'))) continue
      names.add(path.replace(/^.*node_modules\//, ''))
    }
  }
  return [...names].toSorted()
}

/** Where a package lies: pnpm has a folder around each, `@scope+name@1.0.0` around `@scope/name`. */
function folderOf(place: string): string {
  const [, name] = /\/\.pnpm\/(.[^@]*)/.exec(place) ?? []
  return name === undefined ? place : `${place}/node_modules/${name.replace('+', '/')}`
}
