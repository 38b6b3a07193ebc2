// src/host/cache/cache-answers.ts
/** Exit codes of the program that talks to GitHub's cache. */
const cacheAnswers = {
	done: 0,
	none: 4,
	notSaved: 5
};

export { cacheAnswers };