// src/host/process/processes.ts
var DialogueError = class extends Error {
	name = "DialogueError";
	outcome;
	constructor(message, outcome) {
		super(message);
		this.outcome = outcome;
	}
};

export { DialogueError };