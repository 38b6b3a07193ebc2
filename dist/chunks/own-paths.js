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

export { harnessPathOf };