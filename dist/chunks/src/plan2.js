import { speaksOfBenchmarks } from "./session+plan.js";
import { foldersAround, isInstalled } from "./model26.js";

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
	const manifest = index.manifests.get(packageFolder);
	const shipped = new Set((manifest?.files ?? []).map((entry) => entry.replace(/^\.?\/|\/?\*[^]*$|\/$/g, "")));
	return (path) => {
		const inPackage = packageFolder === "" ? path : path.slice(packageFolder.length + 1);
		if (packageFolder !== "" && !path.startsWith(`${packageFolder}/`)) return false;
		if (/\p{C}/u.test(path) || path.length > 300) return false;
		if (isInstalled(path) || speaksOfBenchmarks(inPackage) || aside.test(inPackage)) return false;
		if (differences.get(path) === "description") return false;
		return shipped.size === 0 || inPackage === "package.json" || foldersAround(inPackage).some((each) => shipped.has(each));
	};
}
const aside = /(?:^|\/)\.|\.(?:md|markdown|rst|map|lock)$|^(?:licen[cs]e|notice|authors)|-lock\.(?:json|yaml)$|(?:^|\/)(?:docs?|tests?|__tests__|specs?|examples?|fixtures|scripts)\/|[.-](?:test|spec|config)\.[cm]?[jt]sx?$/i;

export { shippedBy, unreachedBy };