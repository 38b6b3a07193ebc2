/** What is known of a run of which only the number matters. */
export const unjudged = { identity: '', legs: 1, label: '', startedAt: 0 }
