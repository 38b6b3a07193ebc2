import { fileURLToPath } from "node:url";

// src/host/own-paths.ts
/**
* Absolute path of the program that runs in-process benchmarks.
*
* @param entry - `import.meta.url` of an entry; `src/` and `dist/` are equally deep
*/
function harnessPathOf(entry) {
	return fileURLToPath(new URL("../benchmarks/harness.cjs", entry));
}
/**
* Absolute path of the program that talks to GitHub's cache; it is beside the entry and has the
* same extension.
*
* @param entry - `import.meta.url` of an entry
*/
function remoteCachePathOf(entry) {
	return fileURLToPath(new URL(`remote-cache${/\.[jt]s$/.exec(entry)?.[0] ?? ""}`, entry));
}

export { harnessPathOf, remoteCachePathOf };