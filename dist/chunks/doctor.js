import { settings } from "./src/settings2.js";
import { cpuProbes, createAsking, diagnose, disk, fileLinesOf, fine, firstLineOf, impossible, suspect, systemProbes } from "./src/doctor.js";
import { countText } from "./src/render5.js";
import { createFiles } from "./src/host8.js";
import { createProcesses } from "./src/host7.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings4.js";
import { helpOf } from "./src/settings5.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli3.js";

// src/doctor/doctor-text.ts
const colourOf = {
	ok: 32,
	warn: 33,
	unknown: 2
};
const states = [
	"ok",
	"warn",
	"unknown"
];
function doctorText(diagnoses, { colours }) {
	const titleWidth = Math.max(0, ...diagnoses.map(({ title }) => title.length));
	const indent = " ".repeat(9 + titleWidth + 2);
	return `${diagnoses.map(({ state, title, answerText, hint }) => {
		const word = state.padEnd(7);
		const row = `${colours ? `\u001b[${colourOf[state]}m${word}\u001b[0m` : word}  ${title.padEnd(titleWidth)}  ${withoutControls(answerText)}\n`;
		return hint === null ? row : `${row}${indent}→ ${hint}\n`;
	}).join("")}\n${diagnosisSummary(diagnoses)}\n`;
}
function diagnosisSummary(diagnoses) {
	const counts = states.map((state) => {
		return `${diagnoses.filter((diagnosis) => diagnosis.state === state).length} ${state}`;
	});
	const impossible = diagnoses.filter((diagnosis) => diagnosis.impossible);
	const finding = `${countText(diagnoses.length, "probe")}: ${counts.join(", ")}`;
	return impossible.length === 0 ? finding : `${finding}\nnothing can be measured here: ${impossible.map(({ title }) => title).join(", ")}`;
}
function withoutControls(text) {
	return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
}

// src/doctor/program-probes.ts
const node = {
	id: "node",
	title: "Node.js",
	questions: [{ program: [
		"node",
		"-e",
		`
var load = require, fs = load('fs'), path = load('path')
var header = path.resolve(fs.realpathSync(process.execPath), '../../include/node/node.h')
console.log([process.version, process.execPath, fs.existsSync(header) ? 'headers' : ''].join('\\n'))
`
	] }],
	judge: ({ text, trouble }) => {
		if (text === null) return impossible(trouble, "install Node.js 20 or newer");
		const [version = "", path = "", headers = ""] = text.split("\n");
		if (headers !== "") return fine(`${version} at ${path}, with headers`);
		return suspect(`${version} at ${path}, without headers`, "node-gyp downloads them for native addons; a Node.js from nodejs.org includes them");
	}
};
function program(name, hint, title = name) {
	return {
		id: name,
		title,
		questions: [{ program: [name, "--version"] }],
		judge: (answer) => answer.text === null ? suspect(answer.trouble, hint) : fine((firstLineOf(answer) ?? "").replace(/^(?:git version|Python) /, ""))
	};
}
const compiler = {
	id: "compiler",
	title: "C++ compiler",
	questions: [
		{ program: ["g++", "--version"] },
		{ program: ["clang++", "--version"] },
		{ program: ["c++", "--version"] }
	],
	judge: (...answers) => {
		const answer = answers.find(({ text }) => text !== null);
		if (answer !== void 0) return fine(firstLineOf(answer) ?? "");
		return suspect("none on the PATH", "install g++ or clang++ for native addons");
	}
};
const compilerCache = {
	id: "compiler-cache",
	title: "compiler cache",
	questions: [{ program: ["ccache", "--version"] }, { program: ["sccache", "--version"] }],
	judge: (ccache, sccache) => {
		const finding = firstLineOf(ccache) ?? firstLineOf(sccache);
		return finding === null || finding === void 0 ? suspect("none on the PATH", "install ccache to build Node.js itself more than once") : fine(finding);
	}
};
function hyperfine(cacheDirectory) {
	return {
		id: "hyperfine",
		title: "hyperfine",
		questions: [{ program: ["hyperfine", "--version"] }, { files: `${cacheDirectory ?? ""}/tools/hyperfine-*/bin/hyperfine*` }],
		judge: (onPath, cached) => {
			const version = /^hyperfine (\d+\.\d+\.\d+)/.exec(firstLineOf(onPath) ?? "")?.[1];
			const keptText = fileLinesOf(cached).at(-1)?.path;
			if (version !== void 0) return fine(`${version} on the PATH`);
			if (keptText !== void 0) return fine(`in the cache: ${keptText}`);
			const finding = onPath.trouble ?? `another program of that name: ${firstLineOf(onPath) ?? ""}`;
			return suspect(finding, "deadheat fetches it to measure commands; install it where that is not possible");
		}
	};
}
const programProbes = {
	compiler,
	compilerCache,
	node,
	cmake: program("cmake", "install cmake for addons that use cmake-js", "CMake"),
	git: program("git", "install git; without it only published packages can be compared"),
	gitLfs: program("git-lfs", "install git-lfs for repositories with large files"),
	make: program("make", "install make for native addons"),
	ninja: program("ninja", "install ninja to build Node.js itself faster than with make"),
	npm: program("npm", "install npm; without it only bare commands can be compared"),
	python: {
		...program("python3", "install python3 for native addons", "Python"),
		id: "python"
	}
};

// src/doctor/probes.ts
function probesOf({ resultsDirectory, cacheDirectory }) {
	return [
		programProbes.node,
		programProbes.npm,
		programProbes.git,
		programProbes.compiler,
		programProbes.make,
		programProbes.python,
		programProbes.cmake,
		programProbes.ninja,
		programProbes.compilerCache,
		programProbes.gitLfs,
		hyperfine(cacheDirectory),
		disk("results-disk", "results", resultsDirectory),
		...cacheDirectory === null ? [] : [disk("cache-disk", "the cache", cacheDirectory)],
		systemProbes.memory,
		systemProbes.swap,
		cpuProbes.microcode,
		cpuProbes.cpus,
		cpuProbes.pinning,
		cpuProbes.governor,
		cpuProbes.boost,
		cpuProbes.siblings,
		cpuProbes.heat,
		cpuProbes.battery,
		cpuProbes.aslr,
		systemProbes.hugePages,
		cpuProbes.clockSource,
		cpuProbes.autogroup,
		systemProbes.userNamespaces,
		cpuProbes.perfCounters,
		cpuProbes.hypervisor,
		cpuProbes.steal,
		systemProbes.container,
		cpuProbes.cpuQuota,
		systemProbes.load,
		systemProbes.pressure
	];
}

// src/cli/doctor.ts
const doctor = async (argv, terminal) => {
	const { switches, positionals } = parseWords(argv, [], ["json", "help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("doctor", terminal.width));
		return exitCodes.success;
	}
	if (positionals.length > 0) throw new UsageError(`expected no arguments, got "${positionals.join(" ")}"; see doctor --help`);
	const probes = probesOf({
		resultsDirectory: createFiles().join(terminal.directory, settings.results.default),
		cacheDirectory: cacheDirectory(terminal.environment)
	});
	const diagnoses = await diagnose(probes, createAsking(createProcesses(terminal.environment)));
	terminal.out(switches.has("json") ? `${JSON.stringify(diagnoses, null, 2)}\n` : doctorText(diagnoses, { colours: terminal.colours }));
	return diagnoses.some(({ impossible }) => impossible) ? exitCodes.unmeasurable : exitCodes.success;
};

export { doctor };