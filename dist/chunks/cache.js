import { createHost } from "./src/host10.js";
import { defaultStoreLimits, listEntries, listOtherCaches, prune, pruneOtherCaches, readEntry, removeEntry, verifyEntry } from "./src/store2.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings8.js";
import { plainLine } from "./src/render3.js";
import { storeDirectory } from "./src/store.js";
import { exitCodes } from "./src/model6.js";
import { createCommand } from "./src/cli.js";

// src/render/machine/store.ts
function renderStore(lines, others, doneText) {
	const rest = others.length === 0 ? "" : otherText(others, doneText);
	return `${buildsText(lines, doneText)}${rest}`;
}
function otherText(others, doneText) {
	const sizeBytes = others.reduce((sum, line) => sum + line.sizeBytes, 0);
	return `${others.map(({ name, sizeBytes: bytes, changedAt }) => {
		const age = changedAt === null ? "empty" : `written ${changedAt.slice(0, 16).replace("T", " ")}`;
		return `${mebibytes(bytes).padStart(11)}  ${age}  ${plainLine(name, 200)}\n`;
	}).join("")}${others.length} other ${others.length === 1 ? "cache" : "caches"} ${doneText}, ${mebibytes(sizeBytes)}\n`;
}
function buildsText(lines, doneText) {
	const sizeBytes = lines.reduce((sum, line) => sum + line.sizeBytes, 0);
	const brokenCount = lines.filter(({ flaw }) => flaw !== null).length;
	const count = `${lines.length} ${lines.length === 1 ? "build" : "builds"} ${doneText}`;
	const end = brokenCount === 0 ? "" : `, ${brokenCount} unusable`;
	return `${lines.map(lineText).join("")}${count}, ${mebibytes(sizeBytes)}${end}\n`;
}
function lineText({ trustScope, key, label, recipe, sizeBytes, usedAt, flaw }) {
	const useText = usedAt === null ? "never used" : `used ${usedAt.slice(0, 16).replace("T", " ")}`;
	const what = flaw === null ? `${recipe ?? ""} ${label ?? ""}` : `unusable: ${flaw}`;
	return `${[
		key.slice(0, 12),
		trustScope.padEnd(10),
		mebibytes(sizeBytes).padStart(11),
		useText,
		plainLine(what, 200)
	].join("  ")}\n`;
}
function mebibytes(bytes) {
	return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

// src/cli/cache.ts
const cache = createCommand("cache", ["max-size", "max-age"], ["json"], async (words, terminal) => {
	const action = actionOf(words);
	const caches = cachesOf(terminal);
	const directory = storeDirectory(caches);
	const host = createHost();
	switch (action) {
		case "ls": {
			const lines = [];
			for (const entry of await listEntries(directory, host)) lines.push((await entryLine(directory, entry, host)).line);
			tellLines({
				lines,
				others: await listOtherCaches(caches, host)
			}, "kept", words, terminal);
			return exitCodes.success;
		}
		case "verify": return verify(directory, host, words, terminal);
		case "prune": {
			const limits = storeLimitsOf(words.values.get("max-size"), words.values.get("max-age"));
			const listedEntries = await prune(directory, limits, host);
			const others = await pruneOtherCaches(caches, limits, host);
			tellLines({
				lines: listedEntries.map(undescribedEntry),
				others
			}, "removed", words, terminal);
			return exitCodes.success;
		}
	}
});
const actions = [
	"ls",
	"verify",
	"prune"
];
function actionOf({ positionals, values }) {
	const [namedText, ...more] = positionals;
	const action = actions.find((one) => one === namedText);
	if (action === void 0 || more.length > 0) {
		const actual = positionals.length === 0 ? "nothing" : `"${positionals.join(" ")}"`;
		throw new UsageError(`expected ls, verify or prune, got ${actual}; see cache --help`);
	}
	if (action !== "prune" && values.size > 0) throw new UsageError(`--max-size and --max-age belong to cache prune, not to cache ${action}`);
	return action;
}
function cachesOf({ environment }) {
	const caches = cacheDirectory(environment);
	if (caches !== null) return caches;
	throw new UsageError("expected HOME or DEADHEAT_CACHE to name a folder, got neither");
}
async function verify(directory, host, words, terminal) {
	const lines = [];
	for (const entry of await listEntries(directory, host)) {
		const { line, storedBuild } = await entryLine(directory, entry, host);
		const flaw = storedBuild === null ? line.flaw : await verifyEntry(directory, storedBuild, host);
		if (flaw !== null) await removeEntry({
			directory,
			trustScope: entry.trustScope,
			key: entry.key
		}, host);
		lines.push({
			...line,
			flaw
		});
	}
	tellLines({
		lines,
		others: []
	}, "looked at", words, terminal);
	return lines.some(({ flaw }) => flaw !== null) ? exitCodes.unmeasurable : exitCodes.success;
}
async function entryLine(directory, listedParts, host) {
	const entry = await readEntry({
		directory,
		trustScope: listedParts.trustScope,
		key: listedParts.key
	}, host);
	const line = undescribedEntry(listedParts);
	if (entry.kind === "spoilt") return {
		line: {
			...line,
			flaw: entry.reason
		},
		storedBuild: null
	};
	if (entry.kind === "none") return {
		line,
		storedBuild: null
	};
	const { storedBuild } = entry;
	const { label, madeAt, build } = storedBuild;
	return {
		line: {
			...line,
			label,
			madeAt,
			recipe: build.recipe
		},
		storedBuild
	};
}
function undescribedEntry(listedParts) {
	return {
		...listedParts,
		label: null,
		madeAt: null,
		recipe: null,
		flaw: null
	};
}
function tellLines({ lines, others }, doneText, words, terminal) {
	const text = words.switches.has("json") ? `${JSON.stringify({
		builds: lines,
		others
	})}\n` : renderStore(lines, others, doneText);
	terminal.out(text);
}
const bytesPerUnit = {
	MiB: 1024 ** 2,
	GiB: 1024 ** 3
};
const secondsPerUnit = {
	h: 3600,
	d: 86400
};
function storeLimitsOf(size, age) {
	return {
		sizeBytes: size === void 0 ? defaultStoreLimits.sizeBytes : measureLimit(size, {
			units: bytesPerUnit,
			option: "--max-size",
			expected: "a size such as 500MiB or 2GiB"
		}),
		ageSeconds: age === void 0 ? defaultStoreLimits.ageSeconds : measureLimit(age, {
			units: secondsPerUnit,
			option: "--max-age",
			expected: "a time such as 12h or 7d"
		})
	};
}
function measureLimit(writtenText, { units, option, expected }) {
	const match = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(writtenText.trim());
	const factor = units[match?.[2] ?? ""];
	if (match === null || factor === void 0) throw new UsageError(`${option} must be ${expected}, got ${JSON.stringify(writtenText.slice(0, 80))}`);
	return Number(match[1]) * factor;
}

export { cache };