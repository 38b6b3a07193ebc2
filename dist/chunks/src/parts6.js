import { number, strictObject, tuple } from "../packages/zod.js";
import { secondsSchema } from "./model6.js";
import { countText, durationText } from "./render5.js";

// src/parts/lanes/lanes.ts
const lanesSchema = strictObject({
	count: number().int().min(1).max(64),
	trial: strictObject({
		lanes: number().int().min(2).max(64),
		speed: number().min(0),
		spread: number().min(0),
		effects: tuple([number(), number()]),
		seconds: secondsSchema
	}).optional()
});
const leastSpeed = 1.2;
const mostSpread = 1.25;
const leastEffect = .9;
const mostEffect = 1.1;
function notWorthLanes({ speed, spread, effects }) {
	const [, effect] = effects;
	if (speed < leastSpeed) return `they are only ${speed.toFixed(1)} times as fast`;
	if (spread > mostSpread) return `they scatter ${spread.toFixed(1)} times as much`;
	return effect >= leastEffect && effect <= mostEffect ? null : `they find ${effect.toFixed(2)} of a known difference`;
}
function lanesText({ count, trial }) {
	const how = count === 1 ? "One block was measured at a time." : `${countText(count, "block")} of in-process benchmarks were measured at once, each on CPUs of its own.`;
	if (trial === void 0) return how;
	const [alone, beside] = trial.effects;
	return `${how} A trial of ${durationText(trial.seconds)} with ${String(trial.lanes)} at once showed ${trial.speed.toFixed(1)} times as many in the same time, ${trial.spread.toFixed(2)} times the spread, and ${beside.toFixed(2)} of a known difference, of which one at a time showed ${alone.toFixed(2)}.`;
}

export { lanesSchema, lanesText, notWorthLanes };