export const unjudged = { identity: '', legs: 1, label: '', startedAt: 0 }
