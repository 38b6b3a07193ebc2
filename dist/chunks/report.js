import { resultOf } from "./src/analysis.js";
import { absolutePath } from "./src/host15.js";
import { createFiles } from "./src/host8.js";
import { readPieces, readText, wholeLines } from "./src/host7.js";
import { readJournal } from "./src/model19.js";
import { pageTools, reportPage, takenSamples } from "./src/render12.js";
import { parseResult } from "./src/model24.js";
import { samplesIn } from "./src/model16.js";
import { parts } from "./src/parts.js";
import { UsageError } from "./src/model2.js";
import { exitCodes } from "./src/model6.js";
import { createCommand } from "./src/cli.js";
import { spawn } from "node:child_process";

// src/host/open-file.ts
const openers = {
	darwin: ["open"],
	win32: ["explorer.exe"]
};
function openFile(path) {
	const [program, ...words] = openers[process.platform] ?? ["xdg-open"];
	return new Promise((done) => {
		const child = spawn(program, [...words, path], {
			detached: true,
			stdio: "ignore"
		});
		child.on("error", () => done(false));
		child.on("spawn", () => {
			child.unref();
			done(true);
		});
	});
}

// src/cli/report.ts
const resultName = "result.json";
const journalName = "journal.ndjson";
const pageName = "report.html";
const report = createCommand("report", ["output"], ["open"], async ({ positionals, switches, values }, terminal) => {
	const files = createFiles();
	const [first, ...more] = positionals.map((path) => absolutePath(path, terminal.directory, files));
	if (first === void 0) throw new UsageError("expected results, journals or folders of them, got none: deadheat report deadheat-results; see --help");
	const runs = [];
	for (const path of [first, ...more]) runs.push(await runIn(path, runs.length, files));
	const output = absolutePath(values.get("output") ?? await besideOf(first, files), terminal.directory, files);
	await files.write(output, reportPage(runs, pageTools));
	terminal.out(`${output}\n`);
	if (switches.has("open") && !await openFile(output)) terminal.error(`deadheat: found no program that opens ${output}\n`);
	return exitCodes.success;
});
async function besideOf(path, files) {
	const isFolder = await files.kindOf(path) === "folder";
	return files.join(path, isFolder ? pageName : `../${pageName}`);
}
async function runIn(path, index, files) {
	const name = index === 0 ? "deadheat" : `deadheat-${String(index + 1)}`;
	if (await files.kindOf(path) !== "folder") return {
		...await runFrom(path, files),
		name
	};
	for (const candidate of [resultName, journalName]) {
		const file = files.join(path, candidate);
		if (await files.exists(file)) return {
			...await runFrom(file, files),
			name
		};
	}
	throw new UsageError(`expected ${resultName} or ${journalName} in ${path}, got neither`);
}
async function runFrom(path, files) {
	if (await isJournal(path)) {
		const entries = await readJournal(wholeLines(readPieces(path)), path);
		return {
			result: resultOf(entries, parts),
			taken: takenIn(entries)
		};
	}
	const result = parseResult(await readText(path), "a result or a journal", path);
	const journal = files.join(path, "..", journalName);
	const entries = await readJournal(files.lines(journal), journal);
	const [run] = entries;
	return {
		result,
		taken: run?.type === "run" && run.startedAt === result.startedAt ? takenIn(entries) : []
	};
}
async function isJournal(path) {
	for await (const piece of readPieces(path)) return piece.startsWith("{\"type\":\"run\",");
	return false;
}
function takenIn(entries) {
	const { samples, disturbed: disturbedSample } = samplesIn(entries);
	return takenSamples(samples, disturbedSample);
}

export { report };