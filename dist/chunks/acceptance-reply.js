import { acceptanceSchema } from "./result.js";
import { acceptedText, dataIn, dataLine } from "./regressions-line.js";
import { codeOf } from "./escape.js";

// src/render/acceptance-reply.ts
const reasonLength = 500;
/** The comment that keeps what a maintainer has accepted, for every later run of a pull request to read. */
function acceptanceReply(place, acceptances) {
	const [{ by, reason }] = acceptances;
	return `${[
		dataLine(nameOf(place), acceptances),
		`${codeOf(by)} accepts ${acceptances.map(acceptedText).join(", ")}: ${codeOf(reason, reasonLength)}`,
		"This holds for this pull request until the whole interval lies beyond that bound. To take it back, remove this comment."
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

export { acceptanceReply, parseAcceptances };