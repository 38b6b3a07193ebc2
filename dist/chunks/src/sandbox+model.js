import { splitLines } from "./host8.js";
import { constants } from "node:os";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

// src/sandbox/boundary.ts
const systemFolders = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib64",
	"/libx32",
	"/opt/hostedtoolcache",
	"/nix",
	"/snap",
	"/etc",
	"/sys/bus/event_source",
	"/sys/devices",
	"/sys/fs/cgroup",
	"/sys/kernel/mm/hugepages",
	"/sys/kernel/mm/transparent_hugepage",
	"/run/systemd/resolve",
	"/run/resolvconf"
];
const devices = [
	"null",
	"zero",
	"full",
	"random",
	"urandom",
	"tty"
];
const ownFolders = [
	"/tmp",
	"/var/tmp",
	"/dev/shm"
];
function boundaryOf(kind, { tree, ownPaths, neededPaths }) {
	const git = `${tree}/.git`;
	switch (kind) {
		case "build": return {
			readOnly: [...neededPaths, git],
			writable: [tree, ...ownPaths],
			network: "host"
		};
		case "probe": return {
			readOnly: [tree, ...neededPaths],
			writable: [...ownPaths],
			network: "loopback"
		};
		case "measured": return {
			readOnly: [...neededPaths, git],
			writable: [tree, ...ownPaths],
			network: "loopback"
		};
	}
}
function isInside(path, folder) {
	return !/^\.\.(?:\/|$)/.test(relative(folder, path));
}

// src/model/last-words.ts
function lastWords(lines) {
	const nothing = lines.find((line) => /^No \w+ files found\b/.test(line));
	const lastLine = lines.findLast((line) => /[\p{L}\d]/u.test(line));
	const isList = lastLine !== void 0 && /^(?:in|ex)clude: /.test(lastLine);
	const last = nothing ?? (isList ? "No files found by the patterns of any project" : lastLine);
	return uncaughtError(lines) ?? last?.trim() ?? null;
}
const errorLine = /^(?:Uncaught |error: |\[?)?((?:[A-Z]\w*)?(?:Error|Exception)\b(?: \[[\w]+\])?(?:: .*)?)$/;
const frame = /^\s+at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]|\.)?[^()]*:\d+(?::\d+)?)\)?(?: \{)?$/;
function uncaughtError(lines) {
	const at = lines.findLastIndex((line, index) => errorLine.test(line.trim()) && (frame.test(lines[index + 1] ?? "") || line.includes(": ")));
	const message = at < 0 ? null : errorLine.exec(lines[at]?.trim() ?? "")?.[1] ?? null;
	if (message === null) return null;
	const places = lines.slice(at + 1).flatMap((line) => frame.exec(line)?.[1] ?? []);
	const place = places.find((each) => !each.startsWith("node:")) ?? places[0];
	return place === void 0 ? message : `${message} (${place})`;
}

// src/host/process/end-text.ts
const byKernel = "deadheat did not send it: the kernel does when memory runs out";
const meanings = {
	SIGXFSZ: "it wrote a file larger than allowed",
	SIGXCPU: "it used more CPU time than allowed"
};
function endText({ startError, overLimit, isFlooded, signal, exitCode, timedOut }) {
	if (startError !== null) return startError;
	if (overLimit !== void 0) return `more than ${overLimit}`;
	if (isFlooded) return "more output than the limit";
	const meaning = signal === "SIGKILL" && !timedOut ? byKernel : meanings[signal ?? ""];
	return `${exitText({
		exitCode,
		signal
	})}${meaning === void 0 ? "" : ` (${meaning})`}`;
}
function exitText({ exitCode, signal }) {
	return signal === null ? `exit code ${String(exitCode)}` : `signal ${signal}`;
}
function reasonText(outcome) {
	return outcome.startError ?? lastWords(outcome.lastLines) ?? exitText(outcome);
}
const longestLastLine = 200;
function lastLineOf({ startError, lastLines }) {
	return (startError ?? lastWords(lastLines) ?? "").slice(0, longestLastLine);
}
function lastWordsOf({ lastLines, stderr }) {
	const end = lastLines.map((line) => stripVTControlCharacters(line));
	return uncaughtError(end) ?? uncaughtError(splitLines(stripVTControlCharacters(stderr))) ?? lastWords(end);
}
function behindShell({ exitCode, signal }) {
	if (signal !== null || exitCode === null || exitCode <= 128) return {
		exitCode,
		signal
	};
	const name = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128)?.[0];
	return name === void 0 ? {
		exitCode,
		signal
	} : {
		exitCode: null,
		signal: name
	};
}

export { behindShell, boundaryOf, devices, endText, exitText, isInside, lastLineOf, lastWords, lastWordsOf, ownFolders, reasonText, systemFolders };