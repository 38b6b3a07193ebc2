import { comparesSides, eachSide, isOfFirstCalls } from "./src/model5.js";
import { claimsChange } from "./src/model19.js";
import { partEntries } from "./src/model24.js";
import { recordEntry, speaksOfBenchmarks } from "./src/session+plan.js";
import { changeSchema, mostUnseen, partName } from "./src/parts5.js";
import { Parser, tsPlugin } from "./packages/others7.js";
import { readInside, sourceMapOf } from "./src/host16.js";
import { installedPackageOf, isInstalled, isLoadable, nameOf, rangeKey, stemOf } from "./src/model26.js";
import { shippedBy } from "./src/plan2.js";
import { groupedBy } from "./src/model7.js";
import { runInNewContext } from "node:vm";

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
			const locals = /* @__PURE__ */ new Set([...surroundings.locals, ...localsOf(node)]);
			const outerNames = new Set(words.filter((word) => word[0] !== ":" && !locals.has(word)));
			functions.push({
				name,
				start,
				body: body.start,
				end,
				line,
				column,
				words,
				outerNames
			});
			passedOn = {
				name: "",
				around: name,
				locals
			};
		}
		for (const child of childrenOf(node)) add(child, node, givenTo(child, node, passedOn));
	};
	for (const part of parts) add(part, program, {
		name: "",
		around: "",
		locals: /* @__PURE__ */ new Set()
	});
	return {
		functions,
		values: parts.flatMap(declarationsIn).map((node) => ({
			names: [...new Set(declaredNames(node))],
			isList: isList(node),
			isFunction: isFunction(givenIn(node)),
			line: node.loc?.start.line ?? 1,
			words: wordsOfNode(node, {
				root: node,
				name: ""
			})
		}))
	};
}
function localsOf(node) {
	const declaredIn = (inner) => {
		const own = inner.type === "VariableDeclarator" || /^(?:Class|Function)Decl/.test(inner.type) ? targetsIn("id" in inner && isNode(inner.id) ? inner.id : inner) : inner.type === "CatchClause" && inner.param != null ? targetsIn(inner.param) : [];
		return isFunction(inner) ? own : [...own, ...childrenOf(inner).flatMap(declaredIn)];
	};
	return /* @__PURE__ */ new Set([...node.params.flatMap(targetsIn), ...childrenOf(node.body).flatMap(declaredIn)]);
}
const languages = [
	{
		parser: Parser,
		sourceType: "module"
	},
	{
		parser: Parser,
		sourceType: "script"
	},
	{
		parser: Parser.extend(tsPlugin()),
		sourceType: "module"
	},
	{
		parser: Parser.extend(tsPlugin({ jsx: true })),
		sourceType: "module"
	}
];
function parsedProgram(text) {
	for (const { parser, sourceType } of languages) try {
		return parser.parse(text, {
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
	return /^(?:Arrow)?Function/.test(node.type);
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
	const callee = call.callee.type === "MemberExpression" ? call.callee.object : call.callee;
	const bodies = [callee, ...call.arguments].flatMap((each) => isFunction(each) && each.body.type === "BlockStatement" ? [each.body.body] : []);
	const [first = null] = isFunction(callee) ? bodies : [];
	return bodies.find((body) => body.some(isFunction)) ?? first;
}
function calledIn(node) {
	if (node.type === "ExpressionStatement") return calledIn(node.expression);
	if (node.type === "UnaryExpression") return calledIn(node.argument);
	if (node.type === "AssignmentExpression") return calledIn(node.right);
	const [only, ...more] = node.type === "VariableDeclaration" ? node.declarations : [];
	return only?.init == null || more.length > 0 ? node : calledIn(only.init);
}
function givenTo(child, parent, { name, ...around }) {
	return {
		...around,
		name: givenName(child, parent, name)
	};
}
function givenName(child, parent, name) {
	if (parent.type === "VariableDeclarator") return child === parent.init ? targetName(parent.id) : "";
	if (parent.type === "AssignmentExpression" || parent.type === "AssignmentPattern") return child === parent.right ? targetName(parent.left) : "";
	if (parent.type === "ExportDefaultDeclaration") return "default";
	if (parent.type === "ClassDeclaration" || parent.type === "ClassExpression") return parent.id?.name ?? name;
	if (isMemberNode(parent)) {
		const key = targetName(parent.key);
		if (parent.computed) return key === "" ? "(computed)" : `${name}[${key}]`;
		return name === "" ? key : `${name}.${key}`;
	}
	return /^(?:ClassBody|(?:Call|Array)Expression)$/.test(parent.type) ? name : "";
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
const silentKeys = new Set("type start end loc shorthand abstract accessibility declare definite exportKind importKind optional override readonly".split(" "));
function isOfTypes(node) {
	return /^TS(?!As|Enum|Export|NonNull|Param|Satisf|TypeAssert)/.test(node.type);
}
function wordsOfNode(node, ownPart) {
	if (isOfTypes(node)) return [];
	if (/^TS[^E]/.test(node.type) && "expression" in node && isNode(node.expression)) return wordsOfNode(node.expression, ownPart);
	if (node !== ownPart.root) {
		if (node.type === "FunctionDeclaration" || isMethod(node)) return [];
		if (isFunction(node)) return [innerFunction];
		if (node.type === "PropertyDefinition") return [];
	}
	if (node.type === "Identifier") return [node.name === ownPart.name ? ownName : node.name];
	if (node.type === "PrivateIdentifier") return [`.#${node.name}`];
	if (node.type === "Literal") return [`:${typeof node.value === "string" ? JSON.stringify(node.value) : node.raw ?? ""}`];
	if (node.type === "TemplateElement") return [`:${node.value.raw}`];
	const fields = Object.entries(node).filter(([key]) => !silentKeys.has(key) && !(isFunction(node) && /^(?:id|expression)$/.test(key)));
	return [
		`:${node.type.replace(/^Function.*/, "Function")}`,
		...fields.flatMap(([key, value]) => [value].flat().flatMap((each) => {
			if (!isNode(each)) return [`:${String(each)}`];
			const isProperty = /^(?:key|property)$/.test(key) && "computed" in node && !node.computed;
			const words = wordsOfNode(each, ownPart);
			return isProperty && each.type === "Identifier" ? [`.${words.join("")}`] : words;
		})),
		":end"
	];
}
function declarationsIn(node) {
	if (node.type === "VariableDeclaration") return node.declarations.flatMap(declarationsIn);
	if (node.type === "ExpressionStatement") return declarationsIn(node.expression);
	if (node.type === "ExportNamedDeclaration") return node.declaration == null ? [] : declarationsIn(node.declaration);
	const value = givenIn(node);
	return isElsewhere(value) || node.type === "FunctionDeclaration" || isDeclaredOnly(node) || isOfTypes(node) ? [] : [node, ...fieldsOf(value)];
}
function isDeclaredOnly(node) {
	return node.type === "VariableDeclarator" && node.init == null;
}
function givenIn(node) {
	if (node.type === "AssignmentExpression") return node.right;
	if (node.type === "VariableDeclarator") return node.init ?? node;
	return node.type === "ExportDefaultDeclaration" ? node.declaration : node;
}
function fieldsOf(node) {
	if (node.type !== "ClassDeclaration" && node.type !== "ClassExpression") return [];
	return node.body.body.filter(({ type }) => type === "PropertyDefinition");
}
function isElsewhere(node) {
	if (node.type === "MemberExpression") return isElsewhere(node.object);
	if (node.type === "CallExpression") return targetName(node.callee) === "require";
	return /^Import|^ExportAll/.test(node.type);
}
const naming = /^(?:Identifier|(?:Assignment|Object|Member)Expression|Property|Spread.*|VariableDeclarator|ExportDefault.*)$/;
function isList(node) {
	if (isElsewhere(node) || isFunction(node)) return true;
	if (node.type === "UnaryExpression") return node.operator === "void";
	return naming.test(node.type) && childrenOf(node).every(isList);
}
function declaredNames(node) {
	if (node.type === "AssignmentExpression") return targetsIn(node.left);
	if (node.type === "PropertyDefinition") return targetsIn(node);
	if (node.type === "ExportDefaultDeclaration") return [...declaredNames(node.declaration), "default"];
	if (/^(?:VariableDeclarator|ClassDeclaration|TSEnumDeclaration)$/.test(node.type)) return "id" in node && isNode(node.id) ? targetsIn(node.id) : [];
	return isFunction(node) ? [] : childrenOf(node).flatMap(declaredNames);
}
function targetsIn(pattern) {
	if (pattern.type === "Identifier") return [pattern.name];
	if (pattern.type === "Property") return targetsIn(pattern.value);
	if (pattern.type === "AssignmentPattern") return targetsIn(pattern.left);
	if (pattern.type === "MemberExpression") return pattern.computed ? targetsIn(pattern.object) : [`.${targetName(pattern.property)}`];
	if (pattern.type === "PropertyDefinition") return pattern.computed ? [] : [`.${targetName(pattern.key)}`];
	return childrenOf(pattern).flatMap(targetsIn);
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
	const { rest, same } = renames.size === 0 ? first : pairedFunctions(functionsIn(basePieces, renames), headEntries);
	const edits = rest.map(({ entry, before }) => {
		const kind = before === null ? "added" : "edited";
		return {
			...entry,
			kind,
			before
		};
	});
	const befores = new Map(same.map(([before, entry]) => [entry, before]));
	const baseTexts = /* @__PURE__ */ new Map();
	for (const { words } of [...basePieces.values()].flatMap(({ values }) => values)) {
		const text = renamedText(words, renames);
		baseTexts.set(text, (baseTexts.get(text) ?? 0) + 1);
	}
	const readers = /* @__PURE__ */ new Map();
	const otherEdits = /* @__PURE__ */ new Map();
	for (const [file, { values, length }] of headPieces) {
		const base = basePieces.get(file)?.values.filter(({ isFunction }) => !isFunction);
		const baseNames = new Set(base?.flatMap(({ names }) => names));
		const changedValues = new Set(values.filter(({ names, words, isFunction }) => {
			const count = baseTexts.get(words.join(" ")) ?? 0;
			baseTexts.set(words.join(" "), count - 1);
			return count <= 0 && (!isFunction || names.some((name) => baseNames.has(name)));
		}));
		for (const { names, words, line, isList } of changedValues) {
			const made = values.filter((each) => names.some((name) => each.words.includes(name)));
			for (const each of made) changedValues.add(each);
			const reading = headEntries.flatMap((entry) => {
				const reads = names.find((name) => entry.file === file && entry.outerNames.has(name));
				return reads === void 0 ? [] : [{
					entry,
					reads: reads.replace(/^\./, "")
				}];
			});
			for (const { entry, reads } of reading) {
				const before = befores.get(entry);
				if (before !== void 0) readers.set(entry, {
					...entry,
					kind: "value",
					reads,
					before
				});
			}
			const isPassedOn = made.some((each) => !each.isList && !each.names.some((name) => names.includes(name)));
			const ownName = names.length === 0 && base !== void 0 ? "top level" : names.find((name) => baseNames.has(name));
			if (reading.length > 0 || isPassedOn || isList || ownName === void 0) continue;
			const name = ownName === ".exports" ? "module.exports" : ownName.replace(/^\./, "");
			const place = {
				file,
				start: 0,
				body: 0,
				end: length,
				line,
				column: 0
			};
			const text = words.join(" ");
			otherEdits.set(`${file}\n${name}`, {
				...place,
				name,
				text,
				kind: "value",
				before: null
			});
		}
	}
	return [
		...edits,
		...readers.values(),
		...otherEdits.values()
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
	return words.map((word) => word.replace(/^(\.?)(.+)/, (_, dot, name) => dot + (renames.get(name) ?? name))).join(" ");
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
	const editedEntries = [...pair(({ file, name }) => `${file}\n${name}`), ...pair(({ name }) => name.includes("(") ? "" : name).filter(([, { name }]) => !name.includes("("))];
	const befores = new Map(editedEntries.map(([before, entry]) => [entry, before]));
	const pairedEntries = new Set(same.map(([, entry]) => entry));
	return {
		same,
		rest: head.filter((entry) => !pairedEntries.has(entry)).map((entry) => ({
			entry,
			before: befores.get(entry) ?? null
		}))
	};
}
function renamesIn(same, ...pieces) {
	const [baseNames, headNames] = pieces.map((each) => new Set([...each.values()].flatMap(({ functions }) => functions.map(({ name }) => lastName(name)))));
	return new Map(same.flatMap(([before, entry]) => {
		const [from, to] = [lastName(before.name), lastName(entry.name)];
		return headNames?.has(from) === false && baseNames?.has(to) === false ? [[from, to]] : [];
	}));
}
function lastName(name) {
	return name.split(".").at(-1) ?? name;
}

// src/parts/change/has-run.ts
function hasRun(coverage, place) {
	return coverage.some((each) => countedIn(each, place) !== null);
}
function isOtherText(coverage, file, length) {
	const countedFunctions = coverage.flatMap(({ scripts }) => scripts.get(file) ?? []);
	const isOfModule = ({ ranges: [whole] }) => whole?.startOffset === 0 && whole.endOffset === length;
	return countedFunctions.length > 0 && !countedFunctions.some(isOfModule);
}
function countsOf(coverage, place) {
	const perCall = amountsPerCall(coverage, "calls");
	const perObjectCall = amountsPerCall(coverage, "objectCalls");
	return perCall && {
		calls: perCall((part) => countedIn(part, place)?.ranges[0]?.count ?? 0),
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
function passesIn(countedFunction) {
	return Math.max(0, ...(countedFunction?.ranges ?? []).slice(1).map(({ count }) => count));
}
function countedIn({ scripts }, place) {
	return (scripts.get(place.file) ?? []).find(({ ranges: [whole] }) => whole?.endOffset === place.end && whole.count > 0 && whole.startOffset >= place.start && whole.startOffset <= place.body) ?? null;
}

// src/parts/change/placed-counts.ts
const mostPairs = 4e6;
function canBePlaced(coverage, file, { functions }) {
	return coverage.every(({ isOfHarness, scripts }) => {
		const counted = scripts.get(file);
		const pairs = functions.length * (counted?.length ?? 0);
		return counted === void 0 || isOfHarness !== true && pairs <= mostPairs;
	});
}
function placedCounts(coverage, rewritten) {
	const scripts = [...coverage.scripts].map(([path, counted]) => {
		const pieces = rewritten.get(path);
		return [path, pieces === void 0 ? counted : placed(counted, pieces)];
	});
	return {
		...coverage,
		scripts: new Map(scripts)
	};
}
function placed(counted, { functions, length }) {
	const [module, ...ran] = [...groupedBy(counted, rangeKey).values()].map((same) => same.toSorted((one, other) => timesRun(other) - timesRun(one))[0]).flatMap((each) => each ?? []).toSorted((one, other) => orderOf(one) - orderOf(other));
	if (module === void 0) return [];
	const idle = laidBeside(functions, ran).filter(([, found]) => timesRun(found) === 0);
	const known = functions.filter((inner) => idle.every(([{ body, end }]) => inner.body <= body || inner.end > end));
	return [countedAt(0, length, module), ...laidBeside(known, ran).map(([{ body, end }, found]) => countedAt(body, end, found))];
}
function laidBeside(functions, ran) {
	const names = ran.map(({ functionName }) => shortName(functionName));
	return pairedNames(functions.map(v8Name), names).flatMap(([own, other]) => {
		const [place, found] = [functions[own], ran[other]];
		return place === void 0 || found === void 0 ? [] : [[place, found]];
	});
}
function countedAt(startOffset, endOffset, of) {
	const count = timesRun(of);
	return {
		functionName: of.functionName,
		ranges: [{
			startOffset,
			endOffset,
			count
		}]
	};
}
function timesRun({ ranges: [whole] }) {
	return whole?.count ?? 0;
}
function orderOf({ ranges: [whole] }) {
	return (whole?.startOffset ?? 0) - (whole?.endOffset ?? 0) / 2 ** 32;
}
function v8Name({ name }) {
	if (name.endsWith("(anonymous)")) return "";
	return lastName(name.replace(/\.constructor$/, ""));
}
function shortName(name) {
	return lastName(name.replace(/^[gs]et /, ""));
}
function pairedNames(own, others) {
	const width = others.length + 1;
	const most = new Uint32Array((own.length + 1) * width);
	const isSame = (at, other) => own[at] !== "" && own[at] === others[other];
	for (let at = own.length - 1; at >= 0; at -= 1) for (let other = others.length - 1; other >= 0; other -= 1) {
		const place = at * width + other;
		most[place] = isSame(at, other) ? (most[place + width + 1] ?? 0) + 1 : Math.max(most[place + width] ?? 0, most[place + 1] ?? 0);
	}
	const named = [];
	for (let at = 0, other = 0; at < own.length && other < others.length;) {
		const place = at * width + other;
		if (isSame(at, other)) named.push([at++, other++]);
		else if ((most[place + width] ?? 0) >= (most[place + 1] ?? 0)) at += 1;
		else other += 1;
	}
	return [...named, [own.length, others.length]].flatMap((end, index) => {
		const [at, other] = index === 0 ? [-1, -1] : named[index - 1] ?? [-1, -1];
		const [missing, left] = [end[0] - at - 1, end[1] - other - 1];
		const skipped = index === 0 ? left - missing : 0;
		const filled = Array.from({ length: missing <= left ? missing : 0 }, (_, ahead) => [at + 1 + ahead, other + 1 + skipped + ahead]);
		return index === named.length ? filled : [...filled, end];
	});
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
	const opened = new Set([...rowTrials.trials.values()].flatMap((trial) => [...trial?.loaded ?? []]));
	const loadedPaths = new Set(coverage.flatMap(({ scripts }) => [...scripts.keys()]));
	const { tree, benchmarkDirectory, build } = targets.head;
	const isBenchmark = (path) => speaksOfBenchmarks(path) || !liesIn(build.packageDirectory, benchmarkDirectory) && liesIn(files.join(tree, path), benchmarkDirectory);
	const inPackage = rowTrials.packageFolder === "" ? "" : `${rowTrials.packageFolder}/`;
	const topOf = (path) => path.startsWith(inPackage) ? path.slice(inPackage.length).split("/").slice(0, -1)[0] ?? "" : path;
	const typedTops = new Set([...loadedPaths, ...opened].filter(isTyped).map(topOf));
	const isSource = (path) => isTyped(path) && typedTops.has(topOf(path));
	const paths = [...rowTrials.differences.keys()].filter((path) => !isInstalled(path) && !isBenchmark(path) && (loadedPaths.has(path) || opened.has(path) || isSource(path) || isShipped(path))).toSorted((one, other) => Number(loadedPaths.has(other)) - Number(loadedPaths.has(one)));
	const nativeText = `native code that ${[...opened].some((path) => isCompiled(path) && rowTrials.differences.has(path)) ? "benchmarks load" : "no followed benchmark loads"}`;
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
	const rewritten = /* @__PURE__ */ new Map();
	const sources = /* @__PURE__ */ new Map();
	const readIn = async (top, path) => (await readInside(top, path, mostBytes, files))?.replace(/^\uFEFF/, "") ?? null;
	for (const path of paths) {
		const isIdle = isCompiled(path) && opened.size > 0 && !opened.has(path);
		if (isNative(path) && !isIdle) note(path, nativeText);
		const isScript = /\.[cm]?jsx?$/.test(path) || isSource(path);
		const isInHead = await files.kindOf(files.join(tree, path)) === "file";
		const isUncounted = opened.has(path) && isInHead && isLoadable(path) && !isNative(path) && !loadedPaths.has(path) && coverage.length > 0;
		if (isUncounted) note(path, isScript ? "read, not counted" : "data");
		if (!isScript || isUncounted) continue;
		const [base, head] = [await readIn(targets.base.tree, path), await readIn(tree, path)];
		if (rowTrials.differences.get(path) === "name" ? base === head : base === null || head === null) note(path, "too large");
		else if (head !== null && isMinified(head)) note(path, "minified");
		else {
			const both = until(mostSeconds.apart, () => [base, head].map((text) => piecesOfScript(text ?? "")));
			const [basePieces = null, headPieces = null] = both ?? [];
			if (both === null) note(path, lateText);
			else if (basePieces === null || headPieces === null) note(path, "neither JavaScript nor TypeScript");
			else if (isOtherText(coverage, path, headPieces.length) && !canBePlaced(coverage, path, headPieces)) note(path, "changed as it is loaded");
			else {
				const sourceOf = head === null ? null : await sourceMapOf(path, head, (name) => readIn(tree, name));
				if (head !== null) pieces.head.set(path, headPieces);
				if (isOtherText(coverage, path, headPieces.length)) rewritten.set(path, headPieces);
				if (base !== null) pieces.base.set(path, basePieces);
				if (sourceOf !== null) sources.set(path, sourceOf);
			}
		}
	}
	const edits = until(mostSeconds.compared, () => editsBetween(pieces.base, pieces.head));
	if (edits === null) for (const path of pieces.head.keys()) note(path, lateText);
	const differing = [...rowTrials.differences.keys()].filter((path) => opened.has(path));
	for (const path of new Set(differing.flatMap((each) => installedPackageOf(each) ?? []))) note(path, "installed package");
	return {
		edits: withoutTwins(edits ?? [], loadedPaths),
		scripts: pieces.head.size,
		sources,
		unseen,
		rewritten
	};
}
function withoutTwins(edits, loadedPaths) {
	const isLoaded = ({ file }) => loadedPaths.has(file);
	const loadedKeys = new Set(edits.filter(isLoaded).flatMap(twinKeysOf));
	const isOwn = (edit) => isLoaded(edit) || !twinKeysOf(edit).some((key) => loadedKeys.has(key));
	const ownFiles = new Set(edits.filter(isOwn).map(({ file }) => file));
	const typedNames = new Set(edits.filter(({ file }) => isTyped(file)).map(({ name }) => lastName(name)));
	for (const edit of edits) if (!isLoaded(edit) && !isTyped(edit.file) && typedNames.has(lastName(edit.name))) ownFiles.delete(edit.file);
	return edits.filter(({ file }) => ownFiles.has(file));
}
function isTyped(path) {
	return /(?<!\.(?:d|test|spec))\.[cm]?tsx?$/.test(path);
}
function twinKeysOf({ file, name, text, kind, reads = name }) {
	const short = lastName(name);
	const value = kind === "value" && /^(?!default$)\w+$/.test(reads) ? [`value ${reads}`] : [];
	return [
		`${stemOf(nameOf(file))} ${short}`,
		`${short} ${text}`,
		...value
	];
}
function isCompiled(path) {
	return /\.(?:node|wasm)$/.test(path);
}
function isNative(path) {
	return /\.(?:node|wasm|cc?|cpp|cxx|hh?|hpp|rs)$/.test(path);
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
		isOfSuite: benchmark.driver === "suite" ? true : void 0,
		isCalled: calledIds.has(benchmark.id)
	}));
	const leftOut = (result.plan.leftOut ?? []).flatMap(({ id, cause }) => cause === "too-long" || cause === "no-room" ? [{
		id,
		coverage: variant.rowTrials?.coverages.get(id) ?? untold,
		isCalled: false
	}] : []);
	const ran = [...rows, ...leftOut].flatMap(({ coverage }) => coverage.head ?? []);
	const diff = await editsAmong(variant.rowTrials, variant.targets, ran, session.host);
	const { edits, unseen, scripts, rewritten } = diff;
	if (edits.length + unseen.length + scripts === 0) return;
	const placed = new Map([...new Set(ran)].map((each) => [each, placedCounts(each, rewritten)]));
	const inPlace = (row) => {
		const head = row.coverage.head?.map((each) => placed.get(each) ?? each) ?? null;
		return {
			...row,
			coverage: {
				...row.coverage,
				head
			}
		};
	};
	const entry = changeRecord(diff, {
		rows: rows.map(inPlace),
		leftOut: leftOut.map(inPlace)
	});
	await recordEntry(session, {
		type: "part",
		part: partName,
		entry
	});
}
const untold = {
	base: null,
	head: null
};
function coverageOf(benchmark, preparedVariants) {
	const suite = "suite" in benchmark ? benchmark.suite : "";
	const [coverage = untold] = preparedVariants.flatMap(({ rowTrials, runtime }) => {
		const ofRow = rowTrials?.coverages.get(benchmark.id) ?? rowTrials?.coverages.get(suite);
		return ofRow === void 0 || runtime !== (benchmark.runtime ?? null) ? [] : [ofRow];
	});
	return isOfFirstCalls(benchmark) ? eachSide((side) => coverage[side]?.map((each) => ({
		...each,
		calls: void 0
	})) ?? null) : coverage;
}
function changeRecord({ edits: all, sources, unseen }, { rows, leftOut }) {
	const edits = all.slice(0, 300);
	return {
		edits: edits.map((edit) => toldEdit(edit, sources)),
		more: all.length - edits.length,
		unseen: unseen.slice(0, mostUnseen),
		rows: rows.map((row) => rowRecord(row, edits)),
		leftOut: leftOut.map((row) => rowRecord(row, edits))
	};
}
function rowRecord({ id, coverage: { base, head }, isOfSuite, isCalled }, edits) {
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
		isOfSuite,
		...ofCalled
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

export { coverChange };