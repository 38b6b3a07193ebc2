// src/host/github/github.ts
/** A call to GitHub failed. */
var GitHubError = class extends Error {
	name = "GitHubError";
	trouble;
	constructor(trouble, message, options) {
		super(message, options);
		this.trouble = trouble;
	}
};
/** Whether the call certainly had no effect; otherwise it may have had. */
function isRefusal({ trouble }) {
	return trouble !== "unreliable";
}

export { GitHubError, isRefusal };