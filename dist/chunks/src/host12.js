// src/host/process/processes.ts
var DialogueError = class extends Error {
	name = "DialogueError";
	outcome;
	isOthers;
	constructor(message, outcome, { isOthers = false } = {}) {
		super(message);
		this.outcome = outcome;
		this.isOthers = isOthers;
	}
};

export { DialogueError };