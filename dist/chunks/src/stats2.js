// src/stats/element.ts
/**
* Returns an element of a number array and turns a wrong index into an error instead of a silent
* `NaN`.
*
* @param values - any array of numbers, typed or not
* @param index - 0-based position
* @returns the element
* @throws RangeError when there is no such element
*/
function element(values, index) {
	const value = values[index];
	if (value === void 0) throw new RangeError(`expected an index below ${values.length}, got ${index}`);
	return value;
}

export { element };