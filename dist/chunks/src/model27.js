import { journalEntrySchema } from "./model24.js";
import { journalConverter } from "./model25.js";
import { parseJson } from "./model26.js";
import { UsageError } from "./model2.js";

// src/model/run/read-journal.ts
async function readJournal(lines, file, share = sharedNames()) {
	const parse = journalParser(file, share);
	const entries = [];
	for await (const some of lines) for (const line of some) entries.push(...parse(line));
	return entries;
}
function sharedNames() {
	const names = /* @__PURE__ */ new Map();
	const shareName = (name) => {
		const knownName = names.get(name);
		if (knownName !== void 0) return knownName;
		names.set(name, name);
		return name;
	};
	return (entry) => {
		if (entry.type === "run") {
			const { plan } = entry;
			if (plan.shard === void 0) return entry;
			const shard = {
				...plan.shard,
				rows: plan.shard.rows.map(shareName)
			};
			return {
				...entry,
				plan: {
					...plan,
					shard
				}
			};
		}
		if (entry.type !== "sample" && entry.type !== "disturbed") return entry;
		const { sample } = entry;
		const block = {
			...sample.block,
			benchmarkId: shareName(sample.block.benchmarkId)
		};
		return {
			...entry,
			sample: {
				...sample,
				block
			}
		};
	};
}
function parseJournal(text, file, share = sharedNames()) {
	return text.split("\n").slice(0, -1).flatMap(journalParser(file, share));
}
function journalParser(file, share = sharedNames()) {
	const present = journalConverter();
	let lines = 0;
	let sizes = /* @__PURE__ */ new Set();
	return (line) => {
		lines++;
		const place = `${file} line ${lines}`;
		const entry = entryOf(present(parseEntry(line, place)), place);
		if (entry.type === "run") sizes = sizesOf(entry.plan);
		if (entry.type === "sample") assertNoneBelowZero(entry.sample, sizes, place);
		return [share(entry)];
	};
}
function entryOf(data, place) {
	const validation = journalEntrySchema.safeParse(data);
	if (validation.success) return validation.data;
	const issue = validation.error.issues[0];
	const path = issue?.path.map(String).join(".") ?? "";
	throw new UsageError(`expected an entry of a journal in ${place}, got ${path}: ${issue?.message}`);
}
function sizesOf({ metrics }) {
	return new Set(metrics.flatMap(({ id, own: isOwn }) => isOwn === true ? [] : [id]));
}
function assertNoneBelowZero({ base, head }, sizes, place) {
	for (const [id, value] of [...Object.entries(base), ...Object.entries(head)]) if (value !== null && value < 0 && sizes.has(id)) throw new UsageError(`expected ${id} of at least 0 in ${place}, got ${String(value)}`);
}
function printable(line) {
	return line.slice(0, 60).replaceAll(/\p{C}/gu, "�");
}
function parseEntry(line, place) {
	const entry = parseJson(line);
	if (entry !== null) return entry;
	throw new UsageError(`expected an entry of a journal in ${place}, got ${printable(line)}`);
}

export { parseJournal, readJournal, sharedNames };