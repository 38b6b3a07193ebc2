import { kernelText } from "./host7.js";
import { addDescendants, endLeftovers, endTree, fieldsOfStat, markName$1 as markName, namesIn, newestPid, ownMark, processRow, processTable, programBelow, statFields, threadsNow, watchCrowd } from "./host5.js";
import { number, strictObject, string } from "../packages/zod.js";
import { asciiJson } from "./model22.js";
import { behindShell, devices, endText, exitText, isInside, lastWords, ownFolders, systemFolders } from "./sandbox+model.js";
import { DialogueError } from "./host12.js";
import { percent } from "./model3.js";
import { texts } from "./model4.js";
import { accessSync, appendFileSync, closeSync, constants, existsSync, lstatSync, mkdirSync, openSync, readSync, readdirSync, readlinkSync, realpathSync, rmdirSync, statSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Socket, connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { execFile, spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
import { createInterface } from "node:readline";

// src/host/process/consumption.ts
const ticksPerSecond = 100;
function consumptionOf(program) {
	const folders = programsOf(program).map((pid) => `/proc/${String(pid)}`);
	return {
		cpuSeconds: sumOfKnown(folders.map(accountedSeconds)),
		peakMemoryBytes: sumOfKnown(folders.map(peakBytesOf)),
		pageFaults: sumOfKnown(folders.map(pageFaultsOf)),
		contextSwitches: sumOfKnown(folders.map(contextSwitchesOf))
	};
}
function programsOf(program, root = "/proc") {
	const tree = /* @__PURE__ */ new Set();
	growTree(tree, program, processTable(root));
	return programsIn(tree, program);
}
function growTree(tree, { pid }, processRows) {
	if (pid === null) return;
	const livingRows = processRows.filter(({ zombie }) => !zombie);
	for (const row of livingRows) if (row.pid === pid || row.session === pid) tree.add(row.pid);
	addDescendants(tree, livingRows);
}
function programsIn(tree, { pid, generations }) {
	if (pid === null) return [];
	const members = new Set(tree);
	for (let depth = 0; depth < generations; depth++) members.delete(programBelow(pid, depth));
	return [...members];
}
function timesOf(pids) {
	const entries = pids.map((pid) => {
		const folder = `/proc/${String(pid)}`;
		const threads = threadsIn(folder).map((thread) => {
			const [run = 0, delay = 0] = kernelText(`${thread}/schedstat`).split(" ").map(Number);
			return [Number(thread.split("/").at(-1)), {
				runNanoseconds: run,
				delayNanoseconds: delay
			}];
		});
		const [user = 0, system = 0] = statFields(folder).slice(13, 15).map(Number);
		const childrenNanoseconds = (user + system) * 1e9 / ticksPerSecond;
		return [pid, {
			threads: new Map(threads),
			childrenNanoseconds
		}];
	});
	return new Map(entries.filter(([, { threads }]) => threads.size > 0));
}
function pageFaultsOf(folder) {
	const faults = statFields(folder).slice(7, 11).map(Number);
	return faults.length < 4 ? null : faults.reduce((sum, each) => sum + each, 0);
}
function contextSwitchesOf(folder) {
	return sumOfKnown(threadsIn(folder).map((thread) => {
		const counts = [...kernelText(`${thread}/status`).matchAll(/^(?:non)?voluntary_ctxt_switches:\s+(\d+)$/gm)];
		return counts.length < 2 ? null : counts.reduce((sum, [, count]) => sum + Number(count), 0);
	}));
}
function accountedSeconds(folder) {
	const [user, system, childUser = 0, childSystem = 0] = statFields(folder).slice(11, 15).map(Number);
	if (user === void 0 || system === void 0) return null;
	return (sumOfKnown(threadsIn(folder).map((thread) => {
		const nanoseconds = Number(kernelText(`${thread}/schedstat`).split(" ")[0]);
		return nanoseconds > 0 ? nanoseconds / 1e9 : null;
	})) ?? (user + system) / ticksPerSecond) + (childUser + childSystem) / ticksPerSecond;
}
function threadsIn(folder) {
	return namesIn(`${folder}/task`).map((thread) => `${folder}/task/${thread}`);
}
function peakBytesOf(folder) {
	const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(kernelText(`${folder}/status`))?.[1];
	return kibibytes === void 0 ? null : Number(kibibytes) * 1024;
}
function sumOfKnown(values) {
	const knownValues = values.flatMap((value) => value ?? []);
	if (knownValues.length === 0 || knownValues.length < values.length) return null;
	return knownValues.reduce((sum, value) => sum + value, 0);
}
function mappedAddons(program, root = "/proc") {
	const maps = programsOf(program, root).map((pid) => kernelText(`${root}/${String(pid)}/maps`));
	if (maps.every((text) => text === "")) return null;
	const paths = maps.flatMap((text) => [...text.matchAll(/^\S+ \S+ \S+ \S+ \d+ +(\/.*\.node(?: \(deleted\))?)$/gm)].map(([, path = ""]) => path));
	return [...new Set(paths)].toSorted();
}

// src/host/process/seals.ts
function createSeals() {
	const bytes = randomBytes(8);
	const key = [bytes.readUInt32LE(0) >>> 1, bytes.readUInt32LE(4) >>> 1];
	let answers = 0;
	return {
		keyLine: `${key.join(" ")}\n`,
		sealed: (text) => `${sealOf(key, `request ${String(answers)} ${text}`)} ${text}\n`,
		opened: (line) => {
			const end = line.indexOf(" ");
			const text = line.slice(end + 1);
			const seal = sealOf(key, `answer ${String(answers)} ${text}`);
			answers++;
			return line.slice(0, end) === seal ? text : null;
		}
	};
}
function sealOf([k0, k1], text) {
	let [v0, v1, v2, v3] = [
		k0,
		k1 ^ 238,
		k0 ^ 1819895653,
		k1 ^ 1952801890
	];
	const mix = (rounds) => {
		for (let round = 0; round < rounds; round++) {
			v0 = v0 + v1 | 0;
			v1 = rotate(v1, 5) ^ v0;
			v0 = rotate(v0, 16);
			v2 = v2 + v3 | 0;
			v3 = rotate(v3, 8) ^ v2;
			v0 = v0 + v3 | 0;
			v3 = rotate(v3, 7) ^ v0;
			v2 = v2 + v1 | 0;
			v1 = rotate(v1, 13) ^ v2;
			v2 = rotate(v2, 16);
		}
	};
	for (const word of [...Buffer.from(text, "latin1"), text.length]) {
		v3 ^= word;
		mix(2);
		v0 ^= word;
	}
	v2 ^= 238;
	mix(4);
	const first = (v1 ^ v3) >>> 0;
	v1 ^= 221;
	mix(4);
	return `${String(first)}.${String((v1 ^ v3) >>> 0)}`;
}
function rotate(word, bits) {
	return word << bits | word >>> 32 - bits;
}

// src/host/http/http-request.ts
var SilenceError = class extends Error {
	name = "SilenceError";
};

// src/host/process/child-dialogue.ts
const longestAnswer = 1e6;
const graceMilliseconds = 200;
async function openChildDialogue(child, turns, { timeoutSeconds, isSealed = false }) {
	const seals = isSealed ? createSeals() : null;
	if (seals !== null) child.input?.write(seals.keyLine);
	const next = answersOf(child, seals);
	const hello = await parseAnswer(child, await next(timeoutSeconds));
	return {
		pid: child.pid ?? 0,
		hello,
		addons: () => mappedAddons(child),
		times: () => timesOf(turns.members()),
		awakeShare: turns.awakeShare,
		ask: async (request, askTimeoutSeconds) => {
			turns.resume();
			const text = asciiJson(request);
			child.input?.write(seals?.sealed(text) ?? `${text}\n`);
			const answer = await parseAnswer(child, await next(askTimeoutSeconds));
			turns.suspend();
			const trouble = await turns.trouble();
			if (trouble === null) return answer;
			child.end("not needed");
			const outcome = await child.outcome;
			throw new DialogueError(trouble, outcome, { isOthers: !await turns.hasHelped() });
		},
		end: () => {
			turns.resume();
			return endChild(child);
		}
	};
}
async function parseAnswer(child, answer) {
	let reason;
	if (answer instanceof Error) reason = answer.message;
	else try {
		return JSON.parse(answer);
	} catch {
		reason = `expected an answer of one line of JSON on fd 3, got ${JSON.stringify(answer.slice(0, 100))}`;
	}
	child.end(answer instanceof SilenceError ? "timed out" : "not needed");
	throw new DialogueError(reason, await child.outcome);
}
async function endChild(child) {
	child.input?.end();
	const timer = setTimeout(() => {
		child.end("not needed");
	}, graceMilliseconds);
	const outcome = await child.outcome;
	clearTimeout(timer);
	return outcome;
}
function answersOf(child, seals) {
	let trouble = null;
	let waiter = null;
	let lastError = null;
	const settle = (answer) => {
		const resolve = waiter;
		waiter = null;
		resolve?.(answer);
	};
	const stop = (reason) => {
		trouble ??= new Error(reason);
		settle(trouble);
	};
	const refuse = (reason) => {
		if (trouble !== null) return;
		stop(reason);
		child.channel?.destroy();
		child.end("not needed");
	};
	if (child.channel !== null) readLines(child.channel, refuse, (line) => {
		const text = seals === null ? line : seals.opened(line);
		if (text === null) refuse(`expected an answer of the harness on fd 3, got ${JSON.stringify(line.slice(0, 100))}, which something else has written or changed`);
		else if (waiter !== null) settle(text);
		else if (lastError === null && text.startsWith("{\"error\":")) lastError = text;
		else refuse("expected answers to requests only, got one without a request");
	});
	const disorder = "expected the child to end in order, got trouble with it";
	child.outcome.then(dialogueEnd, () => disorder).then(stop);
	return (timeoutSeconds) => new Promise((resolve) => {
		const knownError = lastError ?? trouble;
		if (knownError !== null) resolve(knownError);
		else {
			const reason = `expected an answer within ${timeoutSeconds.toPrecision(3)} s, got none`;
			const timer = setTimeout(() => {
				settle(new SilenceError(reason));
			}, timeoutSeconds * 1e3);
			waiter = (answer) => {
				clearTimeout(timer);
				resolve(answer);
			};
		}
	});
}
function readLines(channel, stop, take) {
	let rest = "";
	channel.setEncoding("utf8");
	channel.on("data", (piece) => {
		const parts = (rest + piece).split("\n");
		rest = parts.pop() ?? "";
		for (const part of parts) take(part);
		if (rest.length > longestAnswer) stop("expected an answer of one line, got one without an end");
	});
	channel.on("error", () => {});
}
function dialogueEnd(outcome) {
	const { startError, overLimit, isFlooded, timedOut } = outcome;
	if (startError !== null) return `expected a process, got ${startError}`;
	if (overLimit !== void 0) return `expected at most ${overLimit}, got more`;
	if (isFlooded) return "expected less output, got more than the limit";
	if (timedOut) return "expected an answer in time, got none";
	const cause = outcome.exitCode === null || outcome.lastLines.length > 0 ? "" : ": something in it called process.exit";
	return `expected an answer, got the end of the process with ${endText(outcome)}${cause}`;
}

// src/host/http/answer-parser.ts
const longestHead = 65536;
const longestBody = 256 * 2 ** 20;
const endOfHead = Buffer.from("\r\n\r\n");
function answerParser(method) {
	let head = null;
	let rest = Buffer.alloc(0);
	const body = [];
	let bodyBytes = 0;
	let missingBytes = 0;
	let trailer = false;
	const complete = (of) => {
		if (rest.length > 0) throw new Error(`expected the end of an answer, got ${showBytes(rest)}`);
		const whole = body.length === 1 ? body[0] ?? rest : Buffer.concat(body);
		return {
			status: of.status,
			body: whole,
			keepsAlive: of.keepsAlive
		};
	};
	const keep = (piece) => {
		bodyBytes += piece.length;
		if (bodyBytes > longestBody) throw new Error(`expected an answer of at most ${String(longestBody)} bytes, got more`);
		if (piece.length > 0) body.push(piece);
	};
	const headOf = () => {
		for (;;) {
			const end = rest.indexOf(endOfHead);
			if (end < 0) {
				if (rest.length > longestHead) throw new Error("expected the head of an answer to end");
				return null;
			}
			const parsedHead = parseHead(rest.toString("latin1", 0, end), method);
			rest = rest.subarray(end + endOfHead.length);
			if (parsedHead.status < 200) continue;
			missingBytes = parsedHead.length ?? 0;
			return parsedHead;
		}
	};
	const parseCounted = (of) => {
		const piece = rest.subarray(0, missingBytes);
		keep(piece);
		missingBytes -= piece.length;
		rest = rest.subarray(piece.length);
		return missingBytes === 0 ? complete(of) : null;
	};
	const parseChunked = (of) => {
		for (;;) {
			if (missingBytes > 0) {
				const piece = rest.subarray(0, missingBytes);
				keep(piece.subarray(0, Math.max(0, Math.min(piece.length, missingBytes - 2))));
				missingBytes -= piece.length;
				rest = rest.subarray(piece.length);
				if (missingBytes > 0) return null;
			}
			const end = rest.indexOf("\r\n");
			if (end < 0) {
				if (rest.length > longestHead) throw new Error(`expected a chunk, got ${showBytes(rest)}`);
				return null;
			}
			const line = rest.toString("latin1", 0, end);
			rest = rest.subarray(end + 2);
			if (trailer) {
				if (line === "") return complete(of);
				continue;
			}
			const size = /^[0-9a-f]{1,8}(?=\s*(?:;|$))/i.exec(line)?.[0];
			if (size === void 0) throw new Error(`expected the size of a chunk, got ${JSON.stringify(line.slice(0, 100))}`);
			const bytes = Number.parseInt(size, 16);
			if (bytes === 0) trailer = true;
			else missingBytes = bytes + 2;
		}
	};
	return {
		take: (piece) => {
			rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
			head ??= headOf();
			if (head === null) return null;
			if (head.isChunked) return parseChunked(head);
			if (head.length !== null) return parseCounted(head);
			keep(rest);
			rest = rest.subarray(rest.length);
			return null;
		},
		close: () => head !== null && !head.isChunked && head.length === null ? complete(head) : null
	};
}
function parseHead(head, method) {
	const [first = "", ...lines] = head.split("\r\n");
	const [, minor, digits] = /^HTTP\/1\.([01]) (\d{3})(?: |$)/.exec(first) ?? [];
	if (digits === void 0) throw new Error(`expected an HTTP/1 answer, got ${JSON.stringify(first.slice(0, 100))}`);
	const status = Number(digits);
	const fields = lines.map(headerField);
	const valueOf = (name) => fields.find((field) => field.name === name)?.value.toLowerCase();
	const connection = valueOf("connection") ?? "";
	const bodyless = method === "HEAD" || status < 200 || status === 204 || status === 304;
	const isChunked = !bodyless && (valueOf("transfer-encoding") ?? "").endsWith("chunked");
	const length = bodyless ? 0 : contentLength(valueOf("content-length"));
	return {
		status,
		isChunked,
		length,
		keepsAlive: (minor === "1" ? connection !== "close" : connection === "keep-alive") && (isChunked || length !== null)
	};
}
function headerField(line) {
	const colon = line.indexOf(":");
	return {
		name: line.slice(0, colon).toLowerCase(),
		value: line.slice(colon + 1).trim()
	};
}
function contentLength(value) {
	if (value === void 0) return null;
	if (!/^\d{1,15}$/.test(value)) throw new Error(`expected a length, got ${JSON.stringify(value)}`);
	return Number(value);
}
function showBytes(bytes) {
	return JSON.stringify(bytes.toString("latin1", 0, 100));
}

// src/host/http/connection.ts
function createConnection(address, dial) {
	let socket = null;
	let isClosed = false;
	const live = async (timeoutSeconds) => {
		if (socket?.readyState === "open") return socket;
		isClosed = false;
		socket = await dial(address, timeoutSeconds);
		return socket;
	};
	return {
		open: async (timeoutSeconds) => {
			await live(timeoutSeconds);
		},
		exchange: async (request, timeoutSeconds) => {
			const wasOpen = socket?.readyState === "open";
			const ask = async () => withTimeout(await live(timeoutSeconds), request, timeoutSeconds);
			const { answer, nanoseconds } = await ask().catch((error) => {
				if (wasOpen && !isClosed && error instanceof UnansweredError) return ask();
				throw error;
			});
			if (!answer.keepsAlive) socket?.destroy();
			return {
				...answer,
				nanoseconds
			};
		},
		close: () => {
			isClosed = true;
			socket?.destroy();
		}
	};
}
var UnansweredError = class extends Error {};
function withTimeout(socket, { method, bytes }, timeoutSeconds) {
	return new Promise((resolve, reject) => {
		const parser = answerParser(method);
		let startedAt = 0n;
		let hasAnswered = false;
		const finish = (result) => {
			const nanoseconds = Number(process.hrtime.bigint() - startedAt);
			clearTimeout(timer);
			socket.off("data", take).off("close", onClose);
			if (result instanceof Error) {
				socket.destroy();
				reject(result);
			} else resolve({
				answer: result,
				nanoseconds
			});
		};
		const take = (piece) => {
			hasAnswered = true;
			try {
				const answer = parser.take(piece);
				if (answer !== null) finish(answer);
			} catch (error) {
				finish(error instanceof Error ? error : new Error(String(error)));
			}
		};
		const onClose = () => {
			const message = "expected an answer, got the end of the connection";
			const answer = parser.close();
			finish(answer ?? (hasAnswered ? /* @__PURE__ */ new Error(message) : new UnansweredError(message)));
		};
		const timer = setTimeout(() => {
			finish(new SilenceError(`expected an answer within ${timeoutSeconds.toPrecision(3)} s, got none`));
		}, timeoutSeconds * 1e3);
		socket.on("data", take).on("close", onClose);
		startedAt = process.hrtime.bigint();
		socket.write(bytes);
	});
}
async function openSocket({ host, port }, timeoutSeconds) {
	const late = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1e3));
	const socket = connect({
		host,
		port,
		noDelay: true
	});
	socket.on("error", () => {});
	try {
		await once(socket, "connect", { signal: late });
	} catch (error) {
		socket.destroy();
		if (!late.aborted) throw error;
		throw new SilenceError(`expected a connection to port ${String(port)}, got none`);
	}
	return socket;
}
function wireRequest({ method, path, headers, body }, { port }) {
	const headerNames = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
	const content = Buffer.from(body ?? "", "utf8");
	const lines = [`${method} ${path} HTTP/1.1`];
	if (!headerNames.has("host")) lines.push(`Host: localhost:${String(port)}`);
	if (body !== null && !headerNames.has("content-length")) lines.push(`Content-Length: ${String(content.length)}`);
	for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
	const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
	return {
		method,
		bytes: Buffer.concat([head, content])
	};
}
async function freePort() {
	const server = createServer().listen(0);
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (typeof address === "object" && address !== null) return address.port;
	throw new Error("expected a free port, got none");
}

// src/host/process/child-server.ts
const pauseSeconds = .01;
const hosts = ["127.0.0.1", "::1"];
async function openChildServer({ child, turns, connector }, door, timeoutSeconds) {
	const dial = connector?.dial ?? openSocket;
	const address = await readyAddress({
		child,
		dial
	}, door, timeoutSeconds);
	const connection = createConnection(address, dial);
	return {
		pid: programBelow(child.pid ?? 0, child.generations),
		exchange: (request, seconds) => orBlamed(child, connection.exchange(wireRequest(request, address), seconds), `${request.method} ${request.path}`),
		turns,
		readConsumption: () => consumptionOf(child),
		addons: () => mappedAddons(child),
		end: () => {
			connection.close();
			connector?.end();
			child.end("not needed");
			return child.outcome;
		}
	};
}
async function readyAddress({ child, dial }, { port, readyPath }, timeoutSeconds) {
	const until = performance.now() + timeoutSeconds * 1e3;
	let lastTrouble = "nobody listens";
	let lastStatus = null;
	while (performance.now() < until) {
		for (const host of hosts) {
			const address = {
				host,
				port
			};
			const secondsLeft = Math.max(.001, (until - performance.now()) / 1e3);
			const connection = createConnection(address, dial);
			const trouble = await troubleAt(connection, address, readyPath, secondsLeft);
			connection.close();
			if (child.hasEnded()) throw deathOf(await child.outcome, "a server that is ready");
			if (trouble === null) return address;
			if (trouble.startsWith("status ")) lastStatus = trouble;
			else if (!trouble.includes("ECONNREFUSED")) lastTrouble = trouble;
		}
		await Promise.race([setTimeout$1(pauseSeconds * 1e3), child.outcome]);
		if (child.hasEnded()) throw deathOf(await child.outcome, "a server that is ready");
	}
	child.end("timed out");
	const what = readyPath === null ? "" : ` and a status below 400 at ${readyPath}`;
	const got = lastStatus ?? `none: ${lastTrouble}; it must listen on the port given by PORT or {port}`;
	throw new DialogueError(`expected a server on port ${String(port)}${what} within ${timeoutSeconds.toPrecision(3)} s, got ${got}`, await child.outcome);
}
async function troubleAt(connection, address, readyPath, secondsLeft) {
	try {
		if (readyPath === null) {
			await connection.open(secondsLeft);
			return null;
		}
		const request = {
			method: "GET",
			path: readyPath,
			headers: {},
			body: null
		};
		const { status } = await connection.exchange(wireRequest(request, address), secondsLeft);
		return status < 400 ? null : `status ${String(status)}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
async function orBlamed(child, work, where) {
	try {
		return await work;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const isSilent = error instanceof SilenceError;
		if (!isSilent) await Promise.race([child.outcome, setTimeout$1(500)]);
		if (!isSilent && child.hasEnded()) throw deathOf(await child.outcome, `an answer to ${where}`);
		child.end(isSilent ? "timed out" : "not needed");
		throw new DialogueError(`${where}: ${error.message}`, await child.outcome);
	}
}
function deathOf(outcome, expectation) {
	const { startError, isFlooded } = outcome;
	const how = isFlooded ? "more output than the limit" : `the end of the process with ${exitText(outcome)}`;
	return new DialogueError(`expected ${expectation}, got ${startError ?? how}`, outcome);
}
const connectorWords = [
	process.execPath,
	"--input-type=commonjs",
	"--eval",
	`
process.on('message', ({ id, host, port }) => {
  const socket = require('node:net').connect({ host, port, noDelay: true })
  socket.once('error', ({ message }) => process.send({ id, trouble: message }))
  socket.once('connect', () => process.send({ id, trouble: null }, socket))
})`
];
const answerSchema = strictObject({
	id: number().int(),
	trouble: string().nullable()
});
function startConnector({ words: [program = "", ...rest], variables }) {
	const child = spawn(program, rest, {
		cwd: "/",
		env: { ...variables?.(3) },
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"ipc"
		]
	});
	const callers = /* @__PURE__ */ new Map();
	let calls = 0;
	const fail = (reason) => {
		const error = /* @__PURE__ */ new Error(`expected a way into the network of a server, got ${reason}`);
		for (const finish of callers.values()) finish(error);
	};
	child.once("error", ({ message }) => fail(message));
	child.once("exit", (code, signal) => fail(`its end (${String(signal ?? code)})`));
	child.on("message", (message, socket) => {
		const { id, trouble } = answerSchema.parse(message);
		const finish = callers.get(id);
		if (trouble === null && socket instanceof Socket) {
			socket.on("error", () => {});
			if (finish === void 0) socket.destroy();
			else finish(socket);
		} else finish?.(new Error(trouble ?? "expected a connection, got none"));
	});
	const dial = ({ host, port }, timeoutSeconds) => new Promise((resolve, reject) => {
		const id = calls++;
		const finish = (result) => {
			clearTimeout(timer);
			callers.delete(id);
			if (result instanceof Error) reject(result);
			else resolve(result);
		};
		const timer = setTimeout(() => {
			finish(new SilenceError(`expected a connection to port ${String(port)}, got none`));
		}, timeoutSeconds * 1e3);
		callers.set(id, finish);
		if (child.connected) child.send({
			id,
			host,
			port
		});
		else fail("its end");
	});
	return {
		dial,
		end: () => {
			if (child.connected) child.disconnect();
		}
	};
}

// src/host/process/standing-time.ts
const mostOpen = 256;
const tickNanoseconds = 1e7;
const stopNanoseconds = 3e4;
var StandingTime = class {
	#files = /* @__PURE__ */ new Map();
	#tasks = /* @__PURE__ */ new Map();
	#newest = NaN;
	#before = /* @__PURE__ */ new Map();
	#beyondStops = 0;
	#living = 0;
	#steps = 0;
	begin(pids, newest) {
		this.#before = this.#read(pids, newest);
	}
	end(pids, newest) {
		this.add(this.#before, this.#read(pids, newest));
	}
	add(before, after) {
		for (const [path, now] of after) {
			const ran = Math.max(0, now - (before.get(path) ?? 0));
			if (path.endsWith("/stat")) this.#steps += ran;
			else {
				this.#living += ran;
				this.#beyondStops += Math.max(0, ran - stopNanoseconds);
			}
		}
	}
	nanoseconds() {
		const chance = 2 * tickNanoseconds + 4 * Math.sqrt(this.#living * tickNanoseconds);
		return this.#beyondStops + Math.max(0, this.#steps - this.#living - chance);
	}
	close() {
		for (const path of this.#files.keys()) this.#forget(path);
	}
	#read(pids, newest) {
		if (newest !== this.#newest) this.#tasks = /* @__PURE__ */ new Map();
		this.#newest = newest;
		const ran = /* @__PURE__ */ new Map();
		for (const pid of pids) {
			const folder = `/proc/${String(pid)}`;
			const tasks = this.#tasks.get(pid) ?? namesIn(`${folder}/task`);
			this.#tasks.set(pid, tasks);
			for (const task of tasks) {
				const path = `${folder}/task/${task}/schedstat`;
				ran.set(path, Number.parseInt(this.#textOf(path), 10) || 0);
			}
			const ticks = fieldsOfStat(this.#textOf(`${folder}/stat`)).slice(11, 15);
			ran.set(`${folder}/stat`, ticks.reduce((sum, each) => sum + Number(each), 0) * tickNanoseconds);
		}
		return ran;
	}
	#textOf(path) {
		const files = this.#files;
		try {
			const file = files.get(path) ?? (files.size < mostOpen ? openSync(path, "r") : null);
			if (file === null) return kernelText(path);
			files.set(path, file);
			return buffer$1.toString("latin1", 0, readSync(file, buffer$1, 0, buffer$1.length, 0));
		} catch {
			this.#forget(path);
			return "";
		}
	}
	#forget(path) {
		const file = this.#files.get(path);
		this.#files.delete(path);
		if (file !== void 0) closeSync(file);
	}
};
const buffer$1 = Buffer.alloc(4096);

// src/host/process/turns.ts
const mostLooks$1 = 50;
const mostNew = 50;
const millisecondsBetweenLooks = 100;
const manyPipes = 256;
const [mostWaits, waitMilliseconds] = [50, 20];
function turnsOf(program, { freezer, shortage }) {
	let means = freezer;
	const admitted = /* @__PURE__ */ new Set();
	let tree = /* @__PURE__ */ new Set();
	let newest = NaN;
	let isSuspended = false;
	let lookedAt = -1e400;
	let begunAt = performance.now();
	let turnMilliseconds = 0;
	let ranBefore = /* @__PURE__ */ new Map();
	const standing = new StandingTime();
	const close = () => standing.close();
	program.outcome.then(close, close);
	const lookAgain = () => {
		const now = newestPid();
		if (now === newest) return false;
		const size = tree.size;
		const isNear = now > newest && now - newest <= mostNew;
		if (!isNear) tree = /* @__PURE__ */ new Set();
		growTree(tree, program, isNear ? rowsBetween(newest + 1, now) : processTable());
		newest = now;
		return !isNear || tree.size !== size;
	};
	const enter = ({ freeze, thaw, admit }) => {
		freeze();
		for (let look = 0; look < mostLooks$1; look++) {
			lookAgain();
			const outside = [...tree].filter((pid) => !admitted.has(pid));
			if (outside.length === 0) return true;
			if (!outside.every(admit)) break;
			for (const pid of outside) admitted.add(pid);
		}
		thaw();
		return false;
	};
	const suspend = () => {
		if (isSuspended) return;
		turnMilliseconds += performance.now() - begunAt;
		isSuspended = true;
		if (means !== null && admitted.size > 0) means.freeze();
		else if (means !== null && !enter(means)) means = null;
		if (means !== null) return void (ranBefore = means.ran());
		lookAgain();
		signalEach(tree, "SIGSTOP");
		for (let look = 0; look < mostLooks$1 && lookAgain(); look++) signalEach(tree, "SIGSTOP");
		standing.begin(tree, newest);
	};
	const resume = () => {
		if (!isSuspended) return;
		isSuspended = false;
		if (means !== null) {
			standing.add(ranBefore, means.ran());
			means.thaw();
		} else {
			lookAgain();
			standing.end(tree, newest);
			signalEach(tree, "SIGCONT");
		}
		begunAt = performance.now();
	};
	const members = () => programsIn(means === null ? tree : new Set(means.pids()), program);
	const trouble = async () => {
		const now = performance.now();
		if (now - lookedAt < millisecondsBetweenLooks) return null;
		lookedAt = now;
		return shortage(1);
	};
	const hasHelped = async () => {
		for (let wait = 0; wait < mostWaits; wait++) {
			if (await shortage(manyPipes) === null) return true;
			await setTimeout$1(waitMilliseconds);
		}
		return false;
	};
	const awakeShare = () => standing.nanoseconds() / Math.max(1, turnMilliseconds * 1e6);
	return {
		suspend,
		resume,
		trouble,
		hasHelped,
		members,
		awakeShare
	};
}
function rowsBetween(first, last) {
	return Array.from({ length: last - first + 1 }, (_, at) => processRow(first + at)).filter((row) => row !== null);
}
function signalEach(pids, name) {
	for (const pid of pids) try {
		process.kill(pid, name);
	} catch {}
}

// src/host/process/pipe-gauge.ts
const script = `open(my $told, '>&=', 3); select($told); $| = 1;
while (<STDIN>) {
  my ($least, @held) = 1e9;
  for (1 .. $_) {
    my ($out, $in);
    my $size = pipe($out, $in) ? fcntl($in, 1032, 0) + 0 : 0;
    $least = $size if $size < $least;
    push @held, $out, $in;
  }
  print "$least\n";
}`;
const answerSeconds = 10;
function createPipeGauge(start) {
	const spec = {
		argv: [
			"perl",
			"-e",
			script
		],
		cwd: "/",
		environment: { PATH: "/usr/bin:/bin" }
	};
	const limits = {
		timeoutSeconds: answerSeconds,
		outputLimitBytes: 1e4,
		isolated: true
	};
	let gauge = null;
	let last = Promise.resolve(1e400);
	let isSilent = false;
	const ask = async (pipes) => {
		const child = await (gauge ??= start({
			...spec,
			...limits
		}, {
			timeoutSeconds: null,
			withChannel: true
		}));
		if (isSilent || child.hasEnded()) return 1e400;
		const answer = new Promise((resolve) => {
			const timer = setTimeout(() => {
				isSilent = true;
				resolve(1e400);
			}, answerSeconds * 1e3);
			const tell = (bytes) => {
				clearTimeout(timer);
				resolve(bytes);
			};
			child.channel?.once("data", (text) => tell(Number(String(text))));
			child.outcome.catch(() => null).then(() => tell(1e400));
		});
		child.input?.write(`${String(pipes)}\n`);
		return answer;
	};
	return (pipes) => last = last.then(() => ask(pipes));
}

// src/host/process/shortage.ts
const mostShare = .03;
const pageBytes = 4096;
async function watchShortage(gauge) {
	const pipeBytes = await gauge(1);
	const most = Math.max(mostShare, socketShare());
	return async (pipes) => {
		const [share, bytes] = [socketShare(), await gauge(pipes)];
		const slow = "so many are held that those of the other side are slow";
		if (share > most) return `expected buffers of sockets in at most ${percent(most)} of memory, got ${percent(share)}: ${slow}`;
		if (bytes >= pipeBytes) return null;
		return `expected new pipes of ${String(pipeBytes)} bytes, got ${String(bytes)}: ${slow}`;
	};
}
function socketShare() {
	return [...kernelText("/proc/net/sockstat").matchAll(/ mem (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0) * pageBytes / totalmem();
}

// src/host/process/freezer.ts
let count = 0;
const patienceMilliseconds$1 = 20;
const mostLooks = 20;
const buffer = Buffer.alloc(4096);
const nobody = new Int32Array(new SharedArrayBuffer(4));
function createFreezer(gone) {
	const path = /^0::(\/.*)$/m.exec(kernelText("/proc/self/cgroup"))?.[1];
	const mounts = kernelText("/proc/self/mountinfo");
	const place = /^\S+ \S+ \S+ \S+ (\S+) .* - cgroup2 /m.exec(mounts)?.[1];
	if (path === void 0 || place === void 0) return null;
	const parent = join(place, path);
	const folder = join(parent, `deadheat-${String(process.pid)}-${String(count)}`);
	try {
		const siblings = count++ === 0 ? readdirSync(parent) : [];
		for (const name of siblings.filter((each) => /^deadheat-\d+-/.test(each))) if (!existsSync(`/proc/${name.split("-")[1] ?? ""}`)) removeGroup(join(parent, name));
		mkdirSync(folder);
		const state = openSync(join(folder, "cgroup.freeze"), "r+");
		const events = openSync(join(folder, "cgroup.events"), "r");
		const times = openSync(join(folder, "cpu.stat"), "r");
		let isOpen = true;
		const write = (text) => void (isOpen && writeSync(state, text, 0));
		const read = (file) => isOpen ? buffer.toString("latin1", 0, readSync(file, buffer, 0, buffer.length, 0)) : "";
		const close = () => {
			isOpen = false;
			for (const file of [
				state,
				events,
				times
			]) closeSync(file);
			removeGroup(folder);
		};
		gone.then(close, close);
		return {
			freeze: () => {
				write("1");
				const until = performance.now() + patienceMilliseconds$1;
				for (let look = 1; performance.now() < until && read(events).includes("frozen 0"); look++) if (look > mostLooks) Atomics.wait(nobody, 0, 0, .05);
			},
			thaw: () => write("0"),
			ran: () => /* @__PURE__ */ new Map([["group", Number(/^usage_usec (\d+)/.exec(read(times))?.[1] ?? 0) * 1e3]]),
			admit: (pid) => isAdmitted(folder, pid),
			pids: () => kernelText(join(folder, "cgroup.procs")).split("\n").filter(Boolean).map(Number)
		};
	} catch {
		return null;
	}
}
function isAdmitted(folder, pid) {
	try {
		writeFileSync(join(folder, "cgroup.procs"), String(pid));
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ESRCH";
	}
}
function removeGroup(folder) {
	try {
		rmdirSync(folder);
	} catch {}
}

// src/host/process/child.ts
const longestTimerMilliseconds = 2 ** 31 - 1;
let childCount = 0;
function startChild(spec, { timeoutSeconds, withChannel, apart }) {
	const mark = `${ownMark}-${String(childCount++).padStart(8, "0")}`;
	const startMilliseconds = performance.now();
	const [program = "", ...rest] = apart?.words ?? spec.argv;
	const variables = apart?.variables?.(withChannel ? 3 : 2);
	const input = withChannel || spec.input !== void 0 ? "pipe" : "ignore";
	let child;
	try {
		child = spawn(program, rest, {
			cwd: spec.cwd,
			env: {
				...spec.environment,
				...variables,
				[markName]: mark
			},
			detached: true,
			stdio: [
				input,
				"pipe",
				"pipe",
				...withChannel ? ["pipe"] : []
			]
		});
	} catch (error) {
		return notStarted(startReason(error, spec), startMilliseconds);
	}
	const { pid } = child;
	if (pid === void 0) return notStarted(new Promise((resolve) => {
		child.once("error", (error) => resolve(startReason(error, spec)));
	}), startMilliseconds);
	return superviseChild(spec, {
		child,
		pid,
		mark: `${markName}=${mark}`,
		startMilliseconds,
		apart
	}, timeoutSeconds);
}
function superviseChild(spec, { child, pid, mark, startMilliseconds, apart }, timeoutSeconds) {
	const root = {
		pid,
		startTicks: processRow(pid)?.startTicks ?? null,
		mark
	};
	const flags = {
		timedOut: false,
		isFlooded: false
	};
	const troubles = [];
	const ended = () => endTree(root).catch(() => void (flags.overLimit ??= `${String(30)} s to end`));
	const end = (why) => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		flags.timedOut ||= why === "timed out";
		ended();
	};
	const output = childOutput(spec.outputLimitBytes, spec.onLine ?? (() => {}));
	const log = (path, piece) => {
		try {
			appendFileSync(path, piece);
		} catch (error) {
			const trouble = new Error(`expected to write ${path}`, { cause: error });
			troubles.push(Object.assign(trouble, { path }));
		}
	};
	const take = (stream, piece) => {
		if (flags.isFlooded) return;
		if (spec.logPath !== void 0 && troubles.length === 0) log(spec.logPath, piece);
		if (output.take(stream, piece)) return;
		flags.isFlooded = true;
		ended();
	};
	child.stdout?.on("data", (piece) => take("stdout", piece));
	child.stderr?.on("data", (piece) => take("stderr", piece));
	child.stdin?.on("error", () => {});
	if (spec.input !== void 0) child.stdin?.end(spec.input);
	const milliseconds = Math.min((timeoutSeconds ?? 0) * 1e3, longestTimerMilliseconds);
	const timer = timeoutSeconds === null ? void 0 : setTimeout(() => end("timed out"), milliseconds);
	const stopWatching = watchCrowd(root, apart, (overLimit) => {
		flags.overLimit = overLimit;
		ended();
	});
	const closed = new Promise((resolve) => child.once("close", resolve));
	const outcome = new Promise((resolve) => {
		child.once("exit", (exitCode, signal) => {
			clearTimeout(timer);
			stopWatching();
			resolve({
				exitCode,
				signal
			});
		});
	}).then(async (processEnd) => {
		const wallSeconds = (performance.now() - startMilliseconds) / 1e3;
		const hasTable = apart !== null && apart.generations > 0;
		if ((!hasTable || processEnd.signal !== null) && newestPid() !== pid) await ended();
		await Promise.race([closed, setTimeout$1(1e3, void 0, { ref: false })]);
		for (const stream of child.stdio) stream?.destroy();
		output.close();
		const [trouble] = troubles;
		if (trouble !== void 0) throw trouble;
		return {
			...hasTable ? behindShell(processEnd) : processEnd,
			...flags,
			wallSeconds,
			startError: null,
			stdout: output.readTail("stdout"),
			stderr: output.readTail("stderr"),
			lastLines: output.lastLines()
		};
	});
	const channel = child.stdio[3];
	let isOver = false;
	const over = () => void (isOver = true);
	outcome.then(over, over);
	return {
		pid,
		generations: apart?.generations ?? 0,
		input: child.stdin,
		channel: channel instanceof Readable ? channel : null,
		outcome,
		hasEnded: () => isOver,
		end
	};
}
function notStarted(reason, startMilliseconds) {
	return {
		pid: null,
		generations: 0,
		input: null,
		channel: null,
		outcome: Promise.resolve(reason).then((startError) => {
			return {
				exitCode: null,
				signal: null,
				timedOut: false,
				isFlooded: false,
				wallSeconds: (performance.now() - startMilliseconds) / 1e3,
				startError,
				stdout: "",
				stderr: "",
				lastLines: []
			};
		}),
		hasEnded: () => true,
		end: () => {}
	};
}
function startReason(error, spec) {
	if (!existsSync(spec.cwd)) return `no such folder: ${spec.cwd}`;
	const { message } = errorOf(error);
	return message.includes("ENOENT") ? `no such program: ${spec.argv[0] ?? ""}` : message;
}
function errorOf(thrownValue) {
	return thrownValue instanceof Error ? thrownValue : new Error(String(thrownValue));
}
const mostLastLines = 20;
const longestLastLine = 2e3;
function childOutput(limitBytes, onLine) {
	const tails = {
		stdout: outputTail(limitBytes),
		stderr: outputTail(limitBytes)
	};
	const lastLines = [];
	const take = (line) => {
		lastLines.push(line.slice(0, longestLastLine));
		if (lastLines.length > mostLastLines) lastLines.shift();
		onLine(line);
	};
	const lines = {
		stdout: createLineSplitter(take),
		stderr: createLineSplitter(take)
	};
	let totalBytes = 0;
	return {
		take: (stream, piece) => {
			totalBytes += piece.length;
			tails[stream].add(piece);
			lines[stream].add(piece);
			return totalBytes <= limitBytes;
		},
		close: () => {
			lines.stdout.close();
			lines.stderr.close();
		},
		readTail: (stream) => tails[stream].text(),
		lastLines: () => [...lastLines]
	};
}
function outputTail(limitBytes) {
	let pieces = [];
	let sizeBytes = 0;
	const lastOutput = () => Buffer.concat(pieces).subarray(-limitBytes);
	return {
		add: (piece) => {
			pieces.push(piece);
			sizeBytes += piece.length;
			if (sizeBytes > 2 * limitBytes) {
				pieces = [lastOutput()];
				sizeBytes = limitBytes;
			}
		},
		text: () => lastOutput().toString("utf8")
	};
}
function createLineSplitter(take) {
	const longest = 65536;
	const decoder = new StringDecoder("utf8");
	let rest = "";
	return {
		add: (piece) => {
			const parts = (rest + decoder.write(piece)).split("\n");
			rest = parts.pop() ?? "";
			for (const part of parts) take(part.replace(/\r$/, ""));
			if (rest.length > longest) {
				take(rest);
				rest = "";
			}
		},
		close: () => {
			rest += decoder.end();
			if (rest !== "") take(rest);
			rest = "";
		}
	};
}

// src/sandbox/isolator.ts
const defaultLimits = {
	processes: 4096,
	fileBytes: 32 * 1024 ** 3
};

// src/sandbox/call-filter.ts
const [load, and, equal, atLeast, above, answer] = [
	32,
	84,
	21,
	53,
	37,
	6
];
const [allow, forbid, unknown, noFamily] = [
	2147418112,
	327681,
	327718,
	327777
];
const table = [[
	3221225534,
	248,
	321,
	298,
	272,
	56,
	41,
	72
], [
	3221225655,
	217,
	280,
	241,
	97,
	220,
	198,
	25
]];
const [uringFirst, uringLast, clone3] = [
	425,
	427,
	435
];
const socketFamilies = [
	1,
	2,
	10,
	16
];
const newUsers = 268435456;
const [pipeSize, lease] = [1031, 1024];
const whole = 4294967295;
const refused = {
	listed: forbid,
	others: allow
};
function callFilter(perf) {
	const lines = table.flatMap((numbers) => {
		const rules = rulesOf(numbers, perf);
		return [
			[
				equal,
				0,
				rules.length + 3,
				numbers[0]
			],
			[
				load,
				0,
				0,
				0
			],
			[
				and,
				0,
				0,
				3221225471
			],
			...rules,
			[
				answer,
				0,
				0,
				allow
			]
		];
	});
	const program = [
		[
			load,
			0,
			0,
			4
		],
		...lines,
		[
			answer,
			0,
			0,
			unknown
		]
	];
	const bytes = Buffer.alloc(program.length * 8);
	for (const [at, [code, yes, no, value]] of program.entries()) {
		bytes.writeUInt16LE(code, at * 8);
		bytes.writeUInt8(yes, at * 8 + 2);
		bytes.writeUInt8(no, at * 8 + 3);
		bytes.writeUInt32LE(value, at * 8 + 4);
	}
	return bytes.toString("hex");
}
function rulesOf([, keys, bpf, perf, unshare, clone, socket, fcntl], counters) {
	return [
		...refuseCalls(keys, keys + 2, forbid),
		...refuseCalls(bpf, bpf, forbid),
		...counters === "open" ? [] : refuseCalls(perf, perf, forbid),
		...refuseCalls(uringFirst, uringLast, unknown),
		...refuseCalls(clone3, clone3, unknown),
		...answerBy(socket, [16, whole], socketFamilies, {
			listed: allow,
			others: noFamily
		}),
		...[unshare, clone].flatMap((call) => answerBy(call, [16, newUsers], [newUsers], refused)),
		...answerBy(fcntl, [24, whole], [pipeSize, lease], refused)
	];
}
function refuseCalls(first, last, how) {
	return [
		[
			atLeast,
			0,
			2,
			first
		],
		[
			above,
			1,
			0,
			last
		],
		[
			answer,
			0,
			0,
			how
		]
	];
}
function answerBy(call, [argument, mask], values, { listed, others }) {
	const { length } = values;
	return [
		[
			equal,
			0,
			length + 4,
			call
		],
		[
			load,
			0,
			0,
			argument
		],
		[
			and,
			0,
			0,
			mask
		],
		...values.map((value, at) => [
			equal,
			length - at,
			0,
			value
		]),
		[
			answer,
			0,
			0,
			others
		],
		[
			answer,
			0,
			0,
			listed
		]
	];
}

// src/sandbox/sandbox-list.ts
const ownMounts = "/.own";
const streams = {
	fd: "/proc/self/fd",
	stdin: "/proc/self/fd/0",
	stdout: "/proc/self/fd/1",
	stderr: "/proc/self/fd/2"
};
function sandboxList(plan) {
	const [innerLines = [], lines = []] = [true, false].map((inner) => plan.filter((entry) => (entry.kind === "visible" && entry.inner) === inner).flatMap(entryLines));
	const links = Object.entries(streams).map(([name, path]) => line("link", `/dev/${name}`, path));
	return [
		...lines,
		...links,
		line("apart", "/"),
		...innerLines,
		line("", "")
	].join("");
}
const deviceFlags = 11;
function line(kind, path, word = "", flags = 0) {
	return [
		kind,
		path,
		word,
		flags
	].map((each) => `${each}\0`).join("");
}
function entryLines(entry) {
	switch (entry.kind) {
		case "link": return [line("link", entry.path, entry.target)];
		case "device": return [line("shown", entry.path, "", deviceFlags)];
		case "own": return [line("own", entry.path, entry.isShared ? "" : "private")];
		case "hidden": return [line("hidden", entry.path, entry.folder ? "folder" : "")];
		case "visible":
		case "writable": {
			const readOnly = entry.kind === "visible" ? 1 : 0;
			const word = entry.folder ? "folder" : "";
			const seals = entry.kind === "visible" ? entry.inside : [];
			return [line("shown", entry.path, word, readOnly | mountFlags(entry.options)), ...seals.map(({ path, options }) => line("sealed", path, "", readOnly | mountFlags(options)))];
		}
	}
}
function mountFlags(options) {
	return options.includes("noexec") ? 14 : 6;
}

// src/sandbox/entering-words.ts
function enteringVariables(highest) {
	return {
		PERL_BADLANG: "0",
		DEADHEAT_OPEN: String(highest),
		DEADHEAT_PARENT: String(process.pid)
	};
}
function enteringWords(entrance, { perl, architecture, limits, threads }) {
	if (architecture !== "x64" && architecture !== "arm64") return null;
	const { namespaces, user, keptCapabilities } = entrance;
	const rights = keptCapabilities.reduce((mask, number) => mask | 1 << number, 0);
	const enter = texts["sandbox/enter.pl"];
	const filters = {
		open: callFilter("open"),
		closed: callFilter("closed")
	};
	return ({ pid, loopback }, { cwd, perf, looks }) => [
		perl,
		"-e",
		looks === null ? enter : `${enter}${texts["measure/follow.pl"]}`,
		"--",
		architecture,
		String(pid),
		[...namespaces, ...loopback ? ["net"] : []].join(","),
		user ?? "",
		String(rights),
		String(limits.fileBytes),
		String(threads + limits.processes),
		perf ? filters.open : filters.closed,
		ownMounts,
		cwd,
		looks ?? ""
	];
}

// src/sandbox/hidden-paths.ts
const runnerFile = ".runner";
const outOfReach = /: (?:Permission denied|No such file or directory)$/;
const outputLimitBytes = 64 * 1024 ** 2;
async function hiddenPaths(top) {
	const stats = statSync(top);
	if (!stats.isDirectory()) return [];
	const folderBits = [5, 40].find((bits) => (stats.mode & bits) === bits) ?? 320;
	const [folder, file] = [folderBits, folderBits & 292].map((bits) => `-${bits.toString(8)}`);
	const words = `-mindepth 1 ( ${`-type d ! -perm ${folder} -o -type f ! -perm ${file} -o -path */etc/npmrc`} -o -type s -o -type p -o -name ${runnerFile} ) -print0 -prune`;
	const options = {
		maxBuffer: outputLimitBytes,
		env: {
			PATH: "/usr/bin:/bin",
			LC_ALL: "C"
		}
	};
	return (await new Promise((resolve, reject) => {
		execFile("find", [
			"-H",
			top,
			...words.split(" ")
		], options, (error, stdout, stderr) => {
			const troubles = stderr.split("\n").filter((line) => line !== "" && !outOfReach.test(line));
			const isWhole = error === null || error.code === 1 && troubles.length === 0;
			const message = `expected "find" to look through ${top}, got ${troubles[0] ?? error?.message ?? ""}: let this user list it, or take it off the PATH`;
			if (isWhole) resolve(stdout);
			else reject(new Error(message));
		});
	})).split("\0").filter((path) => path !== "").map((path) => basename(path) === runnerFile ? dirname(path) : path);
}
function direntsOf(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
function isOpenToAll(path, kind) {
	try {
		const stats = statSync(path);
		const bits = stats.isDirectory() || kind === "program" ? 5 : 4;
		return (kind === "part" || stats.isFile()) && (stats.mode & bits) === bits;
	} catch {
		return false;
	}
}
const programFolder = /^(?:s?bin|shims)$/;
const programPart = /^(?:lib(?:exec|32|64)?|include|share|versions?|installs|plugins|tools|\w+env\.d|pyvenv\.cfg)$/;
function programPaths(path, home) {
	if (systemFolders.some((each) => isInside(path, each))) return [];
	const folder = dirname(path);
	const around = programFolder.test(basename(folder)) ? dirname(folder) : null;
	if (isInside(path, "/opt")) return isOpenFromTop(around ?? folder) ? [around ?? folder] : [];
	if (around === null) return [path];
	const isOwn = around !== home && !["/", "/home"].includes(dirname(around)) && !/^\.(?:local|cargo)$/.test(basename(around));
	return [path, ...direntsOf(around).flatMap(({ name }) => {
		const part = join(around, name);
		if (isOwn && programFolder.test(name)) return openPrograms(part);
		return (isOwn ? programPart.test(name) : name === "lib") && isOpenToAll(part, "part") ? [part] : [];
	})];
}
function isOpenFromTop(path) {
	return isOpenToAll(path, "part") && (path === "/" || isOpenFromTop(dirname(path)));
}
function openPrograms(folder) {
	return direntsOf(folder).map(({ name }) => join(folder, name)).filter((path) => isOpenToAll(path, "program"));
}
function pathPrograms(folder, home) {
	const knownPaths = pathsByFolder.get(folder);
	if (knownPaths !== void 0) return knownPaths;
	const reals = openPrograms(folder).flatMap((path) => [path, realpathSync(path)]);
	const paths = new Set([...new Set(reals)].flatMap((path) => programPaths(path, home)));
	pathsByFolder.set(folder, [...paths]);
	return [...paths];
}
const pathsByFolder = /* @__PURE__ */ new Map();
const commandFileNames = [
	"ENV",
	"PATH",
	"OUTPUT",
	"STATE",
	"STEP_SUMMARY"
];
function secludedPaths(environment) {
	const ownFolders = [
		"HOME",
		"GITHUB_WORKSPACE",
		"RUNNER_TEMP"
	].map((name) => environment[name] ?? "");
	const work = environment["RUNNER_WORKSPACE"] ?? "";
	const actions = environment["GITHUB_ACTION_PATH"] ?? "";
	const works = work === "" ? [] : [work, dirname(work)];
	const runners = works.map((path) => dirname(path)).filter((path) => existsSync(join(path, ".runner")));
	const files = commandFileNames.flatMap((name) => {
		const path = environment[`GITHUB_${name}`] ?? "";
		if (path === "") return [];
		return [tmpdir(), process.cwd()].some((each) => isInside(each, dirname(path))) ? path : dirname(path);
	});
	return [.../* @__PURE__ */ new Set([
		...ownFolders,
		actions,
		...works,
		...runners,
		...files,
		process.cwd()
	])].filter((path) => path.startsWith("/") && path !== "/" && !systemFolders.includes(path));
}

// src/sandbox/sandbox-plan.ts
function sandboxPlan(boundary, facts) {
	const { secludedPaths } = facts;
	for (const path of boundary.writable) {
		mkdirSync(path, { recursive: true });
		if (leadsOut(path, boundary)) throw new Error(`expected a folder that a sandbox may write to, got a link at ${path}`);
	}
	const listedEntries = [...shownPaths(boundary, secludedPaths).flatMap((path) => boundary.writable.some((tree) => tree !== path && isInside(path, tree)) ? [{
		...planEntry("visible", path, facts),
		inner: true
	}] : lstatSync(path).isSymbolicLink() && statSync(path).isFile() ? [linkEntry(path, realpathSync(path)), planEntry("visible", realpathSync(path), facts)] : placeEntries("visible", path, facts)), ...boundary.writable.flatMap((path) => placeEntries("writable", path, facts))];
	const coveredPaths = [...facts.hiddenPaths.filter(isInSystem), ...listedEntries.flatMap(({ path }) => hiddenBelow(path, facts))].filter((path) => !boundary.writable.some((each) => isInside(path, each)));
	const hiddenFolders = [...secludedPaths.filter(isInSystem), ...coveredPaths];
	return [
		...systemFolders.flatMap((path) => systemFolder(path, facts)),
		...ownFolders.map((path) => {
			return {
				kind: "own",
				path,
				isShared: listedEntries.some((each) => isInside(each.path, path))
			};
		}),
		...devices.map((name) => `/dev/${name}`).filter((path) => existsSync(path)).map((path) => ({
			kind: "device",
			path
		})),
		...outerFirst([...hiddenFolders.flatMap(hiddenEntry), ...listedEntries.filter(({ path }) => isOutOfSight(path, hiddenFolders))])
	];
}
function shownPaths(boundary, secludedPaths) {
	return boundary.visible.filter((path) => path.startsWith("/") && existsSync(path) && ![path, realpathSync(path)].some((candidate) => secludedPaths.some((each) => isInside(each, candidate))) && !leadsOut(path, boundary));
}
function hiddenEntry(path) {
	const stats = statSync(path, { throwIfNoEntry: false });
	return stats === void 0 ? [] : [{
		kind: "hidden",
		path,
		folder: stats.isDirectory()
	}];
}
function hiddenBelow(path, { hiddenPaths }) {
	const real = realpathSync(path);
	return hiddenPaths.filter((each) => each !== real && isInside(each, real)).map((each) => `${path}${each.slice(real.length)}`);
}
function leadsOut(path, { writable }) {
	return writable.some((tree) => tree !== path && isInside(path, tree) && !isInside(realpathSync(path), realpathSync(tree)));
}
function systemFolder(path, facts) {
	if (!existsSync(path)) return [];
	if (lstatSync(path).isSymbolicLink()) return [linkEntry(path, readlinkSync(path))];
	return [planEntry("visible", path, facts)];
}
function placeEntries(kind, path, facts) {
	return [.../* @__PURE__ */ new Set([path, realpathSync(path)])].map((place) => planEntry(kind, place, facts));
}
function linkEntry(path, target) {
	return {
		kind: "link",
		path,
		target
	};
}
function planEntry(kind, path, { mounts }) {
	const real = realpathSync(path);
	const nearest = mounts.filter((each) => isInside(real, each.path)).reduce((best, each) => each.path.length >= best.path.length ? each : best, {
		path: "",
		options: []
	});
	const inside = mounts.filter((each) => each.path !== real && isInside(each.path, real)).map((each) => ({
		...each,
		path: `${path}${each.path.slice(real.length)}`
	}));
	return {
		kind,
		path,
		folder: statSync(path).isDirectory(),
		options: nearest.options,
		inside,
		inner: false
	};
}
function isOutOfSight(path, hiddenFolders) {
	return !isInSystem(path) || hiddenFolders.some((each) => isInside(path, each));
}
function isInSystem(path) {
	return systemFolders.some((folder) => isInside(path, folder));
}
function outerFirst(all) {
	const entriesByPath = /* @__PURE__ */ new Map();
	for (const entry of all) entriesByPath.set(entry.path, entry);
	const depth = ({ path }) => path.split("/").length;
	return [...entriesByPath.values()].toSorted((first, second) => depth(first) - depth(second));
}
function mountTable(kernel) {
	return kernel("/proc/self/mountinfo").split("\n").flatMap((line) => {
		const [, , , , path, options] = line.split(" ");
		if (path === void 0 || options === void 0) return [];
		return [{
			path: unescapePath(path),
			options: options.split(",")
		}];
	});
}
function unescapePath(path) {
	return path.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCodePoint(Number.parseInt(digits, 8)));
}

// src/sandbox/sandboxes.ts
const readyLine = "deadheat: ready";
const patienceMilliseconds = 2e4;
const coveredFolder = dirname(fileURLToPath(import.meta.url));
function createSandboxes(means) {
	const sandboxes = /* @__PURE__ */ new Map();
	const hiddenBelow = /* @__PURE__ */ new Map();
	const hiddenIn = (top) => {
		const paths = hiddenBelow.get(top) ?? hiddenPaths(top);
		hiddenBelow.set(top, paths);
		return paths;
	};
	return {
		open: async (boundary) => {
			for (const path of boundary.writable) mkdirSync(path, { recursive: true });
			const nodes = [...boundary.visible, ...boundary.writable].map(inodeOf);
			const key = JSON.stringify([boundary, nodes]);
			const sandbox = sandboxes.get(key) ?? makeSandbox(boundary, means, hiddenIn);
			sandboxes.set(key, sandbox);
			return sandbox;
		},
		close: async () => {
			const all = [...sandboxes.values()];
			sandboxes.clear();
			for (const sandbox of await Promise.allSettled(all)) if (sandbox.status === "fulfilled") sandbox.value.leave();
		}
	};
}
function inodeOf(path) {
	if (!existsSync(path)) return "";
	const { dev, ino } = statSync(path);
	return `${String(dev)}:${String(ino)}`;
}
async function makeSandbox(boundary, means, hiddenIn) {
	const loopback = boundary.network === "loopback";
	const foreignPaths = shownPaths(boundary, means.secludedPaths).filter((path) => !boundary.writable.some((each) => isInside(path, each)));
	const tops = [...systemFolders, ...foreignPaths].filter((path) => existsSync(path));
	const hiddenLists = await Promise.all([...new Set(tops.map((path) => realpathSync(path)))].filter((top) => systemFolders.every((each) => top === each || !isInside(top, each))).map(hiddenIn));
	const plan = sandboxPlan(boundary, {
		mounts: mountTable(means.kernel),
		secludedPaths: means.secludedPaths,
		hiddenPaths: hiddenLists.flat()
	});
	const words = [
		means.perl,
		"-e",
		texts["sandbox/make.pl"],
		"--",
		process.arch,
		coveredFolder
	];
	return {
		loopback,
		...await keepSandbox([
			...means.makeCommand({ loopback }),
			...words,
			loopback ? "1" : "",
			ownMounts
		], sandboxList(plan), means.mark)
	};
}
function keepSandbox([program = "", ...rest], list, mark) {
	const keeper = spawn(program, rest, {
		cwd: "/",
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		env: {
			LC_ALL: "C",
			...mark
		},
		detached: true
	});
	let output = "";
	const leave = () => {
		keeper.stdin.destroy();
	};
	keeper.stdin.on("error", () => {});
	keeper.stdin.write(list);
	return new Promise((resolve, reject) => {
		const refuse = (reason) => {
			leave();
			reject(/* @__PURE__ */ new Error(`expected a sandbox for foreign code, got ${reason}`));
		};
		const timer = setTimeout(() => {
			refuse(`none within ${String(patienceMilliseconds / 1e3)} s`);
		}, patienceMilliseconds);
		keeper.once("error", ({ message }) => {
			clearTimeout(timer);
			refuse(message);
		});
		keeper.once("exit", (code) => {
			clearTimeout(timer);
			refuse(output.trim().split("\n").at(-1) ?? `exit code ${String(code)}`);
		});
		keeper.stderr.on("data", (piece) => {
			output = `${output}${piece.toString()}`.slice(-2e3);
		});
		createInterface({ input: keeper.stdout }).on("line", (line) => {
			if (!line.startsWith(readyLine)) return;
			clearTimeout(timer);
			keeper.unref();
			for (const stream of [
				keeper.stdin,
				keeper.stdout,
				keeper.stderr
			]) unref(stream);
			resolve({
				pid: Number(line.slice(15)),
				leave
			});
		});
	});
}
function unref(stream) {
	if ("unref" in stream && typeof stream.unref === "function") stream.unref();
}

// src/sandbox/isolation.ts
const switches = [
	{
		name: "kernel.apparmor_restrict_unprivileged_userns",
		closed: "1",
		open: "0"
	},
	{
		name: "kernel.unprivileged_userns_clone",
		closed: "0",
		open: "1"
	},
	{
		name: "user.max_user_namespaces",
		closed: "0",
		open: "15000"
	}
];
const mountCapability = 1n << 21n;
const programs = [
	"unshare",
	"perl",
	"find"
];
async function settleIsolation(means) {
	const { find, platform = "linux", limits = defaultLimits } = means;
	const missing = programs.filter((name) => find(name) === null);
	const troubles = /* @__PURE__ */ new Set();
	if (platform !== "linux") troubles.add("not Linux");
	else if (missing.length > 0) troubles.add(`there is no ${missing.join(" and no ")} here`);
	else for (const method of namespaceMethods(means)) {
		const attempt = await trySandbox(method, means);
		if (typeof attempt !== "string") return attempt;
		troubles.add(`${method.name}: ${attempt}`);
	}
	return {
		isolation: {
			kind: "sweep",
			how: "leftovers are searched for",
			trouble: [...troubles].join("; ").slice(0, 300),
			remedy: remedyOf({
				...means,
				platform,
				missing
			}),
			readOnly: false,
			network: "host"
		},
		apart: async (argv) => ({
			words: argv,
			generations: 0,
			mostProcesses: limits.processes
		}),
		close: () => Promise.resolve()
	};
}
async function trySandbox(method, means) {
	const { secluded = [], limits = defaultLimits, threads, kernel, mark } = means;
	const { architecture = process.arch } = means;
	const perl = means.find("perl") ?? "";
	const startWords = enteringWords(method.entrance, {
		perl,
		architecture,
		limits,
		threads
	});
	if (startWords === null) return `the system calls of ${architecture} are not known`;
	const ownSandboxes = (means.sandboxes ?? createSandboxes)({
		makeCommand: method.makeCommand,
		perl,
		secludedPaths: secluded,
		kernel,
		mark
	});
	const words = async (argv, { cwd, perf, looks, ...boundary }) => {
		const sandbox = await ownSandboxes.open(withCwd(boundary, cwd));
		return [...startWords(sandbox, {
			cwd,
			perf,
			looks: looks ?? null
		}), ...argv];
	};
	const trouble = await troubleInSandbox(words, perl, means);
	if (trouble !== null) {
		await ownSandboxes.close();
		return trouble;
	}
	return {
		isolation: {
			kind: "namespace",
			how: method.name,
			trouble: null,
			readOnly: true,
			network: "loopback"
		},
		apart: async (argv, place) => ({
			words: await words(argv, place),
			variables: enteringVariables,
			generations: 2,
			mostProcesses: limits.processes
		}),
		close: ownSandboxes.close
	};
}
function withCwd(boundary, cwd) {
	return cwd === "/" || [...boundary.visible, ...boundary.writable].some((each) => isInside(cwd, each)) ? boundary : {
		...boundary,
		visible: [...boundary.visible, cwd]
	};
}
async function troubleInSandbox(words, perl, { run }) {
	const place = {
		cwd: "/",
		perf: false,
		visible: [],
		writable: [],
		network: "loopback"
	};
	try {
		const { exitCode, startError, stdout, lastLines } = await run(await words([
			perl,
			"-e",
			"print readlink \"/proc/self\""
		], place), {
			LC_ALL: "C",
			...enteringVariables(2)
		});
		if (exitCode === 0 && stdout.trim() === "2") return null;
		return (startError ?? lastWords(lastLines) ?? `exit code ${String(exitCode)}`).slice(0, 150);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
function remedyOf({ platform, missing, userId, kernel }) {
	if (platform !== "linux") return "run the job on Linux";
	if (missing.length > 0) return `install ${missing.join(" and ")} (packages "perl", "util-linux" and "findutils")`;
	if (!mayEverMount(kernel("/proc/self/status"))) return containerLine(userId);
	const closedSwitch = switches.find(({ name, closed: value }) => kernel(`/proc/sys/${name.replaceAll(".", "/")}`).trim() === value);
	return closedSwitch === void 0 || userId === 0 ? "run the job on Linux as root, or as a user who may make namespaces" : `run "sudo sysctl -w ${closedSwitch.name}=${closedSwitch.open}" in an earlier step`;
}
function containerLine(userId) {
	return `start the container with "${["--cap-add=SYS_ADMIN", ...[
		"seccomp",
		"apparmor",
		...userId === 0 ? [] : ["systempaths"]
	].map((name) => `--security-opt=${name}=unconfined`)].join(" ")}" (in a workflow: container.options)`;
}
function mayEverMount(status) {
	const bounding = /^CapBnd:\s*([0-9a-f]+)$/m.exec(status)?.[1];
	return bounding === void 0 || (BigInt(`0x${bounding}`) & mountCapability) !== 0n;
}
const keptCapabilities = [
	0,
	1,
	3,
	4,
	5,
	6,
	7,
	10
];
function namespaceMethods({ find, userId, groupId }) {
	const unshare = find("unshare") ?? "";
	const [user, group] = [String(userId), String(groupId ?? userId)];
	const usersOwn = (name, wordsBefore) => ({
		name,
		makeCommand: (network) => {
			const namespaces = [
				"--user",
				"--map-root-user",
				"--mount",
				...netOf(network)
			];
			return [
				...wordsBefore,
				unshare,
				...namespaces
			];
		},
		entrance: {
			namespaces: ["user", "mnt"],
			user: `${user}:${group}`,
			keptCapabilities: []
		}
	});
	const plainMethod = usersOwn("own process table and users", []);
	if (userId === 0) return [rootsOwn(unshare), plainMethod];
	const [sudo, setpriv] = [find("sudo"), find("setpriv")];
	if (sudo === null || setpriv === null) return [plainMethod];
	const asThisUser = [
		`--reuid=${user}`,
		`--regid=${group}`,
		"--clear-groups"
	];
	const mayMakeUsers = ["--inh-caps=+sys_admin", "--ambient-caps=+sys_admin"];
	return [plainMethod, usersOwn("own process table and users, by sudo", [
		sudo,
		"-n",
		setpriv,
		...asThisUser,
		...mayMakeUsers
	])];
}
function rootsOwn(unshare) {
	return {
		name: "own process table, fewer rights",
		makeCommand: (network) => [
			unshare,
			"--mount",
			...netOf(network)
		],
		entrance: {
			namespaces: ["mnt"],
			user: null,
			keptCapabilities
		}
	};
}
function netOf({ loopback }) {
	return loopback ? ["--net"] : [];
}

// src/host/process/create-processes.ts
function createProcesses(environment = process.env, limits = defaultLimits, freezerUntil = createFreezer) {
	const live = /* @__PURE__ */ new Set();
	const find = (program) => findProgram(program, environment);
	let endings = 0;
	const begin = (spec, options, since = endings) => {
		const child = startChild(spec, options);
		live.add(child);
		if (since !== endings) child.end("not needed");
		const forget = () => live.delete(child);
		child.outcome.then(forget, forget);
		return child;
	};
	const home = environment["HOME"] ?? "/";
	let settlement = null;
	const settle = () => settlement ??= settleIsolation({
		run: (argv, variables) => {
			const spec = {
				argv,
				cwd: "/",
				environment: variables,
				timeoutSeconds: 10
			};
			return begin({
				...spec,
				outputLimitBytes: 1e4
			}, alone(spec.timeoutSeconds)).outcome;
		},
		find,
		platform: process.platform,
		userId: process.getuid?.() ?? null,
		groupId: process.getgid?.() ?? null,
		threads: threadsNow(),
		limits,
		secluded: secludedPaths(environment),
		kernel: kernelText,
		mark: { [markName]: `${ownMark}-sandbox` }
	});
	const start = async (spec, options, since = endings) => {
		if (spec.isolated !== true || !isThere(spec)) return begin(spec, {
			...options,
			apart: null
		}, since);
		const apart = await (await settle()).apart(spec.argv, sandboxRequest(spec, home));
		return begin(spec, {
			...options,
			apart
		}, since);
	};
	const gauge = createPipeGauge(start);
	const turned = async (make) => {
		const since = endings;
		const shortage = await watchShortage(gauge);
		const child = await make(since);
		return {
			child,
			means: {
				freezer: freezerUntil(child.outcome),
				shortage
			}
		};
	};
	const startServing = async (spec) => {
		const isolator = spec.isolated === true && isThere(spec) ? await settle() : null;
		if (isolator?.isolation.kind !== "namespace" || spec.network !== "loopback") {
			const { child, means } = await turned((since) => start(spec, alone(null), since));
			return {
				child,
				turns: turnsOf(child, means),
				connector: null
			};
		}
		const { readOnly = [] } = spec;
		const place = sandboxRequest({
			...spec,
			readOnly: [...readOnly, process.execPath]
		}, home);
		const { child, means } = await turned(async (since) => begin(spec, {
			...alone(null),
			apart: await isolator.apart(spec.argv, place)
		}, since));
		const connectorStart = await isolator.apart(connectorWords, {
			...place,
			cwd: "/"
		});
		return {
			child,
			turns: turnsOf(child, means),
			connector: startConnector(connectorStart)
		};
	};
	const run = async (spec) => (await start(spec, alone(spec.timeoutSeconds))).outcome;
	const binder = createBinder(find("taskset"), run);
	return {
		run,
		converse: (spec, cpuSet, place) => converse(spec, place === "aside" ? cpuSet : {
			...cpuSet,
			otherCpus: null
		}, {
			start,
			binder,
			turned
		}),
		serve: createServe(startServing, binder),
		freePort,
		find: (program) => Promise.resolve(find(program)),
		isolation: async () => (await settle()).isolation,
		endAll: async () => {
			endings++;
			for (const child of live) child.end("not needed");
			await Promise.allSettled([...live].map(({ outcome }) => outcome));
			await (await settlement)?.close();
		},
		endLeftovers,
		environment: { ...environment },
		platform: process.platform,
		architecture: process.arch
	};
}
function alone(timeoutSeconds) {
	return {
		timeoutSeconds,
		withChannel: false,
		apart: null
	};
}
function isThere({ argv: [program = ""], cwd, environment }) {
	return findProgram(/[/\\]/.test(program) && !isAbsolute(program) ? join(cwd, program) : program, environment) !== null && existsSync(cwd);
}
function sandboxRequest(spec, home) {
	const { cwd, environment, readOnly = [], writable = [], network = "host", foreignWords } = spec;
	const [program = "", ...words] = foreignWords === true ? [] : spec.argv;
	const foundPaths = [...[program, ...readOnly].filter((path) => isAbsolute(path) && isExecutable(path)).flatMap((path) => [path, realpathSync(path)]).flatMap((path) => programPaths(path, home)), ...pathFolders(environment).filter(isAbsolute).flatMap((folder) => pathPrograms(folder, home))];
	foundPaths.push(...words.filter((word) => isAbsolute(word) && !isInside(word, "/proc")));
	const otherPaths = foundPaths.filter((path) => !writable.some((folder) => isInside(path, folder)));
	const visible = [.../* @__PURE__ */ new Set([...readOnly, ...otherPaths])];
	return {
		cwd,
		perf: spec.perf === true,
		looks: spec.looks,
		visible,
		writable,
		network
	};
}
async function converse(spec, { mainCpu, otherCpus }, { start, binder, turned }) {
	const asideCpus = mainCpu === null || otherCpus === null ? [] : binder.near(mainCpu, otherCpus);
	const ownCpus = mainCpu === null ? null : [mainCpu];
	const firstCpus = asideCpus.length > 0 ? asideCpus : ownCpus;
	const { child, means } = await turned((since) => start(binder.bound(firstCpus, spec), {
		timeoutSeconds: null,
		withChannel: true
	}, since));
	const turns = turnsOf(child, means);
	const dialogue = await openChildDialogue(child, turns, spec);
	turns.suspend();
	const pid = programBelow(dialogue.pid, child.generations);
	for (const member of asideCpus.length === 0 ? [] : turns.members()) {
		if (await binder.bind(member, String(mainCpu), "all threads") || member !== pid || processRow(pid)?.zombie !== false) continue;
		child.end("not needed");
		const expectation = `expected a process that can be moved to CPU ${String(mainCpu)}, got one that cannot`;
		throw new DialogueError(expectation, await child.outcome);
	}
	return {
		...dialogue,
		pid
	};
}
function createServe(startServing, binder) {
	let serverCount = 0;
	let release = null;
	const leave = async () => {
		serverCount--;
		if (serverCount === 0) await release?.();
	};
	return async (spec, { mainCpu, otherCpus }, door) => {
		serverCount++;
		let connector = null;
		try {
			if (serverCount === 1) release = await binder.self(otherCpus ?? []);
			const startedServer = await startServing(binder.bound(otherCpus, spec));
			({connector} = startedServer);
			const server = await openChildServer(startedServer, door, spec.timeoutSeconds);
			const pids = mainCpu === null ? [] : programsOf(startedServer.child);
			for (const pid of pids) await binder.bind(pid, String(mainCpu));
			let isGone = false;
			const end = async () => {
				const outcome = await server.end();
				if (!isGone) await leave();
				isGone = true;
				return outcome;
			};
			return {
				...server,
				end
			};
		} catch (error) {
			connector?.end();
			await leave();
			throw error;
		}
	};
}
function findProgram(program, environment) {
	return (program.includes("/") ? [program] : pathFolders(environment).map((folder) => join(folder, program))).find(isExecutable) ?? null;
}
function pathFolders(environment) {
	return (environment["PATH"] ?? "").split(delimiter);
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
function sharesMemory(cpu, other) {
	const folder = `/sys/devices/system/cpu/cpu${String(cpu)}`;
	const node = (existsSync(folder) ? readdirSync(folder) : []).find((entry) => /^node\d+$/.test(entry));
	return node === void 0 || existsSync(join(folder, node, `cpu${String(other)}`));
}
function createBinder(taskset, run) {
	const limits = {
		timeoutSeconds: 10,
		outputLimitBytes: 1e4
	};
	const bind = async (pid, cpus, threads = "main thread") => {
		if (taskset === null) return false;
		return (await run({
			argv: [
				taskset,
				threads === "main thread" ? "-cp" : "-acp",
				cpus,
				String(pid)
			],
			cwd: "/",
			environment: {},
			...limits
		})).exitCode === 0;
	};
	return {
		near: (cpu, otherCpus) => taskset === null ? [] : otherCpus.filter((other) => sharesMemory(cpu, other)),
		bound: (cpus, spec) => taskset === null || cpus === null || cpus.length === 0 ? spec : {
			...spec,
			argv: [
				taskset,
				"-c",
				cpus.join(","),
				...spec.argv
			]
		},
		bind,
		self: async (cpus) => {
			const status = kernelText("/proc/self/status");
			const formerCpus = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
			if (formerCpus === void 0 || taskset === null || cpus.length === 0) return async () => null;
			await bind(process.pid, cpus.join(","));
			return () => bind(process.pid, formerCpus);
		}
	};
}

export { createProcesses };