import { journalFormat, resultFormat } from "./model21.js";

// src/model/journal-converter.ts
const formerLines = {
	lanes: "lanes",
	profile: "profiles"
};
function presentResult(data) {
	if (!isRecord(data)) return data;
	const { lanes, profiles, plan, rebuildControl: _rebuilt, ...others } = data;
	const present = {
		parts: {
			lanes,
			profiles
		},
		...others,
		plan: presentPlan(plan)
	};
	if (data["format"] !== "deadheat-result/1") return present;
	const { continuedOn: _, contests, findings, ...rest } = present;
	return {
		...rest,
		format: resultFormat,
		findings: joined(findings, contests)
	};
}
function journalConverter() {
	let isFormat1 = false;
	return (line) => {
		if (!isRecord(line)) return line;
		const { type, format, plan, sample } = line;
		if (type === "run") {
			isFormat1 = format === "deadheat-journal/1";
			const isFormer = isFormat1 || format === "deadheat-journal/2";
			const { twin: _twin, ...fields } = line;
			return {
				...fields,
				format: isFormer ? journalFormat : format,
				plan: presentPlan(plan)
			};
		}
		const part = typeof type === "string" ? formerLines[type] : void 0;
		if (part !== void 0) return {
			type: "part",
			part,
			entry: line[String(type)]
		};
		if (!isFormat1 || !isRecord(sample) || !isRecord(sample["block"])) return line;
		const { control, rebuild, ...block } = sample["block"];
		if (typeof control !== "boolean") return line;
		const plainKind = block["round"] === 0 ? "warm-up" : "pair";
		const kind = rebuild === true ? "rebuild" : control ? "control" : plainKind;
		return {
			...line,
			sample: {
				...sample,
				block: {
					...block,
					kind
				}
			}
		};
	};
}
function presentPlan(plan) {
	if (!isRecord(plan)) return plan;
	const { contests, benchmarks, shard, study, chosen, parts, ...others } = plan;
	const { study: words = null, ...choice } = isRecord(chosen) ? chosen : {};
	const { suite: _, ...tables } = isRecord(study) ? study : {};
	const { selective: _selective, rebuildControl: _rebuilt, history, ...rest } = others;
	const floors = history === void 0 || Array.isArray(history) && history.length === 0 ? {} : { history };
	const studies = isRecord(study) ? { studies: {
		...tables,
		words
	} } : {};
	return {
		...rest,
		...floors,
		benchmarks: joined(benchmarks, contests),
		shard: presentShard(shard),
		chosen: isRecord(chosen) ? presentChoice(choice) : chosen,
		parts: isRecord(study) ? studies : parts
	};
}
function presentChoice({ preset, allPairs: _allPairs, ...choice }) {
	return {
		...choice,
		preset: preset === "seed" ? "published" : preset
	};
}
function presentShard(shard) {
	if (!isRecord(shard)) return shard;
	const { contests, rows, ...rest } = shard;
	if (!isRecord(contests)) return shard;
	return {
		...rest,
		familyOfOthers: contests["family"],
		rows: joined(rows, contests["rows"])
	};
}
function joined(first, second) {
	return Array.isArray(first) && Array.isArray(second) ? [...first, ...second] : first;
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export { journalConverter, presentResult };