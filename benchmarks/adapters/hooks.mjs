import shim from './shim.cjs'

// The same hooks for Node.js 18.19 to 22.14, which wants them in a thread of their own.

let tool = ''

export function initialize(data) {
  tool = data.tool
}

export async function resolve(specifier, context, next) {
  return shim.resolved(tool, specifier, context, await next(specifier, context))
}

export async function load(url, context, next) {
  return shim.loaded(tool, url) ?? next(url, context)
}
