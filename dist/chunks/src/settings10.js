import { UsageError } from "./model2.js";
import { settingFromText } from "./settings7.js";
import { settingOf } from "./settings2.js";

// src/settings/words.ts
function settingsOf(words, names) {
	const givenBySetting = names.map((name) => {
		const writtenText = words.values.get(name);
		return writtenText === void 0 ? {} : settingFromText(name, once(name, writtenText), `--${name}`);
	});
	return Object.assign({}, ...givenBySetting);
}
const severalTimes = /* @__PURE__ */ new Set([
	"lines",
	"words",
	"list",
	"arguments",
	"variables"
]);
function once(name, writtenText) {
	if (severalTimes.has(settingOf(name).form) || !writtenText.includes("\n")) return writtenText;
	throw new UsageError(`--${name} can be given only once`);
}

export { settingsOf };