/** Path of tsx's program in a package that has installed it. */
export const tsxProgram = '{package}/node_modules/tsx/dist/cli.mjs'
