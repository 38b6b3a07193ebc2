// src/host/files/files.ts
function absolutePath(path, from, { join }) {
	return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : join(from, path);
}

export { absolutePath };