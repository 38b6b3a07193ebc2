import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

// src/doctor/cpu-list.ts
function cpusOf(list) {
	if (list.trim() === "") return [];
	return list.trim().split(",").flatMap((part) => {
		const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
		if (first === void 0) throw new RangeError(`expected a list of CPUs, got "${list}"`);
		const count = Number(last) - Number(first) + 1;
		return Array.from({ length: count }, (_, offset) => Number(first) + offset);
	});
}
function cpuListOf(cpus) {
	const ranges = [];
	for (const cpu of cpus.toSorted((one, other) => one - other)) {
		const latest = ranges.at(-1);
		if (latest?.last === cpu - 1) ranges[ranges.length - 1] = {
			first: latest.first,
			last: cpu
		};
		else ranges.push({
			first: cpu,
			last: cpu
		});
	}
	return ranges.map(({ first, last }) => first === last ? `${first}` : `${first}-${last}`).join();
}

// src/host/files/matching-paths.ts
function matchingPaths(root, pattern) {
	return pattern.split("/").filter((name) => name !== "").reduce((folders, name) => folders.flatMap((folder) => below(root, folder, name)), [""]).filter((path) => existsSync(join(root, path)));
}
function below(root, folder, name) {
	if (!name.includes("*")) return [`${folder}/${name}`];
	const parts = name.split("*").map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`));
	const pattern = new RegExp(`^${parts.join(".*")}$`);
	return namesIn(join(root, folder)).filter((each) => pattern.test(each)).toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).map((each) => `${folder}/${each}`);
}
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

export { cpuListOf, cpusOf, matchingPaths };