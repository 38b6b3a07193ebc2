// src/model/usage-error.ts
var UsageError = class extends Error {
	name = "UsageError";
};

export { UsageError };