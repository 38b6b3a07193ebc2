import { acceptanceSchema } from "./model5.js";
import { acceptedLine, acceptedText, dataIn, dataLine, parseRegressions, regressionsLine } from "./render6.js";
import { isLiveComment } from "./publish.js";
import { codeOf } from "./render.js";

// src/render/comment/accepted-comment.ts
const headlineShape = /^### \S+ Performance: (?:regression accepted, )?(.*)$/;
const fails = /The check \*\*fails\*\*: (?:[A-Za-z%\s]|\d(?:\.(?=\d))?)+\./;
/**
* The comment of a result with what was accepted since; `null` when it shows no result, but how far a
* run is: that run will read the acceptance itself.
*
* @param present - the comment, one of ours
* @param acceptances - of regressions that it shows
*/
function acceptedComment(present, acceptances) {
	const [marker = "", headline = "", ...rest] = present.trimEnd().split("\n");
	const [, tally] = headlineShape.exec(headline) ?? [];
	if (isLiveComment(present) || tally === void 0) return null;
	const shown = withAccepted(parseRegressions(present), acceptances);
	const passes = !shown.regressions.some(({ beyondLimit }) => beyondLimit);
	const title = passes ? `regression accepted, ${tally}` : tally;
	const content = rest.slice(0, -1).join("\n");
	return {
		body: [
			`${marker}\n### ${passes ? "🟠" : "🔴"} Performance: ${title}`,
			acceptances.map((acceptance) => acceptedLine(acceptance, { holds: true })).join("\n>\n"),
			(passes ? content.replace(fails, checkSentences[shown.otherwise]) : content).trim(),
			regressionsLine(shown)
		].join("\n\n").concat("\n"),
		conclusion: passes ? shown.otherwise : "failure",
		title
	};
}
const checkSentences = {
	success: "The check passes: what lies beyond the limit was accepted.",
	neutral: "The check is **neutral**: what lies beyond the limit was accepted.",
	failure: "The check **fails**."
};
function withAccepted(shown, acceptances) {
	const regressions = shown.regressions.map((regression) => acceptances.some(({ benchmarkId, metric }) => benchmarkId === regression.benchmarkId && metric === regression.metric) ? {
		...regression,
		beyondLimit: false
	} : regression);
	return {
		...shown,
		regressions
	};
}
const reasonLength = 500;
/** The comment that keeps what a maintainer has accepted, for every later run of a pull request to read. */
function acceptanceReply(place, acceptances) {
	const [{ by, reason }] = acceptances;
	return `${[
		dataLine(nameOf(place), acceptances),
		`${codeOf(by)} accepts ${acceptances.map(acceptedText).join(", ")}: ${codeOf(reason, reasonLength)}`,
		"This holds for this pull request until the whole interval lies beyond that bound. To withdraw it, delete this comment."
	].join("\n\n")}\n`;
}
/** What a comment of ours keeps; nothing when it is another one, or of another place. */
function parseAcceptances(body, place) {
	const first = body.split(/\r?\n/, 1)[0] ?? "";
	const checked = acceptanceSchema.array().safeParse(dataIn(nameOf(place), first));
	return checked.success ? checked.data : [];
}
function nameOf({ key, pullRequest }) {
	return `accepted key=${key} pr=${pullRequest}`;
}

export { acceptanceReply, acceptedComment, parseAcceptances };