import { assertFormat, complaintOf } from "./model16.js";
import { journalEntrySchema, journalFormat } from "./model18.js";
import { parseJson } from "./model22.js";
import { UsageError } from "./model2.js";

// src/model/run/read-journal.ts
async function readJournal(lines, file) {
	const parse = journalParser(file);
	const entries = [];
	for await (const chunk of lines) entries.push(...chunk.map(parse));
	return entries;
}
function parseJournal(text, file) {
	return text.split("\n").slice(0, -1).map(journalParser(file));
}
function journalParser(file) {
	let lineNumber = 0;
	let sizes = /* @__PURE__ */ new Set();
	return (line) => {
		lineNumber++;
		const place = `${file} line ${lineNumber}`;
		const data = parseEntry(line, place);
		assertFormat(data, {
			format: journalFormat,
			what: "a journal",
			file
		});
		const entry = entryOf(data, place);
		if (entry.type === "run") {
			const { metrics } = entry.plan;
			sizes = new Set(metrics.flatMap(({ id, own: isOwn }) => isOwn === true ? [] : [id]));
		}
		if (entry.type === "sample") assertNoneBelowZero(entry.sample, sizes, place);
		return entry;
	};
}
function entryOf(data, place) {
	const validation = journalEntrySchema.safeParse(data);
	if (validation.success) return validation.data;
	const complaint = complaintOf(validation.error, data);
	throw new UsageError(`expected an entry of a journal in ${place}, got ${complaint}`);
}
function assertNoneBelowZero({ base, head }, sizes, place) {
	for (const [id, value] of [...Object.entries(base), ...Object.entries(head)]) if (value !== null && value < 0 && sizes.has(id)) throw new UsageError(`expected ${id} of at least 0 in ${place}, got ${String(value)}`);
}
function parseEntry(line, place) {
	const entry = parseJson(line);
	if (entry !== null) return entry;
	const printable = line.slice(0, 60).replaceAll(/\p{C}/gu, "�");
	throw new UsageError(`expected an entry of a journal in ${place}, got ${printable}`);
}

export { parseJournal, readJournal };