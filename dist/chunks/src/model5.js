// src/model/run/measured-in.ts
/** Everything that a plan measures: its benchmarks, base against head, then its contests. */
function measuredIn({ benchmarks, contests = [] }) {
	return [...benchmarks, ...contests];
}

export { measuredIn };