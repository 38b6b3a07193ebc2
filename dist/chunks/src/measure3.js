import { SideError, harnessDescriptionOf, harnessErrorOf, sideProcess } from "./measure.js";
import { DialogueError } from "./host8.js";

// src/measure/targets/describe.ts
const timeoutSeconds = 30;
async function describeModules(target, { modules, preset, set = {} }, { processes, files }) {
	const descriptions = [];
	const failures = [];
	let dialogue = null;
	try {
		for (const module of modules) try {
			dialogue ??= await startDescriber(target, processes);
			const file = files.join(target.benchmarkDirectory, module);
			const answer = await dialogue.ask({
				ask: "describe",
				file,
				preset,
				set
			}, timeoutSeconds);
			descriptions.push({
				module,
				...descriptionOf(target, answer)
			});
		} catch (error) {
			const benchmarkId = module.replace(/\.[cm]?[jt]s$/, "");
			failures.push(sideErrorOf(target, error).failure("pilot", benchmarkId));
			if (error instanceof DialogueError) dialogue = null;
		}
	} finally {
		await dialogue?.end();
	}
	return {
		descriptions,
		failures
	};
}
function startDescriber(target, processes) {
	return processes.converse(sideProcess(target, {
		argv: [
			target.build.runtime.path,
			target.harnessPath,
			"describe"
		],
		timeoutSeconds
	}), {
		mainCpu: null,
		helperCpus: null
	});
}
function descriptionOf(target, answer) {
	const description = harnessDescriptionOf(answer);
	if (description !== null) return description;
	const error = harnessErrorOf(answer);
	if (error === null) throw new SideError(target.side, "expected a description, got something else");
	const facts = {
		exitCode: null,
		signal: null,
		timedOut: false,
		lastLines: error.stackLines
	};
	if (error.stage === "requires") throw new SideError(target.side, error.message.replace(/^Error: /, "it needs "), facts);
	throw new SideError(target.side, `${error.stage} threw ${error.message}`, facts);
}
function sideErrorOf(target, error) {
	if (error instanceof SideError) return error;
	if (error instanceof DialogueError) return new SideError(target.side, error.message, error.outcome);
	throw error;
}
async function describeBoth(targets, request, host) {
	const [base, head] = await Promise.all([describeModules(targets.base, request, host), describeModules(targets.head, request, host)]);
	const failures = [...base.failures, ...head.failures];
	const brokenNames = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const sound = ({ descriptions }) => descriptions.filter(({ module }) => !brokenNames.has(module.replace(/\.[cm]?[jt]s$/, "")));
	return {
		descriptions: {
			base: sound(base),
			head: sound(head)
		},
		failures
	};
}

export { describeBoth, describeModules };