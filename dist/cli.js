#!/usr/bin/env node
import { createCommand } from "./chunks/src/cli.js";
import { exitCodes } from "./chunks/src/model6.js";
import { harnessPathOf, terminalText } from "./chunks/src/host.js";
import { diskTrouble } from "./chunks/src/model7.js";
import { homePage } from "./chunks/src/model8.js";
import { refusedNode, refusedPlatform } from "./chunks/src/model9.js";
import { nearestNames } from "./chunks/src/model5.js";
import { UnmeasurableError } from "./chunks/src/model.js";
import { UsageError } from "./chunks/src/model2.js";
import { settingsHelp } from "./chunks/src/settings4.js";
import { passedSettings } from "./chunks/src/parts2.js";
import { plainText } from "./chunks/src/render3.js";
import { logLine } from "./chunks/src/render4.js";
import { version } from "./chunks/version.js";

// src/cli/command-of-part.ts
function commandOfPart({ help, options, switches, load }) {
	return (argv, ownTerminal) => createCommand(help, options(), switches, async (words, terminal) => {
		const [act, { runComparison }] = [await load(), await import("./chunks/pipeline.js")];
		return act(words, terminal, runComparison);
	})(argv, ownTerminal);
}

// src/parts/bisect/index.ts
const command = {
	name: "bisect",
	needsPlatform: true,
	overview: `  deadheat bisect v1.2.0 HEAD       which commit made a benchmark slower
`,
	help: (width) => `${usage}\nSettings of "deadheat compare" that it takes as well:\n${settingsHelp(width, passedSettings())}\n${exits}`,
	options: () => [
		...passedSettings(),
		"metric",
		"steps",
		"skip"
	],
	switches: [
		"first-parent",
		"resume",
		"json"
	],
	load: async () => (await import("./chunks/run-bisect-command.js")).runBisectCommand
};
const bisect = {
	name: "bisect",
	commands: [command]
};
const usage = `deadheat bisect GOOD BAD [NAME…] [options]

Finds the commit that made a benchmark slower (or faster). BAD is compared with GOOD first; if
a row is called different, commits between them are measured against GOOD, each until it is
clear, and the next one is chosen where the answer is most open. See docs/bisect.md.

  deadheat bisect v1.2.0 HEAD
  deadheat bisect v1.2.0 HEAD parse/long --first-parent
  deadheat bisect v1.2.0 HEAD parse/long --metric peak-memory
  deadheat bisect v1.2.0 HEAD --resume
  deadheat bisect npm:semver@7.3.0 npm:semver@7.7.0 --benchmarks bench
  deadheat bisect node:20.0.0 node:20.19.0 --suite promises

GOOD and BAD are commits, of which BAD contains GOOD, two published versions of a package, or
two releases of Node.js. NAME is the benchmark, as the table names it; with several, or none,
it is the one that changed most. All commits are measured with the benchmarks of BAD. Commits
that do not build are skipped; the answer may then be several commits. It is the largest step,
and what that leaves of the whole difference. Every step is kept: a killed bisection goes on.

  --metric NAME     The metric that is bisected: time, cpu, peak-memory. Default: of those that
                    count towards the verdict, the one that changed most.
  --first-parent    Follow first parents only: a merged branch is one step.
  --skip REV,…      Commits not to measure.
  --steps N         Stop after so many measurements. Default: some twice as many as one change
                    needs.
  --resume          Continue the bisection in the results folder.
  --json            Print only the answer, as one JSON document.
  --help            This text.
`;
const exits = `Exit codes:
  0  the largest step was found, and explains the whole difference
  2  the request has to change
  3  no answer, or not yet; the text says what it would take
`;

// src/parts/record/index.ts
const recordHelp = `deadheat record RESULT.json… [--into FOLDER | --branch NAME] [options]

Appends results of the default branch to a record: one line for each comparison, with every
deciding metric, both commits, and the class of the machine. Record each push against the one
before, and once a week the newest commit against a fixed one, such as the last release:
the curve is a chain of these ratios, and a change of machine does not break it.

  deadheat compare HEAD~1 HEAD && deadheat record deadheat-results/result.json
  deadheat record deadheat-results/result.json --into /var/lib/deadheat/record
  deadheat record x64/result.json --key x64 --report https://example.com/run/7

Without --into, the record is a branch of this repository, and is pushed to origin. It is
never checked out: your files and your index stay as they are. When others push at the same
time, nobody's lines are lost. A result that is already there is not added again. Both
commits must be on the default branch: results of a pull request, a fork or uncommitted
files are refused. HEAD against HEAD is recorded as the noise of the machine. See
docs/history.md.

  --into FOLDER          A folder instead of a branch.
  --branch NAME          The branch. It must hold nothing else. Default: deadheat-data.
  --key NAME             Tells machines apart that measure side by side. Default: default.
  --default-branch NAME  Default: what origin says, else main or master.
  --report URL           Where the run's report is. Default: the page of this job.
  --keep-months N        Drop the files of months before the newest N with lines. Default: 36.

Where a result against an older commit is a regression that the pushes between did not show, it
has crept in: that is said, in a job as an annotation, and the exit code is 1.

Exit codes: 0 recorded, 1 recorded and something crept in, 2 the request has to change, 3 the
branch could not be written.
`;
const siteHelp = `deadheat site RECORD --output FOLDER [--title TEXT] [--url URL]

Writes static pages from a record: a folder, or a branch of this repository. Nothing has to
run on the server, and the pages have no scripts. The index has a small curve of each benchmark;
a benchmark's page has the chained curve with its 95% band, what changed and when, releases,
the pull request behind each point, and a link to its report. feed.xml announces changes.

  deadheat site deadheat-data --output site
  deadheat site /var/lib/deadheat/record --output site --url https://octo.github.io/addon/

  --output FOLDER  Where to write. What the pages of an earlier run left there is replaced.
  --title TEXT     Default: the name of the project in the record.
  --url URL        Where the pages will be, for the links of the feed.

Exit codes: 0 written, 2 the request has to change (the message says where).
`;
const commands$1 = [{
	name: "record",
	needsPlatform: true,
	overview: `  deadheat record RESULT.json…      keep results of the default branch, commit by commit
`,
	help: () => recordHelp,
	options: () => [
		"into",
		"branch",
		"key",
		"default-branch",
		"report",
		"keep-months"
	],
	switches: [],
	load: async () => (await import("./chunks/record-command.js")).recordCommand
}, {
	name: "site",
	needsPlatform: false,
	overview: `  deadheat site deadheat-data --output site
                                    pages of curves from that record, with what changed when
`,
	help: () => siteHelp,
	options: () => [
		"output",
		"title",
		"url"
	],
	switches: [],
	load: async () => (await import("./chunks/site-command.js")).siteCommand
}];
const record = {
	name: "record",
	commands: commands$1
};

// src/cli.ts
const partCommands = [bisect, record].flatMap(({ commands }) => commands);
const commands = {
	compare: async () => (await import("./chunks/compare.js")).compare,
	versus: async () => (await import("./chunks/versus.js")).versus,
	init: async () => (await import("./chunks/init.js")).init,
	analyse: async () => (await import("./chunks/analyse.js")).analyse,
	suites: async () => (await import("./chunks/suites.js")).suites,
	report: async () => (await import("./chunks/report.js")).report,
	replay: async () => (await import("./chunks/replay.js")).replay,
	cache: async () => (await import("./chunks/cache.js")).cache,
	clean: async () => (await import("./chunks/clean.js")).clean,
	doctor: async () => (await import("./chunks/doctor.js")).doctor
};
for (const command of partCommands) commands[command.name] = async () => commandOfPart(command);
const ofThisMachine = /* @__PURE__ */ new Set([
	"compare",
	"versus",
	"doctor",
	...partCommands.flatMap(({ name, needsPlatform }) => needsPlatform ? name : [])
]);
const longestLine = 4e3;
const isJob = process.env["GITHUB_ACTIONS"] === "true";
function shown(text) {
	return isJob ? logLine(terminalText(text)) : terminalText(text);
}
const terminal = {
	out: (text) => void process.stdout.write(shown(text)),
	error: (text) => void process.stderr.write(shown(text)),
	annotate: (title, line) => {
		const text = terminalText(line).replaceAll("%", "%25");
		if (isJob) process.stdout.write(`::error title=${title}::${text}\n`);
	},
	environment: process.env,
	directory: process.cwd(),
	width: process.stdout.columns ?? 100,
	colours: process.stdout.isTTY && process.env["NO_COLOR"] === void 0,
	interactive: process.stderr.isTTY,
	harnessPath: harnessPathOf(import.meta.url)
};
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
async function main(argv) {
	const [name = "--help", ...rest] = argv;
	if (name === "--version") {
		terminal.out(`${version}\n`);
		return exitCodes.success;
	}
	if (name === "--help" || name === "help") {
		const { overviewHelp } = await import("./chunks/help.js");
		terminal.out(overviewHelp(partCommands.map(({ overview }) => overview)));
		return exitCodes.success;
	}
	const refusedHere = refusedNode(process.versions.node);
	if (refusedHere !== null) throw new UsageError(refusedHere);
	const load = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (load === void 0) {
		const knownPath = Object.keys(commands).join(", ");
		const [near] = nearestNames(name, Object.keys(commands), 1);
		const hint = near === void 0 ? `: there are ${knownPath};` : `; did you mean ${near}?`;
		throw new UsageError(`expected a command, got "${name}"${hint} see --help`);
	}
	const refusal = ofThisMachine.has(name) && !rest.includes("--help") ? refusedPlatform(process.platform) : null;
	if (refusal !== null) throw new UsageError(refusal);
	return (await load())(rest, terminal);
}
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	const trouble = error instanceof UsageError ? error.message : diskTrouble(error);
	if (trouble !== null) {
		terminal.error(`deadheat: ${showComplaint(trouble)}\n`);
		process.exitCode = exitCodes.usage;
	} else if (error instanceof UnmeasurableError) {
		terminal.error(`deadheat: ${showComplaint(error.message)}\n`);
		process.exitCode = exitCodes.unmeasurable;
	} else {
		const page = homePage();
		const where = page === null ? "" : ` at ${page}/issues`;
		terminal.error(`deadheat crashed, please report this${where}:\n${stackOf(error)}\n`);
		process.exitCode = exitCodes.unmeasurable;
	}
}
function showComplaint(message) {
	return message.split("\n").map((line) => plainText(line, longestLine)).join("\n");
}
function stackOf(error) {
	return error instanceof Error ? error.stack ?? error.message : String(error);
}

export {  };