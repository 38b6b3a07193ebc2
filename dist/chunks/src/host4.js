// src/host/github/github.ts
/** GitHub did not do what it was asked. */
var GitHubError = class extends Error {
	name = "GitHubError";
	trouble;
	constructor(trouble, message, options) {
		super(message, options);
		this.trouble = trouble;
	}
};
/** Whether GitHub has certainly not done what it was asked; otherwise it may have. */
function isRefusal({ trouble }) {
	return trouble !== "unreliable";
}

export { GitHubError, isRefusal };