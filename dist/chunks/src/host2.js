import { setTimeout } from "node:timers/promises";

// src/host/create-clock.ts
function createClock() {
	return {
		monotonicSeconds: () => Number(process.hrtime.bigint()) / 1e9,
		now: () => (/* @__PURE__ */ new Date()).toISOString(),
		sleep: async (seconds) => {
			await setTimeout(seconds * 1e3);
		}
	};
}

export { createClock };