import { plainText } from "./render.js";
import { measuredIn } from "./model5.js";
import { portionsOf } from "./analysis3.js";
import { jobLines, liveAfter, liveAtStart } from "./render4.js";
import { countText } from "./render5.js";
import { dealBenchmarks } from "./build+measure.js";

// src/plan/shards/dealt-shards.ts
/**
* The shards of a plan: as many as are wanted, or fewer where there is not enough to measure for all.
*/
function dealtShards(plan, { shards, expectedSeconds }) {
	const benchmarks = measuredIn(plan);
	const of = Math.max(1, Math.min(shards, portionsOf(benchmarks).length));
	return dealBenchmarks(benchmarks, {
		shards: of,
		expectedSeconds
	}).map((own, at) => ({
		index: at + 1,
		of,
		benchmarks: own.map(({ id }) => id)
	}));
}
/** The shards as GitHub's `strategy.matrix` takes them: one job for each. */
function matrixOf(dealt) {
	return {
		shard: dealt.map(({ index }) => index),
		of: dealt.slice(0, 1).map(({ of }) => of)
	};
}

// src/render/terminal/shards-text.ts
const namesAtMost = 3;
const nameLength = 60;
/**
* What each shard would measure, a line for each, and how the others deal alike.
*
* @param expectedSeconds - of the portions of the table
*/
function shardsText(dealt, expectedSeconds) {
	return `${[...dealt.map(lineOf), `--expected-seconds ${expectedSeconds.join(",")}`].join("\n")}\n`;
}
function lineOf({ index, of, benchmarks }) {
	const names = benchmarks.slice(0, namesAtMost).map((id) => plainText(id, nameLength));
	const hidden = benchmarks.length - names.length;
	const rest = hidden > 0 ? ` and ${String(hidden)} more` : "";
	return `--shard ${String(index)}/${String(of)}  ${countText(benchmarks.length, "benchmark")}: ${names.join(", ")}${rest}`;
}

// src/cli/phase-clock.ts
/** Follows a run; a phase begins where it does something else than before. */
function createPhaseClock(clock) {
	let live = liveAtStart;
	let begun = clock.monotonicSeconds();
	return {
		take: (progress) => {
			const next = liveAfter(live, progress);
			if (next.phase !== live.phase || next.doing !== live.doing) begun = clock.monotonicSeconds();
			live = next;
		},
		live: () => live,
		seconds: () => clock.monotonicSeconds() - begun
	};
}

// src/cli/steady-lines.ts
const secondsBetween = 15;
/**
* Tells a log every fifteen seconds how far a run is. Called whenever something happens, and each second.
*
* @param say - takes one line
*/
function createSteadyLines(phases, { clock, width, say }) {
	let lastSeconds = clock.monotonicSeconds();
	return () => {
		const seconds = clock.monotonicSeconds();
		if (seconds - lastSeconds < secondsBetween) return;
		const lines = jobLines(phases.live(), width, phases.seconds());
		if (lines.length > 0) lastSeconds = seconds;
		for (const line of lines) say(line);
	};
}

// src/host/every-second.ts
/**
* Does something each second until it is stopped; keeps no program alive.
*
* @returns stops it
*/
function everySecond(act) {
	const timer = setInterval(act, 1e3);
	timer.unref();
	return () => {
		clearInterval(timer);
	};
}

export { createPhaseClock, createSteadyLines, dealtShards, everySecond, matrixOf, shardsText };