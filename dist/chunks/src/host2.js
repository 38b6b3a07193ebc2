// src/host/cache/cache-answers.ts
const cacheAnswers = {
	done: 0,
	none: 4,
	notSaved: 5
};

export { cacheAnswers };