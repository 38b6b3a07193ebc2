import { usualFailOn } from "./model5.js";

// src/settings/policy.ts
const standardLooks = [
	8,
	12,
	16,
	24,
	36,
	60
];
function looksUpTo(mostPairs) {
	const looks = standardLooks.filter((look) => look < mostPairs);
	for (let next = 100; next < mostPairs; next = Math.round(next * 5 / 3)) looks.push(next);
	return [...looks, mostPairs];
}
function policyOf(settings) {
	return {
		alpha: settings.alpha,
		alphaEquivalence: .05,
		looks: [...looksUpTo(settings.pairs)],
		limit: settings.limit ?? null,
		failOn: settings["fail-on"].filter((state) => state !== "never")
	};
}
function conclusionWithoutResult(givenSettings) {
	return (givenSettings["fail-on"] ?? usualFailOn).includes("failure") ? "failure" : "neutral";
}
function metricsWithThreshold(metrics, threshold) {
	return metrics.map((metric) => threshold !== void 0 && metric.gates && (metric.id === "rate" || metric.unit === "s" && metric.own !== true) ? {
		...metric,
		threshold
	} : { ...metric });
}

export { conclusionWithoutResult, looksUpTo, metricsWithThreshold, policyOf };