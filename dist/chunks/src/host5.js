// src/host/files/absolute-path.ts
/** Resolves a path against a folder; an absolute path, also one of Windows, stays as it is. */
function absolutePath(path, from, { join }) {
	return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : join(from, path);
}

export { absolutePath };