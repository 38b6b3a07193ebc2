// src/model/usage-error.ts
/**
* The user's own trouble: an input, an option, a file or a state of the repository that has to change.
*
* Entries print its message as it is, without a stack, and exit with 2. The message is one line,
* lower case, without a full stop: what was expected, what came, what to do.
*/
var UsageError = class extends Error {
	name = "UsageError";
};

export { UsageError };