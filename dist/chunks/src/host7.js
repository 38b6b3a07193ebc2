import { readFileSync } from "node:fs";

// src/host/machine/kernel-text.ts
function kernelText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

export { kernelText };