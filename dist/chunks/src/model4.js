// src/model/nearest-names.ts
function nearestNames(name, names, limit = 3) {
	const wanted = name.toLowerCase();
	const furthest = name.length < 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
	return names.map((candidate) => ({
		candidate,
		distance: distanceOf(wanted, candidate.toLowerCase())
	})).filter(({ distance }) => distance <= furthest).toSorted((one, other) => one.distance - other.distance || one.candidate.length - other.candidate.length).slice(0, limit).map(({ candidate }) => candidate);
}
function distanceOf(one, other) {
	const contained = one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
	const edits = editsBetween(one, other);
	return contained ? Math.min(edits, 1) : edits;
}
function editsBetween(one, other) {
	let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= other.length; column += 1) {
			const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
			const inserted = (current[column - 1] ?? 0) + 1;
			const removed = (previous[column] ?? 0) + 1;
			current.push(Math.min(replaced, inserted, removed));
		}
		previous = current;
	}
	return previous[other.length] ?? 0;
}

export { nearestNames };