import { createHash } from "node:crypto";

// src/host/files/digest-of.ts
function digestOf(content) {
	return createHash("sha256").update(content).digest("hex");
}

export { digestOf };