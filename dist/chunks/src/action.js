import { plainLine } from "./render.js";

// src/action/action-request.ts
const messageLength = 2e3;
function messageLine(text) {
	return plainLine(text, messageLength);
}
function createTell({ print }) {
	return (line) => print(`deadheat: ${messageLine(line)}`);
}

export { createTell, messageLine };