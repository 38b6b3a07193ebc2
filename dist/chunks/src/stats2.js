// src/stats/element.ts
function element(values, index) {
	const value = values[index];
	if (value === void 0) throw new RangeError(`expected an index below ${values.length}, got ${index}`);
	return value;
}

export { element };