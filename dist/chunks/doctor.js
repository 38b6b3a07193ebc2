import { settings } from "./src/settings.js";
import { aslr, autogroup, boost, clockSource, container, cpuQuota, cpus, createAsking, diagnose, fieldOf, fileLinesOf, fine, firstLineOf, governor, hugePages, hypervisor, impossible, load, microcode, pressure, siblings, steal, suspect, unavailable } from "./src/doctor.js";
import { countText, valueText } from "./src/render5.js";
import { createFiles } from "./src/host8.js";
import { createProcesses } from "./src/host5.js";
import { tuningRecordPath } from "./src/model24.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings3.js";
import { helpOf } from "./src/settings4.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli2.js";

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
	return `${diagnoses.map(({ state, title, found, hint }) => {
		const word = state.padEnd(7);
		const row = `${colours ? `\u001b[${colourOf[state]}m${word}\u001b[0m` : word}  ${title.padEnd(titleWidth)}  ${printable(found)}\n`;
		return hint === null ? row : `${row}${indent}→ ${hint}\n`;
	}).join("")}\n${summaryOf(diagnoses)}\n`;
}
function summaryOf(diagnoses) {
	const counts = states.map((state) => {
		return `${diagnoses.filter((diagnosis) => diagnosis.state === state).length} ${state}`;
	});
	const impossible = diagnoses.filter((diagnosis) => diagnosis.impossible);
	const found = `${countText(diagnoses.length, "probe")}: ${counts.join(", ")}`;
	return impossible.length === 0 ? found : `${found}\nnothing can be measured here: ${impossible.map(({ title }) => title).join(", ")}`;
}
function printable(text) {
	return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
}

// src/doctor/probes/cpu/battery.ts
const battery = {
	id: "battery",
	title: "battery",
	questions: [{ files: "/sys/class/power_supply/*/status" }],
	judge: (answer) => {
		const states = fileLinesOf(answer).map(({ line }) => line);
		if (states.length === 0) return fine("none");
		if (!states.includes("Discharging")) return fine(states.join(", "));
		return suspect("in use: the CPUs save power", "plug the machine in");
	}
};

// src/doctor/probes/programs/build-programs.ts
const git = {
	id: "git",
	title: "git",
	questions: [{ program: ["git", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install git; without it only published packages can be compared") : fine((firstLineOf(answer) ?? "").replace(/^git version /, ""))
};
const gitLfs = {
	id: "git-lfs",
	title: "git-lfs",
	questions: [{ program: ["git-lfs", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install git-lfs for repositories with large files") : fine(firstLineOf(answer) ?? "")
};
const make = {
	id: "make",
	title: "make",
	questions: [{ program: ["make", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install make for native addons") : fine(firstLineOf(answer) ?? "")
};
const cmake = {
	id: "cmake",
	title: "CMake",
	questions: [{ program: ["cmake", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install cmake for addons that use cmake-js") : fine(firstLineOf(answer) ?? "")
};
const ninja = {
	id: "ninja",
	title: "ninja",
	questions: [{ program: ["ninja", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install ninja to build Node.js itself faster than with make") : fine(firstLineOf(answer) ?? "")
};
const npm = {
	id: "npm",
	title: "npm",
	questions: [{ program: ["npm", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install npm; without it only bare commands can be compared") : fine(firstLineOf(answer) ?? "")
};
const python = {
	id: "python",
	title: "Python",
	questions: [{ program: ["python3", "--version"] }],
	judge: (answer) => answer.text === null ? suspect(answer.trouble, "install python3 for native addons") : fine((firstLineOf(answer) ?? "").replace(/^Python /, ""))
};
const buildPrograms = {
	git,
	gitLfs,
	make,
	cmake,
	ninja,
	npm,
	python
};

// src/doctor/probes/programs/compiler-cache.ts
const compilerCache = {
	id: "compiler-cache",
	title: "compiler cache",
	questions: [{ program: ["ccache", "--version"] }, { program: ["sccache", "--version"] }],
	judge: (ccache, sccache) => {
		const found = firstLineOf(ccache) ?? firstLineOf(sccache);
		return found === null || found === void 0 ? suspect("none on the PATH", "install ccache to build Node.js itself more than once") : fine(found);
	}
};

// src/doctor/probes/programs/compiler.ts
const compiler = {
	id: "compiler",
	title: "C++ compiler",
	questions: [
		{ program: ["g++", "--version"] },
		{ program: ["clang++", "--version"] },
		{ program: ["c++", "--version"] }
	],
	judge: (...answers) => {
		const found = answers.find(({ text }) => text !== null);
		if (found !== void 0) return fine(firstLineOf(found) ?? "");
		return suspect("none on the PATH", "install g++ or clang++ for native addons");
	}
};

// src/doctor/probes/system/disk.ts
const neededBytes$1 = 50 * 2 ** 20;
const comfortableBytes$1 = 2 * 2 ** 30;
const script$2 = `
folder=$1
while [ ! -d "$folder" ] && [ "$folder" != / ] && [ "$folder" != . ]; do
  folder=$(dirname "$folder")
done
df -Pk "$folder"
`;
function disk(id, what, folder) {
	return {
		id,
		title: `free disk for ${what}`,
		questions: [{ program: [
			"sh",
			"-c",
			script$2,
			"sh",
			folder
		] }],
		judge: ({ text, trouble }) => {
			const free = text?.trim().split("\n").at(-1)?.match(/\d+ +(\d+) +\d+%/)?.[1];
			if (free === void 0) return unavailable(trouble ?? "not reported by the system");
			const freeBytes = Number(free) * 1024;
			const found = `${valueText(freeBytes, "B")} at ${folder}`;
			if (freeBytes < neededBytes$1) return impossible(found, "free at least 2 GiB");
			if (freeBytes >= comfortableBytes$1) return fine(found);
			return suspect(found, "free at least 2 GiB: two builds with their dependencies take space");
		}
	};
}

// src/doctor/probes/cpu/heat.ts
const heat = {
	id: "heat",
	title: "slowed down by heat",
	questions: [{ files: "/sys/devices/system/cpu/cpu*/thermal_throttle/core_throttle_count" }],
	judge: (answer) => {
		const counts = fileLinesOf(answer).map(({ line }) => Number(line));
		if (counts.length === 0) return unavailable("not reported by the system");
		const most = Math.max(...counts);
		if (most === 0) return fine("never since the machine started");
		return suspect(`up to ${countText(most, "time")} since the machine started`, "cool the machine, or turn boost off, as deadheat tune does");
	}
};

// src/doctor/probes/programs/hyperfine.ts
function hyperfine(cacheDirectory) {
	return {
		id: "hyperfine",
		title: "hyperfine",
		questions: [{ program: ["hyperfine", "--version"] }, { files: `${cacheDirectory ?? ""}/tools/hyperfine-*/bin/hyperfine*` }],
		judge: (onPath, cached) => {
			const version = /^hyperfine (\d+\.\d+\.\d+)/.exec(firstLineOf(onPath) ?? "")?.[1];
			const kept = fileLinesOf(cached).at(-1)?.path;
			if (version !== void 0) return fine(`${version} on the PATH`);
			if (kept !== void 0) return fine(`in the cache: ${kept}`);
			const found = onPath.trouble ?? `another program of that name: ${firstLineOf(onPath) ?? ""}`;
			return suspect(found, "deadheat fetches it to measure commands; install it where that is not possible");
		}
	};
}

// src/doctor/probes/system/leftover.ts
function leftover(recordPath) {
	return {
		id: "leftover",
		title: "settings left by tune",
		questions: [{ file: recordPath }],
		judge: ({ text }) => text === null ? fine("none") : suspect(`${recordPath} lists settings that are not restored yet`, "deadheat tune --reset, unless a tune is running")
	};
}

// src/doctor/probes/system/memory.ts
const neededBytes = 128 * 2 ** 20;
const comfortableBytes = 2 ** 30;
const memory = {
	id: "memory",
	title: "memory",
	questions: [{ file: "/proc/meminfo" }],
	judge: (meminfo) => {
		const available = parseInt(fieldOf(meminfo, "MemAvailable") ?? "", 10) * 1024;
		const total = parseInt(fieldOf(meminfo, "MemTotal") ?? "", 10) * 1024;
		if (Number.isNaN(available) || Number.isNaN(total)) return unavailable("not reported by the system");
		const found = `${valueText(available, "B")} of ${valueText(total, "B")} available`;
		if (available < neededBytes) return impossible(found, "stop other programs");
		if (available >= comfortableBytes) return fine(found);
		return suspect(found, "stop other programs: two Node.js processes run at a time");
	}
};

// src/doctor/probes/programs/node.ts
const script$1 = `
var load = require, fs = load('fs'), path = load('path')
var header = path.resolve(fs.realpathSync(process.execPath), '../../include/node/node.h')
console.log([process.version, process.execPath, fs.existsSync(header) ? 'headers' : ''].join('\\n'))
`;
const node = {
	id: "node",
	title: "Node.js",
	questions: [{ program: [
		"node",
		"-e",
		script$1
	] }],
	judge: ({ text, trouble }) => {
		if (text === null) return impossible(trouble, "install Node.js 20 or newer");
		const [version = "", path = "", headers = ""] = text.split("\n");
		if (headers !== "") return fine(`${version} at ${path}, with headers`);
		return suspect(`${version} at ${path}, without headers`, "node-gyp downloads them for native addons; a Node.js from nodejs.org includes them");
	}
};

// src/doctor/probes/cpu/perf-counters.ts
const perfCounters = {
	id: "perf-counters",
	title: "hardware counters",
	questions: [{ file: "/proc/sys/kernel/perf_event_paranoid" }, { files: "/sys/bus/event_source/devices/*/type" }],
	judge: ({ text }, devices) => {
		if (text === null) return unavailable("the kernel does not have them");
		if (!fileLinesOf(devices).some(({ path }) => /\/(cpu|cpu_core|armv8[^/]*)\//.test(path))) return unavailable("the CPU has none, as in most virtual machines");
		const level = Number(text.trim());
		if (level <= 2) return fine(`permitted for your own processes (perf_event_paranoid ${level})`);
		return suspect(`not permitted (perf_event_paranoid ${level})`, "sysctl kernel.perf_event_paranoid=2; they help but are not needed");
	}
};

// src/doctor/probes/cpu/pinning.ts
const script = `
cpu=$(sed -n 's/^Cpus_allowed_list:[[:space:]]*\\([0-9]*\\).*/\\1/p' /proc/self/status) &&
taskset -c "$cpu" true
`;
const pinning = {
	id: "pinning",
	title: "binding to a CPU",
	questions: [{ program: [
		"sh",
		"-c",
		script
	] }],
	judge: ({ trouble }) => trouble === null ? fine("taskset works") : suspect(trouble, "install taskset (package util-linux); without it both sides move between CPUs")
};

// src/doctor/probes/system/swap.ts
const swap = {
	id: "swap",
	title: "swap",
	questions: [{ file: "/proc/swaps" }],
	judge: ({ text }) => {
		if (text === null) return unavailable("not reported by the system");
		const rows = text.trim().split("\n").slice(1);
		const usedBytes = rows.reduce((sum, row) => sum + Number(row.split(/\s+/)[3]) * 1024, 0);
		if (rows.length === 0) return fine("none");
		if (usedBytes === 0) return fine("not in use");
		return suspect(`${valueText(usedBytes, "B")} in use`, "stop other programs, then run swapoff -a && swapon -a: a page read back from swap looks like slow code");
	}
};

// src/doctor/probes/system/user-namespaces.ts
const table = [
	"--mount",
	"--pid",
	"--fork",
	"--kill-child",
	"--mount-proc",
	"true"
];
const rootsOwn = ["unshare", ...table];
const everybodys = [
	"unshare",
	"--user",
	"--map-root-user",
	...table
];
const bySudo = [
	"sudo",
	"-n",
	"unshare",
	"--mount",
	"true"
];
const userNamespaces = {
	id: "user-namespaces",
	title: "boundary",
	questions: [
		{ program: everybodys },
		{ program: rootsOwn },
		{ program: bySudo }
	],
	judge: (users, roots, sudo) => {
		const { trouble } = users;
		if (trouble === null || roots?.trouble === null) return fine("foreign code sees only its own side and the system");
		if (sudo?.trouble === null) return fine("foreign code sees only its own side and the system, through sudo");
		return suspect(`${trouble}; nothing keeps foreign code apart`, "a job refuses to run here, and says what to do; foreign code can read the environment of other processes of its user, and change their files");
	}
};

// src/doctor/probes.ts
function probesOf({ resultsDirectory, cacheDirectory, tuningRecord }) {
	return [
		node,
		buildPrograms.npm,
		buildPrograms.git,
		compiler,
		buildPrograms.make,
		buildPrograms.python,
		buildPrograms.cmake,
		buildPrograms.ninja,
		compilerCache,
		buildPrograms.gitLfs,
		hyperfine(cacheDirectory),
		disk("results-disk", "results", resultsDirectory),
		...cacheDirectory === null ? [] : [disk("cache-disk", "the cache", cacheDirectory)],
		memory,
		swap,
		microcode,
		cpus,
		pinning,
		governor,
		boost,
		siblings,
		heat,
		battery,
		aslr,
		hugePages,
		clockSource,
		autogroup,
		userNamespaces,
		perfCounters,
		hypervisor,
		steal,
		container,
		cpuQuota,
		load,
		pressure,
		leftover(tuningRecord)
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
		cacheDirectory: cacheDirectory(terminal.environment),
		tuningRecord: tuningRecordPath()
	});
	const diagnoses = await diagnose(probes, createAsking(createProcesses(terminal.environment)));
	terminal.out(switches.has("json") ? `${JSON.stringify(diagnoses, null, 2)}\n` : doctorText(diagnoses, { colours: terminal.colours }));
	return diagnoses.some(({ impossible }) => impossible) ? exitCodes.unmeasurable : exitCodes.success;
};

export { doctor };