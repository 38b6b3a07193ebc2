// src/stats/holm.ts
function holm(ps, family) {
	const adjusted = ps.map(() => 1);
	let running = 0;
	ps.map((p, index) => ({
		p,
		index
	})).toSorted((one, other) => one.p - other.p).forEach(({ p, index }, position) => {
		running = Math.max(running, Math.min(1, p * (family - position)));
		adjusted[index] = running;
	});
	return adjusted;
}

export { holm };