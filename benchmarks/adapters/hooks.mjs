import shim from './shim.cjs'

// The same hooks for Node.js 18.19 to 22.14, which runs them in their own thread.

let places = []

export function initialize(data) {
  places = data.places
}

export async function resolve(specifier, context, next) {
  return shim.resolved(places, specifier, context, await next(specifier, context))
}

export async function load(url, context, next) {
  return shim.loaded(places, url) ?? next(url, context)
}
