import type { Recipe } from '../../model/build/build.ts'
import { isTree } from '../../model/build/revision.ts'
import { nodeRecipe } from './node.ts'
import type { RecipeSteps } from './recipe-of.ts'
import { compileDependencies } from '../install/compile-dependencies.ts'
import {
  installDependencies,
  ownManager,
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

/** How a side is built, by recipe. What comes from a registry or as an archive is installed and built already. */
export const recipes: Readonly<Record<Recipe, RecipeSteps>> = {
  /** Installs dependencies by the lockfile, then runs the package's own `build` script if it has one. */
  package: {
    install: installTree,
    build: async (site) =>
      (await buildInstalled(site)) ??
      (ownScripts(site)['build'] === undefined ? null : runScript('build', site)),
  },

  /** The same without the script, where that does what no benchmark needs. */
  install: { install: installTree, build: buildInstalled },

  /** Installs, compiles the addon, then does what else `build` does; the script compiles it where both are one. */
  addon: {
    install: async (site) => {
      const failure = await installTree(site)
      if (failure === null) await removeBinaries(site.packageDirectory, site)
      return failure
    },
    build: async (site) => {
      const { packageDirectory } = site
      const statesBefore = await statesIn(packageDirectory, site)
      const compiledFiles = (): Promise<readonly string[]> =>
        compiledIn(packageDirectory, statesBefore, site)
      const scripts = ownScripts(site)
      const { isEntangled } = withoutCompiling('build', scripts)
      return (
        (await runInstallScripts(site)) ??
        (await compileDependencies(site)) ??
        (isEntangled ? null : await compileOwn(compiledFiles, site)) ??
        (await runInstallScriptsAfter(site)) ??
        (scripts['build'] === undefined ? null : await runScriptWithoutCompiling('build', site)) ??
        // A script may begin by removing what is there.
        ((await compiledFiles()).length === 0 ? await compileOwn(compiledFiles, site) : null) ??
        assertLoaded(packageDirectory, await compiledFiles(), site)
      )
    },
  },

  node: nodeRecipe,

  /** Runs the user's own programs in order, without a shell; the first `node` on their PATH is the side's. */
  command: {
    build: async (site) => {
      const { headersDirectory, version } = site.runtime
      const { environment = {}, neededPaths = [] } = (await ownManager(site)) ?? {}
      const step = {
        cwd: site.packageDirectory,
        environment: { ...addonVariables(headersDirectory, version), ...environment },
        neededPaths,
      }
      const { commands } = site.request
      return runSteps(
        commands.map((argv) => ({ name: argv.join(' '), argv, ...step })),
        site,
      )
    },
  },
}

/** What an install makes besides files: scripts where they are allowed, and addons among the dependencies. */
async function buildInstalled(site: Site): Promise<Failure | null> {
  return (
    (await runInstallScripts(site)) ??
    (await compileDependencies(site)) ??
    runInstallScriptsAfter(site)
  )
}

async function installTree(site: Site): Promise<Failure | null> {
  return isTree(site.request.revision) ? installDependencies(site) : null
}

function ownScripts({ request, manifest }: Site): Readonly<Record<string, string>> {
  return isTree(request.revision) ? (manifest?.scripts ?? {}) : {}
}

async function compileOwn(
  compiledFiles: () => Promise<readonly string[]>,
  site: Site,
): Promise<Failure | null> {
  const failure = await compileAddon(site.packageDirectory, site.configure, site)
  if (failure !== null || (await compiledFiles()).length > 0) return failure
  return buildFailure(
    `expected ${site.side} to compile to a .node file, got none: ` +
      'name the folder of the addon, or the recipe "package"',
    site,
  )
}
