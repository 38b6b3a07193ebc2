import { UsageError } from "./model2.js";
import { parseRevision } from "./settings7.js";

// src/plan/select-base.ts
const eventsWithSecrets = /* @__PURE__ */ new Set([
	"pull_request_target",
	"workflow_run",
	"issue_comment"
]);
const nowhere = "0".repeat(40);
function selectBase(facts) {
	const { event, specs } = facts;
	if (eventsWithSecrets.has(event.name)) throw new UsageError(`expected an event without secrets, got ${event.name}: run on pull_request instead`);
	const head = specs.head === null ? headChoice(facts) : namedChoice(specs.head);
	return {
		base: specs.base === null ? baseChoice(facts, head) : givenBase(specs.base, facts, head),
		head
	};
}
function givenBase(base, { event }, head) {
	switch (base) {
		case "merge-parent": return {
			how: "first-parent",
			of: baseSpec(head, base),
			reason: "merge-parent"
		};
		case "merge-base": {
			const target = event.pullRequest?.baseSha ?? event.defaultBranch;
			if (target === void 0) throw new UsageError("expected a default branch for \"merge-base\", got neither one in the event nor origin/HEAD, main or master: name the base, such as \"main\"");
			return {
				how: "merge-base",
				of: [baseSpec(head, base), parseRevision(target)],
				reason: "merge-base"
			};
		}
		case "previous-release": return {
			how: "previous-release",
			of: baseSpec(head, base),
			reason: "previous-release"
		};
		default: return namedChoice(base);
	}
}
function baseSpec(head, base) {
	if (head.how === "named" && ["commit", "runtime"].includes(head.spec.source)) return head.spec;
	throw new UsageError(`expected head to be a commit, because base is "${base}": name the base`);
}
function namedChoice(spec, reason = "explicit") {
	return {
		how: "named",
		spec: parseRevision(spec),
		reason
	};
}
function headChoice({ event, checkedOut }) {
	if (event.pullRequest !== null) {
		const merge = mergeCommitOf(event.pullRequest, checkedOut);
		return merge === null ? namedChoice(event.pullRequest.headSha, "pull-request-head") : namedChoice(merge.sha, "pull-request-merge");
	}
	if (event.mergeGroup !== null) return namedChoice(event.mergeGroup.headSha, "merge-group");
	if (event.push !== null) {
		if (event.push.after === nowhere) throw new UsageError("expected a pushed commit, got a deleted branch: there is nothing to run");
		return namedChoice(event.push.after, "pushed");
	}
	if (checkedOut === null) throw new UsageError("expected a repository with a checked-out commit, got none: name the head");
	return namedChoice(checkedOut.sha);
}
function baseChoice({ event, checkedOut, specs }, head) {
	if (event.pullRequest !== null) {
		const merge = specs.head === null ? mergeCommitOf(event.pullRequest, checkedOut) : null;
		if (merge !== null) return namedChoice(merge.parent, "merge-parent");
		return {
			how: "merge-base",
			of: [head.how === "named" ? head.spec : parseRevision(event.pullRequest.headSha), parseRevision(event.pullRequest.baseSha)],
			reason: "merge-base"
		};
	}
	if (event.mergeGroup !== null) return namedChoice(event.mergeGroup.baseSha, "merge-parent");
	if (event.push !== null) return event.push.before === nowhere ? {
		how: "first-parent",
		of: parseRevision(event.push.after),
		reason: "before-push"
	} : namedChoice(event.push.before, "before-push");
	throw new UsageError(`expected a base, got none: ${event.name === "" ? "a terminal" : event.name} does not say what to compare with, so name it`);
}
function mergeCommitOf(pullRequest, checkedOut) {
	const [parent, mergedSha, ...further] = checkedOut?.parents ?? [];
	if (checkedOut === null || parent === void 0 || further.length > 0) return null;
	return mergedSha === pullRequest.headSha ? {
		sha: checkedOut.sha,
		parent
	} : null;
}

export { namedChoice, selectBase };