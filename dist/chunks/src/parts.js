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

export { askedBisection, bisectSettings, passedSettings };