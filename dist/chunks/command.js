// src/commands/command.ts
/** How the program ends; the numbers are promised to scripts. */
const exitCodes = {
	success: 0,
	regression: 1,
	usage: 2,
	unmeasurable: 3
};

export { exitCodes };