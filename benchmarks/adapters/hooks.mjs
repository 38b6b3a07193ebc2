import { pathToFileURL } from 'node:url'
import shim from './shim.cjs'

// The same hooks for Node.js 18.19 to 22.14, which runs them in their own thread.

let places = []
let own = null

export function initialize(data) {
  places = data.places
  own = data.own
}

export async function resolve(specifier, context, next) {
  const found = await foundOr(specifier, context, next)
  return shim.resolved(places, specifier, context, found)
}

async function foundOr(specifier, context, next) {
  try {
    return await next(specifier, context)
  } catch (error) {
    const entry = shim.isNotFound(error) ? shim.ownEntry(own, specifier, context.parentURL) : null
    if (entry === null) throw error
    return next(pathToFileURL(entry).href, context)
  }
}

export async function load(url, context, next) {
  return shim.loaded(places, url) ?? next(url, context)
}
