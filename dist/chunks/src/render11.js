import { acceptanceSchema } from "./model15.js";
import { acceptHint, acceptedLine, acceptedText, belowMark } from "./render9.js";
import { isLiveComment } from "./publish.js";
import { dataIn, dataLine, parseRegressions, regressionsLine } from "./render10.js";
import { codeOf } from "./render3.js";
import { markerLine, parseMarker } from "./render6.js";

// src/render/comment/accepted-comment.ts
function acceptedComment(present, acceptances) {
	const marker = parseMarker(present);
	const reported = parseRegressions(present);
	const from = present.indexOf(`\n${belowMark}\n`);
	if (isLiveComment(present) || marker === null || reported === null || from < 0) return null;
	const shown = withAccepted(reported, acceptances);
	const { notes, finding } = shown.texts;
	const worst = shown.regressions.find(({ beyondLimit }) => beyondLimit);
	const before = worst === void 0 ? "regression accepted, " : "";
	const lines = shown.accepted.map((acceptance) => acceptedLine(acceptance, { holds: true }));
	return {
		body: [
			`${markerLine(marker)}\n### ${worst === void 0 ? "🟠" : "🔴"} Performance: ${before}${shown.texts.heading}`,
			notes,
			`${finding} ${acceptedCheck(shown, marker)}`,
			lines.join("\n>\n"),
			present.slice(from + 1, present.trimEnd().lastIndexOf("\n")).trim(),
			regressionsLine(shown)
		].filter((text) => text !== "").join("\n\n").concat("\n"),
		conclusion: shown.conclusion,
		title: `${before}${shown.texts.title}`
	};
}
function acceptedCheck({ texts, regressions }, place) {
	const [worst, ...others] = regressions.filter(({ beyondLimit }) => beyondLimit);
	if (worst === void 0) return texts.otherwise;
	return `${texts.check.split("\n\n").slice(0, -1).join("\n\n")}\n\n**What to do**: look at the change; or accept it, ${acceptHint({
		name: worst.name,
		isOnly: others.length === 0
	}, place)}.`;
}
function withAccepted(reported, acceptances) {
	const byName = new Map([...reported.accepted, ...acceptances].map((each) => [acceptedRow(each), each]));
	const regressions = reported.regressions.map((regression) => byName.has(acceptedRow(regression)) ? {
		...regression,
		beyondLimit: false
	} : regression);
	const isOver = !regressions.some(({ beyondLimit }) => beyondLimit);
	return {
		...reported,
		conclusion: isOver ? reported.otherwise : reported.conclusion,
		accepted: [...byName.values()],
		regressions
	};
}
function acceptedRow({ benchmarkId, metric }) {
	return `${metric} ${benchmarkId}`;
}
const reasonLength = 500;
function acceptanceReply(place, acceptances) {
	const [{ by, reason }] = acceptances;
	return `${[
		dataLine(acceptedName(place), acceptances),
		`${codeOf(by)} accepts ${acceptances.map(acceptedText).join(", ")}: ${codeOf(reason, reasonLength)}`,
		"This holds for this pull request until the whole interval is beyond that bound. To withdraw it, delete this comment."
	].join("\n\n")}\n`;
}
function parseAcceptances(body, place) {
	const first = body.split(/\r?\n/, 1)[0] ?? "";
	const validation = acceptanceSchema.array().safeParse(dataIn(acceptedName(place), first));
	return validation.success ? validation.data : [];
}
function acceptedName({ key, pullRequest }) {
	return `accepted key=${key} pr=${pullRequest}`;
}

export { acceptanceReply, acceptedComment, parseAcceptances };