import { codeOf } from "./render.js";
import { percentText } from "./render5.js";

// src/render/comment/accepted-text.ts
function acceptedText({ benchmarkId, metric, bound }) {
	const metricText = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
	return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${metricText.replaceAll("-", " ")})`;
}
const reasonLength = 500;
function acceptedLine(acceptance, { holds }) {
	const { by, reason } = acceptance;
	const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`;
	return holds ? `> **Accepted**: ${what}` : `> **No longer accepted**, because the regression exceeds the accepted bound: ${what}`;
}

export { acceptedLine, acceptedText };