import { setTimeout } from "node:timers/promises";

// src/host/clock.ts
function createClock() {
	return {
		monotonicSeconds: () => Number(process.hrtime.bigint()) / 1e9,
		now: () => (/* @__PURE__ */ new Date()).toISOString(),
		sleep: async (seconds) => {
			await setTimeout(seconds * 1e3);
		}
	};
}
function everySecond(act) {
	const timer = setInterval(act, 1e3);
	timer.unref();
	return () => {
		clearInterval(timer);
	};
}

export { createClock, everySecond };