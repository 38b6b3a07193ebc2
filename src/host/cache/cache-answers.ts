/** Exit codes of the program that asks GitHub's cache. */
export const cacheAnswers = { done: 0, none: 4, notSaved: 5 } as const
