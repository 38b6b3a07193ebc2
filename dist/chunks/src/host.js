import { fileURLToPath } from "node:url";

// src/host/own-paths.ts
function harnessPathOf(entry) {
	return fileURLToPath(new URL("../benchmarks/harness.cjs", entry));
}
function remoteCachePathOf(entry) {
	return fileURLToPath(new URL(`remote-cache${/\.[jt]s$/.exec(entry)?.[0] ?? ""}`, entry));
}

export { harnessPathOf, remoteCachePathOf };