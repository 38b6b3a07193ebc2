import { settings } from "./src/settings.js";
import { createAsking, diagnose, diagnoseBoundary, doctorText, probesOf } from "./src/doctor.js";
import { createFiles } from "./src/host5.js";
import { createProcesses } from "./src/host11.js";
import { cacheDirectory } from "./src/settings8.js";
import { exitCodes } from "./src/model8.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/cli/doctor.ts
const doctor = createCommand("doctor", [], ["json"], async (words, terminal) => {
	refuseWords("doctor", words);
	const probes = probesOf({
		resultsDirectory: createFiles().join(terminal.directory, settings.results.default),
		cacheDirectory: cacheDirectory(terminal.environment)
	});
	const processes = createProcesses(terminal.environment);
	const diagnoses = [...await diagnose(probes, createAsking(processes)), diagnoseBoundary(await processes.isolation())];
	terminal.out(words.switches.has("json") ? `${JSON.stringify(diagnoses, null, 2)}\n` : doctorText(diagnoses, { colours: terminal.colours }));
	return diagnoses.some(({ impossible }) => impossible) ? exitCodes.unmeasurable : exitCodes.success;
});

export { doctor };