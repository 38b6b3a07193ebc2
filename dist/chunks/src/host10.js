import { processRow } from "./host5.js";
import { readFileSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import os from "node:os";
import { join } from "node:path";

// src/host/lock/ticket.ts
function ownTicket(number) {
	const { pid } = process;
	const startTicks = processRow(pid)?.startTicks ?? null;
	const random = randomBytes(6).toString("hex");
	const [boot, pidNamespace] = [bootOf(), pidNamespaceOf()];
	return {
		name: [
			String(number).padStart(8, "0"),
			pid,
			startTicks,
			boot,
			pidNamespace,
			random
		].map((fact) => fact ?? "-").join("."),
		number,
		pid,
		startTicks,
		boot,
		pidNamespace
	};
}
function parseTicket(name) {
	const [, number, pid, startTicks, boot, pidNamespace] = /^(\d{8,15})\.(\d+)\.(\d+|-)\.([\da-f]+|-)\.(\d+|-)\.[\da-f]+$/.exec(name) ?? [];
	if (startTicks === void 0 || boot === void 0 || pidNamespace === void 0) return null;
	return {
		name,
		number: Number(number),
		pid: Number(pid),
		startTicks: startTicks === "-" ? null : Number(startTicks),
		boot: boot === "-" ? null : boot,
		pidNamespace: pidNamespace === "-" ? null : pidNamespace
	};
}
function comesBefore(one, other) {
	return one.number === other.number ? one.name < other.name : one.number < other.number;
}
function bootOf() {
	return ifAvailable(() => readFileSync("/proc/sys/kernel/random/boot_id", "latin1"))?.replace(/[^\da-f]/g, "").slice(0, 16) ?? null;
}
function pidNamespaceOf() {
	return ifAvailable(() => readlinkSync("/proc/self/ns/pid"))?.replace(/\D/g, "") ?? null;
}
function ifAvailable(read) {
	try {
		return read();
	} catch {
		return null;
	}
}

// src/host/process/is-running.ts
function isRunning({ pid, startTicks }, rowOf = processRow) {
	if (!answers(pid)) return false;
	const row = rowOf(pid);
	if (row === null) return true;
	return !row.zombie && (startTicks === null || row.startTicks === startTicks);
}
function answers(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

// src/host/machine/create-machine-probe.ts
const ticksPerSecond = 100;
function createMachineProbe(processes, root = "/") {
	const read = (path) => readIfPresent(join(root, path));
	const allowedCpus = async () => {
		const list = fieldOf(await read("proc/self/status"), "Cpus_allowed_list");
		return list === null ? [] : cpusOf(list);
	};
	return {
		describe: async () => {
			const [cpuinfo, governor, randomisation, cpus] = await Promise.all([
				read("proc/cpuinfo"),
				read("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
				read("proc/sys/kernel/randomize_va_space"),
				allowedCpus()
			]);
			return {
				name: os.hostname().slice(0, 200),
				platform: process.platform,
				architecture: process.arch,
				kernel: os.release().slice(0, 200),
				processor: processorOf(cpuinfo),
				cpus: cpus.length === 0 ? os.availableParallelism() : cpus.length,
				memoryBytes: os.totalmem(),
				hypervisor: hasHypervisor(cpuinfo),
				governor: governor?.trim().slice(0, 50) ?? null,
				addressRandomisation: randomisation === null ? null : randomisation.trim() !== "0",
				pinning: await canPin(processes, cpus)
			};
		},
		allowedCpus,
		cores: async () => {
			const cpus = await allowedCpus();
			return (await Promise.all(cpus.map(async (cpu) => {
				const path = `sys/devices/system/cpu/cpu${String(cpu)}/topology/thread_siblings_list`;
				const list = (await read(path))?.trim() ?? "";
				return list === "" ? [cpu] : cpusOf(list).filter((one) => cpus.includes(one));
			}))).filter(([first], at) => first === cpus[at]);
		},
		loadAverage: async () => numberOf((await read("proc/loadavg"))?.split(" ")[0]),
		stealSeconds: async () => {
			const total = /^cpu +(.*)$/m.exec(await read("proc/stat") ?? "")?.[1];
			const ticks = numberOf(total?.split(" ")[7]);
			return ticks === null ? null : ticks / ticksPerSecond;
		},
		contention: async (pid) => {
			const [schedule, status] = await Promise.all([read(`proc/${String(pid)}/schedstat`), read(`proc/${String(pid)}/status`)]);
			const [run, delay] = (schedule ?? "").split(" ").map(numberOf);
			const switches = numberOf(fieldOf(status, "nonvoluntary_ctxt_switches") ?? void 0);
			if (run === void 0 || run === null || delay === void 0 || delay === null) return null;
			if (switches === null) return null;
			return {
				runSeconds: run / 1e9,
				runDelaySeconds: delay / 1e9,
				involuntarySwitches: switches
			};
		}
	};
}
function cpusOf(list) {
	return list.split(",").flatMap((part) => {
		const [first = NaN, last = first] = part.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
	});
}
function processorOf(cpuinfo) {
	return (fieldOf(cpuinfo, "model name") ?? os.cpus()[0]?.model ?? "unknown").slice(0, 200);
}
function hasHypervisor(cpuinfo) {
	return fieldOf(cpuinfo, "flags")?.split(" ").includes("hypervisor") ?? null;
}
async function canPin({ run, find }, cpus) {
	const taskset = await find("taskset");
	const [first] = cpus;
	if (taskset === null || first === void 0 || cpus.length < 2) return false;
	return (await run({
		argv: [
			taskset,
			"-c",
			String(first),
			taskset,
			"-p",
			"1"
		],
		cwd: "/",
		environment: {},
		timeoutSeconds: 10,
		outputLimitBytes: 1e4
	})).exitCode === 0;
}
function fieldOf(text, name) {
	return new RegExp(`^${name}\\s*:\\s*(.*)$`, "m").exec(text ?? "")?.[1]?.trim() ?? null;
}
function numberOf(text) {
	const number = text === void 0 || text.trim() === "" ? NaN : Number(text);
	return Number.isFinite(number) ? number : null;
}
async function readIfPresent(path) {
	try {
		return await readFile(path, "utf8");
	} catch {
		return null;
	}
}

export { comesBefore, createMachineProbe, isRunning, ownTicket, parseTicket };