import { parseJson } from "./model29.js";
import { manifestSchema } from "./model34.js";

// src/build/install/read-manifest.ts
async function readManifest(folder, { files }) {
	const content = await files.read(files.join(folder, "package.json"));
	return manifestSchema.safeParse(parseJson(content ?? "")).data ?? null;
}

// src/model/benchmarks-among.ts
const testPlace = /(?:^|[^a-z])(?:perf(?:ormance)?|speed|tests?|specs?|examples?)(?:[^a-z]|$)/i;
function speaksOfBenchmarks(path) {
	return /bench/i.test(path) && !/(?:^|\/)node_modules\//.test(path);
}
function isFolderOfCode(place) {
	return !speaksOfBenchmarks(place) && !testPlace.test(place);
}
function benchmarksAmong(place, paths) {
	if (!isFolderOfCode(place)) return paths;
	const benchmarkPaths = paths.filter(speaksOfBenchmarks);
	return benchmarkPaths.length > 0 ? benchmarkPaths : paths;
}

export { benchmarksAmong, isFolderOfCode, readManifest, speaksOfBenchmarks };