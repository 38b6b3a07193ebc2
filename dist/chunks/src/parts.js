import { showParts } from "./render.js";
import { literal, number, union } from "../packages/zod.js";
import { joinSettings } from "./settings.js";
import { lanesSchema, partEntries } from "./model4.js";
import { countText, durationText } from "./render2.js";

// src/parts/lanes/lanes-text.ts
function lanesText({ count, trial }) {
	const how = count === 1 ? "One block was measured at a time." : `${countText(count, "block")} of in-process benchmarks were measured at once, each on CPUs of its own.`;
	if (trial === void 0) return how;
	const [alone, beside] = trial.effects;
	return `${how} A trial of ${durationText(trial.seconds)} with ${String(trial.lanes)} at once showed ${trial.speed.toFixed(1)} times as many in the same time, ${trial.spread.toFixed(2)} times the spread, and ${beside.toFixed(2)} of a known difference, of which one at a time showed ${alone.toFixed(2)}.`;
}

// src/parts/lanes/index.ts
const lanes = {
	name: "lanes",
	settings: {
		behind: "cache",
		list: { lanes: {
			schema: union([literal("auto"), number().int().min(1).max(64)]),
			default: "auto",
			form: "count-or-auto",
			places: ["option", "config"],
			argument: "N|auto",
			about: "How many blocks of in-process benchmarks are measured at once, each on CPUs of its own. `auto` measures one at a time unless the run is long and a short trial shows that several at once scatter no more and find a known difference."
		} }
	},
	before: async (run) => (await import("../settle-lanes.js")).settleLanes(run),
	yield: ([first = []]) => partEntries(first, "lanes", lanesSchema).at(-1) ?? null,
	remark: (value) => {
		const validation = lanesSchema.safeParse(value);
		return validation.success ? {
			title: "At once",
			text: lanesText(validation.data)
		} : null;
	}
};

// src/parts/index.ts
const parts = [lanes];
for (const { settings } of parts) if (settings !== void 0) joinSettings(settings.behind, settings.list);
showParts(parts);

export { parts };