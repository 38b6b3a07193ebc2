import { cpuListOf, cpusOf, matchingPaths } from "./src/doctor2.js";
import { countText } from "./src/render5.js";
import { createMachineProbe, isRunning, ownTicket } from "./src/host10.js";
import { createProcesses } from "./src/host5.js";
import { UsageError } from "./src/model2.js";
import { readTuningRecord, removeTuningRecord, tuningFormat, tuningRecordPath, writeTuningRecord } from "./src/model24.js";
import { helpOf } from "./src/settings4.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli2.js";
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { constants as constants$1 } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";

// src/doctor/knobs.ts
const addressRandomisation = {
	title: "address randomisation",
	files: "/proc/sys/kernel/randomize_va_space",
	wanted: (value) => value === "2" ? null : "2"
};
const turboOff = {
	title: "turbo",
	files: "/sys/devices/system/cpu/intel_pstate/no_turbo",
	wanted: (value) => value === "1" ? null : "1"
};
const boostOff = {
	title: "boost",
	files: "/sys/devices/system/cpu/cpufreq/boost",
	wanted: (value) => value === "0" ? null : "0"
};
const frequencyGovernor = {
	title: "frequency governor",
	files: "/sys/devices/system/cpu/cpufreq/policy*/scaling_governor",
	wanted: (value) => value === "performance" ? null : "performance"
};
const hugePagesOnRequest = {
	title: "transparent huge pages",
	files: "/sys/kernel/mm/transparent_hugepage/enabled",
	wanted: (value) => value === "always" ? "madvise" : null
};
const interrupts = {
	title: "interrupts",
	files: "/proc/irq/*/smp_affinity_list",
	wanted: (value, { cpu, others }) => {
		if (!/^\d[\d,-]*$/.test(value)) return null;
		const now = cpusOf(value);
		const kept = now.filter((each) => each !== cpu);
		if (kept.length === now.length || others.length === 0) return null;
		return cpuListOf(kept.length === 0 ? others : kept);
	}
};
const knobs = [
	frequencyGovernor,
	turboOff,
	boostOff,
	addressRandomisation,
	hugePagesOnRequest,
	interrupts
];

// src/doctor/tuning-changes.ts
function tuningChanges(target, read) {
	return knobs.flatMap(({ title, files, wanted }) => read(files).flatMap(({ path, value }) => {
		const after = wanted(value, target);
		return after === null ? [] : [{
			title,
			path,
			before: value,
			after
		}];
	}));
}

// src/doctor/tuning-text.ts
function tuningIntentText(changes, isWritable) {
	if (changes.length === 0) return "nothing to change: every setting found is already right\n";
	const lines = changes.map(({ title, path, before, after }) => {
		return `  ${title}: ${path}: ${before} → ${after}${isWritable(path) ? "" : " (not permitted)"}\n`;
	});
	return `would change ${countText(changes.length, "setting")}:\n${lines.join("")}`;
}
function tunedText(changes, refusals) {
	const lines = refusals.map(({ path, reason }) => `  ${path}: ${reason}\n`);
	const tuned = countText(changes - refusals.length, "setting");
	return lines.length === 0 ? `deadheat: tuned ${tuned}\n` : `deadheat: tuned ${tuned}; these could not be changed:\n${lines.join("")}`;
}
function stuckText(stuck, recordPath) {
	const lines = stuck.map(({ path, value, reason }) => `  echo '${value}' > ${path}  # ${reason}\n`);
	return `deadheat: ${countText(stuck.length, "setting")} could not be restored; as root, run\n${lines.join("")}  rm ${recordPath}\nor try deadheat tune --reset again\n`;
}

// src/host/tuning/run-tuned.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function runTuned(tunables, run) {
	let restoration = null;
	const putBack = () => {
		if (restoration === null || restoration.stuck.length > 0) restoration = tunables.restore();
		return restoration;
	};
	const attached = attachedRun(putBack);
	tunables.record(run.changes);
	process.on("exit", putBack);
	try {
		run.onTuned(tunables.change(run.changes));
		return {
			exitCode: await attached.start(run.argv),
			restoration: putBack()
		};
	} finally {
		putBack();
		attached.stop();
		process.off("exit", putBack);
	}
}
function attachedRun(beforeEnding) {
	let child = null;
	let interruption = null;
	const listen = (signal) => {
		interruption ??= signal;
		beforeEnding();
		if (signal !== "SIGINT" || !process.stdin.isTTY) child?.kill(signal);
	};
	for (const signal of signals) process.on(signal, listen);
	return {
		start: ([program = "", ...rest]) => {
			const started = spawn(program, rest, { stdio: "inherit" });
			child = started;
			return new Promise((resolve, reject) => {
				started.once("error", ({ message }) => {
					reject(new UsageError(`expected a command that can be started, got: ${message}`));
				});
				started.once("exit", (code, signal) => {
					const ended = interruption ?? signal;
					resolve(ended === null ? code ?? 0 : 128 + constants$1.signals[ended]);
				});
			});
		},
		stop: () => {
			for (const signal of signals) process.off(signal, listen);
		}
	};
}

// src/host/tuning/tunables.ts
function createTunables({ root, recordPath, write = overwrite }) {
	const valueAt = (path) => valueOf(join(root, path));
	const set = (path, value) => {
		const reason = reasonAgainst(() => {
			write(join(root, path), value);
		});
		const now = reason === null ? valueAt(path) : null;
		if (reason === null && now === value) return [];
		return [{
			path,
			value,
			reason: reason ?? `it says "${now ?? ""}" afterwards`
		}];
	};
	const restore = () => {
		const record = readTuningRecord(recordPath);
		if (record === null) return {
			restored: 0,
			stuck: []
		};
		const changed = record.boot === ownTicket(0).boot ? record.changes.filter(({ path, before }) => isChanged(join(root, path), before)) : [];
		const stuck = changed.toReversed().flatMap(({ path, before }) => set(path, before));
		if (stuck.length === 0) removeTuningRecord(recordPath);
		return {
			restored: changed.length - stuck.length,
			stuck
		};
	};
	return {
		read: (pattern) => matchingPaths(root, pattern).flatMap((path) => {
			const value = valueAt(path);
			return value === null ? [] : [{
				path,
				value,
				writable: isWritable(join(root, path))
			}];
		}),
		record: (changes) => {
			const { boot, pid, startTicks } = ownTicket(0);
			const record = {
				format: tuningFormat,
				boot,
				pid,
				startTicks,
				changes: plain(changes)
			};
			writeTuningRecord(recordPath, record);
			const moved = changes.find(({ path, before }) => valueAt(path) !== before);
			if (moved === void 0) return;
			removeTuningRecord(recordPath);
			throw new UsageError(`expected ${moved.path} to stay as it was, got another value; try again`);
		},
		change: (changes) => changes.flatMap(({ path, after }) => set(path, after)),
		restore,
		reset: () => {
			const record = readTuningRecord(recordPath);
			if (record !== null && isAnothers(record)) {
				const pid = String(record.pid);
				throw new UsageError(`expected no other tune, got process ${pid}: wait for it or end it`);
			}
			return restore();
		}
	};
}
function isAnothers(record) {
	const own = ownTicket(0);
	return record.boot === own.boot && record.pid !== own.pid && isRunning(record);
}
function plain(changes) {
	return changes.map(({ path, before, after }) => ({
		path,
		before,
		after
	}));
}
function isChanged(path, before) {
	return existsSync(path) && valueOf(path) !== before;
}
function valueOf(path) {
	try {
		const text = readFileSync(path, "latin1").trim();
		return /\[([^\]]*)\]/.exec(text)?.[1] ?? text;
	} catch {
		return null;
	}
}
function isWritable(path) {
	return reasonAgainst(() => {
		accessSync(path, constants.W_OK);
	}) === null;
}
function overwrite(path, value) {
	const descriptor = openSync(path, constants.O_WRONLY | constants.O_TRUNC);
	try {
		writeSync(descriptor, value);
	} finally {
		closeSync(descriptor);
	}
}
function reasonAgainst(action) {
	try {
		action();
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

// src/cli/tune.ts
const tune = (argv, terminal) => createTune({
	root: "/",
	recordPath: tuningRecordPath()
})(argv, terminal);
function createTune(world) {
	return async (argv, terminal) => {
		const dashes = argv.indexOf("--");
		const own = dashes < 0 ? argv : argv.slice(0, dashes);
		const command = dashes < 0 ? [] : argv.slice(dashes + 1);
		const words = parseWords(own, ["cpu"], [
			"reset",
			"dry-run",
			"help"
		]);
		if (words.switches.has("help")) {
			terminal.out(helpOf("tune", terminal.width));
			return exitCodes.success;
		}
		if (words.positionals.length > 0) throw new UsageError(`expected -- before the command, got "${words.positionals.join(" ")}"; see tune --help`);
		const tunables = createTunables(world);
		if (words.switches.has("reset")) return reset(tunables, world, terminal);
		const target = targetOf(words.values.get("cpu"), await allowedCpus(world, terminal));
		if (words.switches.has("dry-run") || command.length === 0) {
			terminal.out(intentOf(tunables, target));
			return exitCodes.success;
		}
		return tuned(tunables, {
			world,
			terminal,
			target,
			command
		});
	};
}
function reset(tunables, { recordPath }, terminal) {
	const { restored, stuck } = tunables.reset();
	if (stuck.length > 0) return stuckCode(stuck, recordPath, terminal);
	terminal.out(restored === 0 ? "nothing to restore\n" : `restored: ${restored}\n`);
	return exitCodes.success;
}
function stuckCode(stuck, recordPath, terminal) {
	terminal.error(stuckText(stuck, recordPath));
	return exitCodes.unmeasurable;
}
function allowedCpus({ root }, { environment }) {
	return createMachineProbe(createProcesses(environment), root).allowedCpus();
}
function targetOf(given, allowed) {
	const cpu = given === void 0 ? allowed.at(-1) ?? 0 : Number(given);
	if (given !== void 0 && !allowed.includes(cpu)) throw new UsageError(`expected --cpu to be one of ${allowed.join(", ")}, got "${given}"`);
	return {
		cpu,
		others: allowed.filter((each) => each !== cpu)
	};
}
function intentOf(tunables, target) {
	const forbidden = /* @__PURE__ */ new Set();
	const changes = tuningChanges(target, (files) => {
		const settings = tunables.read(files);
		for (const { path, writable } of settings) if (!writable) forbidden.add(path);
		return settings;
	});
	return tuningIntentText(changes, (path) => !forbidden.has(path));
}
async function tuned(tunables, { world, terminal, target, command }) {
	const left = tunables.reset();
	if (left.stuck.length > 0) return stuckCode(left.stuck, world.recordPath, terminal);
	if (left.restored > 0) terminal.error("deadheat: first restored what a killed tune had left\n");
	const changes = tuningChanges(target, tunables.read);
	const { exitCode, restoration } = await runTuned(tunables, {
		argv: command,
		changes,
		onTuned: (refusals) => {
			terminal.error(tunedText(changes.length, refusals));
		}
	});
	return restoration.stuck.length > 0 ? stuckCode(restoration.stuck, world.recordPath, terminal) : exitCode;
}

export { tune };