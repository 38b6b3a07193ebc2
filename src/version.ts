import manifest from '../package.json' with { type: 'json' }

/** Version of deadheat. */
export const version = manifest.version
