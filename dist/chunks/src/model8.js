// src/model/unmeasurable-error.ts
var UnmeasurableError = class extends Error {
	name = "UnmeasurableError";
	failures;
	constructor(message, failures = []) {
		super(message);
		this.failures = failures;
	}
};

export { UnmeasurableError };