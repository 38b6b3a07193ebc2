import { createHost } from "./src/host7.js";
import { defaultStoreLimits, listEntries, listOtherCaches, prune, pruneOtherCaches, readEntry } from "./src/store2.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings8.js";
import { plainLine } from "./src/render2.js";
import { countText } from "./src/render3.js";
import { storeDirectory } from "./src/store.js";
import { exitCodes } from "./src/model7.js";
import { createCommand } from "./src/cli.js";

// src/render/machine/store.ts
function renderStore(lines, otherCaches, doneText) {
	const totalOf = (entries, noun) => `${countText(entries.length, noun)} ${doneText}, ${mebibytes(entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))}`;
	const brokenCount = lines.filter(({ flaw }) => flaw !== null).length;
	const end = brokenCount === 0 ? "" : `, ${brokenCount} unusable`;
	return [
		...lines.map(lineText),
		`${totalOf(lines, "build")}${end}\n`,
		...otherCaches.map(otherText),
		...otherCaches.length === 0 ? [] : [`${totalOf(otherCaches, "other cache")}\n`]
	].join("");
}
function otherText({ name, sizeBytes, changedAt }) {
	const age = changedAt === null ? "empty" : `written ${minuteText(changedAt)}`;
	return `${mebibytes(sizeBytes).padStart(11)}  ${age}  ${plainLine(name, 200)}\n`;
}
function lineText({ trustScope, key, label, recipe, sizeBytes, usedAt, flaw }) {
	const useText = usedAt === null ? "never used" : `used ${minuteText(usedAt)}`;
	const what = flaw === null ? `${recipe ?? ""} ${label ?? ""}` : `unusable: ${flaw}`;
	return `${[
		key.slice(0, 12),
		trustScope.padEnd(10),
		mebibytes(sizeBytes).padStart(11),
		useText,
		plainLine(what, 200)
	].join("  ")}\n`;
}
function minuteText(time) {
	return time.slice(0, 16).replace("T", " ");
}
function mebibytes(bytes) {
	return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

// src/cli/cache.ts
const cache = createCommand("cache", ["max-size", "max-age"], ["json"], async ({ positionals, values, switches }, terminal) => {
	const action = positionals.join(" ");
	if (action !== "ls" && action !== "prune") {
		const actual = action === "" ? "nothing" : `"${action}"`;
		throw new UsageError(`expected ls or prune, got ${actual}; see cache --help`);
	}
	if (action === "ls" && values.size > 0) throw new UsageError("--max-size and --max-age belong to cache prune, not to cache ls");
	const caches = cacheDirectory(terminal.environment);
	if (caches === null) throw new UsageError("expected HOME or DEADHEAT_CACHE to name a folder, got neither");
	const directory = storeDirectory(caches);
	const host = createHost();
	const limits = {
		sizeBytes: limitIn(values, "max-size") ?? defaultStoreLimits.sizeBytes,
		ageSeconds: limitIn(values, "max-age") ?? defaultStoreLimits.ageSeconds
	};
	const lines = [];
	if (action === "ls") for (const entry of await listEntries(directory, host)) lines.push(await describedEntry(directory, entry, host));
	else lines.push(...(await prune(directory, limits, host)).map(undescribedEntry));
	const otherCaches = action === "ls" ? await listOtherCaches(caches, host) : await pruneOtherCaches(caches, limits, host);
	terminal.out(switches.has("json") ? `${JSON.stringify({
		builds: lines,
		others: otherCaches
	})}\n` : renderStore(lines, otherCaches, action === "ls" ? "kept" : "removed"));
	return exitCodes.success;
});
async function describedEntry(directory, entry, host) {
	const { trustScope, key } = entry;
	const storedBuild = await readEntry({
		directory,
		trustScope,
		key
	}, host);
	const line = undescribedEntry(entry);
	if (typeof storedBuild === "string") return {
		...line,
		flaw: storedBuild
	};
	if (storedBuild === null) return line;
	const { label, madeAt, build } = storedBuild;
	return {
		...line,
		label,
		madeAt,
		recipe: build.recipe
	};
}
function undescribedEntry(entry) {
	return {
		...entry,
		label: null,
		madeAt: null,
		recipe: null,
		flaw: null
	};
}
const limitUnits = {
	"max-size": {
		form: "a size such as 500MiB or 2GiB",
		MiB: 1024 ** 2,
		GiB: 1024 ** 3
	},
	"max-age": {
		form: "a time such as 12h or 7d",
		h: 3600,
		d: 86400
	}
};
function limitIn(values, option) {
	const text = values.get(option);
	if (text === void 0) return void 0;
	const { form, ...units } = limitUnits[option];
	const [, count, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
	const factor = Object.entries(units).find(([name]) => name === unit)?.[1];
	if (factor !== void 0) return Number(count) * factor;
	throw new UsageError(`--${option} must be ${form}, got ${JSON.stringify(text.slice(0, 80))}`);
}

export { cache };