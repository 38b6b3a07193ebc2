import { ensureMergeBase, oldestFirst, publishedVersions, releasedVersions } from "./build.js";
import { UsageError } from "./model2.js";
import { askedBisection } from "./parts.js";
import { exactName, mostCommits } from "./parts2.js";

// src/parts/bisect/bisect-range.ts
async function checkRange({ request, revisions, settings }, host) {
	if (askedBisection(request) === null) return;
	if ((settings["node-version"] ?? []).length > 1) throw new UsageError("expected one Node.js for a bisection, got several in --node-version");
	await bisectRange(revisions, request, host);
}
async function bisectRange(ends, { repository }, host) {
	const { base, head } = ends;
	const [from, to] = [exactName(base), exactName(head)];
	if (base.packageName !== null && base.packageName === head.packageName) return versionsOf(ends, await publishedVersions(base.packageName, host), `npm:${base.packageName}@`);
	if ([from, to].every((spec) => spec.startsWith("node:"))) return versionsOf(ends, await releasedVersions(host), "node:");
	if (![base, head].every(({ source, node }) => source === "commit" && node === void 0) || repository === null) throw new UsageError(`expected two commits, without a Node.js of their own, or two versions of one package or of Node.js, got "${base.spec}" and "${head.spec}"`);
	const mergeBase = await ensureMergeBase(repository, from, to, host.git);
	if (mergeBase !== from) throw new UsageError(`expected GOOD to be an ancestor of BAD, got ${short(from)}, which ${short(to)} does not contain: ` + (mergeBase === null ? "their histories are unrelated" : `start from their merge base ${short(mergeBase)}`));
	const commits = await host.git.commitsBetween(repository, from, to);
	return sizedStart({
		spec: from,
		label: short(from),
		title: ""
	}, commits.map(({ sha, title }) => ({
		spec: sha,
		label: short(sha),
		title: title.slice(0, 200)
	})));
}
function versionsOf({ base, head }, versions, prefix) {
	const specs = oldestFirst(versions).map((version) => `${prefix}${version}`);
	const unknownSide = [base, head].find((side) => !specs.includes(exactName(side)));
	if (unknownSide !== void 0) throw new UsageError(`expected an exact published version, got "${unknownSide.spec}"`);
	const [from, to] = [exactName(base), exactName(head)];
	const rangeSpecs = specs.slice(specs.indexOf(from) + 1, specs.indexOf(to) + 1).filter((spec) => spec === to || !spec.slice(prefix.length).includes("-"));
	return sizedStart(releaseOf(from), rangeSpecs.map(releaseOf));
}
function releaseOf(spec) {
	return {
		spec,
		label: spec.replace(/^npm:/, ""),
		title: ""
	};
}
function sizedStart(good, commits) {
	if (commits.length === 0) throw new UsageError(`expected something between ${good.label} and BAD, got nothing: name an older GOOD`);
	if (commits.length > 1e4) throw new UsageError(`expected at most ${mostCommits} commits, got ${commits.length}: name an older BAD or a newer GOOD`);
	return {
		type: "start",
		good,
		commits
	};
}
function short(sha) {
	return sha.slice(0, 7);
}

export { bisectRange, checkRange };