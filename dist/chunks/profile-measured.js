import { array, number, object, string, tuple } from "./packages/zod.js";
import { functionAlpha, processProfileSchema, testedFunctions } from "./src/parts4.js";
import { fewestPairs } from "./src/stats.js";
import { isOfSides } from "./src/model11.js";
import { gatingOf } from "./src/model12.js";
import { claimsChange } from "./src/model16.js";
import { lastWords } from "./src/model+host.js";
import { parseJson } from "./src/model26.js";
import { commandOf, sideProcess } from "./src/measure.js";
import { nodeMajor, sides } from "./src/model3.js";
import { partEntries } from "./src/model9.js";
import { randomOf, seedOf } from "./src/model29.js";
import { matchesGlob } from "./src/find.js";
import { targetsOf } from "./src/measure+build.js";
import { isLeftOut, recordEntry } from "./src/session.js";
import { SourceMap } from "node:module";

// src/parts/profiles/processes-needed.ts
const margin = 2;
function processesNeeded(seenSides) {
	const first = neededFor(1);
	return seenSides.base.length >= first && seenSides.head.length >= first ? neededFor(Math.max(1, testedFunctions(seenSides))) : first;
}
function neededFor(family) {
	return fewestPairs(functionAlpha / (margin * family));
}

// src/parts/profiles/rows-to-profile.ts
const leastRows = 3;
function rowsToProfile({ plan, findings }, isAsked) {
	const gates = gatingOf(plan);
	const claims = findings.filter((finding) => claimsChange(finding) && gates(finding.benchmarkId, finding.metric)).toSorted((first, second) => findingWeight(second) - findingWeight(first));
	const namedNames = plan.benchmarks.flatMap((one) => canBeProfiled(one) && isAsked(one) ? [one.id] : []);
	return [.../* @__PURE__ */ new Set([...namedNames, ...claims.map(({ benchmarkId }) => benchmarkId)])].flatMap((id, at) => {
		const benchmark = plan.benchmarks.find((one) => one.id === id);
		if (benchmark === void 0 || !canBeProfiled(benchmark)) return [];
		const claim = claims.find(({ benchmarkId }) => benchmarkId === id);
		const isMemory = plan.metrics.find((metric) => metric.id === claim?.metric)?.unit === "B";
		const isCommand = benchmark.driver !== "pingpong";
		if (isMemory && isCommand && !namedNames.includes(id)) return [];
		return [{
			benchmark,
			unit: isMemory && !isCommand ? "B" : "s",
			always: at < namedNames.length + leastRows
		}];
	});
}
function canBeProfiled(benchmark) {
	return benchmark.driver !== "suite" && benchmark.driver !== "alternate" && isOfSides(benchmark);
}
function findingWeight({ verdict, judged: judgedRow }) {
	const size = Math.abs(Math.log(1 + (judgedRow?.estimate ?? 0)));
	return (verdict === "regression" ? 1e3 : 0) + Math.min(size, 999);
}

// src/parts/profiles/readers/perf-profile.ts
const perfFields = "pid,tid,time,period,ip,sym,dso";
const header = /^\s*(\d+)\/\d+\s+(\d+\.\d+):\s+(\d+)\b/;
const entry = /^\s+[\da-f]+ (.+) \((.*)\)$/;
const deletedMark = / \(deleted\)\)$/;
const trampoline = "Builtins_InterpreterEntryTrampoline";
const script$1 = /^(?:JS|LazyCompile|Function|Script|Eval):[*~+^'`]*/;
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
		const lastNamed = children.get(key);
		if (lastNamed !== void 0 || nodes.length >= nodesAtMost$1) return lastNamed ?? parent;
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
			const lastNamed = stack.findLastIndex(({ name }) => name !== unknown);
			const rawFrames = stack.slice(0, ours < 0 ? Math.max(1, lastNamed + 1) : ours).slice(0, depthAtMost);
			const node = nodes[rawFrames.reduceRight(childOf, -1)];
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
	const rawNodes = nodes;
	return ticks === 0 && text.trim() !== "" && !header.test(text) ? null : {
		unit: "s",
		ticks,
		nodes: rawNodes
	};
}
const longestName$2 = 1e3;
function frameOf(symbol, file) {
	const name = symbol.slice(0, longestName$2);
	if (script$1.test(name)) {
		const whole = name.replace(script$1, "");
		const [, calledText = "", url, line, column] = place.exec(whole) ?? [];
		if (url === void 0) return native(whole.trim(), "");
		return {
			name: calledText,
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

// src/parts/profiles/perf-words.ts
const script = `perf=$1 data=$2 text=$3 hertz=$4
shift 4
"$perf" record -q -B -e cpu-clock:u -F "$hertz" -k CLOCK_MONOTONIC --call-graph fp -o "$data" -- "$@" || exit
"$perf" script -i "$data" --no-inline -F ${perfFields} > "$text" || exit
sed -n 's#^ *\\([0-9][0-9]*\\)/[0-9].*#\\1#p' "$text" | sort -u |
  while read -r pid; do rm -f "/tmp/perf-$pid.map"; done
rm -f "$data" isolate-0x*-v8.log`;
function perfWords(command, { perf, data, text, hertz }) {
	return [
		"/bin/sh",
		"-c",
		script,
		"sh",
		perf,
		data,
		text,
		String(hertz),
		...command
	];
}

// src/parts/profiles/find-perf.ts
async function findPerf({ processes }) {
	const [perf, sleep] = [await processes.find("perf"), await processes.find("sleep")];
	if (perf === null || sleep === null) return null;
	const { exitCode } = await processes.run({
		argv: perfWords([sleep, "0.01"], {
			perf,
			data: "/tmp/perf.data",
			text: "/tmp/perf.txt",
			hertz: 999
		}),
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
const apart = /* @__PURE__ */ new Set(["(root)", "(idle)"]);
function rawProfileOf({ nodes }, unit, seconds) {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const calledValues = new Set(nodes.flatMap(({ children = [] }) => children));
	const countedEntries = nodes.filter((node) => !apart.has(node.callFrame.functionName));
	const hits = countedEntries.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
	const secondsPerHit = seconds / Math.max(1, hits);
	const orderedParts = nodes.filter(({ id }) => !calledValues.has(id)).map((node) => ({
		node,
		parent: -1
	}));
	for (let at = 0; at < orderedParts.length && orderedParts.length <= nodes.length; at++) for (const id of orderedParts[at]?.node.children ?? []) {
		const child = byId.get(id);
		if (child === void 0) return null;
		orderedParts.push({
			node: child,
			parent: at
		});
	}
	if (orderedParts.length !== nodes.length) return null;
	const listedEntries = orderedParts.map(({ node, parent }) => {
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
			self: apart.has(functionName) ? 0 : amount
		};
	});
	return {
		unit,
		ticks: unit === "s" ? hits : countedEntries.filter(({ selfSize = 0 }) => selfSize > 0).length,
		nodes: listedEntries
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
	const placedEntries = nodes.map(({ parent, frame, self }) => {
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
	for (const node of placedEntries.toReversed()) {
		node.total += node.self;
		const caller = placedEntries[node.parent];
		if (caller !== void 0) caller.total += node.total;
	}
	const order = functions.map((functionFacts, at) => ({
		...functionFacts,
		at
	})).toSorted((first, second) => second.self - first.self).slice(0, functionsAtMost);
	return {
		unit,
		ticks,
		functions: order.map(({ facts, self }) => ({
			...facts,
			self
		})),
		nodes: keptNodes(placedEntries, new Map(order.map(({ at }, to) => [at, to])))
	};
}
function keptNodes(placedNodes, order) {
	const all = placedNodes.reduce((sum, { self }) => sum + self, 0);
	const keptValues = [];
	const at = /* @__PURE__ */ new Map([[-1, -1]]);
	placedNodes.forEach(({ parent, place, self, total }, index) => {
		const caller = at.get(parent) ?? -1;
		const to = place === null ? void 0 : order.get(place);
		const isKept = to !== void 0 && total >= leastBranch * all && keptValues.length < nodesAtMost;
		at.set(index, isKept ? keptValues.length : caller);
		if (isKept) keptValues.push([
			caller,
			to,
			self
		]);
		else {
			const owner = keptValues[caller];
			if (owner !== void 0) owner[2] += self;
		}
	});
	return keptValues;
}

// src/parts/profiles/readers/v8-log.ts
const creation = /^code-creation,\w+,\d+,(?:\d+,)?(0x[\da-f]+),(0x[\da-f]+|\d+),(?:"((?:[^"\\]|\\.)*)"|([^,]*))/;
const move = /^code-move,(0x[\da-f]+),(0x[\da-f]+)/;
const library = /^shared-library,"?([^",]*)"?,(0x[\da-f]+),(0x[\da-f]+)/;
const tick = /^tick,(0x[\da-f]+),/;
function v8LogProfile(text, seconds) {
	if (!text.startsWith("v8-version,")) return null;
	const libraries = [];
	const code = [];
	const rawFrames = [];
	for (const line of text.split("\n")) {
		const match = tick.exec(line);
		if (match !== null) {
			const at = Number(match[1]);
			rawFrames.push((codeAt(code, at) ?? inLibrary(libraries, at))?.frame ?? frameNamed("(unknown)"));
			continue;
		}
		const product = creation.exec(line);
		if (product !== null) {
			const start = Number(product[1]);
			const frame = frameIn(product[3] ?? product[4] ?? "");
			putCode(code, {
				start,
				end: start + Number(product[2]),
				frame
			});
			continue;
		}
		const movedValue = move.exec(line);
		if (movedValue !== null) {
			const from = codeAt(code, Number(movedValue[1]));
			const start = Number(movedValue[2]);
			if (from !== null) putCode(code, {
				...from,
				start,
				end: start + from.end - from.start
			});
			continue;
		}
		const sharedValue = library.exec(line);
		if (sharedValue !== null) {
			const name = `(${(sharedValue[1] ?? "").replace(/^.*[/\\]/, "")})`;
			libraries.push({
				start: Number(sharedValue[2]),
				end: Number(sharedValue[3]),
				frame: frameNamed(name)
			});
		}
	}
	const self = seconds / Math.max(1, rawFrames.length);
	const nodes = rawFrames.map((frame) => ({
		parent: -1,
		frame,
		self
	}));
	return {
		unit: "s",
		ticks: rawFrames.length,
		nodes
	};
}
const longestName$1 = 1e3;
function frameIn(loggedText) {
	const [, name, url = "", line, column] = /^(.*?) ?([^ ]+?):(\d+)(?::(\d+))?$/.exec(loggedText.slice(0, longestName$1)) ?? [];
	if (name === void 0) return frameNamed(loggedText);
	return {
		name,
		url,
		line: Number(line) - 1,
		column: Number(column ?? 1) - 1
	};
}
function frameNamed(name) {
	return {
		name,
		url: "",
		line: -1,
		column: -1
	};
}
function putCode(code, one) {
	let from = after(code, one.start);
	if ((code[from - 1]?.end ?? 0) > one.start) from -= 1;
	let to = from;
	while ((code[to]?.start ?? 1e400) < one.end) to += 1;
	code.splice(from, to - from, one);
}
function codeAt(code, address) {
	const one = code[after(code, address) - 1];
	return one !== void 0 && address < one.end ? one : null;
}
function after(code, address) {
	let low = 0;
	let high = code.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((code[middle]?.start ?? 1e400) <= address) low = middle + 1;
		else high = middle;
	}
	return low;
}
function inLibrary(libraries, address) {
	return libraries.find(({ start, end }) => address >= start && address < end);
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

// src/parts/profiles/locate-frames.ts
const longestName = 200;
const longestPath = 300;
const longestBytes$1 = 16e6;
const filesAtMost = 50;
const mapComment = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/gm;
async function locateFrames(frames, { build: { directory }, harnessPath }, files) {
	const real = await files.realPath(directory) ?? directory;
	const harness = files.join(harnessPath, "..");
	const inside = (path) => [directory, real].flatMap((top) => path.startsWith(`${top}/`) ? path.slice(top.length + 1) : []).at(0) ?? null;
	const read = async (place) => {
		const path = await files.realPath(files.join(real, place));
		if (path === null || !path.startsWith(`${real}/`)) return null;
		if (await files.kindOf(path) !== "file" || await files.sizeBytes(path) > longestBytes$1) return null;
		return files.read(path);
	};
	const places = [...new Set(frames.flatMap(({ url, line }) => line < 0 ? [] : inside(urlPath(url)) ?? []))];
	const maps = /* @__PURE__ */ new Map();
	for (const place of places.slice(0, filesAtMost)) {
		const generatedSource = await mapOf(place, read);
		if (generatedSource !== null) maps.set(place, generatedSource);
	}
	return (frame) => {
		const path = urlPath(frame.url);
		if (path.startsWith(`${harness}/`)) return null;
		const place = inside(path);
		const name = (frame.name === "" ? "(anonymous)" : frame.name).slice(0, longestName);
		const line = frame.line < 0 || frame.url === "" ? null : frame.line + 1;
		if (place === null) return {
			name,
			file: foreignFile(frame.url),
			line,
			own: false
		};
		const map = maps.get(place);
		const source = map?.positionOf(frame.line, frame.column) ?? null;
		const original = map === void 0 || source === null ? null : sourceIn(map.place, source.source);
		if (original === null || source === null) return {
			name,
			file: cutPath(place),
			line,
			own: isOwn(place)
		};
		return {
			name: frame.name.length <= 2 && source.name !== null ? source.name.slice(0, longestName) : name,
			file: cutPath(original),
			line: source.line + 1,
			own: isOwn(original)
		};
	};
}
async function mapOf(place, read) {
	const address = [...(await read(place) ?? "").slice(-16e6).matchAll(mapComment)].at(-1)?.[1];
	if (address === void 0) return null;
	const data = /^data:application\/json[^,]*;base64,(.*)$/s.exec(address)?.[1];
	const mapPlace = data === void 0 ? resolveSource(place, address) : place;
	if (mapPlace === null) return null;
	const content = data === void 0 ? await read(mapPlace) : textInBase64(data);
	const positionOf = content === null ? null : sourcePositions(content);
	return positionOf === null ? null : {
		place: mapPlace,
		positionOf
	};
}
function textInBase64(data) {
	try {
		return new TextDecoder().decode(Uint8Array.from(atob(data), (text) => text.charCodeAt(0)));
	} catch {
		return null;
	}
}
function sourceIn(mapPlace, source) {
	const bundledText = /^webpack:\/\/[^/]*\/(.*)$/.exec(source)?.[1];
	return bundledText === void 0 ? resolveSource(mapPlace, source) : resolveSource("", bundledText);
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
	const inNode = /^(?:node:)?([\w/-]+?)(?:\.js)?$/.exec(path)?.[1];
	return inNode === void 0 ? cutPath(path) : `node:${inNode}`;
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
const functionHertz = 4999;
const commandHertz = 997;
const readingSeconds = 60;
const firstWithProfiles = 12;
const firstWithInlined = 26;
const waitedAtMost = .1;
const attemptsAtMost = 3;
async function profileSide(benchmark, { target, unit, perf }, host) {
	const { side } = target;
	if (benchmark.driver !== "pingpong" && perf === null) return `${side}: expected perf, which alone can profile a whole command, got none that works here`;
	const take = () => perf === null || unit === "B" ? byV8(benchmark, {
		target,
		unit
	}, host) : byPerf(benchmark, target, perf, host);
	let takenValue = await take();
	for (let attempt = 1; attempt < attemptsAtMost && waitedLong(takenValue); attempt++) takenValue = await take();
	if (typeof takenValue === "string") return `${side}: ${takenValue}`;
	const { raw, calls } = takenValue;
	if (raw === null) return `${side}: expected a profile, got something else`;
	if (raw.ticks === 0) return `${side}: expected samples, got none`;
	const locate = await locateFrames(raw.nodes.map(({ frame }) => frame), target, host.files);
	const isNative = perf !== null && unit === "s";
	return {
		benchmarkId: benchmark.id,
		side,
		...processProfile(raw, calls, locate),
		native: isNative || void 0
	};
}
function waitedLong(taken) {
	return typeof taken !== "string" && taken.waited > waitedAtMost;
}
async function byV8(benchmark, { target, unit }, { files, processes }) {
	if (benchmark.driver !== "pingpong") return "expected a function to profile, got a command";
	const { build } = target;
	const major = nodeMajor(target.build.runtime);
	const isOlder = major < firstWithProfiles;
	if (isOlder && unit === "B") return "expected Node.js 12 or newer to profile memory";
	const { logPath, resultPath } = logPlaces(target, files);
	const kind = isOlder ? "log" : unit === "B" ? "heap" : "cpu";
	const argv = [
		build.runtime.path,
		...flagsOf(major, logPath),
		...harnessWords(benchmark, {
			target,
			kind,
			resultPath,
			files
		})
	];
	const { timeoutSeconds } = benchmark;
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds
	}));
	const [result, log] = [await takeFile(resultPath, files), isOlder ? await takeFile(logPath, files) : ""];
	if (outcome.exitCode !== 0 || result === null || log === null) return profilerWords(outcome);
	const validation = harnessProfileSchema.safeParse(parseJson(result));
	if (!validation.success) return "expected a profile, got something else";
	const { calls, seconds, waited, profile } = validation.data;
	return {
		raw: isOlder ? v8LogProfile(log, seconds) : profile === void 0 ? null : rawProfileOf(profile, unit, seconds),
		calls,
		waited
	};
}
async function byPerf(benchmark, target, perf, { files, processes }) {
	const { dataPath, textPath, resultPath } = logPlaces(target, files);
	const major = nodeMajor(target.build.runtime);
	const isFunction = benchmark.driver === "pingpong";
	const command = isFunction ? [
		target.build.runtime.path,
		...nativeFlags(major),
		"--max-inlined-bytecode-size=0",
		...harnessWords(benchmark, {
			target,
			kind: "calls",
			resultPath,
			files
		})
	] : commandOf(benchmark, target);
	const argv = perfWords(command, {
		perf,
		data: dataPath,
		text: textPath,
		hertz: isFunction ? functionHertz : commandHertz
	});
	const environment = isFunction ? target.environment : {
		...target.environment,
		NODE_OPTIONS: nativeFlags(major).join(" ")
	};
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds: benchmark.timeoutSeconds + readingSeconds,
		changes: {
			environment,
			perf: true
		}
	}));
	const text = await takeFile(textPath, files, longestTextBytes);
	await files.remove(dataPath);
	const result = isFunction ? await takeFile(resultPath, files) : "{\"calls\":1,\"seconds\":1,\"waited\":0}";
	if (outcome.exitCode !== 0 || text === null || result === null) return profilerWords(outcome);
	const validation = harnessProfileSchema.safeParse(parseJson(result));
	if (!validation.success) return "expected a profile, got something else";
	const harness = files.join(target.harnessPath, "..");
	const { calls, waited, within = null } = validation.data;
	const isOurs = (url) => url.includes(`${harness}/`);
	return {
		raw: perfProfile(text, {
			within,
			isOurs
		}),
		calls,
		waited
	};
}
function harnessWords({ module, parameters }, { target: { harnessPath, benchmarkDirectory }, kind, resultPath, files }) {
	return [
		harnessPath,
		"profile",
		files.join(benchmarkDirectory, module),
		JSON.stringify(parameters),
		String(profiledSeconds),
		kind,
		resultPath
	];
}
function logPlaces({ environment, build }, { join }) {
	const folder = environment["TMPDIR"] ?? build.directory;
	return {
		logPath: join(folder, "profile.log"),
		resultPath: join(folder, "profile.json"),
		dataPath: join(folder, "profile.perf"),
		textPath: join(folder, "profile.txt")
	};
}
function profilerWords({ lastLines }) {
	return (lastWords(lastLines) ?? "it wrote no profile").trim().slice(0, 300);
}
function nativeFlags(major) {
	const names = "--perf-basic-prof";
	return major < firstWithProfiles ? [names] : [names, "--interpreted-frames-native-stack"];
}
function flagsOf(major, logPath) {
	if (major < firstWithProfiles) return [
		"--prof",
		`--logfile=${logPath}`,
		"--nologfile_per_isolate"
	];
	return major < firstWithInlined ? ["--max-inlined-bytecode-size=0"] : [];
}
async function takeFile(path, files, longest = longestBytes) {
	const text = await files.kindOf(path) === "file" && await files.sizeBytes(path) <= longest ? await files.read(path) : null;
	await files.remove(path);
	return text;
}

// src/parts/profiles/profile-measured.ts
const firstWithNames = 12;
const commandSeconds = 60;
const timeShare = .1;
const drawOfProfiles = 2668564965;
async function profileMeasured({ session, prepared: preparedVariants, seconds, entries, result }) {
	const { settings, request, host } = session;
	const past = partEntries(entries, "profiles", processProfileSchema);
	const { profile: askedNames = [] } = settings;
	const share = settings.profile?.length === 0 || isLeftOut("profiles") ? 0 : timeShare;
	const isAsked = (profiledBenchmark) => profiledBenchmark.driver === "pingpong" && profiledBenchmark.profile === true || askedNames.some((pattern) => matchesGlob(profiledBenchmark.id, pattern));
	const rows = rowsToProfile(result, isAsked).filter(({ benchmark }) => share > 0 || isAsked(benchmark));
	let match = null;
	const perf = () => match ??= findPerf(host);
	const begun = host.clock.monotonicSeconds();
	for (const row of rows) {
		const isOver = host.clock.monotonicSeconds() - begun > share * seconds;
		if (request.cancelled() || isOver && !row.always) return;
		const { benchmark } = row;
		if (!(benchmark.driver !== "pingpong" && !isAsked(benchmark) && (leastSecondsOf(benchmark, entries) > commandSeconds || await perf() === null))) await profileRow(session, row, {
			prepared: preparedVariants,
			past,
			perf
		});
	}
}
function leastSecondsOf({ id }, entries) {
	const pairs = entries.flatMap((entry) => entry.type === "sample" && entry.sample.block.benchmarkId === id ? [entry.sample.seconds] : []);
	return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length) * processesNeeded({
		base: [],
		head: []
	});
}
async function profileRow(session, { benchmark, unit }, { prepared: preparedVariants, past, perf }) {
	const { request, host, seed } = session;
	const targets = targetsOf(benchmark, preparedVariants);
	const ownEntries = past.filter(({ benchmarkId }) => benchmarkId === benchmark.id);
	const seenSides = {
		base: ownEntries.filter(({ side }) => side === "base"),
		head: ownEntries.filter(({ side }) => side === "head")
	};
	const sampler = seesNative(benchmark, targets, ownEntries) ? await perf() : null;
	const random = randomOf(seedOf(seed, drawOfProfiles));
	const what = `profiling ${benchmark.id}`;
	for (let round = 0; round < processesNeeded(seenSides); round++) {
		if (round === 0) request.onProgress({
			kind: "note",
			text: what
		});
		const parts = {
			done: round,
			total: processesNeeded(seenSides)
		};
		request.onProgress({
			kind: "doing",
			what,
			parts
		});
		for (const side of random.shuffle(sides)) {
			if (seenSides[side].length > round) continue;
			if (request.cancelled()) return;
			const profile = await profileSide(benchmark, {
				target: targets[side],
				unit,
				perf: sampler
			}, host);
			if (typeof profile === "string") {
				const text = `${benchmark.id} could not be profiled: ${profile}`;
				request.onProgress({
					kind: "note",
					text
				});
				return;
			}
			const linkedParts = await linkable(profile, session);
			seenSides[side].push(linkedParts);
			await recordEntry(session, {
				type: "part",
				part: "profiles",
				entry: linkedParts
			});
		}
	}
}
function seesNative(benchmark, targets, [first]) {
	if (benchmark.driver !== "pingpong") return true;
	if (first !== void 0) return first.native === true;
	const builds = sides.map((side) => targets[side].build);
	return builds.every(({ runtime }) => nodeMajor(runtime) >= firstWithNames) && (targets.base.build.runtime.version !== targets.head.build.runtime.version || builds.some(({ recipe, addons }) => recipe !== "package" || addons.length > 0));
}
async function linkable(profile, { request: { repository }, settings, revisions: { head }, host: { git, files } }) {
	const { sha } = head;
	if (repository === null || sha === null) return {
		...profile,
		functions: profile.functions.map((functionFacts) => ({
			...functionFacts,
			own: false
		}))
	};
	const knownByName = /* @__PURE__ */ new Map();
	for (const { own: isOwn, file } of profile.functions) {
		if (!isOwn || knownByName.has(file)) continue;
		const path = files.join(settings["working-directory"] ?? ".", file);
		const isThere = await git.readFile(repository, sha, path) !== null;
		knownByName.set(file, isThere ? path : null);
	}
	const functions = profile.functions.map((functionFacts) => {
		const path = functionFacts.own ? knownByName.get(functionFacts.file) ?? null : null;
		return {
			...functionFacts,
			file: (path ?? functionFacts.file).slice(0, 300),
			own: path !== null
		};
	});
	return {
		...profile,
		functions
	};
}

export { profileMeasured };