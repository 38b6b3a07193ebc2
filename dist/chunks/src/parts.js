import { settingNamesOf } from "./settings.js";

// src/parts/bisect/asked-bisection.ts
function askedBisection({ given, bisection }) {
	const inJob = given.bisect === void 0 ? null : { mostSteps: null };
	return bisection ?? inJob;
}
const bisectSettings = {
	rows: "all",
	profile: [],
	"fail-on": ["never"]
};
function passedSettings() {
	const own = /* @__PURE__ */ new Set([
		"only",
		"shard",
		...Object.keys(bisectSettings)
	]);
	return settingNamesOf("option").filter((name) => !own.has(name));
}

export { askedBisection, bisectSettings, passedSettings };