// src/model/unmeasurable-error.ts
/**
* Nothing could be measured although the request was in order: base does not build, no tool, no
* benchmark left. Entries print its message without a stack and exit with 3.
*/
var UnmeasurableError = class extends Error {
	name = "UnmeasurableError";
	failures;
	constructor(message, failures = []) {
		super(message);
		this.failures = failures;
	}
};

export { UnmeasurableError };