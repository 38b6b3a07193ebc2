import { readFileSync } from "node:fs";

// src/host/machine/kernel-text.ts
function kernelText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

// src/host/process/processes.ts
var DialogueError = class extends Error {
	name = "DialogueError";
	outcome;
	constructor(message, outcome) {
		super(message);
		this.outcome = outcome;
	}
};

export { DialogueError, kernelText };