import { pickVariables } from "./host.js";
import { inPercent } from "./model3.js";
import { texts } from "./model4.js";
import { kernelText } from "./host7.js";
import { exitText, lastWords } from "./sandbox+model.js";
import { countText, sizeText, valueText } from "./render5.js";

// src/doctor/probe.ts
function fine(finding) {
	return {
		state: "ok",
		answerText: finding,
		hint: null,
		impossible: false
	};
}
function suspect(finding, hint) {
	return {
		state: "warn",
		answerText: finding,
		hint,
		impossible: false
	};
}
function impossible(finding, hint) {
	return {
		state: "warn",
		answerText: finding,
		hint,
		impossible: true
	};
}
function unavailable(finding = "not reported by the system") {
	return {
		state: "unknown",
		answerText: finding,
		hint: null,
		impossible: false
	};
}
function linesOf({ text }) {
	const lines = (text ?? "").split("\n").map((line) => line.trim());
	return [...new Set(lines)].filter((line) => line !== "");
}
function firstLineOf(answer) {
	return linesOf(answer)[0] ?? null;
}
function fieldOf({ text }, name) {
	const [, ...rest] = (text ?? "").split("\n").map((line) => line.split(":")).find(([key = ""]) => key.trim() === name) ?? [];
	return rest.length === 0 ? null : rest.join(":").trim();
}
function cpusOf(list) {
	if (list.trim() === "") return [];
	return list.trim().split(",").flatMap((part) => {
		const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
		if (first === void 0) throw new RangeError(`expected a list of CPUs, got "${list}"`);
		const count = Number(last) - Number(first) + 1;
		return Array.from({ length: count }, (_, offset) => Number(first) + offset);
	});
}

// src/doctor/diagnose.ts
function diagnose(probes, ask) {
	return Promise.all(probes.map(async ({ id, title, questions, judge }) => {
		return {
			id,
			title,
			...judgeAnswers(judge, await Promise.all(questions.map(ask)))
		};
	}));
}
function judgeAnswers(judge, answers) {
	try {
		return judge(...answers);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return unavailable(`an unexpected answer: ${reason}`);
	}
}
const colourOf = {
	ok: 32,
	warn: 33,
	unknown: 2
};
function doctorText(diagnoses, { colours }) {
	const titleWidth = Math.max(0, ...diagnoses.map(({ title }) => title.length));
	const indent = " ".repeat(9 + titleWidth + 2);
	const rows = diagnoses.map(({ state, title, answerText, hint }) => {
		const word = state.padEnd(7);
		const stateText = colours ? `\u001b[${colourOf[state]}m${word}\u001b[0m` : word;
		const visibleText = answerText.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
		const row = `${stateText}  ${title.padEnd(titleWidth)}  ${visibleText}\n`;
		return hint === null ? row : `${row}${indent}→ ${hint}\n`;
	});
	const counts = Object.keys(colourOf).map((state) => `${diagnoses.filter((diagnosis) => diagnosis.state === state).length} ${state}`);
	const blockers = diagnoses.flatMap(({ impossible, title }) => impossible ? [title] : []);
	const trouble = blockers.length === 0 ? "" : `nothing can be measured here: ${blockers.join(", ")}\n`;
	const summary = `${countText(diagnoses.length, "probe")}: ${counts.join(", ")}`;
	return `${rows.join("")}\n${summary}\n${trouble}`;
}

// src/doctor/cpu-probes.ts
const pinningScript = `
cpu=$(sed -n 's/^Cpus_allowed_list:[[:space:]]*\\([0-9]*\\).*/\\1/p' /proc/self/status) &&
taskset -c "$cpu" true
`;
const slowClocks = /* @__PURE__ */ new Set([
	"hpet",
	"acpi_pm",
	"jiffies",
	"refined-jiffies",
	"pit"
]);
const muchStealRatio = .01;
function contentsOf(pattern) {
	return { program: [
		"sh",
		"-c",
		`cat ${pattern}`
	] };
}
const cpuProbes = [
	{
		id: "cpus",
		title: "allowed CPUs",
		fact: "lasting",
		questions: [{ file: "/proc/self/status" }],
		judge: (status) => {
			const list = fieldOf(status, "Cpus_allowed_list");
			if (list === null) return unavailable();
			const count = cpusOf(list).length;
			if (count >= 2) return fine(`${count} (${list})`);
			return suspect(`one (${list})`, "allow a second one: with one, the compiler and GC threads of Node.js disturb the measurement");
		}
	},
	{
		id: "pinning",
		title: "binding to a CPU",
		questions: [{ program: [
			"sh",
			"-c",
			pinningScript
		] }],
		judge: ({ trouble }) => trouble === null ? fine("taskset works") : suspect(trouble, "install taskset (package util-linux); without it both sides move between CPUs")
	},
	{
		id: "governor",
		title: "frequency governor",
		fact: "lasting",
		questions: [contentsOf("/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor")],
		judge: (answer) => {
			const names = linesOf(answer);
			if (names.length === 0) return unavailable("none, as in most virtual machines");
			if (names.every((name) => name === "performance")) return fine("performance");
			return suspect(names.join(", "), "echo performance | tee /sys/devices/system/cpu/cpufreq/policy*/scaling_governor");
		}
	},
	{
		id: "boost",
		title: "turbo, boost",
		fact: "lasting",
		questions: [{ file: "/sys/devices/system/cpu/intel_pstate/no_turbo" }, { file: "/sys/devices/system/cpu/cpufreq/boost" }],
		judge: (noTurbo, answer) => {
			if (noTurbo.text === null && answer.text === null) return unavailable("the system has no switch for it");
			if (!(noTurbo.text?.trim() === "0" || answer.text?.trim() === "1")) return fine("off");
			return suspect("on: the clock rate depends on heat and on other programs", noTurbo.text === null ? "turn it off: echo 0 > /sys/devices/system/cpu/cpufreq/boost" : "turn it off: echo 1 > /sys/devices/system/cpu/intel_pstate/no_turbo");
		}
	},
	{
		id: "siblings",
		title: "simultaneous multithreading",
		fact: "lasting",
		questions: [contentsOf("/sys/devices/system/cpu/cpu*/topology/thread_siblings_list")],
		judge: (answer) => {
			const lists = linesOf(answer).toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b));
			if (lists.length === 0) return unavailable("the system does not report which CPUs share a core");
			const sharedCores = lists.filter((list) => cpusOf(list).length > 1);
			if (sharedCores.length === 0) return fine("no CPUs share a core");
			return suspect(`CPUs share cores: ${sharedCores.slice(0, 8).join(" | ")}${sharedCores.length > 8 ? " | …" : ""}`, "on your own machine: echo off > /sys/devices/system/cpu/smt/control");
		}
	},
	{
		id: "aslr",
		title: "address randomisation",
		fact: "lasting",
		questions: [{ file: "/proc/sys/kernel/randomize_va_space" }],
		judge: ({ text }) => {
			if (text === null) return unavailable();
			if (text.trim() === "2") return fine("full: every process has its own layout");
			return suspect(text.trim() === "0" ? "off" : "partial", "turn it on (sysctl kernel.randomize_va_space=2): a fixed layout favours one side by chance");
		}
	},
	{
		id: "clock-source",
		title: "clock source",
		fact: "lasting",
		questions: [{ file: "/sys/devices/system/clocksource/clocksource0/current_clocksource" }, { file: "/sys/devices/system/clocksource/clocksource0/available_clocksource" }],
		judge: ({ text }, available) => {
			const name = text?.trim();
			if (name === void 0) return unavailable();
			if (!slowClocks.has(name)) return fine(name);
			const hasTsc = (available.text ?? "").split(/\s+/).includes("tsc");
			return suspect(`${name}: reading the clock takes a microsecond or more`, hasTsc ? "echo tsc > /sys/devices/system/clocksource/clocksource0/current_clocksource" : "the kernel found no better one (dmesg says why); prefer long batches");
		}
	},
	{
		id: "hypervisor",
		title: "virtual machine",
		fact: "lasting",
		questions: [
			{ file: "/proc/cpuinfo" },
			{ file: "/sys/hypervisor/type" },
			{ file: "/sys/class/dmi/id/product_name" }
		],
		judge: (cpuinfo, type, product) => {
			const flags = fieldOf(cpuinfo, "flags");
			const name = firstLineOf(type) ?? firstLineOf(product);
			if (flags === null && type.text === null) return unavailable();
			if (type.text === null && flags?.split(" ").includes("hypervisor") !== true) return fine("no");
			return suspect(name === null ? "yes" : `yes (${name})`, "other virtual machines take time that is not visible here; a dedicated machine needs fewer pairs");
		}
	},
	{
		id: "steal",
		title: "time taken by the hypervisor",
		fact: "passing",
		questions: [{ file: "/proc/stat" }],
		judge: ({ text }) => {
			const counters = /^cpu +(.*)$/m.exec(text ?? "")?.[1]?.split(" ").slice(0, 8).map(Number);
			const stolenTicks = counters?.[7];
			if (counters === void 0 || stolenTicks === void 0) return unavailable();
			const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = counters;
			const busyTicks = user + nice + system + interrupts + softInterrupts + stolenTicks;
			const ratio = busyTicks === 0 ? 0 : stolenTicks / busyTicks;
			const finding = `${sizeText(ratio)} of the busy time since the machine started`;
			if (ratio < muchStealRatio) return fine(finding);
			return suspect(finding, "other virtual machines are busy: measure at another time or on another machine");
		}
	},
	{
		id: "cpu-quota",
		title: "CPU quota",
		fact: "passing",
		questions: [{ program: [
			"sh",
			"-c",
			texts["doctor/cpu-quota.sh"]
		] }],
		judge: ({ text, trouble }) => {
			if (text === null) return unavailable(trouble);
			const ratios = numbersAfter(text, "limit").map(([quota = NaN, period = NaN]) => quota / period);
			const tightestRatio = Math.min(...ratios.filter((ratio) => ratio > 0));
			const stopCount = Math.max(0, ...numbersAfter(text, "nr_throttled").flat());
			if (text.trim() === "") return unavailable("not reported by any control group");
			if (tightestRatio === 1e400) return fine("none");
			return suspect(`${sizeText(tightestRatio)} of one CPU; stopped ${countText(stopCount, "time")} so far`, "remove it for the measuring job: a process that is paused looks slow");
		}
	}
];
function numbersAfter(text, name) {
	return text.split("\n").map((line) => line.split(" ")).filter(([key]) => key === name).map(([, ...values]) => values.map(Number));
}

// src/doctor/program-probes.ts
const node = {
	id: "node",
	title: "Node.js",
	questions: [{ program: [
		"node",
		"-e",
		texts["doctor/which-node.cjs"]
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
const programProbes = [
	node,
	program("npm", "install npm; without it only bare commands can be compared"),
	program("git", "install git; without it only published packages can be compared"),
	compiler,
	program("make", "install make for native addons"),
	{
		...program("python3", "install python3 for native addons", "Python"),
		id: "python"
	},
	program("cmake", "install cmake for addons that use cmake-js", "CMake"),
	program("ninja", "install ninja to build Node.js itself faster than with make"),
	{
		...program("ccache", "install ccache to build Node.js itself more than once", "compiler cache"),
		id: "compiler-cache"
	},
	program("git-lfs", "install git-lfs for repositories with large files")
];

// src/doctor/system-probes.ts
const memoryNeededBytes = 128 * 2 ** 20;
const memoryComfortableBytes = 2 ** 30;
const quietShare = .5;
const muchPercent = 10;
const systemProbes = [
	{
		id: "memory",
		title: "memory",
		questions: [{ file: "/proc/meminfo" }],
		judge: (meminfo) => {
			const availableBytes = parseInt(fieldOf(meminfo, "MemAvailable") ?? "", 10) * 1024;
			const totalBytes = parseInt(fieldOf(meminfo, "MemTotal") ?? "", 10) * 1024;
			if (Number.isNaN(availableBytes) || Number.isNaN(totalBytes)) return unavailable();
			const finding = `${valueText(availableBytes, "B")} of ${valueText(totalBytes, "B")} available`;
			if (availableBytes < memoryNeededBytes) return impossible(finding, "stop other programs");
			if (availableBytes >= memoryComfortableBytes) return fine(finding);
			return suspect(finding, "stop other programs: two Node.js processes run at a time");
		}
	},
	{
		id: "huge-pages",
		title: "transparent huge pages",
		fact: "lasting",
		questions: [{ file: "/sys/kernel/mm/transparent_hugepage/enabled" }],
		judge: ({ text }) => {
			const mode = /\[(\w+)\]/.exec(text ?? "")?.[1];
			if (mode === void 0) return unavailable();
			if (mode !== "always") return fine(mode);
			return suspect("always: the kernel merges pages at unpredictable times", "echo madvise > /sys/kernel/mm/transparent_hugepage/enabled");
		}
	},
	{
		id: "load",
		title: "load average",
		fact: "passing",
		questions: [{ file: "/proc/loadavg" }, { file: "/proc/self/status" }],
		judge: ({ text }, status) => {
			const [minute = ""] = (text ?? "").split(" ");
			if (minute === "") return unavailable();
			const cpus = cpusOf(fieldOf(status, "Cpus_allowed_list") ?? "0").length;
			const finding = `${minute} in the last minute, on ${cpus === 1 ? "one CPU" : `${cpus} CPUs`}`;
			if (Number(minute) <= cpus * quietShare) return fine(finding);
			return suspect(finding, "stop other programs; top lists them");
		}
	},
	{
		id: "pressure",
		title: "waiting for CPU, memory, disk",
		fact: "passing",
		questions: [
			{ file: "/proc/pressure/cpu" },
			{ file: "/proc/pressure/memory" },
			{ file: "/proc/pressure/io" }
		],
		judge: (...answers) => {
			const percents = answers.map(({ text }) => /^some .*avg60=([\d.]+)/m.exec(text ?? "")?.[1]);
			if (percents.every((percent) => percent === void 0)) return unavailable("not reported by the kernel");
			const finding = `${inPercent(percents.map((figure) => figure ?? "–").join(", "))} of the last minute`;
			if (percents.every((percent) => Number(percent ?? 0) < muchPercent)) return fine(finding);
			return suspect(finding, "stop other programs; top and iotop list them");
		}
	}
];
const diskNeededBytes = 50 * 2 ** 20;
const diskComfortableBytes = 2 * 2 ** 30;
function disk(id, what, folder) {
	return {
		id,
		title: `free disk for ${what}`,
		questions: [{ program: [
			"sh",
			"-c",
			texts["doctor/free-disk.sh"],
			"sh",
			folder
		] }],
		judge: ({ text, trouble }) => {
			const freeBlocks = text?.trim().split("\n").at(-1)?.match(/\d+ +(\d+) +\d+%/)?.[1];
			if (freeBlocks === void 0) return unavailable(trouble ?? void 0);
			const freeBytes = Number(freeBlocks) * 1024;
			const finding = `${valueText(freeBytes, "B")} at ${folder}`;
			if (freeBytes < diskNeededBytes) return impossible(finding, "free at least 2 GiB");
			if (freeBytes >= diskComfortableBytes) return fine(finding);
			return suspect(finding, "free at least 2 GiB: two builds with their dependencies take space");
		}
	};
}
function diagnoseBoundary({ kind, how, trouble, remedy = "" }) {
	return {
		id: "boundary",
		title: "boundary",
		...kind === "namespace" ? fine(`foreign code sees only its own side and the system (${how})`) : suspect(`nothing keeps foreign code apart, and a job refuses to run: ${trouble ?? ""}`, remedy)
	};
}

// src/doctor/probes.ts
function probesOf({ resultsDirectory, cacheDirectory }) {
	return [
		...programProbes,
		disk("results-disk", "results", resultsDirectory),
		...cacheDirectory === null ? [] : [disk("cache-disk", "the cache", cacheDirectory)],
		...cpuProbes,
		...systemProbes
	];
}
const fingerprintProbes = [...cpuProbes, ...systemProbes].filter(({ fact }) => fact !== void 0);
function factsOf(diagnoses) {
	const lastingIds = new Set(fingerprintProbes.flatMap(({ id, fact }) => fact === "lasting" ? id : []));
	return diagnoses.filter(({ state }) => state !== "unknown").map(({ id, title, answerText }) => ({
		id,
		title,
		found: answerText.slice(0, 300),
		lasting: lastingIds.has(id)
	}));
}

// src/host/machine/create-asking.ts
const passedNames = /* @__PURE__ */ new Set([
	"PATH",
	"HOME",
	"TMPDIR",
	"TEMP"
]);
function createAsking({ run, find, environment }, timeoutSeconds = 10) {
	return async (question) => {
		if ("file" in question) {
			const text = kernelText(question.file);
			return text === "" ? troubledAnswer("not there") : {
				text,
				trouble: null
			};
		}
		const [program, ...rest] = question.program;
		const path = await find(program);
		if (path === null) return troubledAnswer("not on the PATH");
		const outcome = await run({
			argv: [path, ...rest],
			cwd: "/",
			environment: {
				...pickVariables(environment, (name) => passedNames.has(name)),
				LC_ALL: "C"
			},
			timeoutSeconds,
			outputLimitBytes: 2 ** 20
		});
		const { exitCode, stdout, stderr, timedOut, startError, lastLines } = outcome;
		if (exitCode === 0) return {
			text: stdout.trim() === "" ? stderr : stdout,
			trouble: null
		};
		if (timedOut) return troubledAnswer(`no answer within ${String(timeoutSeconds)} s`);
		const answer = lastWords(lastLines)?.slice(0, 200);
		return troubledAnswer(startError ?? answer ?? `ended with ${exitText(outcome)}`);
	};
}
function troubledAnswer(trouble) {
	return {
		text: null,
		trouble
	};
}

export { createAsking, diagnose, diagnoseBoundary, doctorText, factsOf, fingerprintProbes, probesOf };