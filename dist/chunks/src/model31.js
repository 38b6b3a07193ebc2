// src/model/random.ts
function randomOf(seed) {
	let state = seed >>> 0;
	const next = () => {
		state = state + 2654435769 >>> 0;
		return mixBits(state) / 2 ** 32;
	};
	const between = (from, to) => from + Math.floor(next() * (to - from + 1));
	const shuffle = (items) => items.map((item) => ({
		item,
		key: next()
	})).toSorted((first, second) => first.key - second.key).map(({ item }) => item);
	return {
		next,
		between,
		coin: () => next() < .5,
		shuffle
	};
}
function seedOf(seed, ...parts) {
	return parts.reduce((hash, part) => mixBits((hash ^ mixBits(part + 2654435769 >>> 0)) >>> 0), mixBits(seed >>> 0));
}
function mixBits(value) {
	let bits = value;
	bits = Math.imul(bits ^ bits >>> 16, 569420461);
	bits = Math.imul(bits ^ bits >>> 15, 1935289751);
	return (bits ^ bits >>> 15) >>> 0;
}

export { randomOf, seedOf };