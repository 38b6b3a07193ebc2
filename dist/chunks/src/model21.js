import { usualFailOn } from "./model3.js";

// src/model/part-key.ts
const longestKey = 50;
function partKey(key, asked, fullPairs) {
	const word = wordOf(asked, fullPairs);
	if (word === null || key === word || key.endsWith(`-${word}`)) return key;
	if (key === "default") return word;
	return `${key.slice(0, longestKey - word.length - 1)}-${word}`;
}
function isPartKey(key) {
	return /(?:^|-)part$/.test(key);
}
function wordOf({ only = "", pairs = "", base = "", node = "", profile = "", bisect = "" }, fullPairs) {
	if (bisect !== "") return "bisect";
	if (profile !== "" && only !== "") return "profile";
	return pairs !== "" && Number(pairs) < fullPairs || [
		only,
		base,
		node
	].some((text) => text !== "") ? "part" : null;
}

// src/settings/policy.ts
const standardLooks = [
	8,
	12,
	16,
	24,
	36,
	60
];
const lastStandardLook = 60;
function looksUpTo(mostPairs) {
	const looks = standardLooks.filter((look) => look < mostPairs);
	if (mostPairs <= lastStandardLook) return [...looks, mostPairs];
	for (let next = 100; next < mostPairs; next = Math.round(next * 5 / 3)) looks.push(next);
	return [...looks, mostPairs];
}
function policyOf(givenValue) {
	return {
		alpha: givenValue.alpha,
		alphaEquivalence: .05,
		looks: [...looksUpTo(givenValue.pairs)],
		limit: givenValue.limit ?? null,
		failOn: givenValue["fail-on"].filter((state) => state !== "never")
	};
}
function conclusionWithoutResult(givenSettings) {
	return (givenSettings["fail-on"] ?? usualFailOn).includes("failure") ? "failure" : "neutral";
}
function metricsWithThreshold(metrics, threshold) {
	return metrics.map((metric) => threshold !== void 0 && metric.gates && isTimeLike(metric) ? {
		...metric,
		threshold
	} : { ...metric });
}
function isTimeLike({ id, unit, own: isOwn }) {
	return id === "rate" || unit === "s" && isOwn !== true;
}

export { conclusionWithoutResult, isPartKey, looksUpTo, metricsWithThreshold, partKey, policyOf };