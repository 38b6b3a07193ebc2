import { fileURLToPath } from "node:url";

// src/host/own-paths.ts
/**
* Absolute path of the program that runs in-process benchmarks.
*
* @param entry - `import.meta.url` of an entry; `src/` and `dist/` lie equally deep
*/
function harnessPathOf(entry) {
	return fileURLToPath(new URL("../benchmarks/harness.cjs", entry));
}
/**
* Absolute path of the program that asks GitHub's cache; it lies beside the entry and ends as it does.
*
* @param entry - `import.meta.url` of an entry
*/
function remoteCachePathOf(entry) {
	return fileURLToPath(new URL(`remote-cache${/\.[jt]s$/.exec(entry)?.[0] ?? ""}`, entry));
}

export { harnessPathOf, remoteCachePathOf };