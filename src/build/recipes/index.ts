import type { Recipe } from '../../model/build/build.ts'
import type { Revision } from '../../model/build/revision.ts'
import { nodeRecipe } from './node.ts'
import type { RecipeSteps } from './recipe-of.ts'
import { compileDependencies } from '../install/compile-dependencies.ts'
import {
  installDependencies,
  runScript,
  runScriptWithoutCompiling,
} from '../install/install-dependencies.ts'
import { runInstallScriptsAfter, runInstallScripts } from '../install/install-scripts.ts'
import { addonVariables } from '../addon/addon-tool.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { runSteps, type Site, buildFailure } from '../site.ts'
import { compiledIn, statesIn } from '../addon/over-shipped.ts'
import { compileAddon, removeBinaries } from '../addon/compile-addon.ts'
import { withoutCompiling } from '../install/without-compiling.ts'
import { assertLoaded } from '../addon/assert-loaded.ts'

/**
 * Installs dependencies by the lockfile, then runs the package's own `build` script if it has one.
 */
const packageRecipe: RecipeSteps = {
  install: installDependencies,
  build: async (site) => {
    const failure = await compileForPackage(site)
    if (failure !== null) return failure
    return site.manifest?.scripts['build'] === undefined ? null : runScript('build', site)
  },
}

/** The same for a published package, which is already installed and built. */
const publishedPackageRecipe: RecipeSteps = {
  install: () => Promise.resolve(null),
  build: compileForPackage,
}

async function compileForPackage(site: Site): Promise<Failure | null> {
  return (
    (await runInstallScripts(site)) ??
    (await compileDependencies(site)) ??
    runInstallScriptsAfter(site)
  )
}

/** The steps of a recipe for a side. */
export function recipeSteps(
  recipe: Recipe,
  source: Revision['source'],
  commands: readonly (readonly string[])[],
): RecipeSteps {
  const isPublished = source !== 'commit'
  switch (recipe) {
    case 'package':
      return isPublished ? publishedPackageRecipe : packageRecipe
    case 'addon':
      return isPublished ? publishedAddonRecipe : addonRecipe
    case 'node':
      return nodeRecipe
    case 'command':
      return commandRecipe(commands)
  }
}

/**
 * Runs the user's own programs, in order, in the folder of the package. No shell is involved; the
 * first `node` on their PATH is the side's.
 */
function commandRecipe(commands: readonly (readonly string[])[]): RecipeSteps {
  return {
    install: () => Promise.resolve(null),
    build: (site) => {
      const { headersDirectory, version } = site.runtime
      const environment = headersDirectory === null ? {} : addonVariables(headersDirectory, version)
      const steps = commands.map((argv) => ({
        name: argv.join(' '),
        argv,
        cwd: site.packageDirectory,
        environment,
      }))
      return runSteps(steps, site)
    },
  }
}

/**
 * Installs dependencies by the lockfile, compiles the addon from source, then runs what its `build`
 * script does besides. Where the two cannot be taken apart, the script compiles it.
 */
const addonRecipe: RecipeSteps = {
  install: async (site) => {
    const failure = await installDependencies(site)
    if (failure === null) await removeBinaries(site.packageDirectory, site)
    return failure
  },
  build: async (site) => {
    const before = await statesIn(site.packageDirectory, site)
    const scripts = site.manifest?.scripts ?? {}
    const { isEntangled } = withoutCompiling('build', scripts)
    return (
      (await runInstallScripts(site)) ??
      (await compileDependencies(site)) ??
      (isEntangled ? null : await compileOwn(before, site)) ??
      (await runInstallScriptsAfter(site)) ??
      (scripts['build'] === undefined ? null : await runScriptWithoutCompiling('build', site)) ??
      // A script may begin by removing what is there.
      ((await compiledIn(site.packageDirectory, before, site)).length === 0
        ? await compileOwn(before, site)
        : null) ??
      assertUsed(before, site)
    )
  },
}

/** The same for a published package, which is already installed and built. */
const publishedAddonRecipe: RecipeSteps = {
  install: async (site) => {
    await removeBinaries(site.packageDirectory, site)
    return null
  },
  build: async (site) => {
    const before = await statesIn(site.packageDirectory, site)
    return (
      (await runInstallScripts(site)) ??
      (await compileDependencies(site)) ??
      (await compileOwn(before, site)) ??
      (await runInstallScriptsAfter(site)) ??
      assertUsed(before, site)
    )
  },
}

type AddonStates = ReadonlyMap<string, string>

async function compileOwn(before: AddonStates, site: Site): Promise<Failure | null> {
  const { packageDirectory, configure } = site
  const failure = await compileAddon(packageDirectory, configure, site)
  const isMade = (await compiledIn(packageDirectory, before, site)).length > 0
  if (failure !== null || isMade) return failure
  return buildFailure(
    `expected ${site.side} to compile to a .node file, got none: ` +
      'name the folder of the addon, or the recipe "package"',
    site,
  )
}

async function assertUsed(before: AddonStates, site: Site): Promise<Failure | null> {
  const compiled = await compiledIn(site.packageDirectory, before, site)
  return assertLoaded(site.packageDirectory, compiled, site)
}
