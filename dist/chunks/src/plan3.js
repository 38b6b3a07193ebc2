import { speaksOfBenchmarks } from "./session+plan.js";
import { isInstalled } from "./plan2.js";

// src/plan/reach/unreached-by.ts
const mostShipped = 20;
function unreachedBy(trials, { differences, index, packageFolder }) {
	const files = [...differences.keys()].filter((path) => index.places.get(path)?.kind !== "folder");
	const loaded = new Set(trials.flatMap((trial) => trial?.isUnchanged === true ? [...trial.loaded] : []));
	const isShipped = shippedBy({
		differences,
		index,
		packageFolder
	});
	const isUnreached = (path) => trials.every((trial) => trial !== null && !trial.reached.has(path));
	return {
		differing: files.length,
		loaded: loaded.size,
		shipped: files.filter((path) => isShipped(path) && isUnreached(path)).slice(0, mostShipped)
	};
}
function shippedBy({ differences, index, packageFolder }) {
	const shippedFolders = (index.manifests.get(packageFolder)?.files ?? []).map((entry) => entry.replace(/^\.?\/|\/?\*.*$|\/$/g, ""));
	return (path) => {
		const inPackage = packageFolder === "" ? path : path.slice(packageFolder.length + 1);
		if (packageFolder !== "" && !path.startsWith(`${packageFolder}/`)) return false;
		if (/\p{C}/u.test(path) || path.length > 300) return false;
		if (isInstalled(path) || speaksOfBenchmarks(inPackage) || aside.test(inPackage)) return false;
		if (differences.get(path) === "description") return false;
		return shippedFolders.length === 0 || inPackage === "package.json" || shippedFolders.some((entry) => entry === "" || `${inPackage}/`.startsWith(`${entry}/`));
	};
}
const aside = /(?:^|\/)\.|\.(?:md|markdown|rst|map|lock)$|^(?:licen[cs]e|notice|authors)|-lock\.(?:json|yaml)$|(?:^|\/)(?:docs?|tests?|__tests__|specs?|examples?|fixtures|scripts)\/|[.-](?:test|spec|config)\.[cm]?[jt]sx?$/i;

export { shippedBy, unreachedBy };