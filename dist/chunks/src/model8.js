// src/model/terminal.ts
const exitCodes = {
	success: 0,
	regression: 1,
	usage: 2,
	unmeasurable: 3
};

export { exitCodes };