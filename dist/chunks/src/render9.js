import { acceptanceSchema } from "./model15.js";
import { acceptedLine, acceptedText } from "./render6.js";
import { isLiveComment } from "./publish.js";
import { dataIn, dataLine, parseRegressions, regressionsLine } from "./render7.js";
import { codeOf } from "./render.js";

// src/render/comment/accepted-comment.ts
const headlineShape = /^### \S+ Performance: (?:regression accepted, )?(.*)$/;
const fails = /The check \*\*fails\*\*: (?:[A-Za-z%\s]|\d(?:\.(?=\d))?)+\./;
function acceptedComment(present, acceptances) {
	const [marker = "", headline = "", ...rest] = present.trimEnd().split("\n");
	const [, tally] = headlineShape.exec(headline) ?? [];
	if (isLiveComment(present) || tally === void 0) return null;
	const shownRegressions = withAccepted(parseRegressions(present), acceptances);
	const passes = !shownRegressions.regressions.some(({ beyondLimit }) => beyondLimit);
	const title = passes ? `regression accepted, ${tally}` : tally;
	const content = rest.slice(0, -1).join("\n");
	return {
		body: [
			`${marker}\n### ${passes ? "🟠" : "🔴"} Performance: ${title}`,
			acceptances.map((acceptance) => acceptedLine(acceptance, { holds: true })).join("\n>\n"),
			(passes ? content.replace(fails, checkSentences[shownRegressions.otherwise]) : content).trim(),
			regressionsLine(shownRegressions)
		].join("\n\n").concat("\n"),
		conclusion: passes ? shownRegressions.otherwise : "failure",
		title
	};
}
const checkSentences = {
	success: "The check passes: everything beyond the limit was accepted.",
	neutral: "The check is **neutral**: everything beyond the limit was accepted.",
	failure: "The check **fails**."
};
function withAccepted(shownValue, acceptances) {
	const regressions = shownValue.regressions.map((regression) => acceptances.some(({ benchmarkId, metric }) => benchmarkId === regression.benchmarkId && metric === regression.metric) ? {
		...regression,
		beyondLimit: false
	} : regression);
	return {
		...shownValue,
		regressions
	};
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