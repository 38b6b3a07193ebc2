import { randomInt } from "node:crypto";

// src/host/draw-seed.ts
function drawSeed() {
	return randomInt(2 ** 32);
}

// src/host/interruption.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function interruptionOf({ processes }, onFirst) {
	let has = false;
	const stop = () => {
		for (const signal of signals) process.off(signal, listen);
	};
	const listen = (signal) => {
		stop();
		has = true;
		onFirst(signal);
		processes.endAll();
	};
	for (const signal of signals) process.on(signal, listen);
	return {
		hasHappened: () => has,
		stop
	};
}

export { drawSeed, interruptionOf };