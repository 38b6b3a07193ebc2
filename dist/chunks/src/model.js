// src/model/nearest-names.ts
function nearestNames(name, names, limit = 3) {
	const lowerName = name.toLowerCase();
	const furthest = name.length < 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
	return names.map((candidate) => ({
		candidate,
		distance: distanceOf(lowerName, candidate.toLowerCase())
	})).filter(({ distance }) => distance <= furthest).toSorted((first, right) => first.distance - right.distance || first.candidate.length - right.candidate.length).slice(0, limit).map(({ candidate }) => candidate);
}
function distanceOf(leftText, right) {
	const isContained = leftText.length > 2 && right.length > 2 && (leftText.includes(right) || right.includes(leftText));
	const edits = editsBetween(leftText, right);
	return isContained ? Math.min(edits, 1) : edits;
}
function editsBetween(leftText, right) {
	let before = [];
	let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
	for (let row = 1; row <= leftText.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= right.length; column += 1) {
			const swapCost = leftText[row - 1] === right[column - 2] && leftText[row - 2] === right[column - 1] && column > 1 && row > 1 ? (before[column - 2] ?? 0) + 1 : 1e400;
			const replaceCost = (previous[column - 1] ?? 0) + (leftText[row - 1] === right[column - 1] ? 0 : 1);
			const insertCost = (current[column - 1] ?? 0) + 1;
			const removeCost = (previous[column] ?? 0) + 1;
			current.push(Math.min(swapCost, replaceCost, insertCost, removeCost));
		}
		before = previous;
		previous = current;
	}
	return previous[right.length] ?? 0;
}

export { nearestNames };