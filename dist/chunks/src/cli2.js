import { isOver, jobLines, liveAfter, liveAtStart } from "./render5.js";
import { sides } from "./model5.js";

// src/cli/phase-clock.ts
function createPhaseClock(clock) {
	let live = liveAtStart;
	let beginSeconds = clock.monotonicSeconds();
	return {
		take: (progress) => {
			const next = liveAfter(live, progress);
			const { builds } = live;
			const isBuilding = sides.some((side) => builds[side] !== null && !isOver(builds[side]));
			if (progress.kind === "build-started" && !isBuilding || next.phase !== live.phase || next.activity !== live.activity) beginSeconds = clock.monotonicSeconds();
			live = next;
		},
		live: () => live,
		seconds: () => clock.monotonicSeconds() - beginSeconds
	};
}
const secondsBetweenLines = 15;
function createSteadyLines(phases, clock, width, say) {
	let lastSeconds = clock.monotonicSeconds();
	return () => {
		const seconds = clock.monotonicSeconds();
		if (seconds - lastSeconds < secondsBetweenLines) return;
		const lines = jobLines(phases.live(), width, phases.seconds());
		if (lines.length > 0) lastSeconds = seconds;
		for (const line of lines) say(line);
	};
}

export { createPhaseClock, createSteadyLines };