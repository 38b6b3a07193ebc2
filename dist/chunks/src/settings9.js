import { UsageError } from "./model2.js";
import { ZodArray } from "../packages/zod.js";
import { settingFromText } from "./settings6.js";
import { settingOf } from "./settings2.js";

// src/settings/words.ts
function settingsOf(words, names) {
	const optionSettings = names.map((name) => {
		const text = words.values.get(name);
		return text === void 0 ? {} : settingFromText(name, once(name, text), `--${name}`);
	});
	return Object.assign({}, ...optionSettings);
}
function once(name, text) {
	if (settingOf(name).schema instanceof ZodArray || !text.includes("\n")) return text;
	throw new UsageError(`--${name} can be given only once`);
}

export { settingsOf };