// src/model/run/measured-in.ts
function measuredIn({ benchmarks, contests = [] }) {
	return [...benchmarks, ...contests];
}

export { measuredIn };