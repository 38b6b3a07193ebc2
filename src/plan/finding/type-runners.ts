/** What runs TypeScript, by the name of its program, and where it lies in the packages of the measured one. */
export const typeRunners: ReadonlyMap<string, string> = new Map([
  ['tsx', '{package}/node_modules/tsx/dist/cli.mjs'],
  ['ts-node', '{package}/node_modules/ts-node/dist/bin.js'],
])
