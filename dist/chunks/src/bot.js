import { UsageError } from "./model2.js";
import { withDefaults } from "./settings2.js";
import { GitHubError } from "./host3.js";
import { livePlaces } from "./publish.js";
import { liveAfter, liveAtStart, statusText } from "./render4.js";
import { conclusionWithoutResult } from "./model21.js";
import { readYaml } from "./host4.js";
import { settingsFromConfig } from "./settings3.js";

// src/bot/settings-of-base.ts
const usual = "deadheat.yml";
async function settingsOfBase(sha, givenSettings, github) {
	if (sha === null) return givenSettings;
	const name = givenSettings.config ?? usual;
	const content = await github.readFile(name.replace(/^(?:\.\/)+/, ""), sha);
	if (content !== null) return {
		...settingsFromConfig(await readYaml(content, name), name),
		...givenSettings
	};
	if (givenSettings.config === void 0) return givenSettings;
	throw new UsageError(`expected a settings file "${name}" in the base ${sha.slice(0, 7)}, got none`);
}
async function endWithoutResult(sha, givenSettings, github) {
	try {
		return conclusionWithoutResult(await settingsOfBase(sha, givenSettings, await github()));
	} catch (error) {
		if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error;
		return conclusionWithoutResult(givenSettings);
	}
}
async function fullPairsOf(pullRequest, given, loadGitHub) {
	try {
		const github = await loadGitHub();
		const { baseSha } = await github.getPullRequest(pullRequest);
		return withDefaults(await settingsOfBase(baseSha, given, github)).pairs;
	} catch (error) {
		if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error;
		return withDefaults(given).pairs;
	}
}

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

export { createLiveStatus, endWithoutResult, fullPairsOf, settingsOfBase };