import { countText, sizeText, valueText } from "./format.js";
import { cpusOf, matchingPaths, tuningRecordPath } from "./tuning-record-path.js";
import { createFiles } from "./files.js";
import { createProcesses } from "./processes.js";
import { UsageError } from "./usage-error.js";
import { cacheDirectory } from "./cache-directory.js";
import { helpOf } from "./help2.js";
import { exitCodes } from "./command.js";
import { parseWords } from "./parse-options.js";
import { open } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { join } from "node:path";

// src/doctor/diagnose.ts
/**
* Asks the machine what the probes want to know, and judges the answers. A probe that cannot make sense
* of them says so and leaves the others alone.
*
* @param ask - must not throw
*/
function diagnose(probes, ask) {
	return Promise.all(probes.map(async ({ id, title, questions, judge }) => {
		return {
			id,
			title,
			...judged(judge, await Promise.all(questions.map(ask)))
		};
	}));
}
function judged(judge, answers) {
	try {
		return judge(...answers);
	} catch (error) {
		return {
			state: "unknown",
			found: `an answer that the probe did not expect: ${error instanceof Error ? error.message : String(error)}`,
			cure: null,
			impossible: false
		};
	}
}

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
/** What the probes found, for a terminal. */
function doctorText(diagnoses, colours) {
	const titleWidth = Math.max(0, ...diagnoses.map(({ title }) => title.length));
	const indent = " ".repeat(9 + titleWidth + 2);
	return `${diagnoses.map(({ state, title, found, cure }) => {
		const word = state.padEnd(7);
		const row = `${colours ? `\u001b[${colourOf[state]}m${word}\u001b[0m` : word}  ${title.padEnd(titleWidth)}  ${printable(found)}\n`;
		return cure === null ? row : `${row}${indent}→ ${cure}\n`;
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

// src/doctor/judgement.ts
/** Nothing stands in the way. */
function fine(found) {
	return {
		state: "ok",
		found,
		cure: null,
		impossible: false
	};
}
/** It makes numbers worse, or keeps some measurements from being made. */
function doubtful(found, cure) {
	return {
		state: "warn",
		found,
		cure,
		impossible: false
	};
}
/** Nothing can be measured like this. */
function impossible(found, cure) {
	return {
		state: "warn",
		found,
		cure,
		impossible: true
	};
}
/** The machine does not tell. */
function untold(found, cure = null) {
	return {
		state: "unknown",
		found,
		cure,
		impossible: false
	};
}

// src/doctor/probes/aslr.ts
/**
* Whether every process gets a memory layout of its own. It should: a fixed layout favours one side by
* luck, and no number of pairs averages that away (Mytkowicz, Diwan, Hauswirth and Sweeney 2009,
* Producing wrong data without doing anything obviously wrong).
*/
const aslr = {
	id: "aslr",
	title: "address randomisation",
	questions: [{ file: "/proc/sys/kernel/randomize_va_space" }],
	judge: ({ text }) => {
		if (text === null) return untold("the system does not tell");
		if (text.trim() === "2") return fine("full: every process has a layout of its own");
		return doubtful(text.trim() === "0" ? "off" : "partial", "turn it on (sysctl kernel.randomize_va_space=2): a fixed layout favours one side by luck");
	}
};

// src/doctor/probes/autogroup.ts
/** Whether the kernel shares CPU time among sessions first and among processes second. */
const autogroup = {
	id: "autogroup",
	title: "scheduling by session",
	questions: [{ file: "/proc/sys/kernel/sched_autogroup_enabled" }],
	judge: ({ text }) => {
		if (text === null) return untold("the kernel does not have it");
		return fine(text.trim() === "1" ? "on: nice counts only within a session" : "off: nice counts everywhere");
	}
};

// src/doctor/lines-of.ts
/** The files in the answer to a pattern. */
function fileLinesOf({ text }) {
	return linesOf(text).flatMap((each) => {
		const at = each.indexOf(": ");
		return at < 0 ? [] : [{
			path: each.slice(0, at),
			line: each.slice(at + 2).trim()
		}];
	});
}
/** The first line of an answer, or `null` when there is none. */
function firstLineOf({ text }) {
	return linesOf(text)[0]?.trim() ?? null;
}
function linesOf(text) {
	return (text ?? "").split("\n").filter((line) => line.trim() !== "");
}

// src/doctor/probes/battery.ts
/** Whether the machine saves power. */
const battery = {
	id: "battery",
	title: "battery",
	questions: [{ files: "/sys/class/power_supply/*/status" }],
	judge: (answer) => {
		const states = fileLinesOf(answer).map(({ line }) => line);
		if (states.length === 0) return fine("none");
		if (!states.includes("Discharging")) return fine(states.join(", "));
		return doubtful("in use: the CPUs save power", "plug the machine in");
	}
};

// src/doctor/probes/boost.ts
/** Whether CPUs run faster for as long as they stay cool. */
const boost = {
	id: "boost",
	title: "turbo, boost",
	questions: [{ file: "/sys/devices/system/cpu/intel_pstate/no_turbo" }, { file: "/sys/devices/system/cpu/cpufreq/boost" }],
	judge: (noTurbo, boosted) => {
		if (noTurbo.text === null && boosted.text === null) return untold("the system shows no switch");
		if (!(noTurbo.text?.trim() === "0" || boosted.text?.trim() === "1")) return fine("off");
		return doubtful("on: the clock follows heat and neighbours", "turn it off, as deadheat tune does");
	}
};

// src/doctor/probes/clock-source.ts
const slow = /* @__PURE__ */ new Set([
	"hpet",
	"acpi_pm",
	"jiffies",
	"refined-jiffies",
	"pit"
]);
/** What the clock is read from. */
const clockSource = {
	id: "clock-source",
	title: "clock source",
	questions: [{ file: "/sys/devices/system/clocksource/clocksource0/current_clocksource" }, { file: "/sys/devices/system/clocksource/clocksource0/available_clocksource" }],
	judge: ({ text }, available) => {
		const name = text?.trim();
		if (name === void 0) return untold("the system does not tell");
		if (!slow.has(name)) return fine(name);
		const hasTsc = (available.text ?? "").split(/\s+/).includes("tsc");
		return doubtful(`${name}: every look at the clock costs a microsecond or more`, hasTsc ? "echo tsc > /sys/devices/system/clocksource/clocksource0/current_clocksource" : "the kernel found no better one (dmesg tells why); prefer long batches");
	}
};

// src/doctor/probes/cmake.ts
/** What addons of cmake-js are built with. */
const cmake = {
	id: "cmake",
	title: "CMake",
	questions: [{ program: ["cmake", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "for addons of cmake-js install cmake") : fine(firstLineOf(answer) ?? "")
};

// src/doctor/probes/compiler-cache.ts
/** What spares a build of Node.js itself the files that were compiled before. */
const compilerCache = {
	id: "compiler-cache",
	title: "compiler cache",
	questions: [{ program: ["ccache", "--version"] }, { program: ["sccache", "--version"] }],
	judge: (ccache, sccache) => {
		const found = firstLineOf(ccache) ?? firstLineOf(sccache);
		return found === null || found === void 0 ? doubtful("none on the PATH", "to build Node.js itself more than once install ccache") : fine(found);
	}
};

// src/doctor/probes/compiler.ts
/** What native addons are built with. */
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
		return doubtful("none on the PATH", "for native addons install g++ or clang++");
	}
};

// src/doctor/probes/container.ts
/** Whether the run is inside a container. */
const container = {
	id: "container",
	title: "container",
	questions: [
		{ file: "/.dockerenv" },
		{ file: "/run/.containerenv" },
		{ file: "/proc/1/cgroup" }
	],
	judge: (docker, podman, group) => {
		const name = /docker|kubepods|containerd|lxc/.exec(group.text ?? "")?.[0];
		if (docker.text !== null) return fine("docker");
		if (podman.text !== null) return fine("podman");
		if (name !== void 0) return fine(name);
		return group.text === null ? untold("the system does not tell") : fine("none");
	}
};

// src/doctor/probes/cpu-quota.ts
const script$3 = `
up() {
  path=$2
  while :; do
    quota "$1$path"
    case $path in */*) path=\${path%/*} ;; *) break ;; esac
  done
}
quota() {
  [ ! -r "$1/cpu.max" ] || echo "limit $(cat "$1/cpu.max")"
  [ ! -r "$1/cpu.cfs_quota_us" ] ||
    echo "limit $(cat "$1/cpu.cfs_quota_us") $(cat "$1/cpu.cfs_period_us")"
  [ ! -r "$1/cpu.stat" ] || cat "$1/cpu.stat"
}
up /sys/fs/cgroup "$(sed -n 's/^0:://p' /proc/self/cgroup)"
for folder in cpu,cpuacct cpu; do
  up "/sys/fs/cgroup/$folder" "$(sed -n "s/^[0-9]*:$folder://p" /proc/self/cgroup)"
done
`;
/** Whether a control group rations CPU time, and stops processes that have used theirs up. */
const cpuQuota = {
	id: "cpu-quota",
	title: "CPU quota",
	questions: [{ program: [
		"sh",
		"-c",
		script$3
	] }],
	judge: ({ text, trouble }) => {
		if (text === null) return untold(trouble);
		const ratios = numbersAfter(text, "limit").map(([quota = NaN, period = NaN]) => quota / period);
		const tightest = Math.min(...ratios.filter((ratio) => ratio > 0));
		const stopped = Math.max(0, ...numbersAfter(text, "nr_throttled").map(([times = 0]) => times));
		if (text.trim() === "") return untold("no control group tells");
		if (tightest === 1e400) return fine("none");
		return doubtful(`${sizeText(tightest)} of one CPU; stopped ${countText(stopped, "time")} so far`, "lift it for the measuring job: a process that is stopped in the middle looks slow");
	}
};
function numbersAfter(text, name) {
	return text.split("\n").map((line) => line.split(" ")).filter(([key]) => key === name).map(([, ...values]) => values.map(Number));
}

// src/doctor/status-field.ts
/** The value of a line `name: value`, or `null` when there is no such line. */
function fieldOf({ text }, name) {
	const [, ...rest] = (text ?? "").split("\n").map((line) => line.split(":")).find(([key = ""]) => key.trim() === name) ?? [];
	return rest.length === 0 ? null : rest.join(":").trim();
}

// src/doctor/probes/cpus.ts
/** How many CPUs a run may use. */
const cpus = {
	id: "cpus",
	title: "allowed CPUs",
	questions: [{ file: "/proc/self/status" }],
	judge: (status) => {
		const list = fieldOf(status, "Cpus_allowed_list");
		if (list === null) return untold("the system does not tell");
		const count = cpusOf(list).length;
		if (count >= 2) return fine(`${count} (${list})`);
		return doubtful(`one (${list})`, "allow a second one: with one, the compiler and collector threads of Node.js disturb what is measured");
	}
};

// src/doctor/probes/disk.ts
const neededBytes$1 = 50 * 2 ** 20;
const comfortableBytes$1 = 2 * 2 ** 30;
const script$2 = `
folder=$1
while [ ! -d "$folder" ] && [ "$folder" != / ] && [ "$folder" != . ]; do
  folder=$(dirname "$folder")
done
df -Pk "$folder"
`;
/**
* Free space where a run writes.
*
* @param what - the name of the folder, for people
* @param folder - absolute path; need not be there yet
*/
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
			if (free === void 0) return untold(trouble ?? "the system does not tell");
			const freeBytes = Number(free) * 1024;
			const found = `${valueText(freeBytes, "B")} at ${folder}`;
			if (freeBytes < neededBytes$1) return impossible(found, "free at least 2 GiB");
			if (freeBytes >= comfortableBytes$1) return fine(found);
			return doubtful(found, "free at least 2 GiB: two builds with their dependencies take space");
		}
	};
}

// src/doctor/probes/git-lfs.ts
/** What fetches large files that a repository keeps elsewhere. */
const gitLfs = {
	id: "git-lfs",
	title: "git-lfs",
	questions: [{ program: ["git-lfs", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "for repositories with large files install git-lfs") : fine(firstLineOf(answer) ?? "")
};

// src/doctor/probes/git.ts
/** What commits are checked out with. */
const git = {
	id: "git",
	title: "git",
	questions: [{ program: ["git", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "install git; without it only published packages can be compared") : fine((firstLineOf(answer) ?? "").replace(/^git version /, ""))
};

// src/doctor/probes/governor.ts
/** Who decides how fast the CPUs run. */
const governor = {
	id: "governor",
	title: "frequency governor",
	questions: [{ files: "/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor" }],
	judge: (answer) => {
		const names = [...new Set(fileLinesOf(answer).map(({ line }) => line))];
		if (names.length === 0) return untold("the system shows none, as in most virtual machines");
		if (names.every((name) => name === "performance")) return fine("performance");
		return doubtful(names.join(", "), "set \"performance\", as deadheat tune does");
	}
};

// src/doctor/probes/heat.ts
/** Whether the CPUs have been slowed down because they were too hot. */
const heat = {
	id: "heat",
	title: "slowed down by heat",
	questions: [{ files: "/sys/devices/system/cpu/cpu*/thermal_throttle/core_throttle_count" }],
	judge: (answer) => {
		const counts = fileLinesOf(answer).map(({ line }) => Number(line));
		if (counts.length === 0) return untold("the system does not tell");
		const most = Math.max(...counts);
		if (most === 0) return fine("never since the machine started");
		return doubtful(`up to ${countText(most, "time")} since the machine started`, "cool the machine, or turn boost off, as deadheat tune does");
	}
};

// src/doctor/probes/huge-pages.ts
/** Whether the kernel merges pages behind the back of a program. */
const hugePages = {
	id: "huge-pages",
	title: "transparent huge pages",
	questions: [{ file: "/sys/kernel/mm/transparent_hugepage/enabled" }],
	judge: ({ text }) => {
		const chosen = /\[(\w+)\]/.exec(text ?? "")?.[1];
		if (chosen === void 0) return untold("the system does not tell");
		if (chosen !== "always") return fine(chosen);
		return doubtful("always: pages are merged at moments that nobody chose", "set \"madvise\", as deadheat tune does");
	}
};

// src/doctor/probes/hyperfine.ts
/**
* What times whole commands.
*
* @param cacheDirectory - where fetched tools are kept; `null` when there is no such folder
*/
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
			const found = onPath.trouble ?? `something else of that name: ${firstLineOf(onPath) ?? ""}`;
			return doubtful(found, "for whole commands it is fetched when needed; install it where that is not possible");
		}
	};
}

// src/doctor/probes/hypervisor.ts
/** Whether the machine is a guest on another one. */
const hypervisor = {
	id: "hypervisor",
	title: "virtual machine",
	questions: [
		{ file: "/proc/cpuinfo" },
		{ file: "/sys/hypervisor/type" },
		{ file: "/sys/class/dmi/id/product_name" }
	],
	judge: (cpuinfo, type, product) => {
		const flags = fieldOf(cpuinfo, "flags");
		const name = firstLineOf(type) ?? firstLineOf(product);
		if (flags === null && type.text === null) return untold("the system does not tell");
		if (type.text === null && flags?.split(" ").includes("hypervisor") !== true) return fine("no");
		return doubtful(name === null ? "yes" : `yes (${name})`, "neighbours take time that nobody sees; a machine of your own needs fewer pairs");
	}
};

// src/doctor/probes/leftover.ts
/**
* Whether a tuning was killed before it could put the machine back.
*
* @param recordPath - where a tuning notes what was before
*/
function leftover(recordPath) {
	return {
		id: "leftover",
		title: "settings left by tune",
		questions: [{ file: recordPath }],
		judge: ({ text }) => text === null ? fine("none") : doubtful(`${recordPath} tells of settings that are not restored yet`, "deadheat tune --reset, unless a tune is running")
	};
}

// src/doctor/probes/load.ts
const quietShare = .5;
/** How many processes want to run. */
const load = {
	id: "load",
	title: "load average",
	questions: [{ file: "/proc/loadavg" }, { file: "/proc/self/status" }],
	judge: ({ text }, status) => {
		const [minute = ""] = (text ?? "").split(" ");
		if (minute === "") return untold("the system does not tell");
		const cpus = cpusOf(fieldOf(status, "Cpus_allowed_list") ?? "0").length;
		const found = `${minute} in the last minute, on ${cpus === 1 ? "one CPU" : `${cpus} CPUs`}`;
		if (Number(minute) <= cpus * quietShare) return fine(found);
		return doubtful(found, "end what else is running; top tells what it is");
	}
};

// src/doctor/probes/make.ts
/** What native addons are built with. */
const make = {
	id: "make",
	title: "make",
	questions: [{ program: ["make", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "for native addons install make") : fine(firstLineOf(answer) ?? "")
};

// src/doctor/probes/memory.ts
const neededBytes = 128 * 2 ** 20;
const comfortableBytes = 2 ** 30;
/** Memory that programs can still have. */
const memory = {
	id: "memory",
	title: "memory",
	questions: [{ file: "/proc/meminfo" }],
	judge: (meminfo) => {
		const available = parseInt(fieldOf(meminfo, "MemAvailable") ?? "", 10) * 1024;
		const total = parseInt(fieldOf(meminfo, "MemTotal") ?? "", 10) * 1024;
		if (Number.isNaN(available) || Number.isNaN(total)) return untold("the system does not tell");
		const found = `${valueText(available, "B")} of ${valueText(total, "B")} available`;
		if (available < neededBytes) return impossible(found, "end what else is running");
		if (available >= comfortableBytes) return fine(found);
		return doubtful(found, "end what else is running: two Node.js processes are alive at a time");
	}
};

// src/doctor/probes/ninja.ts
/** What builds Node.js itself faster than make does. */
const ninja = {
	id: "ninja",
	title: "ninja",
	questions: [{ program: ["ninja", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "to build Node.js itself faster than by make install ninja") : fine(firstLineOf(answer) ?? "")
};

// src/doctor/probes/node.ts
const script$1 = `
var load = require, fs = load('fs'), path = load('path')
var header = path.resolve(fs.realpathSync(process.execPath), '../../include/node/node.h')
console.log([process.version, process.execPath, fs.existsSync(header) ? 'headers' : ''].join('\\n'))
`;
/** The Node.js of the job, and whether addons can be built against it without a download. */
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
		return doubtful(`${version} at ${path}, without headers`, "for native addons node-gyp downloads them; a Node.js from nodejs.org brings them along");
	}
};

// src/doctor/probes/npm.ts
/** The installer of dependencies and published packages. */
const npm = {
	id: "npm",
	title: "npm",
	questions: [{ program: ["npm", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "install npm; without it only bare commands can be compared") : fine(firstLineOf(answer) ?? "")
};

// src/doctor/probes/perf-counters.ts
/** Whether instructions and cycles of our own processes can be counted. */
const perfCounters = {
	id: "perf-counters",
	title: "hardware counters",
	questions: [{ file: "/proc/sys/kernel/perf_event_paranoid" }, { files: "/sys/bus/event_source/devices/*/type" }],
	judge: ({ text }, devices) => {
		if (text === null) return untold("the kernel does not have them");
		if (!fileLinesOf(devices).some(({ path }) => /\/(cpu|cpu_core|armv8[^/]*)\//.test(path))) return untold("the CPU shows none, as in most virtual machines");
		const level = Number(text.trim());
		if (level <= 2) return fine(`permitted for own processes (perf_event_paranoid ${level})`);
		return doubtful(`not permitted (perf_event_paranoid ${level})`, "sysctl kernel.perf_event_paranoid=2; they are a help and never needed");
	}
};

// src/doctor/probes/pinning.ts
const script = `
cpu=$(sed -n 's/^Cpus_allowed_list:[[:space:]]*\\([0-9]*\\).*/\\1/p' /proc/self/status) &&
taskset -c "$cpu" true
`;
/** Whether a measured process can be bound to one CPU. */
const pinning = {
	id: "pinning",
	title: "binding to a CPU",
	questions: [{ program: [
		"sh",
		"-c",
		script
	] }],
	judge: ({ trouble }) => trouble === null ? fine("taskset works") : doubtful(trouble, "install taskset (package util-linux); without it the two sides wander between CPUs")
};

// src/doctor/probes/pressure.ts
const muchPercent = 10;
/** How long somebody had to wait for CPU, memory and disk in the last minute. */
const pressure = {
	id: "pressure",
	title: "waiting for CPU, memory, disk",
	questions: [
		{ file: "/proc/pressure/cpu" },
		{ file: "/proc/pressure/memory" },
		{ file: "/proc/pressure/io" }
	],
	judge: (...answers) => {
		const percents = answers.map(({ text }) => /^some .*avg60=([\d.]+)/m.exec(text ?? "")?.[1]);
		if (percents.every((percent) => percent === void 0)) return untold("the kernel does not account for it");
		const found = `${percents.map((percent) => percent ?? "–").join(", ")} % of the last minute`;
		if (percents.every((percent) => Number(percent ?? 0) < muchPercent)) return fine(found);
		return doubtful(found, "end what else is running; top and iotop tell what it is");
	}
};

// src/doctor/probes/python.ts
/** What node-gyp runs on. */
const python = {
	id: "python",
	title: "Python",
	questions: [{ program: ["python3", "--version"] }],
	judge: (answer) => answer.text === null ? doubtful(answer.trouble, "for native addons install python3") : fine((firstLineOf(answer) ?? "").replace(/^Python /, ""))
};

// src/doctor/probes/siblings.ts
/** Whether CPUs share a core, where a busy neighbour slows what is measured. */
const siblings = {
	id: "siblings",
	title: "simultaneous multithreading",
	questions: [{ files: "/sys/devices/system/cpu/cpu*/topology/thread_siblings_list" }],
	judge: (answer) => {
		const lists = [...new Set(fileLinesOf(answer).map(({ line }) => line))];
		if (lists.length === 0) return untold("the system does not tell which CPUs share a core");
		const shared = lists.filter((list) => cpusOf(list).length > 1);
		if (shared.length === 0) return fine("no CPUs share a core");
		return doubtful(`CPUs share cores: ${shared.slice(0, 8).join(" | ")}${shared.length > 8 ? " | …" : ""}`, "on a machine of your own: echo off > /sys/devices/system/cpu/smt/control");
	}
};

// src/doctor/probes/steal.ts
const muchStolen = .01;
/** How much time a hypervisor has taken away since the machine started. */
const steal = {
	id: "steal",
	title: "time taken by the hypervisor",
	questions: [{ file: "/proc/stat" }],
	judge: ({ text }) => {
		const counters = /^cpu +(.*)$/m.exec(text ?? "")?.[1]?.split(" ").slice(0, 8).map(Number);
		const stolen = counters?.[7];
		if (counters === void 0 || stolen === void 0) return untold("the system does not tell");
		const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = counters;
		const busy = user + nice + system + interrupts + softInterrupts + stolen;
		const ratio = busy === 0 ? 0 : stolen / busy;
		const found = `${sizeText(ratio)} of the busy time since the machine started`;
		if (ratio < muchStolen) return fine(found);
		return doubtful(found, "neighbours are busy: measure at another hour or on another machine");
	}
};

// src/doctor/probes/swap.ts
/** Whether memory has been moved to the disk. */
const swap = {
	id: "swap",
	title: "swap",
	questions: [{ file: "/proc/swaps" }],
	judge: ({ text }) => {
		if (text === null) return untold("the system does not tell");
		const rows = text.trim().split("\n").slice(1);
		const usedBytes = rows.reduce((sum, row) => sum + Number(row.split(/\s+/)[3]) * 1024, 0);
		if (rows.length === 0) return fine("none");
		if (usedBytes === 0) return fine("not in use");
		return doubtful(`${valueText(usedBytes, "B")} in use`, "end what else is running, then swapoff -a && swapon -a: a page that is read back looks like slow code");
	}
};

// src/doctor/probes/user-namespaces.ts
const rootsOwn = [
	"unshare",
	"--pid",
	"--fork",
	"--kill-child",
	"--mount-proc",
	"true"
];
const everybodys = [
	"unshare",
	"--user",
	"--map-current-user",
	...rootsOwn.slice(1)
];
/** Whether what is measured gets a process table of its own, where it sees nobody and leaves nothing. */
const userNamespaces = {
	id: "user-namespaces",
	title: "own process tables",
	questions: [{ program: everybodys }, { program: rootsOwn }],
	judge: (users, roots) => {
		const { trouble } = users;
		return trouble === null || roots?.trouble === null ? fine("measured code sees no process but its own") : doubtful(trouble, "measured code can read what other processes of its user were started with, and leftovers are looked for; sysctl kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0 may allow more");
	}
};

// src/doctor/probes.ts
/** Every probe, in the order in which they are shown: tools, the CPUs, the system, its company. */
function probesOf({ resultsDirectory, cacheDirectory, tuningRecord }) {
	return [
		node,
		npm,
		git,
		compiler,
		make,
		python,
		cmake,
		ninja,
		compilerCache,
		gitLfs,
		hyperfine(cacheDirectory),
		disk("results-disk", "results", resultsDirectory),
		...cacheDirectory === null ? [] : [disk("cache-disk", "the cache", cacheDirectory)],
		memory,
		swap,
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

// src/host/ask-machine.ts
const passed = [
	"PATH",
	"Path",
	"HOME",
	"USERPROFILE",
	"SYSTEMROOT",
	"TMPDIR",
	"TEMP"
];
const longestFileBytes = 2 ** 20;
/**
* Asks the machine: reads files and starts small programs. Never throws, and answers in time.
*
* @param root - where the file system of the machine begins
* @param timeoutSeconds - for one question
*/
function createAsking(processes, root = "/", timeoutSeconds = 10) {
	return async (question) => {
		const late = new AbortController();
		const answer = "program" in question ? printed(question.program, processes, timeoutSeconds) : "files" in question ? firstLines(root, question.files) : textOf(join(root, question.file));
		const timeout = setTimeout(timeoutSeconds * 1e3 + 1e3, void 0, { signal: late.signal });
		const given = await Promise.race([settled(answer), timeout.then(() => troubleOf(`no answer within ${String(timeoutSeconds)} s`), () => troubleOf("not needed"))]);
		late.abort();
		return given;
	};
}
async function settled(text) {
	try {
		const answer = await text;
		return typeof answer === "string" ? {
			text: answer,
			trouble: null
		} : answer;
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code === "ENOENT" || code === "ENOTDIR") return troubleOf("not there");
		if (code === "EACCES" || code === "EPERM") return troubleOf("not permitted");
		return troubleOf(error instanceof Error ? error.message : String(error));
	}
}
async function textOf(path) {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(longestFileBytes), 0);
		return buffer.toString("utf8", 0, bytesRead);
	} finally {
		await file.close();
	}
}
async function firstLines(root, pattern) {
	return (await Promise.all(matchingPaths(root, pattern).map(async (path) => {
		const { text } = await settled(textOf(join(root, path)));
		return text === null ? [] : [`${path}: ${text.split("\n")[0] ?? ""}\n`];
	}))).flat().join("");
}
async function printed([program, ...rest], { run, find, environment }, timeoutSeconds) {
	const path = await find(program);
	if (path === null) return troubleOf("not on the PATH");
	const kept = passed.flatMap((name) => {
		const value = environment[name];
		return value === void 0 ? [] : [[name, value]];
	});
	return answerOf(await run({
		argv: [path, ...rest],
		cwd: "/",
		environment: {
			...Object.fromEntries(kept),
			LC_ALL: "C"
		},
		timeoutSeconds,
		outputLimitBytes: longestFileBytes
	}), timeoutSeconds);
}
function answerOf(outcome, timeoutSeconds) {
	const { exitCode, stdout, stderr, timedOut, startError, signal, lastLines } = outcome;
	if (exitCode === 0) return {
		text: stdout.trim() === "" ? stderr : stdout,
		trouble: null
	};
	if (timedOut) return troubleOf(`no answer within ${String(timeoutSeconds)} s`);
	const said = lastLines.findLast((line) => line.trim() !== "")?.trim().slice(0, 200);
	return troubleOf(startError ?? said ?? `ended by ${signal ?? `exit code ${String(exitCode)}`}`);
}
function troubleOf(trouble) {
	return {
		text: null,
		trouble
	};
}

// src/commands/doctor.ts
/** `deadheat doctor`: tells what on this machine would spoil a measurement, and the cure. */
const doctor = async (argv, terminal) => {
	const { switches, positionals } = parseWords(argv, [], ["json", "help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("doctor", terminal.width));
		return exitCodes.success;
	}
	if (positionals.length > 0) throw new UsageError(`expected no arguments, got "${positionals.join(" ")}"; see doctor --help`);
	const probes = probesOf({
		resultsDirectory: createFiles().join(terminal.directory, "deadheat-results"),
		cacheDirectory: cacheDirectory(terminal.environment),
		tuningRecord: tuningRecordPath()
	});
	const diagnoses = await diagnose(probes, createAsking(createProcesses(terminal.environment)));
	terminal.out(switches.has("json") ? `${JSON.stringify(diagnoses, null, 2)}\n` : doctorText(diagnoses, terminal.colours));
	return diagnoses.some(({ impossible }) => impossible) ? exitCodes.unmeasurable : exitCodes.success;
};

export { doctor };