import { settingNamesOf } from "./settings2.js";

// src/parts/bisect/passed-settings.ts
function passedSettings() {
	return settingNamesOf("option").filter((name) => name !== "only" && name !== "shard");
}

export { passedSettings };