import { _enum, array, boolean, discriminatedUnion, literal, number, record, strictObject, unknown } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { builtFields, planSchema, sideSchema } from "./model5.js";
import { groupedBy } from "./model7.js";
import { countSchema, secondsSchema, text } from "./model6.js";
import { blockKindSchema, pilotSchema, sampleSchema } from "./model12.js";

// src/model/judging/failure.ts
const failureSchema = strictObject({
	stage: _enum([
		"build",
		"pilot",
		"sample"
	]),
	side: sideSchema.nullable(),
	benchmarkId: text(300).nullable(),
	message: text(2e3),
	exitCode: number().int().nullable(),
	signal: text(20).nullable(),
	timedOut: boolean(),
	ours: _enum(["budget", "void"]).optional(),
	lastLines: array(text(2e3)).max(20),
	logPath: text(1e3).nullable()
});
function faultOf(failures) {
	const sideFailures = failures.filter(({ ours }) => ours === void 0);
	const [side, ...otherSides] = new Set(sideFailures.map((failure) => failure.side));
	if (side === void 0) return "ours";
	return side === null || otherSides.length > 0 ? "both" : side;
}
function byBlame(failures) {
	const isOurs = (failure) => faultOf([failure]) === "ours";
	return {
		faults: failures.filter((each) => !isOurs(each)),
		cut: failures.filter(isOurs)
	};
}
function faultsIn(failures) {
	const whole = failures.filter(({ benchmarkId, side }) => benchmarkId === null && side !== "head");
	const byId = groupedBy(failures, ({ benchmarkId }) => benchmarkId);
	return new Map([...byId].map(([id, rowFailures]) => [id, faultOf([...rowFailures, ...whole])]));
}

// src/model/machine/machine.ts
const noiseProbeRunSchema = strictObject({
	windows: array(array(number().min(-1e3).max(1e3)).min(1).max(1e3)).min(1).max(100),
	seconds: secondsSchema
});
const noiseProbeSchema = strictObject({
	resolution: number().min(0),
	noise: number().min(0)
});
const isolationSchema = strictObject({
	kind: _enum(["namespace", "sweep"]),
	how: text(100),
	trouble: text(300).nullable(),
	readOnly: boolean(),
	network: _enum(["host", "loopback"]),
	remedy: text(300).optional()
});
const machineFactSchema = strictObject({
	id: text(50),
	title: text(100),
	found: text(300),
	lasting: boolean()
});
const machineSchema = strictObject({
	name: text(200),
	platform: text(50),
	architecture: text(50),
	kernel: text(200),
	processor: text(200),
	cpus: countSchema,
	memoryBytes: countSchema,
	hypervisor: boolean().nullable(),
	governor: text(50).nullable(),
	addressRandomisation: boolean().nullable(),
	pinning: boolean(),
	hyperfine: text(300).nullable(),
	environmentNames: array(text(200)).max(200),
	environmentDigest: text(64),
	isolation: isolationSchema,
	fingerprint: strictObject({
		facts: array(machineFactSchema).max(100),
		digest: text(64)
	}),
	steadiness: strictObject({
		before: noiseProbeSchema.nullable(),
		after: noiseProbeSchema.nullable()
	}).optional()
});
function machineClassOf({ processor, cpus, platform, architecture }) {
	return `${processor}, ${String(cpus)} ${cpus === 1 ? "CPU" : "CPUs"}, ${platform} ${architecture}`;
}
function openBoundary(isolation) {
	const { kind, trouble, readOnly, remedy } = isolation;
	if (kind === "namespace" && readOnly) return null;
	return {
		missing: `a sandbox around foreign code${trouble === null ? "" : `: ${trouble}`}`,
		open: "it can change the files of the other side, the store, and the code of this and other actions, and the author of the build script can take this job's token",
		hint: remedy ?? "run the job on Linux as root, or as a user who may make namespaces"
	};
}

// src/model/run/journal.ts
const stageSchema = _enum([
	"build",
	"prepare",
	"probe",
	"pilots",
	"blocks",
	"judge",
	"profiles"
]);
const journalFormat = "deadheat-journal/3";
const nothingLeft = "nothing is left to measure";
const sameFactsSchema = record(text(100), text(200));
const journalEntrySchema = discriminatedUnion("type", [
	strictObject({
		type: literal("run"),
		format: literal(journalFormat),
		version: text(50),
		startedAt: datetime(),
		plan: planSchema,
		machine: machineSchema,
		...builtFields,
		asked: sameFactsSchema.optional(),
		built: sameFactsSchema.optional()
	}),
	strictObject({
		type: literal("pilot"),
		pilot: pilotSchema
	}),
	strictObject({
		type: literal("sample"),
		sample: sampleSchema
	}),
	strictObject({
		type: literal("disturbed"),
		sample: sampleSchema
	}),
	strictObject({
		type: literal("failure"),
		failure: failureSchema
	}),
	strictObject({
		type: literal("attempt"),
		kind: _enum([...blockKindSchema.options, "pilot"]),
		failure: failureSchema
	}),
	strictObject({
		type: literal("trial"),
		when: _enum(["before", "after"]),
		trial: noiseProbeRunSchema
	}),
	strictObject({
		type: literal("part"),
		part: text(50),
		entry: unknown()
	}),
	strictObject({
		type: literal("machine"),
		machine: machineSchema
	}),
	strictObject({
		type: literal("stage"),
		stage: stageSchema,
		seconds: secondsSchema
	}),
	strictObject({
		type: literal("end"),
		seconds: secondsSchema,
		reason: text(200)
	})
]);
const afterTheEnd = /* @__PURE__ */ new Set([
	"trial",
	"part",
	"stage",
	"machine"
]);
function endOfRun(entries) {
	const last = entries.findLast(({ type }) => !afterTheEnd.has(type));
	return last?.type === "end" ? last : null;
}
function withPlanOf(entries, planOf) {
	return entries.map((entry) => entry.type === "run" ? {
		...entry,
		plan: planOf(entry.plan)
	} : entry);
}
function samplesIn(entries) {
	return {
		samples: entries.flatMap((entry) => entry.type === "sample" ? [entry.sample] : []),
		disturbed: entries.flatMap((entry) => entry.type === "disturbed" ? [entry.sample] : [])
	};
}

export { byBlame, endOfRun, failureSchema, faultOf, faultsIn, journalEntrySchema, journalFormat, machineClassOf, machineSchema, nothingLeft, openBoundary, samplesIn, stageSchema, withPlanOf };