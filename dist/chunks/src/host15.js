import { __toESM } from "../rolldown-runtime.js";
import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { array, number, strictObject, string, union } from "../packages/zod.js";
import { serverRequestSchema } from "./model5.js";
import { text } from "./model6.js";
import { commandSchema, serverSettingSchema, settingNamesOf, settingOf } from "./settings.js";
import { expectationOf, lowerFirst, shownAt } from "./model16.js";
import { startOf, startWords, variablesOf, withNodeFlags } from "./model28.js";
import { commandWords } from "./settings5.js";
import { bareShareComplaint, settingFromText } from "./settings6.js";

// src/host/files/read-yaml.ts
const layoutCodes = /* @__PURE__ */ new Set([
	"DUPLICATE_KEY",
	"TAB_AS_INDENT",
	"BAD_INDENT"
]);
async function readYaml(content, file) {
	const { parseDocument } = await import("../packages/yaml2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	const document = parseDocument(content);
	const [wrong] = [...document.errors, ...document.warnings];
	try {
		if (wrong !== void 0) throw wrong;
		return document.toJS({ maxAliasCount: 100 });
	} catch (error) {
		if (error !== wrong && !(error instanceof ReferenceError)) throw error;
		const [why = ""] = String(error).split("\n");
		const hint = layoutCodes.has(wrong?.code) ? "" : ": texts with \"!\", \": \" or \"#\" stand in quotes";
		throw new UsageError(`expected YAML in ${file}, got ${why.replace(/^\w+: |:$/g, "")}${hint}`);
	}
}

// src/settings/config.ts
const argvInConfig = union([array(string().max(1e4)).min(1).max(200), string().min(1).max(1e4).describe("split at spaces, quotes group words, no shell")]);
const longestTexts = {
	ratio: 50,
	seconds: 50,
	count: 50,
	arguments: 1e4,
	flags: 1e4,
	variables: 1e5
};
const nodeInConfig = union([string().min(1).max(1e3), number().int("quotes around a version with dots")]);
const belowOne = number().lt(1, { error: ({ input }) => bareShareComplaint(Number(input)) ?? void 0 });
const startInConfig = {
	command: argvInConfig,
	environment: union([settingOf("environment").schema, text(1e4)]).optional(),
	"node-flags": union([settingOf("node-flags").schema, text(1e4)]).optional()
};
const commandInConfig = commandSchema.extend(startInConfig);
const serverInConfig = serverSettingSchema.extend(startInConfig);
function configSchema() {
	return strictObject({
		...Object.fromEntries(settingNamesOf("config").map((name) => [name, inConfig(name)])),
		...variedSettings
	});
}
const variedSettings = {
	commands: told("commands", array(commandInConfig).max(200)),
	servers: told("servers", array(serverInConfig).max(200)),
	build: told("build", array(argvInConfig).max(50)),
	"node-version": told("node-version", union([nodeInConfig, array(nodeInConfig).min(1).max(10)]))
};
function told(name, schema) {
	return schema.describe(settingOf(name).about).optional();
}
function inConfig(name) {
	const { schema, form } = settingOf(name);
	const longestText = longestTexts[form];
	if (longestText === void 0) return told(name, schema);
	const ownSchema = form === "ratio" ? belowOne.and(schema) : schema;
	return told(name, union([ownSchema, string().max(longestText)]));
}
function settingsFromConfig(data, file) {
	const validation = configSchema().safeParse(data ?? {});
	if (!validation.success) throw new UsageError(`${file}: ${configComplaint(validation.error, data)}`);
	const { commands, servers, build, "node-version": node, ...otherSettings } = validation.data;
	const otherValues = settingNamesOf("config").filter((name) => Object.hasOwn(otherSettings, name)).map((name) => settingFromData(name, Reflect.get(otherSettings, name), `${file}: ${name}`));
	return Object.assign({}, ...otherValues, commands && { commands: commands.map((entry) => startedAs(entry, `${file}: commands`)) }, servers && { servers: servers.map((setting) => startedAs(setting, `${file}: servers`)) }, build && { build: build.map((command) => wordsOf(command, `${file}: build`)) }, node !== void 0 && { "node-version": [node].flat().map(String) });
}
function settingFromData(name, value, place) {
	return typeof value === "string" && settingOf(name).form !== "text" ? settingFromText(name, value, place) : { [name]: value };
}
function wordsOf(command, place) {
	return typeof command === "string" ? commandWords(command, place) : command;
}
function startedAs({ environment = [], "node-flags": nodeFlags = [], command, ...entry }, file) {
	const place = `${file}: ${entry.name}`;
	const lines = settingFromData("environment", environment, `${place}: environment`).environment;
	const flags = settingFromData("node-flags", nodeFlags, `${place}: node-flags`)["node-flags"] ?? [];
	const { words, folder, variables } = startOf(wordsOf(command, `${place}: command`));
	if (flags.length > 0 && words[0] !== "node") throw new UsageError(`${place}: expected a command of node beside "node-flags", got "${words[0] ?? ""}"`);
	const start = {
		folder,
		variables: {
			...variables,
			...variablesOf(lines ?? [])
		}
	};
	return {
		...entry,
		command: startWords({
			...start,
			words: withNodeFlags(words, flags)
		})
	};
}
function configComplaint(error, data) {
	const issue = error.issues.find(({ code }) => code === "unrecognized_keys") ?? error.issues[0];
	if (issue === void 0) return "not understood";
	if (issue.code === "unrecognized_keys") {
		const [unknownKey = ""] = issue.keys;
		const place = placesOf(issue).map((part) => `${part}: `).join("");
		const knownKeys = keysAt(issue.path);
		const [nearest] = nearestNames(unknownKey, knownKeys);
		const hint = nearest === void 0 ? `known are ${knownKeys.join(", ")}` : `did you mean "${nearest}"?`;
		return `${place}unknown key ${JSON.stringify(unknownKey)}; ${hint}`;
	}
	const complaint = `${expectedInFile(issue)}, got ${shownAt(data, issue.path)}`;
	const isWhole = issue.code === "custom" || / is \S+; write /.test(complaint);
	return [...placesOf(issue), isWhole ? lowerFirst(issue.message) : complaint].join(": ");
}
function placesOf({ path }) {
	return path.map((part) => typeof part === "number" ? `entry ${part + 1}` : String(part));
}
const formWords = {
	ratio: "a share such as 2%",
	seconds: "a time such as 90s or 20min",
	count: "a whole number",
	"count-or-auto": "auto or a whole number",
	variables: "lines such as NAME=VALUE",
	list: "a version such as 22, \"22.20\" or lts/jod, or a list of them"
};
function expectedInFile(issue) {
	if (issue.code !== "invalid_union" || !issue.message.startsWith("Invalid ")) return expectationOf(issue);
	const name = settingNamesOf("config").find((each) => each === issue.path.at(-1));
	return `expected ${(name === void 0 ? void 0 : formWords[settingOf(name).form]) ?? "words, as one text or a list"}`;
}
function keysAt([list, , ...inner]) {
	if (list === "commands") return Object.keys(commandInConfig.shape);
	if (list !== "servers") return settingNamesOf("config");
	return Object.keys(inner.length === 0 ? serverInConfig.shape : serverRequestSchema.shape);
}

export { readYaml, settingsFromConfig };