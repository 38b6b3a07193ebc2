import { UsageError } from "./model2.js";
import { ZodArray } from "../packages/zod.js";
import { settingFromText } from "./settings7.js";
import { settingOf } from "./settings2.js";

// src/settings/words.ts
function settingsOf(words, names) {
	const optionSettings = names.map((name) => {
		const text = words.values.get(name);
		if (text === void 0) return {};
		if (text.includes("\n") && !(settingOf(name).schema instanceof ZodArray)) throw new UsageError(`--${name} can be given only once`);
		return settingFromText(name, text, `--${name}`);
	});
	return Object.assign({}, ...optionSettings);
}

export { settingsOf };