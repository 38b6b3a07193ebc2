/** Exit codes of the program that talks to GitHub's cache. */
export const cacheAnswers = { done: 0, none: 4, notSaved: 5 } as const
