import { eachSide } from "./src/model5.js";
import { claimsChange } from "./src/model20.js";
import { partEntries } from "./src/model27.js";
import { comparesSides, isOfFirstCalls } from "./src/model11.js";
import { recordEntry, speaksOfBenchmarks } from "./src/session+plan.js";
import { changeSchema, mostUnseen, partName } from "./src/parts4.js";
import { parse } from "./packages/others7.js";
import { readInside, sourceMapOf } from "./src/host15.js";
import { isInstalled } from "./src/model29.js";
import { shippedBy } from "./src/plan2.js";
import { groupedBy } from "./src/model17.js";
import { runInNewContext } from "node:vm";

// src/parts/change/has-run.ts
function hasRun(coverage, place) {
	return coverage.some((each) => countedIn(each, place) !== null);
}
function isOtherText(coverage, file, length) {
	const countedFunctions = coverage.flatMap(({ scripts }) => scripts.get(file) ?? []);
	const isOfModule = ([whole]) => whole?.startOffset === 0 && whole.endOffset === length;
	return countedFunctions.length > 0 && !countedFunctions.some(isOfModule);
}
function countsOf(coverage, place) {
	const perCall = amountsPerCall(coverage, "calls");
	const perObjectCall = amountsPerCall(coverage, "objectCalls");
	return perCall && {
		calls: perCall((part) => countedIn(part, place)?.[0]?.count ?? 0),
		passes: perCall((part) => passesIn(countedIn(part, place))),
		objects: perObjectCall?.((part) => objectsIn(part, place))
	};
}
function callsOf(coverage) {
	return amountsPerCall(coverage, "calls")?.(({ total }) => total) ?? null;
}
function amountsPerCall(coverage, what) {
	const [fewer, more] = coverage.filter((each) => each[what] !== void 0).toSorted((first, second) => (first[what] ?? 0) - (second[what] ?? 0));
	const calls = fewer?.[what];
	if (fewer === void 0 || calls === void 0 || more?.[what] !== 2 * calls) return null;
	return (amountIn) => amountIn(more) === 2 * amountIn(fewer) ? amountIn(fewer) / calls : null;
}
function objectsIn({ objects }, { file, start, body }) {
	return objects.filter(({ url, at }) => url === file && at >= start && at < body).reduce((sum, { count }) => sum + count, 0);
}
function passesIn(countedFunctions) {
	return Math.max(0, ...(countedFunctions ?? []).slice(1).map(({ count }) => count));
}
function countedIn({ scripts }, place) {
	return (scripts.get(place.file) ?? []).find(([whole]) => whole?.endOffset === place.end && whole.startOffset >= place.start && whole.startOffset <= place.body) ?? null;
}

// src/parts/change/change-record.ts
function changeRecord({ edits: all, sources, unseen }, rows) {
	const edits = all.slice(0, 300);
	return {
		edits: edits.map((edit) => toldEdit(edit, sources)),
		more: all.length - edits.length,
		unseen: unseen.slice(0, mostUnseen),
		rows: rows.map(({ id, coverage: { base, head }, isCalled }) => {
			const ran = edits.flatMap((edit, at) => head !== null && hasRun(head, edit) ? [{
				edit,
				at
			}] : []);
			const counts = ran.map(({ edit, at }) => ({
				edit: at,
				base: base && edit.before && countsOf(base, edit.before),
				head: head && countsOf(head, edit)
			}));
			const calls = {
				base: base && callsOf(base),
				head: head && callsOf(head)
			};
			const ofCalled = isCalled ? {
				counts,
				calls
			} : {};
			return {
				id,
				runs: head && ran.map(({ at }) => at),
				...ofCalled
			};
		})
	};
}
function toldEdit({ name, file, line, column, kind, reads }, sources) {
	const source = sources.get(file)?.({
		line: line - 1,
		column
	}) ?? null;
	return {
		name: (name.length <= 2 ? source?.name ?? name : name).slice(0, 200),
		file: (source?.source ?? file).slice(0, 300),
		line: source === null ? line : source.line + 1,
		kind,
		reads: reads?.slice(0, 200)
	};
}

// src/find/pieces-of-script.ts
const innerFunction = "ƒ";
const ownName = "§";
function piecesOfScript(text) {
	const program = parsedProgram(text);
	try {
		return program && {
			length: text.length,
			...piecesOf(program)
		};
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return null;
	}
}
function piecesOf(program) {
	const functions = [];
	const parts = program.body.flatMap((statement) => wrappedIn(statement) ?? [statement]);
	const add = (node, parent, surroundings) => {
		let passedOn = surroundings;
		if (isFunction(node)) {
			const unnamed = `${surroundings.around.replace(/ ›.*/, "")} › (anonymous)`.replace(/^ › /, "");
			const name = (node.id?.name ?? surroundings.name) || unnamed;
			const { end, body } = node;
			const { start, loc } = isMethod(parent) ? parent : node;
			const { line, column } = loc?.start ?? {
				line: 1,
				column: 0
			};
			const words = wordsOfNode(node, {
				root: node,
				name: name.split(".").at(-1) ?? ""
			});
			functions.push({
				name,
				start,
				body: body.start,
				end,
				line,
				column,
				words
			});
			passedOn = {
				name: "",
				around: name
			};
		}
		for (const child of childrenOf(node)) add(child, node, givenTo(child, node, passedOn));
	};
	for (const part of parts) add(part, program, {
		name: "",
		around: ""
	});
	return {
		functions,
		values: parts.flatMap(declarationsIn).map((node) => ({
			names: [...new Set(declaredNames(node))],
			isList: isList(node),
			line: node.loc?.start.line ?? 1,
			words: wordsOfNode(node, {
				root: null,
				name: ""
			})
		}))
	};
}
function parsedProgram(text) {
	for (const sourceType of ["module", "script"]) try {
		return parse(text, {
			ecmaVersion: "latest",
			sourceType,
			allowReturnOutsideFunction: true,
			locations: true
		});
	} catch (error) {
		if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
	}
	return null;
}
function childrenOf(node) {
	return Object.values(node).flat().filter(isNode);
}
function isNode(value) {
	return typeof value === "object" && value !== null && "type" in value;
}
function isFunction(node) {
	return /Function/.test(node.type);
}
function isMemberNode(node) {
	return /^Property|^MethodDefinition$/.test(node.type);
}
function isMethod(node) {
	if (node.type === "Property") return node.method || node.kind !== "init";
	return node.type === "MethodDefinition";
}
function wrappedIn(statement) {
	const call = calledIn(statement);
	if (call.type !== "CallExpression") return null;
	return [call.callee.type === "MemberExpression" ? call.callee.object : call.callee, ...call.arguments].flatMap((each) => isFunction(each) && each.body.type === "BlockStatement" ? [each.body.body] : []).find((body) => body.some(isFunction)) ?? null;
}
function calledIn(node) {
	if (node.type === "ExpressionStatement") return calledIn(node.expression);
	if (node.type === "UnaryExpression") return calledIn(node.argument);
	if (node.type === "AssignmentExpression") return calledIn(node.right);
	const [only, ...more] = node.type === "VariableDeclaration" ? node.declarations : [];
	return only?.init == null || more.length > 0 ? node : calledIn(only.init);
}
function givenTo(child, parent, { name, around }) {
	if (parent.type === "VariableDeclarator") return {
		name: child === parent.init ? targetName(parent.id) : "",
		around
	};
	if (parent.type === "AssignmentExpression" || parent.type === "AssignmentPattern") return {
		name: child === parent.right ? targetName(parent.left) : "",
		around
	};
	if (parent.type === "ClassDeclaration" || parent.type === "ClassExpression") return {
		name: parent.id?.name ?? name,
		around
	};
	if (isMemberNode(parent)) {
		const key = parent.computed ? "(computed)" : targetName(parent.key);
		return {
			name: name === "" || parent.computed ? key : `${name}.${key}`,
			around
		};
	}
	return {
		name: parent.type === "ClassBody" || parent.type === "CallExpression" ? name : "",
		around
	};
}
function targetName(target) {
	if (target.type === "Identifier") return target.name;
	if (target.type === "PrivateIdentifier") return `#${target.name}`;
	if (target.type === "Literal") return String(target.value);
	if (target.type !== "MemberExpression") return "";
	const [object, property] = [targetName(target.object), targetName(target.property)];
	if (target.computed) return object;
	return `${object.replace(/\.prototype$/, "")}.${property}`.replace(/^(?:(?:module\.)?exports)?\.(?!exports$)/, "");
}
const silentKeys = /* @__PURE__ */ new Set([
	"type",
	"start",
	"end",
	"loc",
	"shorthand"
]);
function wordsOfNode(node, ownPart) {
	if (node !== ownPart.root) {
		if (node.type === "FunctionDeclaration" || isMethod(node)) return [];
		if (isFunction(node)) return [innerFunction];
	}
	if (node.type === "Identifier") return [node.name === ownPart.name ? ownName : node.name];
	if (node.type === "Literal") return [`:${typeof node.value === "string" ? JSON.stringify(node.value) : node.raw ?? ""}`];
	if (node.type === "TemplateElement") return [`:${node.value.raw}`];
	const fields = Object.entries(node).filter(([key]) => !silentKeys.has(key) && !(isFunction(node) && /^(?:id|expression)$/.test(key)));
	return [
		`:${node.type.replace(/^Function.*/, "Function")}`,
		...fields.flatMap(([, value]) => [value].flat().flatMap((each) => isNode(each) ? wordsOfNode(each, ownPart) : [`:${String(each)}`])),
		":end"
	];
}
function declarationsIn(node) {
	if (node.type === "VariableDeclaration") return node.declarations.flatMap(declarationsIn);
	if (node.type === "ExpressionStatement") return declarationsIn(node.expression);
	if (node.type === "ExportNamedDeclaration") return node.declaration == null ? [] : declarationsIn(node.declaration);
	const isDeclared = node.type === "VariableDeclarator";
	const value = node.type === "AssignmentExpression" ? node.right : isDeclared ? node.init : node;
	return value == null || isElsewhere(value) ? [] : [node];
}
function isElsewhere(node) {
	if (node.type === "MemberExpression") return isElsewhere(node.object);
	if (node.type === "CallExpression") return targetName(node.callee) === "require";
	return isFunction(node) || /^Import|^ExportAll/.test(node.type);
}
const naming = /^(?:Identifier|(?:Assignment|Object|Member)Expression|Property|Spread.*|VariableDeclarator)$/;
function isList(node) {
	return isElsewhere(node) || naming.test(node.type) && childrenOf(node).every(isList);
}
function declaredNames(node) {
	if (node.type === "AssignmentExpression") return targetsIn(node.left);
	if (node.type === "VariableDeclarator" || node.type === "ClassDeclaration") return node.id === null ? [] : targetsIn(node.id);
	return isFunction(node) ? [] : childrenOf(node).flatMap(declaredNames);
}
function targetsIn(pattern) {
	const name = targetName(pattern).split(".").at(-1) ?? "";
	return name === "" ? childrenOf(pattern).flatMap(targetsIn) : [name];
}

// src/host/within-seconds.ts
const timedOut = "Script execution timed out";
function withinSeconds(seconds, work) {
	if (seconds <= 0) return null;
	try {
		const values = [];
		const act = () => void values.push(work());
		runInNewContext("act()", { act }, { timeout: Math.max(1, Math.round(seconds * 1e3)) });
		return values[0] ?? null;
	} catch (error) {
		if (!String(error).includes(timedOut)) throw error;
		return null;
	}
}

// src/parts/change/edits-between.ts
function editsBetween(basePieces, headPieces) {
	const headEntries = functionsIn(headPieces, /* @__PURE__ */ new Map());
	const first = pairedFunctions(functionsIn(basePieces, /* @__PURE__ */ new Map()), headEntries);
	const renames = renamesIn(first.same, basePieces, headPieces);
	const { left, same } = renames.size === 0 ? first : pairedFunctions(functionsIn(basePieces, renames), headEntries);
	const edits = left.map(({ entry, before }) => {
		const kind = before === null ? "added" : "edited";
		return {
			...entry,
			kind,
			before
		};
	});
	const befores = new Map(same.map(([before, entry]) => [entry, before]));
	const baseValues = /* @__PURE__ */ new Map();
	const baseNames = /* @__PURE__ */ new Set();
	for (const [file, { values }] of basePieces) for (const { names, words } of values) {
		const text = renamedText(words, renames);
		baseValues.set(text, (baseValues.get(text) ?? 0) + 1);
		for (const name of names) baseNames.add(`${file}\n${name}`);
	}
	const readers = /* @__PURE__ */ new Map();
	const others = [];
	for (const [file, { values, length }] of headPieces) for (const { names, words, line, isList } of values) {
		const count = baseValues.get(words.join(" ")) ?? 0;
		baseValues.set(words.join(" "), count - 1);
		if (count > 0 || names.length === 0) continue;
		let isRead = false;
		for (const entry of headEntries) {
			const reads = names.find((name) => entry.file === file && entry.words.includes(name));
			if (reads === void 0) continue;
			isRead = true;
			const before = befores.get(entry);
			if (before !== void 0) readers.set(entry, {
				...entry,
				kind: "value",
				reads,
				before
			});
		}
		const changedName = names.find((name) => baseNames.has(`${file}\n${name}`));
		if (isRead || changedName === void 0 || isList) continue;
		const place = {
			file,
			start: 0,
			body: 0,
			end: length
		};
		const name = changedName === "exports" ? "module.exports" : changedName;
		others.push({
			...place,
			name,
			line,
			column: 0,
			kind: "value",
			before: null
		});
	}
	return [
		...edits,
		...readers.values(),
		...others
	];
}
function functionsIn(pieces, renames) {
	return [...pieces].flatMap(([file, { functions }]) => functions.map((each) => ({
		...each,
		file,
		text: renamedText(each.words, renames)
	})));
}
function renamedText(words, renames) {
	return words.map((word) => renames.get(word) ?? word).join(" ");
}
const kinds = [
	({ file, name, text }) => `${file}\n${name}\n${text}`,
	({ name, text }) => `${name}\n${text}`,
	({ file, text }) => `${file}\n${text}`,
	({ text }) => text
];
function pairedFunctions(base, head) {
	const same = [];
	let [baseLeft, headLeft] = [base, head];
	const pair = (keyOf) => {
		const byKey = groupedBy(baseLeft, keyOf);
		const takenEntries = /* @__PURE__ */ new Set();
		const pairs = headLeft.flatMap((entry) => {
			const before = byKey.get(keyOf(entry))?.find((each) => !takenEntries.has(each));
			if (before === void 0) return [];
			takenEntries.add(before);
			return [[before, entry]];
		});
		const foundEntries = new Set(pairs.map(([, entry]) => entry));
		baseLeft = baseLeft.filter((entry) => !takenEntries.has(entry));
		headLeft = headLeft.filter((entry) => !foundEntries.has(entry));
		return pairs;
	};
	for (const keyOf of kinds) same.push(...pair(keyOf));
	const edited = [...pair(({ file, name }) => `${file}\n${name}`), ...pair(({ name }) => name.includes("(") ? "" : name).filter(([, { name }]) => !name.includes("("))];
	const befores = new Map(edited.map(([before, entry]) => [entry, before]));
	const pairedEntries = new Set(same.map(([, entry]) => entry));
	return {
		same,
		left: head.filter((entry) => !pairedEntries.has(entry)).map((entry) => ({
			entry,
			before: befores.get(entry) ?? null
		}))
	};
}
function renamesIn(same, ...pieces) {
	const [baseNames, headNames] = pieces.map((each) => new Set([...each.values()].flatMap(({ functions }) => functions.map(({ name }) => last(name)))));
	return new Map(same.flatMap(([before, entry]) => {
		const [from, to] = [last(before.name), last(entry.name)];
		return headNames?.has(from) === false && baseNames?.has(to) === false ? [[from, to]] : [];
	}));
}
function last(name) {
	return name.split(".").at(-1) ?? name;
}

// src/parts/change/edits-among.ts
const mostBytes = 2e6;
const mostSeconds = {
	apart: 15,
	compared: 20
};
const lateText = "taking all apart takes over 20 s: compare fewer changed scripts at once";
const longestLine = 400;
async function editsAmong(rowTrials, targets, coverage, { clock, files }) {
	const begunAtSeconds = clock.monotonicSeconds();
	const until = (seconds, work) => withinSeconds(begunAtSeconds + seconds - clock.monotonicSeconds(), work);
	const isShipped = shippedBy(rowTrials);
	const loadedPaths = new Set(coverage.flatMap(({ scripts }) => [...scripts.keys()]));
	const { tree, benchmarkDirectory, build } = targets.head;
	const isBenchmark = (path) => speaksOfBenchmarks(path) || !liesIn(build.packageDirectory, benchmarkDirectory) && liesIn(files.join(tree, path), benchmarkDirectory);
	const paths = [...rowTrials.differences.keys()].filter((path) => !isInstalled(path) && !isBenchmark(path) && (loadedPaths.has(path) || isShipped(path))).toSorted((one, other) => Number(loadedPaths.has(other)) - Number(loadedPaths.has(one)));
	const unseen = [];
	const note = (path, why) => {
		unseen.push({
			file: path.slice(0, 300),
			why
		});
	};
	const pieces = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	const sources = /* @__PURE__ */ new Map();
	const readIn = async (top, path) => (await readInside(top, path, mostBytes, files))?.replace(/^\uFEFF/, "") ?? null;
	for (const path of paths) {
		if (/\.(?:node|wasm|cc?|cpp|cxx|hh?|hpp|rs)$/.test(path)) note(path, "native code");
		if (!(/\.[cm]?js$/.test(path) || loadedPaths.has(path) && /\.[cm]?tsx?$/.test(path))) continue;
		const [base, head] = [await readIn(targets.base.tree, path), await readIn(tree, path)];
		if (rowTrials.differences.get(path) === "name" ? base === head : base === null || head === null) note(path, "too large");
		else if (head !== null && isMinified(head)) note(path, "minified");
		else if (head !== null && isOtherText(coverage, path, head.length)) note(path, "changed as it is loaded");
		else {
			const both = until(mostSeconds.apart, () => [base, head].map((text) => piecesOfScript(text ?? "")));
			const [basePieces = null, headPieces = null] = both ?? [];
			if (both === null) note(path, lateText);
			else if (basePieces === null || headPieces === null) note(path, "not plain JavaScript");
			else {
				const sourceOf = head === null ? null : await sourceMapOf(path, head, (name) => readIn(tree, name));
				if (head !== null) pieces.head.set(path, headPieces);
				if (base !== null) pieces.base.set(path, basePieces);
				if (sourceOf !== null) sources.set(path, sourceOf);
			}
		}
	}
	const edits = until(mostSeconds.compared, () => editsBetween(pieces.base, pieces.head));
	if (edits === null) for (const path of pieces.head.keys()) note(path, lateText);
	return {
		edits: edits ?? [],
		scripts: pieces.head.size,
		sources,
		unseen
	};
}
function liesIn(path, folder) {
	return `${path}/`.startsWith(`${folder}/`);
}
function isMinified(text) {
	return text.length / text.split("\n").length > longestLine;
}

// src/parts/change/cover-change.ts
async function coverChange(run) {
	const { session, preparedVariants, entries, result } = run;
	const variant = preparedVariants.find(({ rowTrials }) => rowTrials !== null);
	if (variant?.rowTrials == null || partEntries(entries, "change", changeSchema).length > 0) return;
	const calledIds = new Set(result.findings.filter(claimsChange).map(({ benchmarkId }) => benchmarkId));
	const rows = result.plan.benchmarks.filter(comparesSides).map((benchmark) => ({
		id: benchmark.id,
		coverage: coverageOf(benchmark, preparedVariants),
		isCalled: calledIds.has(benchmark.id)
	}));
	const ran = rows.flatMap(({ coverage }) => coverage.head ?? []);
	const found = await editsAmong(variant.rowTrials, variant.targets, ran, session.host);
	const { edits, unseen, scripts } = found;
	if (edits.length + unseen.length + scripts === 0) return;
	await recordEntry(session, {
		type: "part",
		part: partName,
		entry: changeRecord(found, rows)
	});
}
function coverageOf(benchmark, preparedVariants) {
	const suite = "suite" in benchmark ? benchmark.suite : "";
	const [coverage = {
		base: null,
		head: null
	}] = preparedVariants.flatMap(({ rowTrials, runtime }) => {
		const ofRow = rowTrials?.coverages.get(benchmark.id) ?? rowTrials?.coverages.get(suite);
		return ofRow === void 0 || runtime !== (benchmark.runtime ?? null) ? [] : [ofRow];
	});
	return isOfFirstCalls(benchmark) ? eachSide((side) => coverage[side]?.map((each) => ({
		...each,
		calls: void 0
	})) ?? null) : coverage;
}

export { coverChange };