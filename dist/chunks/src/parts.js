import { UsageError } from "./model2.js";
import { settingNamesOf } from "./settings.js";

// src/parts/bisect/asked-bisection.ts
function askedBisection({ inputs, bisection }) {
	const inJob = inputs.bisect === void 0 ? null : { mostSteps: null };
	return bisection ?? inJob;
}
const bisectSettings = {
	rows: "all",
	profile: [],
	"fail-on": ["never"]
};
function passedSettings() {
	const ownNames = /* @__PURE__ */ new Set([
		"only",
		"shard",
		...Object.keys(bisectSettings)
	]);
	return settingNamesOf("option").filter((name) => !ownNames.has(name));
}
function assertMetric(metricIds, gate) {
	if (gate === void 0 || metricIds.includes(gate)) return;
	const names = [...new Set(metricIds)].join(", ");
	throw new UsageError(`expected one of the metrics ${names}, got "${gate}"`);
}

export { askedBisection, assertMetric, bisectSettings, passedSettings };