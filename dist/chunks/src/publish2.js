import { liveAfter, liveAtStart, statusText } from "./render4.js";
import { livePlaces } from "./publish.js";

// src/publish/live/live-status.ts
const secondsBetweenUpdates = 30;
const mostTroubles = 2;
const secondsAfterTroubles = 300;
function createLiveStatus(request) {
	const { clock } = request;
	const places = livePlaces(request);
	let live = liveAtStart;
	let isOpened = false;
	let toldSeconds = clock.monotonicSeconds();
	let toldText = "";
	let underWay = Promise.resolve();
	const send = async () => {
		if (isOpened) return places.tell(live);
		isOpened = true;
		return places.open(live);
	};
	const update = () => {
		const text = statusText(live);
		if (text === toldText || places.record().ended) return;
		toldText = text;
		toldSeconds = clock.monotonicSeconds();
		underWay = underWay.then(send);
	};
	const isDue = () => {
		const pause = places.troubles() >= mostTroubles ? secondsAfterTroubles : secondsBetweenUpdates;
		return !isOpened || clock.monotonicSeconds() - toldSeconds >= pause;
	};
	return {
		onProgress: (progress) => {
			live = liveAfter(live, progress);
			if (!(live.phase === "measuring" || live.phase === "piloting") && isDue()) update();
		},
		between: async () => {
			if (isDue()) update();
			await underWay;
		},
		interrupt: () => places.remember({ cancelled: true }),
		end: async (outcome, reason) => {
			await underWay;
			if (isOpened) await places.end(outcome, reason);
		},
		conclude: async (news, github) => {
			await underWay;
			let outcome;
			try {
				outcome = await places.conclude(news, await github());
			} catch (error) {
				places.remember({ alarmed: true });
				throw error;
			}
			places.remember({ ended: true });
			return outcome;
		}
	};
}

export { createLiveStatus };