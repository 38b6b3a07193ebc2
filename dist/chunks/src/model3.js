// src/model/percent.ts
function inPercent(figures) {
	return `${figures}%`;
}
function roundTo(value, digits) {
	return Number(value.toPrecision(digits));
}
function percent(share, significant = 2) {
	return inPercent(roundTo(share * 100, significant));
}
function inMegabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}

export { inMegabytes, inPercent, percent, roundTo };