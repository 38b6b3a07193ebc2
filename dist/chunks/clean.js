import { createHost } from "./src/host9.js";
import { exitCodes } from "./src/model8.js";
import { UsageError } from "./src/model2.js";
import { countText, valueText } from "./src/render5.js";
import { cacheDirectory } from "./src/settings8.js";
import { prune, pruneOtherCaches, removeLeftovers } from "./src/store2.js";
import { storeDirectory } from "./src/store.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/cli/clean.ts
const clean = createCommand("clean", ["max-size", "max-age"], [], async (words, terminal) => {
	refuseWords("clean", words);
	const limits = {
		sizeBytes: limitIn(words, "max-size") ?? 1e400,
		ageSeconds: limitIn(words, "max-age") ?? 1e400
	};
	const caches = words.values.size === 0 ? null : cacheDirectory(terminal.environment);
	if (words.values.size > 0 && caches === null) throw new UsageError("expected HOME or DEADHEAT_CACHE to name a folder, got neither");
	const host = createHost();
	const removedPaths = await removeLeftovers(await host.git.top(terminal.directory), host);
	const lines = [...removedPaths, `removed ${countText(removedPaths.length, "folder")} of killed runs`];
	if (caches !== null) {
		const builds = await prune(storeDirectory(caches), limits, host);
		const otherCaches = await pruneOtherCaches(caches, limits, host);
		const sizeBytes = [...builds, ...otherCaches].reduce((sum, each) => sum + each.sizeBytes, 0);
		const counts = `${countText(builds.length, "build")} and ${countText(otherCaches.length, "other cache")}`;
		lines.push(...otherCaches.map(({ name }) => name), `removed ${counts}, ${valueText(sizeBytes, "B")}`);
	}
	terminal.out(`${lines.join("\n")}\n`);
	return exitCodes.success;
});
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
function limitIn({ values }, option) {
	const text = values.get(option);
	if (text === void 0) return void 0;
	const { form, ...units } = limitUnits[option];
	const [, count, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
	const factor = Object.entries(units).find(([name]) => name === unit)?.[1];
	if (factor !== void 0) return Number(count) * factor;
	throw new UsageError(`--${option} must be ${form}, got ${JSON.stringify(text.slice(0, 80))}`);
}

export { clean };