import { createClock } from "./host3.js";
import { createFiles, grip, isGripped, removeTree, statFields } from "./host5.js";
import { UsageError } from "./model2.js";
import { firstLine, splitLines } from "./host8.js";
import { pickVariables } from "./host.js";
import { isInside } from "./sandbox+model.js";
import { unlessMissing } from "./host4.js";
import { UnmeasurableError } from "./model9.js";
import { leastBytes } from "./host10.js";
import { kernelText } from "./host7.js";
import { createProcesses } from "./host11.js";
import { accessSync, chmodSync, closeSync, constants, fchmodSync, lstatSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, statSync, unlinkSync } from "node:fs";
import os from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { randomBytes } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";

// src/host/git/git-run.ts
const passedNames = new Set([
	"PATH HOME XDG_CONFIG_HOME TMPDIR TEMP",
	"GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_EXEC_PATH",
	"GIT_SSL_CAINFO GIT_SSL_CAPATH SSL_CERT_FILE SSL_CERT_DIR",
	"SSH_AUTH_SOCK GIT_SSH GIT_SSH_COMMAND",
	"http_proxy https_proxy no_proxy all_proxy",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY"
].flatMap((names) => names.split(" ")));
const localTimeoutSeconds = 300;
const networkTimeoutSeconds = 900;
const outputLimitBytes = 67108864;
const lockedSettings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"protocol.ext.allow=never",
	"submodule.recurse=false",
	"advice.detachedHead=false",
	"core.quotePath=false"
];
const ulimit = "ulimit -f \"$0\"; exec \"$@\"";
const withoutKeys = {
	HOME: "/dev/null/none",
	XDG_CONFIG_HOME: "/dev/null/none",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_SYSTEM: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
	SSH_AUTH_SOCK: "",
	GIT_SSH: "false",
	GIT_SSH_COMMAND: "false"
};
function accessFor(reach, server) {
	const noHelper = ["credential.helper="];
	if (reach === "own servers" || typeof reach === "object" && "asTold" in reach) {
		const isStrangers = reach !== "own servers" && reach.asTold.isStrangers;
		return {
			settings: isStrangers ? [
				...noHelper,
				"http.extraHeader=",
				`http.${server}/.extraHeader=`,
				"http.cookieFile="
			] : [],
			variables: isStrangers ? withoutKeys : {},
			timeoutSeconds: networkTimeoutSeconds
		};
	}
	return {
		settings: noHelper,
		variables: reach === "local" ? {} : reach.variables,
		timeoutSeconds: localTimeoutSeconds
	};
}
function gitRunner(processes) {
	const environment = gitEnvironment(processes.environment);
	const workspace = processes.environment["GITHUB_WORKSPACE"];
	const server = processes.environment["GITHUB_SERVER_URL"] ?? "https://github.com";
	return async (repository, argv, reach = "local") => {
		const access = accessFor(reach, server);
		const input = typeof reach === "object" && "variables" in reach ? reach.input : void 0;
		const safe = safeDirectories(repository, workspace).map((folder) => `safe.directory=${folder}`);
		const settings = [
			...lockedSettings,
			...safe,
			...access.settings
		].flatMap((each) => ["-c", each]);
		const bytes = typeof reach === "object" && "asTold" in reach ? reach.mostBytes : void 0;
		const limit = bytes === void 0 ? [] : [
			"sh",
			"-c",
			ulimit,
			String(Math.floor(bytes / 512))
		];
		const outcome = await processes.run({
			argv: [
				...limit,
				"git",
				"--no-pager",
				...settings,
				...argv
			],
			cwd: repository,
			environment: {
				...environment,
				...access.variables
			},
			timeoutSeconds: access.timeoutSeconds,
			outputLimitBytes,
			input
		});
		if (outcome.startError !== null) {
			const hint = outcome.startError.startsWith("no such program") ? ": install git" : "";
			throw new UsageError(`expected git to start, got ${outcome.startError}${hint}`);
		}
		return outcome;
	};
}
const noRoom = /No space left on device|unable to write file/i;
const lackOfObjects = /unable to read (?:sha1 file|[0-9a-f]{40})|\bmissing (?:blob|tree|object)\b|bad object [0-9a-f]{40}|promisor remote|loose object .* is corrupt/;
function demandedOutcome(argv, outcome) {
	if (hasSucceeded(outcome)) return outcome;
	assertOwnRepository(outcome);
	const reason = outcome.timedOut ? "no end in time" : reasonOf(outcome);
	if (lackOfObjects.test(outcome.stderr)) throw new UsageError(`expected a repository with all files of the revision, got one in which git finds some neither here nor on its remote (${reason}): run "git fsck", or clone it again`);
	if (noRoom.test(outcome.stderr)) throw new UsageError(`expected room on the disk for the files of a revision, got too little (${reason}): free some, or name another folder in TMPDIR`);
	throw new Error(`expected "git ${argv.join(" ")}" to work, got: ${reason}`);
}
async function gitText(run, repository, argv, reach) {
	return demandedOutcome(argv, await run(repository, argv, reach)).stdout;
}
function submoduleLinks(listedText) {
	return listedText.split("\0").flatMap((entry) => {
		const [, sha, path] = /^160000 ([0-9a-f]{40}) 0\t(.+)$/s.exec(entry) ?? [];
		return sha === void 0 || path === void 0 ? [] : [{
			sha,
			path
		}];
	});
}
function listedPaths(listedText) {
	return listedText.split("\0").filter((path) => path !== "");
}
function reasonOf(outcome) {
	const lines = splitLines(outcome.stderr);
	return lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? "no reason";
}
function hasSucceeded(outcome) {
	return outcome.exitCode === 0 && !outcome.timedOut && !outcome.isFlooded;
}
function assertOwnRepository(outcome) {
	const refusal = /dubious ownership in repository at '(?<path>[^']*)'/.exec(outcome.stderr);
	if (refusal === null) return;
	const path = refusal.groups?.["path"] ?? "";
	throw new UsageError(`expected a repository of the same user, got one of another user at ${path}: if you trust it, run "git config --global --add safe.directory ${path}"`);
}
function safeDirectories(directory, workspace) {
	if (workspace === void 0 || workspace === "") return [];
	if (directory === workspace) return [workspace];
	if (!directory.startsWith(`${workspace}/`)) return [];
	const parts = directory.slice(workspace.length + 1).split("/");
	return [workspace, ...parts.map((_, index) => `${workspace}/${parts.slice(0, index + 1).join("/")}`)];
}
function gitEnvironment(environment) {
	return {
		...pickVariables(environment, (name) => passedNames.has(name)),
		LC_ALL: "C",
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0"
	};
}

// src/host/git/snapshots.ts
const ownResults = ":(top,exclude,glob)**/deadheat-results/**";
const emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
async function takeSnapshot(run, request) {
	const { folder, isOwn, isRepository, keptIn, leftOut } = request;
	const place = isRepository ? await besideRepository(run, folder, keptIn) : await besideFolder(run, folder, keptIn);
	const how = { variables: place.variables };
	const exclusions = [];
	for (const each of leftOut.filter((one) => isInside(one, folder))) {
		const path = relative(folder, each);
		if (path === "") continue;
		if (!hasSucceeded(await run(folder, [
			"check-ignore",
			"--quiet",
			"--",
			path
		], how))) exclusions.push(`:(top,exclude,literal)${path}`);
	}
	const outcome = await run(folder, [
		"add",
		"--all",
		"--",
		":/",
		ownResults,
		...exclusions
	], how);
	if (!hasSucceeded(outcome)) throw new UsageError(`expected to read the files of ${folder}, got ${reasonOf(outcome)}`);
	const text = (argv) => gitText(run, folder, argv, how);
	const changedText = await text([
		"diff-index",
		"--cached",
		"--name-only",
		"-z",
		place.commit ?? emptyTree,
		"--"
	]);
	return {
		tree: (await text(["write-tree"])).trim(),
		folder,
		commit: place.commit,
		isOwn,
		changes: listedPaths(changedText).length,
		unkept: listedPaths(await text([
			"diff-files",
			"--name-only",
			"-z",
			"--ignore-submodules=none"
		])),
		variables: place.variables
	};
}
async function besideRepository(run, folder, keptIn) {
	const [index = "", objects = ""] = splitLines(await gitText(run, folder, [
		...[
			"rev-parse",
			"--path-format=absolute",
			"--git-path",
			"index"
		],
		"--git-path",
		"objects"
	]));
	const ownIndex = join(keptIn, "index");
	const ownObjects = join(keptIn, "objects");
	await mkdir(ownObjects);
	await copyIfThere(index, ownIndex);
	const head = await run(folder, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]);
	return {
		variables: {
			GIT_INDEX_FILE: ownIndex,
			GIT_OBJECT_DIRECTORY: ownObjects,
			GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects)
		},
		commit: hasSucceeded(head) ? head.stdout.trim() : null
	};
}
async function besideFolder(run, folder, keptIn) {
	const gitFolder = join(keptIn, "git");
	await gitText(run, keptIn, [
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		gitFolder
	]);
	await mkdir(join(gitFolder, "info"), { recursive: true });
	await writeFile(join(gitFolder, "info/exclude"), "node_modules/\n");
	return {
		variables: {
			GIT_DIR: gitFolder,
			GIT_WORK_TREE: folder
		},
		commit: null
	};
}
async function copyIfThere(from, to) {
	const stats = await unlessMissing(stat(from));
	if (stats === null) return;
	await copyFile(from, to);
	await utimes(to, stats.mtime, /* @__PURE__ */ new Date(Math.floor(stats.mtimeMs / 1e3) * 1e3));
}
async function putSnapshot({ run, inTurn }, snapshot, directory) {
	const { commit, folder, isOwn, variables } = snapshot;
	const demand = (at, argv, how) => gitText(run, at, argv, how);
	if (commit === null) await mkdir(directory, { recursive: true });
	else if (isOwn) {
		const place = [
			"--detach",
			"--force",
			"--no-checkout",
			"--",
			directory,
			commit
		];
		await inTurn(() => demand(folder, [
			"worktree",
			"add",
			...place
		]));
	} else {
		await demand(folder, [
			"clone",
			"--quiet",
			"--shared",
			"--no-checkout",
			"--",
			folder,
			directory
		]);
		await demand(directory, [
			"update-ref",
			"--no-deref",
			"HEAD",
			commit
		]);
	}
	await demand(folder, [
		"checkout-index",
		"--all",
		"--force",
		"--quiet",
		`--prefix=${directory}/`
	], { variables });
	if (commit === null) return;
	await demand(directory, ["reset", "--quiet"]);
	const links = submoduleLinks(await demand(folder, [
		"ls-files",
		"--stage",
		"-z"
	], { variables }));
	for (const { sha, path } of links) await demand(directory, [
		"update-index",
		"--add",
		"--cacheinfo",
		`160000,${sha},${path}`
	]);
	const before = submoduleLinks(await demand(directory, [
		"ls-files",
		"--stage",
		"-z"
	]));
	for (const { path } of before) {
		if (links.some((link) => link.path === path)) continue;
		await demand(directory, [
			"update-index",
			"--force-remove",
			"--",
			path
		]);
	}
}
const nobody = {
	GIT_AUTHOR_NAME: "deadheat",
	GIT_AUTHOR_EMAIL: "deadheat@localhost",
	GIT_AUTHOR_DATE: "2000-01-01T00:00:00Z",
	GIT_COMMITTER_NAME: "deadheat",
	GIT_COMMITTER_EMAIL: "deadheat@localhost",
	GIT_COMMITTER_DATE: "2000-01-01T00:00:00Z"
};
const settings = `[core]
	repositoryformatversion = 0
	bare = false
[diff]
	ignoreSubmodules = all
[gc]
	auto = 0
`;
async function makeOwnRepository(run, { tree, folder, variables }, place) {
	const demand = (at, argv, how) => gitText(run, at, argv, how);
	const ownVariables = {
		GIT_DIR: place,
		GIT_INDEX_FILE: join(place, "index")
	};
	await rm(place, {
		recursive: true,
		force: true
	});
	await mkdir(join(place, "objects", "pack"), { recursive: true });
	await mkdir(join(place, "refs", "heads"), { recursive: true });
	await writeFile(join(place, "HEAD"), "ref: refs/heads/main\n");
	await writeFile(join(place, "config"), settings);
	const trees = await demand(folder, [
		"rev-list",
		"--objects",
		"--no-object-names",
		"--filter=blob:none",
		tree
	], { variables: withoutFetch(variables) });
	await demand(folder, [
		"pack-objects",
		"--quiet",
		"--window=0",
		join(place, "objects", "pack", "pack")
	], {
		variables: withoutFetch(variables),
		input: trees
	});
	const commit = firstLine(await demand(place, [
		"commit-tree",
		"-m",
		"deadheat",
		tree
	], { variables: {
		...ownVariables,
		...nobody
	} }));
	await writeFile(join(place, "refs", "heads", "main"), `${commit}\n`);
	await demand(place, ["read-tree", "HEAD"], { variables: ownVariables });
}
function withoutFetch(variables) {
	return {
		...variables,
		GIT_NO_LAZY_FETCH: "1"
	};
}

// src/host/git/strangers-tree.ts
const asStrangers = { asTold: { isStrangers: true } };
function strangersRepository(directory) {
	return `${directory}.strangers`;
}
async function strangersTree(run, { repository, sha, directory }) {
	const demand = (at, argv) => gitText(run, at, argv, asStrangers);
	await fetchMissing(run, repository, sha);
	await mkdir(directory, { recursive: true });
	await assertFits(run, {
		repository,
		sha,
		directory
	});
	const objects = firstLine(await gitText(run, repository, [
		"rev-parse",
		"--path-format=absolute",
		"--git-path",
		"objects"
	]));
	const origin = await run(repository, [
		"config",
		"--get",
		"remote.origin.url"
	]);
	const place = strangersRepository(directory);
	await rm(place, {
		recursive: true,
		force: true
	});
	await demand(directory, [
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		place
	]);
	await mkdir(join(place, "objects/info"), { recursive: true });
	await writeFile(join(place, "objects/info/alternates"), `${JSON.stringify(objects)}\n`);
	await demand(place, [
		"config",
		"core.bare",
		"false"
	]);
	const address = withoutUser(firstLine(origin.stdout));
	if (address !== "") await demand(place, [
		"config",
		"remote.origin.url",
		address
	]);
	await writeFile(join(directory, ".git"), `gitdir: ${place}\n`);
	await demand(directory, [
		"checkout",
		"--quiet",
		"--force",
		"--detach",
		sha
	]);
}
const mostFreeShare = .5;
async function assertFits(run, { repository, sha, directory }) {
	const listing = await run(repository, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		sha
	]);
	if (listing.isFlooded || listing.timedOut) throw new UnmeasurableError(`expected a commit whose files can be listed in 64 MiB, got ${sha}`);
	const ids = [...listing.stdout.matchAll(/(?<=^|\0)\d+ blob (\w+)\t/g)].map(([, id = ""]) => id);
	const input = [...new Set(ids)].join("\n");
	const sizes = await gitText(run, repository, ["cat-file", "--batch-check"], {
		variables: {},
		input
	});
	const sizeOf = new Map(splitLines(sizes).map((line) => [line.split(" ")[0], Number(line.split(" ")[2])]));
	await assertRoom(ids.reduce((sum, id) => sum + leastBytes + (sizeOf.get(id) ?? NaN), 0), directory, sha);
}
async function assertRoom(bytes, directory, what) {
	if (!(bytes <= await roomIn(directory))) throw new UnmeasurableError(`expected a commit whose files take at most half of the room on the disk, got ${what} with ${String(bytes)} bytes`);
}
async function roomIn(directory) {
	return mostFreeShare * (await createFiles().freeBytes(directory) ?? 0);
}
async function assertRoomForLarge(run, directory) {
	const { stdout, isFlooded } = await run(directory, [
		"grep",
		"--text",
		"-h",
		"--all-match",
		"-e",
		"^oid sha256:",
		"-e",
		"^size "
	]);
	const bytes = splitLines(stdout).flatMap((line) => /^size (.*)/.exec(line)?.[1] ?? []).reduce((sum, size) => sum + (Number(size) >= 0 ? Number(size) : NaN), 0);
	await assertRoom(isFlooded ? NaN : 2 * bytes, directory, "large files");
}
async function strangersSubmodules(run, directory, untilMs = performance.now() + 9e5) {
	const ask = (argv, at = directory, mostBytes) => run(at, argv, {
		...asStrangers,
		mostBytes
	});
	const folderOf = async (at) => firstLine((await ask(["rev-parse", "--absolute-git-dir"], at)).stdout);
	const place = await folderOf(directory);
	if (place.includes("�")) return "a name that is no text";
	const begun = await ask([
		"submodule",
		"--quiet",
		"init"
	]);
	if (!hasSucceeded(begun)) return reasonOf(begun);
	const settingsPath = join(place, "config");
	const ways = (await readFile(settingsPath, "latin1")).replaceAll(/(?<=\n)\tupdate = (?!none\n)[^\n]*\n/g, "").replaceAll(/(?<=\n)(?=\turl = )/g, "	update = !true\n");
	await writeFile(settingsPath, ways, "latin1");
	const links = submoduleLinks((await ask([
		"ls-files",
		"--stage",
		"-z"
	])).stdout);
	const fetched = await ask([
		"-c",
		"fetch.unpackLimit=1",
		"submodule",
		"--quiet",
		"update"
	], directory, await roomIn(directory) / Math.max(1, links.length));
	if (/File too large|signal 25\b/.test(fetched.stderr)) return "more than has room on the disk";
	if (!hasSucceeded(fetched)) return reasonOf(fetched);
	for (const { sha, path } of links) {
		if (performance.now() > untilMs) return "no end in time";
		const folder = join(directory, path);
		if (path.includes("�")) return "a path that is no text";
		if (!(await folderOf(folder)).startsWith(`${place}/modules/`)) continue;
		await assertFits(run, {
			repository: folder,
			sha,
			directory
		});
		const placed = await ask([
			"checkout",
			"--quiet",
			"--force",
			"--detach",
			sha
		], folder);
		const reason = hasSucceeded(placed) ? await strangersSubmodules(run, folder, untilMs) : reasonOf(placed);
		if (reason !== null) return reason;
	}
	return null;
}
function withoutUser(address) {
	return address.replace(/^(\w+:\/\/)[^/]*@/, "$1").replace(/^(\w+:\/\/[^?#]*)[?#].*/, "$1");
}
const idsAtOnce = 1e3;
async function fetchMissing(run, repository, sha) {
	const promisors = await run(repository, [
		"config",
		"--get-regexp",
		String.raw`^remote\..*\.promisor$`
	]);
	const [, promisor] = /^remote\.(.*)\.promisor true$/m.exec(promisors.stdout) ?? [];
	if (promisor === void 0) return;
	const listing = [
		"rev-list",
		"--objects",
		"--no-walk",
		"--no-object-names",
		"--missing=print",
		sha
	];
	const fetch = [
		"-c",
		"fetch.negotiationAlgorithm=noop",
		"fetch",
		"--quiet",
		"--no-tags"
	];
	const options = [
		"--no-write-fetch-head",
		"--recurse-submodules=no",
		"--filter=blob:none",
		"--"
	];
	for (const _ of ["folders", "files"]) {
		const ids = splitLines(await gitText(run, repository, listing)).flatMap((line) => line.startsWith("?") ? line.slice(1) : []);
		for (let at = 0; at < ids.length; at += idsAtOnce) {
			const some = [promisor, ...ids.slice(at, at + idsAtOnce)];
			await gitText(run, repository, [
				...fetch,
				...options,
				...some
			], "own servers");
		}
	}
}

// src/host/one-at-a-time.ts
function oneAtATime() {
	let last = Promise.resolve();
	return (action) => {
		const result = last.then(action, action);
		last = result;
		return result;
	};
}

// src/host/git/git.ts
const mostPointers = 1e3;
const pointer = ["-e", "^version https://git-lfs\\.github\\.com/spec/v1$"];
const lfsFilter = [
	"filter.lfs.clean=git-lfs clean -- %f",
	"filter.lfs.smudge=git-lfs smudge -- %f",
	"filter.lfs.process=git-lfs filter-process",
	"filter.lfs.required=true"
].flatMap((setting) => ["-c", setting]);
const withoutLfs = [
	"process=",
	"smudge=",
	"required=false"
].flatMap((setting) => ["-c", `filter.lfs.${setting}`]);
const fullCheckout = ["-c", "core.sparseCheckout=false"];
const commonFolder = [
	"rev-parse",
	"--path-format=absolute",
	"--git-common-dir"
];
const printAddress = "echo \"url.$(git rev-parse --absolute-git-dir).insteadOf=$(git config remote.origin.url)\"";
const createGit = gitBy;
function gitBy(processes) {
	const run = gitRunner(processes);
	const inTurn = oneAtATime();
	const text = (repository, argv) => gitText(run, repository, argv);
	const outputOf = async (repository, argv, reach) => {
		const outcome = await run(repository, argv, reach);
		return outcome.exitCode === 0 ? outcome.stdout : null;
	};
	const marksLargeFiles = async (place, at, reach) => {
		const search = [
			"grep",
			"--quiet",
			"-e",
			"filter=lfs",
			...at,
			"--",
			"*.gitattributes"
		];
		return await outputOf(place, search, reach) !== null;
	};
	const isShallow = async (repository) => firstLine(await text(repository, ["rev-parse", "--is-shallow-repository"])) === "true";
	const resolve = async (repository, ref) => {
		assertSafeRef(ref);
		const argv = [
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${ref}^{commit}`
		];
		const answer = await outputOf(repository, argv);
		if (!/^[0-9a-f]{64}\s*$/.test(answer ?? "")) return shaIn(answer);
		throw new UsageError("expected a repository whose objects are named by SHA-1, got one of SHA-256: make one by \"git init --object-format=sha1\" and fetch into that what is to be compared");
	};
	const cloneAddresses = async (directory) => {
		const clone = dirname(firstLine(await text(directory, commonFolder)));
		const addresses = splitLines(await outputOf(clone, [
			"submodule",
			"--quiet",
			"foreach",
			"--recursive",
			printAddress
		]) ?? "");
		if (addresses.length === 0) return [];
		return ["protocol.file.allow=always", ...addresses].flatMap((setting) => ["-c", setting]);
	};
	const forgetHalfMade = async (repository, directory) => {
		const common = await outputOf(repository, commonFolder);
		if (common === null) return;
		const entries = join(firstLine(common), "worktrees");
		for (const name of await unlessMissing(readdir(entries)) ?? []) if ((await unlessMissing(readFile(join(entries, name, "gitdir"), "utf8")))?.trim() === join(directory, ".git")) await removeTree(join(entries, name));
	};
	return {
		top: async (directory) => {
			const outcome = await run(directory, ["rev-parse", "--show-toplevel"]);
			assertOwnRepository(outcome);
			return outcome.exitCode === 0 ? firstLine(outcome.stdout) : null;
		},
		resolve,
		parents: async (repository, sha) => parentsOf(await text(repository, [
			"cat-file",
			"commit",
			full(sha)
		])),
		mergeBase: async (repository, first, second) => {
			const argv = [
				"merge-base",
				full(first),
				full(second)
			];
			const mergeBase = shaIn(firstLine(await outputOf(repository, argv) ?? ""));
			if (mergeBase === null) return null;
			return await hidesHistory(run, repository, [
				first,
				second,
				`^${mergeBase}`
			]) ? null : mergeBase;
		},
		commitsBetween: async (repository, from, to) => {
			const options = ["--ancestry-path", "--format=%H%x09%P%x09%s"];
			const range = [
				full(to),
				`^${full(from)}`,
				"--"
			];
			return lineTo(to, await text(repository, [
				"rev-list",
				...options,
				...range
			]));
		},
		readFile: (repository, sha, path) => outputOf(repository, [
			"cat-file",
			"blob",
			`${full(sha)}:${path}`
		]),
		ignores: async (repository, path) => await outputOf(repository, [
			"check-ignore",
			"--quiet",
			"--",
			path
		]) !== null,
		renamed: async (from, to) => {
			const words = listedPaths((await run(to, [
				"diff",
				...[
					"--no-index",
					"--no-ext-diff",
					"--no-textconv",
					"-z",
					"--name-status",
					"-M"
				],
				"--diff-filter=R",
				"--",
				from,
				to
			])).stdout);
			const within = (folder, at) => (words[at] ?? "").slice(folder.length + 1);
			return new Map(words.flatMap((_, at) => at % 3 === 0 ? [[within(to, at + 2), within(from, at + 1)]] : []));
		},
		treeOf: async (repository, sha) => firstLine(await text(repository, [
			"rev-parse",
			"--verify",
			`${full(sha)}^{tree}`
		])),
		addWorktree: async (repository, sha, directory, { isStrangers } = { isStrangers: false }) => {
			if (isStrangers) return strangersTree(run, {
				repository,
				sha: full(sha),
				directory
			});
			const place = [
				"--detach",
				"--force",
				"--",
				directory,
				full(sha)
			];
			const argv = [
				...withoutLfs,
				...fullCheckout,
				"worktree",
				"add",
				...place
			];
			await inTurn(() => gitText(run, repository, argv, "own servers"));
		},
		takeSnapshot: (request) => takeSnapshot(run, request),
		makeOwnRepository: (from, place) => makeOwnRepository(run, from, place),
		putSnapshot: (snapshot, directory) => putSnapshot({
			run,
			inTurn
		}, snapshot, directory),
		updateSubmodules: async (directory, writer) => {
			const argv = [
				"submodule",
				"--quiet",
				"update",
				"--init",
				"--recursive"
			];
			const isOurs = await unlessMissing(readdir(strangersRepository(directory))) !== null;
			if (writer.isStrangers && isOurs) return strangersSubmodules(run, directory);
			const settings = writer.isStrangers ? [] : await cloneAddresses(directory);
			if (settings.length > 0 && hasSucceeded(await run(directory, [...settings, ...argv]))) return null;
			const outcome = await run(directory, argv, { asTold: writer });
			return hasSucceeded(outcome) ? null : reasonOf(outcome);
		},
		declaresLargeFiles: (repository, sha) => marksLargeFiles(repository, [full(sha)], "own servers"),
		pointerPaths: async (directory) => {
			if (!await marksLargeFiles(directory, [])) return [];
			const outcome = await run(directory, [
				"grep",
				"--files-with-matches",
				"-z",
				...pointer
			]);
			return listedPaths(outcome.stdout).slice(0, mostPointers);
		},
		pullLargeFiles: async (directory, writer) => {
			if (writer.isStrangers) await assertRoomForLarge(run, directory);
			const outcome = await run(directory, [
				...lfsFilter,
				"lfs",
				"pull"
			], { asTold: writer });
			if (hasSucceeded(outcome)) return null;
			return /^git: 'lfs' is not a git command/m.test(outcome.stderr) ? "no git-lfs" : reasonOf(outcome);
		},
		removeWorktree: async (repository, directory) => {
			await removeTree(strangersRepository(directory));
			const argv = [
				"worktree",
				"remove",
				"--force",
				"--force",
				"--",
				directory
			];
			if (hasSucceeded(await run(repository, argv))) return;
			await removeTree(directory);
			if (hasSucceeded(await run(repository, argv))) return;
			await forgetHalfMade(repository, directory);
		},
		isShallow,
		fetchCommit: async (repository, sha, depth) => {
			const argv = [
				"fetch",
				"--quiet",
				"--no-tags",
				"--no-write-fetch-head"
			];
			if (await isShallow(repository)) {
				const present = await resolve(repository, full(sha)) !== null;
				argv.push(present ? `--deepen=${depth}` : "--depth=1");
			}
			return hasSucceeded(await run(repository, [
				...argv,
				"--",
				"origin",
				full(sha)
			], "own servers"));
		},
		remoteCommit: async (repository, name) => {
			assertSafeRef(name);
			const argv = [
				"ls-remote",
				"--quiet",
				"--",
				"origin",
				...remoteNames(name)
			];
			return remoteSha(await outputOf(repository, argv, "own servers") ?? "", remoteNames(name));
		},
		tags: async (repository) => {
			return tagsOf(`${await text(repository, [
				"for-each-ref",
				"--format=%(objectname) %(refname)%0a%(*objectname) %(refname)^{}",
				"refs/tags"
			])}\n${await outputOf(repository, [
				"ls-remote",
				"--quiet",
				"--tags",
				"--",
				"origin"
			], "own servers") ?? ""}`);
		}
	};
}
function assertSafeRef(ref) {
	if (ref === "" || ref.startsWith("-") || /\p{Cc}/u.test(ref)) throw new UsageError(`expected a branch, tag or commit, got ${JSON.stringify(ref)}`);
}
function full(sha) {
	if (shaIn(sha) === null) throw new Error(`expected a full commit id, got ${JSON.stringify(sha)}`);
	return sha;
}
function shaIn(text) {
	return /^[0-9a-f]{40}$/.exec(text?.trim() ?? "")?.[0] ?? null;
}
function parentsOf(commit) {
	const header = commit.split("\n\n", 1)[0] ?? "";
	return splitLines(header).flatMap((line) => /^parent ([0-9a-f]{40})$/.exec(line)?.[1] ?? []);
}
function lineTo(sha, listedText) {
	const listedCommits = new Map(splitLines(listedText).map((line) => {
		const [ownId = "", parents = "", ...title] = line.split("	");
		return [ownId, {
			sha: ownId,
			parent: parents.split(" ")[0] ?? "",
			title: title.join(" ")
		}];
	}));
	const line = [];
	for (let at = listedCommits.get(sha); at !== void 0; at = listedCommits.get(at.parent)) line.push(at);
	return line.toReversed();
}
function remoteNames(name) {
	return [
		`refs/heads/${name}`,
		`refs/tags/${name}^{}`,
		`refs/tags/${name}`
	];
}
function remoteSha(listedText, refs) {
	const shas = new Map(splitLines(listedText).map((line) => {
		const [sha = "", ref = ""] = line.split("	");
		return [ref, sha];
	}));
	return refs.flatMap((ref) => shas.get(ref) ?? [])[0] ?? null;
}
function tagsOf(text) {
	const lines = text.matchAll(/^([0-9a-f]{40})\s+refs\/tags\/([^\s^]+)(?:\^\{\})?$/gm);
	return [...new Map([...lines].map(([, sha = "", name = ""]) => [name, sha]))].map(([name, sha]) => ({
		name,
		sha
	}));
}
async function hidesHistory(run, repository, range) {
	const path = await run(repository, [
		"rev-parse",
		"--git-path",
		"shallow"
	]);
	const file = await unlessMissing(readFile(resolve(repository, firstLine(path.stdout)), "utf8"));
	if (file === null) return false;
	const cutCommits = new Set(splitLines(file));
	const argv = [
		"rev-list",
		...range,
		"--"
	];
	return splitLines(await gitText(run, repository, argv)).some((id) => cutCommits.has(id));
}
const usualNames = [
	"origin/HEAD",
	"origin/main",
	"origin/master",
	"main",
	"master"
];
async function defaultBranch(repository, git) {
	for (const name of usualNames) if (await git.resolve(repository, name) !== null) return name;
	return null;
}

// src/host/lock/lock-folder.ts
const sharedFolders = ["/run/lock", "/tmp"];
function lockFolder(parents = sharedFolders, namedFolder = process.env["DEADHEAT_LOCK_FOLDER"]) {
	if (namedFolder !== void 0 && namedFolder !== "") return namedFolder;
	const parent = parents.find((path) => {
		const stats = statsOf(path, statSync);
		return stats?.isDirectory() === true && (stats.mode & 1023) === 1023;
	});
	return parent === void 0 ? null : join(parent, "deadheat-lock");
}
function openLockFolder(path) {
	if (statsOf(path, lstatSync) === null) makeForEverybody(path);
	if (!lstatSync(path).isDirectory()) throw new Error(`expected a folder for tickets, got something else at ${path}`);
	accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}
function makeForEverybody(path) {
	const draft = mkdtempSync(`${path}-`);
	try {
		chmodSync(draft, 1023);
		renameSync(draft, path);
	} catch (error) {
		rmSync(draft, {
			recursive: true,
			force: true
		});
		if (statsOf(path, lstatSync) === null) throw error;
	}
}
function statsOf(path, look) {
	try {
		return look(path);
	} catch {
		return null;
	}
}

// src/host/lock/queue-up.ts
function queueUp(folder) {
	try {
		openLockFolder(folder);
		for (const ticket of ticketsIn(folder)) if (!isGripped(join(folder, ticket.name))) discard(folder, ticket);
		return placeIn(folder, draw(folder));
	} catch {
		return null;
	}
}
function placeIn(folder, heldTicket) {
	let { ticket, descriptor } = heldTicket;
	const leaveNow = () => {
		discard(folder, ticket);
		closeSync(descriptor);
	};
	process.on("exit", leaveNow);
	return {
		ahead: () => {
			if (!ticketsIn(folder).some(({ name }) => name === ticket.name)) {
				closeSync(descriptor);
				({ticket, descriptor} = draw(folder));
			}
			return ticketsIn(folder).filter((each) => comesBefore(each, ticket) && isGripped(join(folder, each.name)));
		},
		leave: () => {
			process.off("exit", leaveNow);
			leaveNow();
		}
	};
}
function draw(folder) {
	let path = join(folder, `new-${randomBytes(9).toString("hex")}`);
	const descriptor = openSync(path, "wx");
	try {
		fchmodSync(descriptor, 420);
		if (!grip(descriptor)) throw new Error("expected \"flock\" to hold a file, got no success");
		for (;;) {
			const ticket = ownTicket(Math.max(0, ...ticketsIn(folder).map(({ number }) => number)) + 1);
			renameSync(path, join(folder, ticket.name));
			path = join(folder, ticket.name);
			if (!ticketsIn(folder).some((each) => comesBefore(ticket, each))) return {
				ticket,
				descriptor
			};
		}
	} catch (error) {
		closeSync(descriptor);
		unlinkSync(path);
		throw error;
	}
}
function ticketsIn(folder) {
	return readdirSync(folder).flatMap((name) => parseTicket(name) ?? []).toSorted((first, second) => comesBefore(first, second) ? -1 : 1);
}
function discard(folder, { name }) {
	try {
		unlinkSync(join(folder, name));
	} catch {}
}
function ownTicket(number) {
	const { pid } = process;
	return {
		name: `${String(number).padStart(8, "0")}.${String(pid)}.${randomBytes(6).toString("hex")}`,
		number,
		pid
	};
}
function parseTicket(name) {
	const [, number, pid] = /^(\d{8,15})\.(\d+)\.[\da-f]+$/.exec(name) ?? [];
	return pid === void 0 ? null : {
		name,
		number: Number(number),
		pid: Number(pid)
	};
}
function comesBefore(first, second) {
	return first.number === second.number ? first.name < second.name : first.number < second.number;
}

// src/host/lock/create-host-lock.ts
function createHostLock(clock, { folder = lockFolder(), pollSeconds = 1 } = {}) {
	return { acquire: async ({ onWaiting, isCancelled, timeoutSeconds = 1e400 }) => {
		const place = folder === null ? null : queueUp(folder);
		if (folder === null || place === null) return {
			covers: "nothing",
			release: () => {}
		};
		const begunAtSeconds = clock.monotonicSeconds();
		let isServed = false;
		try {
			for (let toldCount = 0;; await clock.sleep(pollSeconds)) {
				const ahead = place.ahead();
				const [first] = ahead;
				isServed = first === void 0;
				if (first === void 0) return {
					covers: "machine",
					release: place.leave
				};
				if (isCancelled()) return null;
				const ticketPath = join(folder, first.name);
				if (clock.monotonicSeconds() - begunAtSeconds >= timeoutSeconds) throw new UnmeasurableError(overdue(first.pid, ticketPath, timeoutSeconds));
				if (ahead.length !== toldCount) {
					const sinceMs = statSync(ticketPath, { throwIfNoEntry: false })?.birthtimeMs ?? null;
					onWaiting(ahead.length, {
						pid: first.pid,
						sinceMs
					});
				}
				toldCount = ahead.length;
			}
		} finally {
			if (!isServed) place.leave();
		}
	} };
}
function overdue(pid, path, timeoutSeconds) {
	const stats = statSync(path, { throwIfNoEntry: false });
	const since = stats === void 0 ? "" : ` since ${stats.birthtime.toISOString()}`;
	const user = stats === void 0 ? "" : ` of user ${String(stats.uid)}`;
	return `expected a turn on this machine within ${`${String(Math.round(timeoutSeconds / 60))} min`}, got none: process ${String(pid)}${user} holds it${since}; end that process, or remove ${path} when it is gone`;
}

// src/host/machine/machine-probe.ts
const ticksPerSecond = 100;
const createMachineProbe = probeOf;
function probeOf(processes, root = "/") {
	const read = (path) => kernelText(join(root, path));
	const allowedCpus = async () => cpuList(fieldIn(read("proc/self/status"), "Cpus_allowed_list") ?? "");
	const waitingSeconds = () => {
		const microseconds = numberIn(/^some .*total=(\d+)/m.exec(read("proc/pressure/cpu"))?.[1]);
		return microseconds === null ? null : microseconds / 1e6;
	};
	return {
		describe: async () => {
			const cpuinfo = read("proc/cpuinfo");
			const governor = read("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").trim();
			const randomisation = read("proc/sys/kernel/randomize_va_space").trim();
			const processor = fieldIn(cpuinfo, "model name") ?? os.cpus()[0]?.model ?? "unknown";
			const cpus = await allowedCpus();
			return {
				name: os.hostname().slice(0, 200),
				platform: process.platform,
				architecture: process.arch,
				kernel: os.release().slice(0, 200),
				processor: processor.slice(0, 200),
				cpus: cpus.length === 0 ? os.availableParallelism() : cpus.length,
				memoryBytes: os.totalmem(),
				hypervisor: fieldIn(cpuinfo, "flags")?.split(" ").includes("hypervisor") ?? null,
				governor: governor === "" ? null : governor.slice(0, 50),
				addressRandomisation: randomisation === "" ? null : randomisation !== "0",
				pinning: await canPin(processes, cpus)
			};
		},
		allowedCpus,
		cores: async () => {
			const cpus = await allowedCpus();
			return cpus.map((cpu) => {
				const path = `sys/devices/system/cpu/cpu${String(cpu)}/topology/thread_siblings_list`;
				const list = cpuList(read(path).trim()).filter((value) => cpus.includes(value));
				return list.length === 0 ? [cpu] : list;
			}).filter(([first], at) => first === cpus[at]);
		},
		loadAverage: async () => numberIn(read("proc/loadavg").split(" ")[0]),
		waitingSeconds,
		pressure: async () => {
			const seconds = waitingSeconds();
			const cpus = cpuTicks(read("proc/stat"));
			const ownFields = statFields(join(root, "proc/self")).map(Number);
			if (seconds === null || cpus.length < 7 || ownFields.length < 15) return null;
			return {
				waitingSeconds: seconds,
				othersSeconds: (sum([...cpus.slice(0, 3), ...cpus.slice(5, 7)]) - sum(ownFields.slice(11, 15))) / ticksPerSecond
			};
		},
		stealSeconds: async () => {
			const ticks = cpuTicks(read("proc/stat"))[7];
			return ticks === void 0 ? null : ticks / ticksPerSecond;
		},
		contention: async (pid) => {
			const [run, delay] = read(`proc/${String(pid)}/schedstat`).split(" ").map(numberIn);
			const switches = numberIn(fieldIn(read(`proc/${String(pid)}/status`), "nonvoluntary_ctxt_switches") ?? void 0);
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
function cpuTicks(stat) {
	return (/^cpu +(.*)$/m.exec(stat)?.[1]?.split(" ") ?? []).map(Number);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
function cpuList(list) {
	if (list === "") return [];
	return list.split(",").flatMap((part) => {
		const [first = NaN, last = first] = part.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
	});
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
function fieldIn(text, name) {
	return new RegExp(`^${name}\\s*:\\s*(.*)$`, "m").exec(text)?.[1]?.trim() ?? null;
}
function numberIn(text) {
	const number = text === void 0 || text.trim() === "" ? NaN : Number(text);
	return Number.isFinite(number) ? number : null;
}

// src/host/create-host.ts
function createHost() {
	const clock = createClock();
	const processes = createProcesses();
	return {
		clock,
		files: createFiles(),
		processes,
		git: createGit(processes),
		machine: createMachineProbe(processes),
		lock: createHostLock(clock)
	};
}

export { createHost, defaultBranch, gitRunner, gitText, hasSucceeded, listedPaths, oneAtATime, reasonOf };