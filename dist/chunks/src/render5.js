import { inPercent, percent } from "./model3.js";

// src/render/text/format.ts
const minus = "−";
const timeScales = [
	[1, " s"],
	[.001, " ms"],
	[1e-6, " µs"],
	[1e-9, " ns"]
];
const byteScales = [
	[2 ** 30, " GiB"],
	[2 ** 20, " MiB"],
	[1024, " KiB"]
];
const rateScales = [
	[1e9, " G/s"],
	[1e6, " M/s"],
	[1e3, " k/s"],
	[1, " /s"]
];
function valueText(value, unit) {
	if (value === null || !Number.isFinite(value)) return "–";
	switch (unit) {
		case "s": return scaleValue(value, timeScales);
		case "B": return Math.abs(value) < 1023.5 ? `${value <= -.5 ? minus : ""}${withCommas(String(Math.round(Math.abs(value))))} B` : scaleValue(value, byteScales);
		case "per_s": return scaleValue(value, rateScales);
		case "count": return countedText(roundValue(value));
		case "ratio": return inPercent(digits(roundValue(value * 100)));
	}
}
function differenceText(difference, unit) {
	const text = valueText(Math.abs(difference), unit);
	if (difference === 0) return text;
	return `${difference < 0 ? minus : "+"}${text}`;
}
function decimalsOf(low, high) {
	return low !== null && high !== null && high - low < .002 ? 2 : 1;
}
function percentText(change, decimals = 1) {
	return inPercent(signedPoints(change, decimals));
}
function sizeText(change, decimals = 1) {
	return inPercent(points(Math.abs(change), decimals));
}
function timesBetween(times, ends) {
	const [low = times, high = times] = ends;
	const significant = high < low * 1.1 ? 3 : 2;
	const text = (value) => digits(Number(value.toPrecision(significant)), significant);
	return {
		times: text(times),
		ends: `${text(low)} … ${text(high)}`
	};
}
function marginText(ratio) {
	return `±${sizeText(ratio)}`;
}
function chosenText(ratio) {
	return percent(ratio, 6);
}
function intervalText(low, high) {
	return low === null || high === null ? "–" : inPercent(endsText(low, high));
}
function endsText(low, high) {
	if (low === null || high === null) return "–";
	const decimals = decimalsOf(low, high);
	return `${signedPoints(low, decimals)} … ${signedPoints(high, decimals)}`;
}
function durationText(seconds) {
	const whole = Math.max(0, Math.round(seconds));
	if (whole < 60) return `${whole} s`;
	return whole < 3600 ? twoParts(whole, 1, ["min", "s"]) : twoParts(whole, 60, ["h", "min"]);
}
function countText(count, singular, many = `${singular}s`) {
	return `${withCommas(String(count))} ${count === 1 ? singular : many}`;
}
function rangeText(from, to) {
	return from === to ? from : `${from} to ${to}`;
}
function twoParts(whole, unit, names) {
	const small = Math.floor(whole % (unit * 60) / unit);
	const rest = small === 0 ? "" : ` ${String(small).padStart(2, "0")} ${names[1]}`;
	return `${Math.floor(whole / (unit * 60))} ${names[0]}${rest}`;
}
function scaleValue(value, scales) {
	const size = Math.abs(value);
	const fittingScale = scales.find(([factor]) => roundValue(size / factor) >= 1);
	const [factor, suffix] = (size === 0 ? scales.find((scale) => scale[0] === 1) : fittingScale) ?? scales.at(-1) ?? [1, ""];
	return `${value < 0 ? minus : ""}${digits(roundValue(size / factor))}${suffix}`;
}
function roundValue(value) {
	return Number(value.toPrecision(3));
}
function digits(value, significant = 3) {
	if (value < 0) return minus + digits(-value, significant);
	if (value >= 10 ** (significant - 1) || value === 0) return withCommas(String(Math.round(value)));
	if (value >= 1) return value.toPrecision(significant);
	return String(Number(value.toFixed(3)));
}
function countedText(value) {
	if (value < 0) return minus + countedText(-value);
	if (value >= 10) return withCommas(String(Math.round(value)));
	return value >= 1 ? String(Number(value.toPrecision(2))) : digits(value);
}
function points(ratio, decimals) {
	const share = ratio * 100;
	if (!Number.isFinite(share)) return "∞";
	return withCommas(share.toFixed(share >= 99.95 ? 0 : decimals));
}
function signedPoints(change, decimals) {
	const text = points(Math.abs(change), decimals);
	if (Number(text) === 0) return text;
	return `${change < 0 ? minus : "+"}${text}`;
}
function withCommas(text) {
	const point = text.indexOf(".");
	const whole = point < 0 ? text : text.slice(0, point);
	if (whole.length < 4) return text;
	return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") + (point < 0 ? "" : text.slice(point));
}

export { chosenText, countText, decimalsOf, differenceText, durationText, endsText, intervalText, marginText, percentText, rangeText, sizeText, timesBetween, valueText };