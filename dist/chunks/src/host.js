import { fileURLToPath } from "node:url";

// src/host/own-paths.ts
function harnessPathOf(entry) {
	return fileURLToPath(new URL("../benchmarks/harness.cjs", entry));
}

export { harnessPathOf };