import { _enum, strictObject } from "../packages/zod.js";
import { sideSchema } from "./model5.js";
import { shaSchema, text } from "./model6.js";

// src/model/build/revision.ts
const revisionReasonSchema = _enum([
	"explicit",
	"merge-parent",
	"merge-base",
	"before-push",
	"pull-request-head",
	"pull-request-merge",
	"pushed",
	"merge-group",
	"previous-release"
]);
const revisionSchema = strictObject({
	side: sideSchema,
	source: _enum([
		"commit",
		"package",
		"runtime",
		"folder"
	]),
	spec: text(300),
	label: text(300),
	sha: shaSchema.nullable(),
	tree: shaSchema.optional(),
	packageName: text(300).nullable(),
	packageVersion: text(100).nullable(),
	integrity: text(300).optional(),
	reason: revisionReasonSchema,
	node: text(200).optional()
});
function isTree({ source }) {
	return source === "commit" || source === "folder";
}
function madeFrom({ sha, tree, packageName, packageVersion }) {
	return sha ?? tree ?? `${packageName ?? ""}@${packageVersion ?? ""}`;
}
function differsByNode({ base, head }) {
	return base.node !== head.node && madeFrom(base) === madeFrom(head);
}
function isSameRevision({ base, head }) {
	return base.sha !== null && base.sha === head.sha && base.tree === head.tree;
}

export { differsByNode, isSameRevision, isTree, madeFrom, revisionSchema };