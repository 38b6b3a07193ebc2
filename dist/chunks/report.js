import { resultOf } from "./src/analysis3.js";
import { absolutePath, createFiles } from "./src/host3.js";
import { readPieces, readText, wholeLines } from "./src/host5.js";
import { readJournal } from "./src/model30.js";
import { pageTools, reportPage, takenSamples } from "./src/render15.js";
import { parseResult } from "./src/model36.js";
import { samplesIn } from "./src/model26.js";
import { parts } from "./src/parts4.js";
import { UsageError } from "./src/model2.js";
import { exitCodes } from "./src/model7.js";
import { createCommand } from "./src/cli.js";

// src/cli/report.ts
const resultName = "result.json";
const journalName = "journal.ndjson";
const pageName = "report.html";
const report = createCommand("report", ["output"], [], async ({ positionals, values }, terminal) => {
	const files = createFiles();
	const [word] = positionals;
	if (word === void 0 || positionals.length > 1) throw new UsageError(`expected a result, a journal or a folder of them, got ${word === void 0 ? "none" : "several"}: deadheat report deadheat-results; see --help`);
	const path = absolutePath(word, terminal.directory, files);
	const isFolder = await files.kindOf(path) === "folder";
	const beside = files.join(path, isFolder ? pageName : `../${pageName}`);
	const output = absolutePath(values.get("output") ?? beside, terminal.directory, files);
	await files.write(output, reportPage(await runIn(path, files), pageTools));
	terminal.out(`${output}\n`);
	return exitCodes.success;
});
async function runIn(path, files) {
	if (await files.kindOf(path) !== "folder") return runFrom(path, files);
	for (const candidate of [resultName, journalName]) {
		const file = files.join(path, candidate);
		if (await files.exists(file)) return runFrom(file, files);
	}
	throw new UsageError(`expected ${resultName} or ${journalName} in ${path}, got neither`);
}
async function runFrom(path, files) {
	if (await isJournal(path)) {
		const entries = await readJournal(wholeLines(readPieces(path)), path);
		return {
			result: resultOf(entries, parts),
			taken: takenSamples(samplesIn(entries))
		};
	}
	const result = parseResult(await readText(path), "a result or a journal", path);
	const journal = files.join(path, "..", journalName);
	const entries = await readJournal(files.lines(journal), journal);
	const [run] = entries;
	return {
		result,
		taken: run?.type === "run" && run.startedAt === result.startedAt ? takenSamples(samplesIn(entries)) : []
	};
}
async function isJournal(path) {
	for await (const piece of readPieces(path)) return piece.startsWith("{\"type\":\"run\",");
	return false;
}

export { report };