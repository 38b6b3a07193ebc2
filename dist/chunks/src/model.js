// src/model/unmeasurable-error.ts
/**
* Nothing could be measured although the request was valid: base does not build, a tool is missing,
* or no benchmark is left. Entry points print the message without a stack and exit with 3.
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