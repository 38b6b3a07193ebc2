// src/host/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	trouble;
	constructor(trouble, message, options) {
		super(message, options);
		this.trouble = trouble;
	}
};
function isRefusal({ trouble }) {
	return trouble !== "unreliable";
}

export { GitHubError, isRefusal };