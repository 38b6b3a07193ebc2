// src/host/cache/cache-answers.ts
/** Exit codes of the program that asks GitHub's cache. */
const cacheAnswers = {
	done: 0,
	none: 4,
	notSaved: 5
};

export { cacheAnswers };