import { comparesSides } from "./src/model12.js";
import { array, number, object, string, tuple } from "./packages/zod.js";
import { gatingOf } from "./src/model20.js";
import { claimsChange } from "./src/model22.js";
import { isCertain, isLook, processProfileSchema, profilesFrom } from "./src/parts6.js";
import { texts } from "./src/model4.js";
import { lastWords } from "./src/sandbox+model.js";
import { parseJson } from "./src/model28.js";
import { nodeWords, recordEntry, sideProcess } from "./src/measure+session.js";
import { digestOf } from "./src/host11.js";
import { nodeMajor, sides } from "./src/model5.js";
import { partEntries } from "./src/model31.js";
import { randomOf, seedOf } from "./src/model13.js";
import { someOf } from "./src/model6.js";
import { matchesGlob, targetsOf } from "./src/find+measure.js";
import { SourceMap } from "node:module";

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
const trampoline = "Builtins_InterpreterEntryTrampoline";
const script = /^(?:JS|LazyCompile|Function|Script|Eval):[*~+^'`]*/;
const place = /^(.*?) ?((?:\/|node:|file:|internal\/).*?|[^ ]+?):(\d+)(?::(\d+))?$/;
const copies = /(?:\.(?:constprop|isra|part|cold|lto_priv)(?:\.\d+)*)+$/;
const unknown = "(unknown)";
const nodesAtMost$1 = 2e5;
const depthAtMost = 200;
function perfProfile(text, { within, isOurs }) {
	const nodes = [];
	const children = /* @__PURE__ */ new Map();
	const frames = /* @__PURE__ */ new Map();
	let ticks = 0;
	let period = null;
	let stack = [];
	const childOf = (parent, frame) => {
		const key = `${parent}\n${frame.name}\n${frame.url}\n${frame.line}:${frame.column}`;
		const knownPlace = children.get(key);
		if (knownPlace !== void 0 || nodes.length >= nodesAtMost$1) return knownPlace ?? parent;
		children.set(key, nodes.length);
		nodes.push({
			parent,
			frame,
			self: 0
		});
		return nodes.length - 1;
	};
	const end = () => {
		if (period !== null && stack.length > 0) {
			const ours = stack.findIndex(({ url }) => isOurs(url));
			const lastNamedPlace = stack.findLastIndex(({ name }) => name !== unknown);
			const countedFrames = stack.slice(0, ours < 0 ? Math.max(1, lastNamedPlace + 1) : ours).slice(0, depthAtMost);
			const node = nodes[countedFrames.reduceRight(childOf, -1)];
			if (node !== void 0) {
				ticks += 1;
				node.self += period;
			}
		}
		period = null;
		stack = [];
	};
	for (const line of text.split("\n")) {
		const [, , time, nanoseconds] = header.exec(line) ?? [];
		if (time !== void 0) {
			end();
			const at = Number(time);
			if (within === null || at >= within[0] && at <= within[1]) period = Number(nanoseconds) / 1e9;
			continue;
		}
		if (period === null) continue;
		const [, symbol, file] = entry.exec(line.replace(deletedMark, ")")) ?? [];
		if (symbol === void 0 || file === void 0) continue;
		if (symbol === trampoline && stack.length > 0) continue;
		const key = `${symbol}\n${file}`;
		const frame = frames.get(key) ?? frameOf(symbol, file);
		frames.set(key, frame);
		stack.push(frame);
	}
	end();
	return ticks === 0 && text.trim() !== "" && !header.test(text) ? null : {
		unit: "s",
		ticks,
		nodes
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
		data: "/tmp/perf.data",
		text: "/tmp/perf.txt",
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
	id: number(),
	callFrame: object({
		functionName: string(),
		url: string(),
		lineNumber: number(),
		columnNumber: number()
	}),
	hitCount: number().int().min(0).optional(),
	selfSize: number().min(0).optional(),
	children: array(number()).optional()
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
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const childIds = new Set(nodes.flatMap(({ children = [] }) => children));
	const runningNodes = nodes.filter((node) => !namesApart.has(node.callFrame.functionName));
	const hits = runningNodes.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
	const secondsPerHit = seconds / Math.max(1, hits);
	const orderedNodes = nodes.filter(({ id }) => !childIds.has(id)).map((node) => ({
		node,
		parent: -1
	}));
	for (let at = 0; at < orderedNodes.length && orderedNodes.length <= nodes.length; at++) for (const id of orderedNodes[at]?.node.children ?? []) {
		const child = byId.get(id);
		if (child === void 0) return null;
		orderedNodes.push({
			node: child,
			parent: at
		});
	}
	if (orderedNodes.length !== nodes.length) return null;
	const rawNodes = orderedNodes.map(({ node, parent }) => {
		const { functionName, url, lineNumber, columnNumber } = node.callFrame;
		const amount = unit === "s" ? (node.hitCount ?? 0) * secondsPerHit : node.selfSize ?? 0;
		return {
			parent,
			frame: {
				name: functionName,
				url,
				line: lineNumber,
				column: columnNumber
			},
			self: namesApart.has(functionName) ? 0 : amount
		};
	});
	return {
		unit,
		ticks: unit === "s" ? hits : runningNodes.filter(({ selfSize = 0 }) => selfSize > 0).length,
		nodes: rawNodes
	};
}

// src/parts/profiles/readers/process-profile.ts
const functionsAtMost = 1e3;
const nodesAtMost = 2e3;
const leastBranch = .001;
function processProfile({ unit, ticks, nodes }, calls, locate) {
	const functions = [];
	const places = /* @__PURE__ */ new Map();
	const placeOf = (facts) => {
		const key = `${facts.name}\n${facts.file}\n${String(facts.line)}`;
		const place = places.get(key) ?? functions.length;
		if (place === functions.length) {
			functions.push({
				facts,
				self: 0
			});
			places.set(key, place);
		}
		return place;
	};
	const placedNodes = nodes.map(({ parent, frame, self }) => {
		const facts = locate(frame);
		const place = facts === null ? null : placeOf(facts);
		const entry = place === null ? void 0 : functions[place];
		if (entry !== void 0) entry.self += self / calls;
		return {
			parent,
			place,
			self: place === null ? 0 : self / calls,
			total: 0
		};
	});
	for (const node of placedNodes.toReversed()) {
		node.total += node.self;
		const caller = placedNodes[node.parent];
		if (caller !== void 0) caller.total += node.total;
	}
	const order = functions.map((entry, at) => ({
		...entry,
		at
	})).toSorted((first, second) => second.self - first.self).slice(0, functionsAtMost);
	const all = placedNodes.reduce((sum, { self }) => sum + self, 0);
	const orderOf = new Map(order.map(({ at }, to) => [at, to]));
	const keptNodes = [];
	const keptAt = /* @__PURE__ */ new Map([[-1, -1]]);
	placedNodes.forEach(({ parent, place, self, total }, index) => {
		const caller = keptAt.get(parent) ?? -1;
		const to = place === null ? void 0 : orderOf.get(place);
		const isKept = to !== void 0 && total >= leastBranch * all && keptNodes.length < nodesAtMost;
		keptAt.set(index, isKept ? keptNodes.length : caller);
		if (isKept) keptNodes.push([
			caller,
			to,
			self
		]);
		else {
			const owner = keptNodes[caller];
			if (owner !== void 0) owner[2] += self;
		}
	});
	return {
		unit,
		ticks,
		functions: order.map(({ facts, self }) => ({
			...facts,
			self
		})),
		nodes: keptNodes
	};
}

// src/host/files/source-positions.ts
function sourcePositions(text) {
	try {
		const map = new SourceMap(JSON.parse(text));
		return (line, column) => {
			const match = map.findEntry(line, column);
			if (!("originalSource" in match) || typeof match.originalSource !== "string") return null;
			const name = "name" in match && typeof match.name === "string" ? match.name : null;
			return {
				source: match.originalSource,
				line: match.originalLine,
				name
			};
		};
	} catch {
		return null;
	}
}

// src/parts/profiles/function-text.ts
const quotes = /* @__PURE__ */ new Set([
	"'",
	"\"",
	"`"
]);
function functionText(source, start) {
	let depth = 0;
	for (let at = start; at < source.length; at++) {
		const char = source.charAt(at);
		const next = source.charAt(at + 1);
		if (quotes.has(char)) at = endOfQuoted(source, at);
		else if (char === "/" && (next === "/" || next === "*")) at = endOfComment(source, at);
		else if ("([{".includes(char)) depth++;
		else if (")]}".includes(char)) {
			depth--;
			if (depth < 0 || depth === 0 && char === "}") return source.slice(start, at + 1);
		} else if (char === ";" && depth === 0) return source.slice(start, at);
	}
	return source.slice(start);
}
function endOfQuoted(source, start) {
	let at = start + 1;
	while (at < source.length && source.charAt(at) !== source.charAt(start)) at += source.charAt(at) === "\\" ? 2 : 1;
	return at;
}
function endOfComment(source, start) {
	const end = source.charAt(start + 1) === "/" ? "\n" : "*/";
	const at = source.indexOf(end, start + 2);
	return at < 0 ? source.length : at + end.length - 1;
}
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}

// src/parts/profiles/locate-frames.ts
const longestName = 200;
const longestPath = 300;
const longestBytes$1 = 16e6;
const filesAtMost = 50;
const digestLength = 8;
const mapComment = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/gm;
async function locateFrames(frames, { build: { directory }, harnessPath }, files) {
	const realDirectory = await files.realPath(directory) ?? directory;
	const harnessDirectory = files.join(harnessPath, "..");
	const inside = (path) => [directory, realDirectory].flatMap((top) => path.startsWith(`${top}/`) ? path.slice(top.length + 1) : []).at(0) ?? null;
	const read = async (place) => {
		const path = await files.realPath(files.join(realDirectory, place));
		if (path === null || !path.startsWith(`${realDirectory}/`)) return null;
		if (await files.kindOf(path) !== "file" || await files.sizeBytes(path) > longestBytes$1) return null;
		return files.read(path);
	};
	const places = [...new Set(frames.flatMap(({ url, line }) => line < 0 ? [] : inside(urlPath(url)) ?? []))];
	const maps = /* @__PURE__ */ new Map();
	const digests = /* @__PURE__ */ new Map();
	for (const place of places.slice(0, filesAtMost)) {
		const text = await read(place);
		if (text === null) continue;
		digests.set(place, digestIn(text));
		const sourceOf = await mapOf(place, text, read);
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
		const digest = digests.get(place)?.(frame);
		const source = maps.get(place)?.(frame) ?? null;
		if (source === null) return {
			name,
			file: cutPath(place),
			line,
			own: isOwn(place),
			digest
		};
		return {
			name: frame.name.length <= 2 && source.name !== null ? source.name.slice(0, longestName) : name,
			file: cutPath(source.source),
			line: source.line + 1,
			own: isOwn(source.source),
			digest
		};
	};
}
function digestIn(text) {
	const starts = lineStarts(text);
	const digests = /* @__PURE__ */ new Map();
	return ({ line, column }) => {
		const start = (starts[line] ?? text.length) + Math.max(0, column);
		const ownText = digests.has(start) ? "" : functionText(text, start).replaceAll(/\s+/g, " ");
		const digest = digests.get(start) ?? digestOf(ownText).slice(0, digestLength);
		digests.set(start, digest);
		return digest;
	};
}
async function mapOf(place, text, read) {
	const address = [...text.slice(-16e6).matchAll(mapComment)].at(-1)?.[1];
	if (address === void 0) return null;
	const data = /^data:application\/json[^,]*;base64,(.*)$/s.exec(address)?.[1];
	const mapPlace = data === void 0 ? resolveSource(place, address) : place;
	if (mapPlace === null) return null;
	const content = data === void 0 ? await read(mapPlace) : Buffer.from(data, "base64").toString();
	const positionOf = content === null ? null : sourcePositions(content);
	if (positionOf === null) return null;
	return ({ line, column }) => {
		const position = positionOf(line, column);
		const source = position === null ? null : resolveSource(mapPlace, position.source);
		return position === null || source === null ? null : {
			...position,
			source
		};
	};
}
function resolveSource(from, to) {
	if (/^(?:[a-z]+:|\/)/i.test(to)) return null;
	const parts = from.split("/").slice(0, -1);
	for (const part of to.split("/")) {
		if (part === ".." && parts.pop() === void 0) return null;
		if (part !== ".." && part !== "." && part !== "") parts.push(part);
	}
	return parts.join("/");
}
function urlPath(url) {
	if (!url.startsWith("file://")) return url;
	try {
		return decodeURIComponent(url.slice(7));
	} catch {
		return url;
	}
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
	const locate = await locateFrames(raw.nodes.map(({ frame }) => frame), target, host.files);
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
	for (let round = 0; round < 16; round++) {
		if (isOver()) return false;
		if (round === 0) request.onProgress({
			kind: "note",
			text: `${what}; Ctrl-C ends that`
		});
		if (isLook(round) && isSettledBy(profilesOfSides, round)) return true;
		const parts = {
			done: round,
			total: 16
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
function isSettledBy({ base, head }, processes) {
	if (base.length !== processes || head.length !== processes) return false;
	return profilesFrom([...base, ...head]).every(isCertain);
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