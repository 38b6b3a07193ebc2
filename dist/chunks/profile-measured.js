import { comparesSides, nodeMajor, sides } from "./src/model5.js";
import { array, number, object, string, tuple } from "./packages/zod.js";
import { gatingOf } from "./src/model17.js";
import { claimsChange } from "./src/model19.js";
import { texts } from "./src/model4.js";
import { lastWords } from "./src/sandbox+model.js";
import { parseJson } from "./src/model22.js";
import { nodeWords, sideProcess } from "./src/measure2.js";
import { readInside, sourceMapOf } from "./src/host16.js";
import { urlPath } from "./src/model26.js";
import { partEntries } from "./src/model24.js";
import { processProfileSchema } from "./src/parts8.js";
import { randomOf, seedOf } from "./src/model12.js";
import { someOf } from "./src/model6.js";
import { matchesGlob, targetsOf } from "./src/measure+find.js";
import { recordEntry } from "./src/session+plan.js";

// src/parts/profiles/rows-to-profile.ts
function rowsToProfile({ plan, findings }, isAsked) {
	const gates = gatingOf(plan);
	const claims = findings.filter((finding) => claimsChange(finding) && gates(finding.benchmarkId, finding.metric)).toSorted((first, second) => findingWeight(second) - findingWeight(first));
	const measuredIds = new Set(findings.flatMap((each) => each.judged === null ? [] : [each.benchmarkId]));
	const askedIds = plan.benchmarks.flatMap((benchmark) => canBeProfiled(benchmark) && isAsked(benchmark) && measuredIds.has(benchmark.id) ? [benchmark.id] : []);
	return [.../* @__PURE__ */ new Set([...claims.map(({ benchmarkId }) => benchmarkId), ...askedIds])].flatMap((id) => {
		const benchmark = plan.benchmarks.find((candidate) => candidate.id === id);
		if (benchmark === void 0 || !canBeProfiled(benchmark)) return [];
		const claim = claims.find(({ benchmarkId }) => benchmarkId === id);
		return [{
			benchmark,
			unit: plan.metrics.find((metric) => metric.id === claim?.metric)?.unit === "B" ? "B" : "s"
		}];
	});
}
function canBeProfiled(benchmark) {
	return benchmark.driver === "pingpong" && comparesSides(benchmark);
}
function findingWeight({ verdict, judged: judgement }) {
	const size = Math.abs(Math.log(1 + (judgement?.estimate ?? 0)));
	return (verdict === "regression" ? 1e3 : 0) + Math.min(size, 999);
}

// src/parts/profiles/readers/perf-profile.ts
const perfFields = "pid,tid,time,period,ip,sym,dso";
const header = /^\s*(\d+)\/\d+\s+(\d+\.\d+):\s+(\d+)\b/;
const entry = /^\s+[\da-f]+ (.+) \((.*)\)$/;
const deletedMark = / \(deleted\)\)$/;
const script = /^(?:JS|LazyCompile|Function|Script|Eval):[*~+^'`]*/;
const place = /^(.*?) ?((?:\/|node:|file:|internal\/).*?|[^ ]+?):(\d+)(?::(\d+))?$/;
const copies = /(?:\.(?:constprop|isra|part|cold|lto_priv)(?:\.\d+)*)+$/;
const unknown = "(unknown)";
function perfProfile(text, { within, isOurs }) {
	const frames = /* @__PURE__ */ new Map();
	let ticks = 0;
	let period = null;
	for (const line of text.split("\n")) {
		const [, , time, nanoseconds] = header.exec(line) ?? [];
		if (time !== void 0) {
			const at = Number(time);
			period = within === null || at >= within[0] && at <= within[1] ? Number(nanoseconds) / 1e9 : null;
		}
		const [, symbol, file] = entry.exec(line.replace(deletedMark, ")")) ?? [];
		if (period === null || symbol === void 0 || file === void 0) continue;
		const key = `${symbol}\n${file}`;
		const knownFrame = frames.get(key) ?? {
			frame: frameOf(symbol, file),
			self: 0
		};
		if (!isOurs(knownFrame.frame.url)) {
			ticks += 1;
			knownFrame.self += period;
			frames.set(key, knownFrame);
		}
		period = null;
	}
	return ticks === 0 && text.trim() !== "" && !header.test(text) ? null : {
		unit: "s",
		ticks,
		frames: [...frames.values()]
	};
}
const longestName$1 = 1e3;
function frameOf(symbol, file) {
	const name = symbol.slice(0, longestName$1);
	if (script.test(name)) {
		const whole = name.replace(script, "");
		const [, calledName = "", url, line, column] = place.exec(whole) ?? [];
		if (url === void 0) return native(whole.trim(), "");
		return {
			name: calledName,
			url,
			line: Number(line) - 1,
			column: Number(column ?? 1) - 1
		};
	}
	if (name === "[unknown]") return native(unknown, libraryOf(file));
	return native(name.replace(copies, ""), libraryOf(file));
}
function libraryOf(file) {
	return /^\[|^\/tmp\/perf-\d+\.map$|^\/\/anon$|^anon_inode/.test(file) ? "" : file;
}
function native(name, url) {
	return {
		name,
		url,
		line: -1,
		column: -1
	};
}

// src/parts/profiles/perf.ts
function perfWords(command, { perf, data, text, hertz }) {
	const words = [
		perf,
		data,
		text,
		String(hertz),
		perfFields
	];
	return [
		"/bin/sh",
		"-c",
		texts["parts/profiles/perf.sh"],
		"sh",
		...words,
		...command
	];
}
async function findPerf(processes) {
	const [perf, sleep] = [await processes.find("perf"), await processes.find("sleep")];
	if (perf === null || sleep === null) return null;
	const recording = {
		perf,
		data: "/tmp/deadheat-perf.data",
		text: "/tmp/deadheat-perf.txt",
		hertz: 999
	};
	const { exitCode } = await processes.run({
		argv: perfWords([sleep, "0.01"], recording),
		cwd: "/",
		environment: {
			LC_ALL: "C",
			PATH: "/usr/local/bin:/usr/bin:/bin",
			HOME: "/tmp"
		},
		timeoutSeconds: 20,
		outputLimitBytes: 1e5,
		isolated: true,
		perf: true,
		network: "loopback"
	});
	return exitCode === 0 ? perf : null;
}

// src/parts/profiles/readers/raw-profile.ts
const nodeSchema = object({
	callFrame: object({
		functionName: string(),
		url: string(),
		lineNumber: number(),
		columnNumber: number()
	}),
	hitCount: number().int().min(0).optional(),
	selfSize: number().min(0).optional()
});
const profileSchema = object({ nodes: array(nodeSchema).max(2e5) });
const harnessProfileSchema = object({
	calls: number().int().positive(),
	seconds: number().positive(),
	waited: number().min(0),
	profile: profileSchema.optional(),
	within: tuple([number(), number()]).optional()
});
const namesApart = /* @__PURE__ */ new Set(["(root)", "(idle)"]);
function rawProfileOf({ nodes }, unit, seconds) {
	const running = nodes.filter(({ callFrame }) => !namesApart.has(callFrame.functionName));
	const hits = running.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
	const secondsPerHit = seconds / Math.max(1, hits);
	const frames = running.map(({ callFrame, hitCount = 0, selfSize = 0 }) => {
		const { functionName: name, url, lineNumber: line, columnNumber: column } = callFrame;
		return {
			frame: {
				name,
				url,
				line,
				column
			},
			self: unit === "s" ? hitCount * secondsPerHit : selfSize
		};
	});
	return {
		unit,
		ticks: unit === "s" ? hits : running.filter(({ selfSize = 0 }) => selfSize > 0).length,
		frames
	};
}
const functionsAtMost = 1e3;
function processProfile({ unit, ticks, frames }, calls, locate) {
	const functions = /* @__PURE__ */ new Map();
	for (const { frame, self } of frames) {
		const place = locate(frame);
		if (place === null) continue;
		const key = `${place.name}\n${place.file}\n${String(place.line)}`;
		const past = functions.get(key)?.self ?? 0;
		functions.set(key, {
			...place,
			self: past + self / calls
		});
	}
	return {
		unit,
		ticks,
		functions: [...functions.values()].toSorted((first, second) => second.self - first.self).slice(0, functionsAtMost)
	};
}

// src/parts/profiles/locate-frames.ts
const longestName = 200;
const longestPath = 300;
const mostBytes = 16e6;
const filesAtMost = 50;
async function locateFrames(frames, { build: { directory }, harnessPath }, files) {
	const realDirectory = await files.realPath(directory) ?? directory;
	const harnessDirectory = files.join(harnessPath, "..");
	const inside = (path) => [directory, realDirectory].flatMap((top) => path.startsWith(`${top}/`) ? path.slice(top.length + 1) : []).at(0) ?? null;
	const read = (place) => readInside(directory, place, mostBytes, files);
	const places = [...new Set(frames.flatMap(({ url, line }) => line < 0 ? [] : inside(urlPath(url)) ?? []))];
	const maps = /* @__PURE__ */ new Map();
	for (const place of places.slice(0, filesAtMost)) {
		const text = await read(place);
		if (text === null) continue;
		const sourceOf = await sourceMapOf(place, text, read);
		if (sourceOf !== null) maps.set(place, sourceOf);
	}
	return (frame) => {
		const path = urlPath(frame.url);
		if (path.startsWith(`${harnessDirectory}/`)) return null;
		const place = inside(path);
		const name = (frame.name === "" ? "(anonymous)" : frame.name).slice(0, longestName);
		const line = frame.line < 0 || frame.url === "" ? null : frame.line + 1;
		if (place === null) return {
			name,
			file: foreignFile(frame.url),
			line,
			own: false
		};
		const source = maps.get(place)?.(frame) ?? null;
		if (source === null) return {
			name,
			file: cutPath(place),
			line,
			own: isOwn(place)
		};
		return {
			name: frame.name.length <= 2 && source.name !== null ? source.name.slice(0, longestName) : name,
			file: cutPath(source.source),
			line: source.line + 1,
			own: isOwn(source.source)
		};
	};
}
function foreignFile(url) {
	const path = urlPath(url);
	if (path.startsWith("/")) return cutPath(path.replace(/^.*\//, ""));
	const nodeModule = /^(?:node:)?([\w/-]+?)(?:\.js)?$/.exec(path)?.[1];
	return nodeModule === void 0 ? cutPath(path) : `node:${nodeModule}`;
}
function isOwn(place) {
	return !`/${place}`.includes("/node_modules/");
}
function cutPath(path) {
	return path.slice(0, longestPath);
}

// src/parts/profiles/profile-side.ts
const profiledSeconds = 1;
const longestBytes = 16e6;
const longestTextBytes = 128e6;
const perfHertz = 4999;
const readingSeconds = 60;
const profilersOfNode = {
	s: {
		first: 8,
		what: "time",
		kind: "cpu"
	},
	B: {
		first: 12,
		what: "memory",
		kind: "heap"
	}
};
const firstMajorWithInlinedFunctions = 26;
const mostWaitShare = .1;
const attemptsAtMost = 3;
async function profileSide(benchmark, profiling, host) {
	const { target } = profiling;
	const { side } = target;
	let attemptProfile = await takeProfile(benchmark, profiling, host);
	for (let attempt = 1; attempt < attemptsAtMost; attempt++) {
		if (typeof attemptProfile === "string" || attemptProfile.waited <= mostWaitShare) break;
		attemptProfile = await takeProfile(benchmark, profiling, host);
	}
	if (typeof attemptProfile === "string") return `${side}: ${attemptProfile}`;
	const { raw, calls } = attemptProfile;
	if (raw === null) return `${side}: expected a profile, got something else`;
	if (raw.ticks === 0) return `${side}: expected samples, got none`;
	const locate = await locateFrames(raw.frames.map(({ frame }) => frame), target, host.files);
	return {
		benchmarkId: benchmark.id,
		side,
		...processProfile(raw, calls, locate),
		native: profiling.perf !== null || void 0
	};
}
async function takeProfile({ module, parameters, timeoutSeconds }, { target, unit, perf }, { files, processes }) {
	const { build, harnessPath, environment, benchmarkDirectory } = target;
	const major = nodeMajor(build.runtime);
	const isPerf = perf !== null;
	const { first, what, kind } = profilersOfNode[unit];
	if (!isPerf && major < first) return `expected Node.js ${first} or newer to profile ${what}, got ${major}`;
	const place = (suffix) => files.join(environment["TMPDIR"] ?? build.directory, `profile.${suffix}`);
	const [result, samples, data] = [
		place("json"),
		place("txt"),
		place("perf")
	];
	const words = ["profile", files.join(benchmarkDirectory, module)];
	const workWords = [
		JSON.stringify(parameters),
		String(profiledSeconds),
		isPerf ? "calls" : kind,
		result
	];
	const [program = "", ...start] = nodeWords(target);
	const node = [
		program,
		...flagsOf(major, { isPerf }),
		...start,
		...words,
		...workWords
	];
	const outcome = await processes.run(sideProcess(target, {
		argv: isPerf ? perfWords(node, {
			perf,
			data,
			text: samples,
			hertz: perfHertz
		}) : node,
		timeoutSeconds: timeoutSeconds + (isPerf ? readingSeconds : 0),
		changes: isPerf ? { perf: true } : {}
	}));
	const text = isPerf ? await takeFile(samples, files, longestTextBytes) : "";
	await files.remove(data);
	const resultText = await takeFile(result, files, longestBytes);
	if (outcome.exitCode !== 0 || resultText === null || text === null) return (lastWords(outcome.lastLines) ?? "it wrote no profile").trim().slice(0, 300);
	const validation = harnessProfileSchema.safeParse(parseJson(resultText));
	if (!validation.success) return "expected a profile, got something else";
	const { calls, seconds, waited, profile, within = null } = validation.data;
	const harness = files.join(harnessPath, "..");
	const isOurs = (url) => url.includes(`${harness}/`);
	const nodeTree = profile === void 0 ? null : rawProfileOf(profile, unit, seconds);
	return {
		raw: isPerf ? perfProfile(text, {
			within,
			isOurs
		}) : nodeTree,
		calls,
		waited
	};
}
function flagsOf(major, { isPerf }) {
	const noInlining = "--max-inlined-bytecode-size=0";
	if (isPerf) return [
		"--perf-basic-prof",
		"--interpreted-frames-native-stack",
		noInlining
	];
	return major < firstMajorWithInlinedFunctions ? [noInlining] : [];
}
async function takeFile(path, files, mostBytes) {
	const text = await files.kindOf(path) === "file" && await files.sizeBytes(path) <= mostBytes ? await files.read(path) : null;
	await files.remove(path);
	return text;
}

// src/parts/profiles/profile-measured.ts
const firstMajorWithNames = 12;
const timeShare = .1;
const leastSeconds = 60;
const processesOfSide = 10;
const drawOfProfiles = 2668564965;
async function profileMeasured(run) {
	const { session, seconds, secondsLeft, entries, result } = run;
	const { settings, request, host } = session;
	const past = partEntries(entries, "profiles", processProfileSchema);
	const { profile: patterns = [] } = settings;
	const isWanted = settings.profile?.length !== 0;
	const isAsked = ({ id, profile }) => profile === true || patterns.some((pattern) => matchesGlob(id, pattern));
	const rows = rowsToProfile(result, isAsked).filter(({ benchmark }) => isWanted || isAsked(benchmark));
	let perfPath = null;
	const perf = () => perfPath ??= findPerf(host.processes);
	const begunAtSeconds = host.clock.monotonicSeconds();
	const ownSeconds = patterns.length > 0 ? 1e400 : Math.max(leastSeconds, timeShare * seconds);
	const mostSeconds = Math.min(secondsLeft, ownSeconds);
	const isOver = () => host.clock.monotonicSeconds() - begunAtSeconds >= mostSeconds;
	for (const [at, row] of rows.entries()) {
		if (request.isCancelled()) return;
		const seed = seedOf(session.seed, drawOfProfiles, at);
		if (!isOver() && await profileRow(run, row, {
			past,
			perf,
			seed,
			isOver
		})) continue;
		const text = `the time for profiles was used up with ${someOf(rows.slice(at).map(({ benchmark }) => benchmark.id))} not finished: "profile" names what to profile, "budget" gives it time`;
		request.onProgress({
			kind: "note",
			text
		});
		return;
	}
}
async function profileRow({ session, preparedVariants }, { benchmark, unit }, { past, perf, seed, isOver }) {
	const { request, host } = session;
	const targets = targetsOf(benchmark, preparedVariants);
	const ownProfiles = past.filter(({ benchmarkId }) => benchmarkId === benchmark.id);
	const profilesOfSides = {
		base: ownProfiles.filter(({ side }) => side === "base"),
		head: ownProfiles.filter(({ side }) => side === "head")
	};
	const sampler = unit === "s" && seesNative(targets, ownProfiles) ? await perf() : null;
	const random = randomOf(seed);
	const what = `profiling ${benchmark.id}`;
	for (let round = 0; round < processesOfSide; round++) {
		if (isOver()) return false;
		if (round === 0) request.onProgress({
			kind: "note",
			text: `${what}; Ctrl-C ends that`
		});
		const parts = {
			done: round,
			total: processesOfSide
		};
		request.onProgress({
			kind: "doing",
			what,
			parts
		});
		for (const side of random.shuffle(sides)) {
			if (profilesOfSides[side].length > round) continue;
			if (request.isCancelled()) return true;
			const profiling = {
				target: targets[side],
				unit,
				perf: sampler
			};
			const profile = await profileSide(benchmark, profiling, host);
			if (typeof profile === "string") {
				if (request.isCancelled()) return true;
				const text = `${benchmark.id} could not be profiled: ${profile}`;
				request.onProgress({
					kind: "note",
					text
				});
				return true;
			}
			const linkedProfile = await linkable(profile, session);
			profilesOfSides[side].push(linkedProfile);
			await recordEntry(session, {
				type: "part",
				part: "profiles",
				entry: linkedProfile
			});
		}
	}
	return true;
}
function seesNative(targets, [first]) {
	if (first !== void 0) return first.native === true;
	const builds = sides.map((side) => targets[side].build);
	return builds.every(({ runtime }) => nodeMajor(runtime) >= firstMajorWithNames) && (targets.base.build.runtime.version !== targets.head.build.runtime.version || builds.some(({ recipe, addons }) => recipe !== "package" || addons.length > 0));
}
async function linkable(profile, { request: { repository }, settings, revisions: { head }, host: { git, files } }) {
	const paths = /* @__PURE__ */ new Map();
	const ownFiles = profile.functions.filter(({ own }) => own).map(({ file }) => file);
	for (const file of new Set(ownFiles)) {
		if (repository === null || head.sha === null) break;
		const path = files.join(settings["working-directory"] ?? ".", file);
		if (await git.readFile(repository, head.sha, path) !== null) paths.set(file, path);
	}
	const functions = profile.functions.map((entry) => {
		const path = entry.own ? paths.get(entry.file) : void 0;
		return {
			...entry,
			file: (path ?? entry.file).slice(0, 300),
			own: path !== void 0
		};
	});
	return {
		...profile,
		functions
	};
}

export { profileMeasured };