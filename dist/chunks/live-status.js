import { codeOf } from "./escape.js";
import { liveAfter, liveAtStart } from "./history.js";
import { livePlaces, statusText, tellCheck } from "./github-for-job.js";
import { acceptanceSchema } from "./result.js";
import { acceptedText, dataIn, dataLine } from "./regressions-line.js";

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

// src/publish/live-status.ts
const secondsBetweenUpdates = 30;
/** Troubles in a row after which a run stops telling how far it is. */
const mostTroubles = 2;
/** Shows how far a run is. Nothing that goes wrong here stops the run: it is a line in the log. */
function createLiveStatus(request) {
	const { clock } = request;
	const places = livePlaces(request);
	let live = liveAtStart;
	let opened = false;
	let toldSeconds = clock.monotonicSeconds();
	let toldText = "";
	let underWay = Promise.resolve();
	const send = async () => {
		if (opened) return places.tell(live);
		opened = true;
		return places.open(live);
	};
	const update = () => {
		const text = statusText(live);
		const isSilent = places.troubles() >= mostTroubles || places.record().ended;
		if (text === toldText || isSilent) return;
		toldText = text;
		toldSeconds = clock.monotonicSeconds();
		underWay = underWay.then(send);
	};
	const isDue = () => !opened || clock.monotonicSeconds() - toldSeconds >= secondsBetweenUpdates;
	return {
		onProgress: (progress) => {
			live = liveAfter(live, progress);
			if (!(live.phase === "measuring" || live.phase === "piloting") && isDue()) update();
		},
		between: async () => {
			if (isDue()) update();
			await underWay;
		},
		interrupted: () => places.remember({ cancelled: true }),
		end: async (ending, reason) => {
			await underWay;
			if (opened) await places.end(ending, reason);
		},
		conclude: async (news, github) => {
			await underWay;
			const { check } = places.record();
			if (check === null) return places.denied() ? "denied" : "nowhere";
			await tellCheck(check, places.check, news, await github());
			places.remember({ ended: true });
			return "told";
		}
	};
}

export { acceptanceReply, createLiveStatus, parseAcceptances };