import { __commonJSMin, __require } from "../rolldown-runtime.js";

// node_modules/balanced-match/dist/esm/index.js
const range = (a, b, str) => {
	let begs, beg, left, right = void 0, result;
	let ai = str.indexOf(a);
	let bi = str.indexOf(b, ai + 1);
	let i = ai;
	if (ai >= 0 && bi > 0) {
		if (a === b) return [ai, bi];
		begs = [];
		left = str.length;
		while (i >= 0 && !result) {
			if (i === ai) {
				begs.push(i);
				ai = str.indexOf(a, i + 1);
			} else if (begs.length === 1) {
				const r = begs.pop();
				if (r !== void 0) result = [r, bi];
			} else {
				beg = begs.pop();
				if (beg !== void 0 && beg < left) {
					left = beg;
					right = bi;
				}
				bi = str.indexOf(b, i + 1);
			}
			i = ai < bi && ai >= 0 ? ai : bi;
		}
		if (begs.length && right !== void 0) result = [left, right];
	}
	return result;
};

// node_modules/brace-expansion/dist/esm/index.js
const escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
const escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
const escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
const escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
const escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
const escSlashPattern = new RegExp(escSlash, "g");
const escOpenPattern = new RegExp(escOpen, "g");
const escClosePattern = new RegExp(escClose, "g");
const escCommaPattern = new RegExp(escComma, "g");
const escPeriodPattern = new RegExp(escPeriod, "g");
const slashPattern = /\\\\/g;
const openPattern = /\\{/g;
const closePattern = /\\}/g;
const commaPattern = /\\,/g;
const periodPattern = /\\\./g;
const EXPANSION_MAX = 1e5;
const EXPANSION_MAX_LENGTH = 4e6;
const EXPANSION_MAX_DEPTH = 1e3;
const EXPANSION_MAX_REWRITES = 1e3;
const EXPANSION_MAX_STEPS = 2e7;
const CALL_STEPS = 16;
function numeric(str) {
	return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
	return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
	return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
}
function pushAll(target, items) {
	for (let i = 0; i < items.length; i++) target.push(items[i]);
}
function balancedWithBudget(str, masked, budget) {
	if (budget.remaining < 0) return;
	const r = range("{", "}", masked);
	const unmatched = r !== void 0 && masked.indexOf("{") < r[0];
	budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
	if (!r || budget.remaining < 0) return;
	return {
		end: r[1],
		pre: str.slice(0, r[0]),
		body: str.slice(r[0] + 1, r[1]),
		post: str.slice(r[1] + 1),
		unmatched
	};
}
function maskUnmatchedOpens(masked, budget) {
	budget.remaining -= masked.length;
	const open = [];
	for (let i = 0; i < masked.length; i++) {
		const c = masked.charCodeAt(i);
		if (c === 123) open.push(i);
		else if (c === 125 && open.length) open.pop();
	}
	let out = "";
	let last = 0;
	for (let i = 0; i < open.length; i++) {
		const at = open[i];
		out += masked.slice(last, at) + "\0";
		last = at + 1;
	}
	return out + masked.slice(last);
}
function commaSetFollows(str, budget) {
	budget.remaining -= str.length;
	if (budget.remaining < 0) return false;
	let close = false;
	for (let i = str.length - 1; i >= 0; i--) {
		const c = str.charCodeAt(i);
		if (c === 125) close = true;
		else if (c === 10 || c === 13 || c === 8232 || c === 8233) close = false;
		else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) return true;
	}
	return false;
}
function parseCommaParts(str, budget) {
	const parts = [];
	let carry = "";
	for (;;) {
		const m = balancedWithBudget(str, str, budget);
		if (budget.remaining < 0) return;
		if (!m) {
			const tail = str.split(",");
			tail[0] = carry + tail[0];
			pushAll(parts, tail);
			return parts;
		}
		const { pre, body, post } = m;
		const p = pre.split(",");
		p[0] = carry + p[0];
		p[p.length - 1] += "{" + body + "}";
		if (!post.length) {
			pushAll(parts, p);
			return parts;
		}
		carry = p.pop();
		pushAll(parts, p);
		str = post;
	}
}
function bound(value, fallback) {
	return value === void 0 || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
	if (!str) return [];
	const max = bound(options.max, EXPANSION_MAX);
	const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
	const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
	const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
	const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
	if (str.slice(0, 2) === "{}") str = "\\{\\}" + str.slice(2);
	return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
	return "{" + str + "}";
}
function isPadded(el) {
	return /^-?0\d/.test(el);
}
function lte(i, y) {
	return i <= y;
}
function gte(i, y) {
	return i >= y;
}
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
	const out = [];
	let length = 0;
	let nonEmpty;
	outer: for (let a = 0; a < acc.length; a++) {
		const prefix = acc[a] + pre;
		let vs = values;
		if (dropEmpties && !prefix) {
			if (!nonEmpty) nonEmpty = values.filter((v) => v);
			vs = nonEmpty;
		}
		for (let v = 0; v < vs.length; v++) {
			if (out.length >= max) break outer;
			const expansion = prefix + vs[v];
			if (length + expansion.length > maxLength) break outer;
			out.push(expansion);
			length += expansion.length;
		}
	}
	budget.remaining -= out.length;
	return out;
}
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
	const n = body.split(/\.\./);
	const N = [];
	/* c8 ignore start */
	if (n[0] === void 0 || n[1] === void 0) return N;
	/* c8 ignore stop */
	const x = numeric(n[0]);
	const y = numeric(n[1]);
	const width = Math.max(n[0].length, n[1].length);
	let incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
	let test = lte;
	if (y < x) {
		incr *= -1;
		test = gte;
	}
	const pad = n.some(isPadded);
	const cost = pad ? width : 1;
	let length = 0;
	for (let i = x; test(i, y) && N.length < max; i += incr) {
		budget.remaining -= cost;
		if (budget.remaining < 0) return;
		let c;
		if (isAlphaSequence) {
			c = String.fromCharCode(i);
			if (c === "\\") c = "";
		} else {
			c = String(i);
			if (pad) {
				const need = width - c.length;
				if (need > 0) {
					const z = new Array(need + 1).join("0");
					if (i < 0) c = "-" + z + c.slice(1);
					else c = z + c;
				}
			}
		}
		if (length + c.length > maxLength) break;
		N.push(c);
		length += c.length;
	}
	return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
	budget.remaining -= CALL_STEPS;
	if (depth > maxDepth) return [str];
	let acc = [""];
	let rewrites = 0;
	let dropEmpties = false;
	let firstGroup = true;
	let masked = str;
	for (;;) {
		const m = balancedWithBudget(str, masked, budget);
		if (!m) return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
		if (m.unmatched) masked = maskUnmatchedOpens(masked, budget);
		const pre = m.pre;
		const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
		if (/\$$/.test(pre)) {
			acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
			firstGroup = false;
			if (!m.post.length) break;
			str = m.post;
			masked = masked.slice(m.end + 1);
			continue;
		}
		const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
		const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
		const isSequence = isNumericSequence || isAlphaSequence;
		const isOptions = m.body.indexOf(",") >= 0;
		if (!isSequence && !isOptions) {
			if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
				rewrites++;
				str = m.pre + "{" + m.body + escClose + m.post;
				masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
				isTop = true;
				continue;
			}
			return literal();
		}
		if (firstGroup) {
			dropEmpties = isTop && !isSequence;
			firstGroup = false;
		}
		let values;
		if (isSequence) {
			values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
			if (!values) return literal();
		} else {
			let n = parseCommaParts(m.body, budget);
			if (!n) return literal();
			if (n.length === 1 && n[0] !== void 0) {
				n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
				if (budget.remaining < 0) return literal();
				/* c8 ignore start */
				if (n.length === 1) {
					const next = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
					if (budget.remaining < 0) return literal();
					acc = next;
					if (!m.post.length) break;
					str = m.post;
					masked = masked.slice(m.end + 1);
					continue;
				}
			}
			let dropsEmpties = dropEmpties && !m.post.length && !pre;
			for (let d = 0; dropsEmpties && d < acc.length; d++) if (acc[d]) dropsEmpties = false;
			values = [];
			let valuesLength = 0;
			outer: for (let j = 0; j < n.length; j++) {
				const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
				if (budget.remaining < 0) return literal();
				for (let k = 0; k < expanded.length; k++) {
					const v = expanded[k];
					if (dropsEmpties && !v) continue;
					if (values.length >= max || valuesLength + v.length > maxLength) break outer;
					values.push(v);
					valuesLength += v.length;
				}
			}
		}
		const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
		if (budget.remaining < 0) return literal();
		acc = next;
		if (!m.post.length) break;
		str = m.post;
		masked = masked.slice(m.end + 1);
	}
	return acc;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
const MAX_PATTERN_LENGTH = 65536;
const assertValidPattern = (pattern) => {
	if (typeof pattern !== "string") throw new TypeError("invalid pattern");
	if (pattern.length > MAX_PATTERN_LENGTH) throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
const posixClasses = {
	"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
	"[:alpha:]": ["\\p{L}\\p{Nl}", true],
	"[:ascii:]": ["\\x00-\\x7f", false],
	"[:blank:]": ["\\p{Zs}\\t", true],
	"[:cntrl:]": ["\\p{Cc}", true],
	"[:digit:]": ["\\p{Nd}", true],
	"[:graph:]": [
		"\\p{Z}\\p{C}",
		true,
		true
	],
	"[:lower:]": ["\\p{Ll}", true],
	"[:print:]": ["\\p{C}", true],
	"[:punct:]": ["\\p{P}", true],
	"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
	"[:upper:]": ["\\p{Lu}", true],
	"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
	"[:xdigit:]": ["A-Fa-f0-9", false]
};
const braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
const rangesToString = (ranges) => ranges.join("");
const parseClass = (glob, position) => {
	const pos = position;
	/* c8 ignore start */
	if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
	/* c8 ignore stop */
	const ranges = [];
	const negs = [];
	let i = pos + 1;
	let sawStart = false;
	let uflag = false;
	let escaping = false;
	let negate = false;
	let endPos = pos;
	let rangeStart = "";
	WHILE: while (i < glob.length) {
		const c = glob.charAt(i);
		if ((c === "!" || c === "^") && i === pos + 1) {
			negate = true;
			i++;
			continue;
		}
		if (c === "]" && sawStart && !escaping) {
			endPos = i + 1;
			break;
		}
		sawStart = true;
		if (c === "\\") {
			if (!escaping) {
				escaping = true;
				i++;
				continue;
			}
		}
		if (c === "[" && !escaping) {
			for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
				if (rangeStart) return [
					"$.",
					false,
					glob.length - pos,
					true
				];
				i += cls.length;
				if (neg) negs.push(unip);
				else ranges.push(unip);
				uflag = uflag || u;
				continue WHILE;
			}
		}
		escaping = false;
		if (rangeStart) {
			if (c > rangeStart) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
			else if (c === rangeStart) ranges.push(braceEscape(c));
			rangeStart = "";
			i++;
			continue;
		}
		if (glob.startsWith("-]", i + 1)) {
			ranges.push(braceEscape(c + "-"));
			i += 2;
			continue;
		}
		if (glob.startsWith("-", i + 1)) {
			rangeStart = c;
			i += 2;
			continue;
		}
		ranges.push(braceEscape(c));
		i++;
	}
	if (endPos < i) return [
		"",
		false,
		0,
		false
	];
	if (!ranges.length && !negs.length) return [
		"$.",
		false,
		glob.length - pos,
		true
	];
	if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
		const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
		return [
			regexpEscape(r),
			false,
			endPos - pos,
			false
		];
	}
	const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
	const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
	return [
		ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs,
		uflag,
		endPos - pos,
		true
	];
};

// node_modules/minimatch/dist/esm/unescape.js
const unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
	if (magicalBraces) return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
	return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
};

// node_modules/minimatch/dist/esm/ast.js
var _a;
const types = /* @__PURE__ */ new Set([
	"!",
	"?",
	"+",
	"*",
	"@"
]);
const isExtglobType = (c) => types.has(c);
const isExtglobAST = (c) => isExtglobType(c.type);
const adoptionMap = /* @__PURE__ */ new Map([
	["!", ["@"]],
	["?", ["?", "@"]],
	["@", ["@"]],
	["*", [
		"*",
		"+",
		"?",
		"@"
	]],
	["+", ["+", "@"]]
]);
const adoptionWithSpaceMap = /* @__PURE__ */ new Map([
	["!", ["?"]],
	["@", ["?"]],
	["+", ["?", "*"]]
]);
const adoptionAnyMap = /* @__PURE__ */ new Map([
	["!", ["?", "@"]],
	["?", ["?", "@"]],
	["@", ["?", "@"]],
	["*", [
		"*",
		"+",
		"?",
		"@"
	]],
	["+", [
		"+",
		"@",
		"?",
		"*"
	]]
]);
const usurpMap = /* @__PURE__ */ new Map([
	["!", /* @__PURE__ */ new Map([["!", "@"]])],
	["?", /* @__PURE__ */ new Map([["*", "*"], ["+", "*"]])],
	["@", /* @__PURE__ */ new Map([
		["!", "!"],
		["?", "?"],
		["@", "@"],
		["*", "*"],
		["+", "+"]
	])],
	["+", /* @__PURE__ */ new Map([["?", "*"], ["*", "*"]])]
]);
const startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
const startNoDot = "(?!\\.)";
const addPatternStart = /* @__PURE__ */ new Set(["[", "."]);
const justDots = /* @__PURE__ */ new Set(["..", "."]);
const reSpecials = /* @__PURE__ */ new Set("().*{}+?[]^$\\!");
const regExpEscape$1 = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
const qmark = "[^/]";
const star$1 = "[^/]*?";
const starNoEmpty = "[^/]+?";
let ID = 0;
var AST = class {
	type;
	#root;
	#hasMagic;
	#uflag = false;
	#parts = [];
	#parent;
	#parentIndex;
	#negs;
	#filledNegs = false;
	#options;
	#toString;
	#emptyExt = false;
	id = ++ID;
	get depth() {
		return (this.#parent?.depth ?? -1) + 1;
	}
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return {
			"@@type": "AST",
			id: this.id,
			type: this.type,
			root: this.#root.id,
			parent: this.#parent?.id,
			depth: this.depth,
			partsLength: this.#parts.length,
			parts: this.#parts
		};
	}
	constructor(type, parent, options = {}) {
		this.type = type;
		if (type) this.#hasMagic = true;
		this.#parent = parent;
		this.#root = this.#parent ? this.#parent.#root : this;
		this.#options = this.#root === this ? options : this.#root.#options;
		this.#negs = this.#root === this ? [] : this.#root.#negs;
		if (type === "!" && !this.#root.#filledNegs) this.#negs.push(this);
		this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
	}
	get hasMagic() {
		/* c8 ignore start */
		if (this.#hasMagic !== void 0) return this.#hasMagic;
		/* c8 ignore stop */
		for (const p of this.#parts) {
			if (typeof p === "string") continue;
			if (p.type || p.hasMagic) return this.#hasMagic = true;
		}
		return this.#hasMagic;
	}
	toString() {
		return this.#toString !== void 0 ? this.#toString : !this.type ? this.#toString = this.#parts.map((p) => String(p)).join("") : this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
	}
	#fillNegs() {
		/* c8 ignore start */
		if (this !== this.#root) throw new Error("should only call on root");
		if (this.#filledNegs) return this;
		/* c8 ignore stop */
		this.toString();
		this.#filledNegs = true;
		let n;
		while (n = this.#negs.pop()) {
			if (n.type !== "!") continue;
			let p = n;
			let pp = p.#parent;
			while (pp) {
				for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) for (const part of n.#parts) {
					/* c8 ignore start */
					if (typeof part === "string") throw new Error("string part in extglob AST??");
					/* c8 ignore stop */
					part.copyIn(pp.#parts[i]);
				}
				p = pp;
				pp = p.#parent;
			}
		}
		return this;
	}
	push(...parts) {
		for (const p of parts) {
			if (p === "") continue;
			/* c8 ignore start */
			if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) throw new Error("invalid part: " + p);
			/* c8 ignore stop */
			this.#parts.push(p);
		}
	}
	toJSON() {
		const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
		if (this.isStart() && !this.type) ret.unshift([]);
		if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) ret.push({});
		return ret;
	}
	isStart() {
		if (this.#root === this) return true;
		if (!this.#parent?.isStart()) return false;
		if (this.#parentIndex === 0) return true;
		const p = this.#parent;
		for (let i = 0; i < this.#parentIndex; i++) {
			const pp = p.#parts[i];
			if (!(pp instanceof _a && pp.type === "!")) return false;
		}
		return true;
	}
	isEnd() {
		if (this.#root === this) return true;
		if (this.#parent?.type === "!") return true;
		if (!this.#parent?.isEnd()) return false;
		if (!this.type) return this.#parent?.isEnd();
		/* c8 ignore start */
		const pl = this.#parent ? this.#parent.#parts.length : 0;
		/* c8 ignore stop */
		return this.#parentIndex === pl - 1;
	}
	copyIn(part) {
		if (typeof part === "string") this.push(part);
		else this.push(part.clone(this));
	}
	clone(parent) {
		const c = new _a(this.type, parent);
		for (const p of this.#parts) c.copyIn(p);
		return c;
	}
	static #parseAST(str, ast, pos, opt, extDepth) {
		const maxDepth = opt.maxExtglobRecursion ?? 2;
		let escaping = false;
		let inBrace = false;
		let braceStart = -1;
		let braceNeg = false;
		if (ast.type === null) {
			let i = pos;
			let acc = "";
			while (i < str.length) {
				const c = str.charAt(i++);
				if (escaping || c === "\\") {
					escaping = !escaping;
					acc += c;
					continue;
				}
				if (inBrace) {
					if (i === braceStart + 1) {
						if (c === "^" || c === "!") braceNeg = true;
					} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
					acc += c;
					continue;
				} else if (c === "[") {
					inBrace = true;
					braceStart = i;
					braceNeg = false;
					acc += c;
					continue;
				}
				if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && extDepth <= maxDepth) {
					ast.push(acc);
					acc = "";
					const ext = new _a(c, ast);
					i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
					ast.push(ext);
					continue;
				}
				acc += c;
			}
			ast.push(acc);
			return i;
		}
		let i = pos + 1;
		let part = new _a(null, ast);
		const parts = [];
		let acc = "";
		while (i < str.length) {
			const c = str.charAt(i++);
			if (escaping || c === "\\") {
				escaping = !escaping;
				acc += c;
				continue;
			}
			if (inBrace) {
				if (i === braceStart + 1) {
					if (c === "^" || c === "!") braceNeg = true;
				} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
				acc += c;
				continue;
			} else if (c === "[") {
				inBrace = true;
				braceStart = i;
				braceNeg = false;
				acc += c;
				continue;
			}
			/* c8 ignore stop */
			if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c))) {
				const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
				part.push(acc);
				acc = "";
				const ext = new _a(c, part);
				part.push(ext);
				i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
				continue;
			}
			if (c === "|") {
				part.push(acc);
				acc = "";
				parts.push(part);
				part = new _a(null, ast);
				continue;
			}
			if (c === ")") {
				if (acc === "" && ast.#parts.length === 0) ast.#emptyExt = true;
				part.push(acc);
				acc = "";
				ast.push(...parts, part);
				return i;
			}
			acc += c;
		}
		ast.type = null;
		ast.#hasMagic = void 0;
		ast.#parts = [str.substring(pos - 1)];
		return i;
	}
	#canAdoptWithSpace(child) {
		return this.#canAdopt(child, adoptionWithSpaceMap);
	}
	#canAdopt(child, map = adoptionMap) {
		if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) return false;
		const gc = child.#parts[0];
		if (!gc || typeof gc !== "object" || gc.type === null) return false;
		return this.#canAdoptType(gc.type, map);
	}
	#canAdoptType(c, map = adoptionAnyMap) {
		return !!map.get(this.type)?.includes(c);
	}
	#adoptWithSpace(child, index) {
		const gc = child.#parts[0];
		const blank = new _a(null, gc, this.options);
		blank.#parts.push("");
		gc.push(blank);
		this.#adopt(child, index);
	}
	#adopt(child, index) {
		const gc = child.#parts[0];
		this.#parts.splice(index, 1, ...gc.#parts);
		for (const p of gc.#parts) if (typeof p === "object") p.#parent = this;
		this.#toString = void 0;
	}
	#canUsurpType(c) {
		return !!usurpMap.get(this.type)?.has(c);
	}
	#canUsurp(child) {
		if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) return false;
		const gc = child.#parts[0];
		if (!gc || typeof gc !== "object" || gc.type === null) return false;
		return this.#canUsurpType(gc.type);
	}
	#usurp(child) {
		const m = usurpMap.get(this.type);
		const gc = child.#parts[0];
		const nt = m?.get(gc.type);
		/* c8 ignore start - impossible */
		if (!nt) return false;
		/* c8 ignore stop */
		this.#parts = gc.#parts;
		for (const p of this.#parts) if (typeof p === "object") p.#parent = this;
		this.type = nt;
		this.#toString = void 0;
		this.#emptyExt = false;
	}
	static fromGlob(pattern, options = {}) {
		const ast = new _a(null, void 0, options);
		_a.#parseAST(pattern, ast, 0, options, 0);
		return ast;
	}
	toMMPattern() {
		/* c8 ignore start */
		if (this !== this.#root) return this.#root.toMMPattern();
		/* c8 ignore stop */
		const glob = this.toString();
		const [re, body, hasMagic, uflag] = this.toRegExpSource();
		if (!(hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase())) return body;
		const flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
		return Object.assign(new RegExp(`^${re}$`, flags), {
			_src: re,
			_glob: glob
		});
	}
	get options() {
		return this.#options;
	}
	toRegExpSource(allowDot) {
		const dot = allowDot ?? !!this.#options.dot;
		if (this.#root === this) {
			this.#flatten();
			this.#fillNegs();
		}
		if (!isExtglobAST(this)) {
			const noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s !== "string");
			const src = this.#parts.map((p) => {
				const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
				this.#hasMagic = this.#hasMagic || hasMagic;
				this.#uflag = this.#uflag || uflag;
				return re;
			}).join("");
			let start = "";
			if (this.isStart()) {
				if (typeof this.#parts[0] === "string") {
					if (!(this.#parts.length === 1 && justDots.has(this.#parts[0]))) {
						const aps = addPatternStart;
						const needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4));
						const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
						start = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
					}
				}
			}
			let end = "";
			if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") end = "(?:$|\\/)";
			return [
				start + src + end,
				unescape(src),
				this.#hasMagic = !!this.#hasMagic,
				this.#uflag
			];
		}
		const repeated = this.type === "*" || this.type === "+";
		const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
		let body = this.#partsToRegExp(dot);
		if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
			const s = this.toString();
			const me = this;
			me.#parts = [s];
			me.type = null;
			me.#hasMagic = void 0;
			return [
				s,
				unescape(this.toString()),
				false,
				false
			];
		}
		let bodyDotAllowed = !repeated || allowDot || dot || false ? "" : this.#partsToRegExp(true);
		if (bodyDotAllowed === body) bodyDotAllowed = "";
		if (bodyDotAllowed) body = `(?:${body})(?:${bodyDotAllowed})*?`;
		let final = "";
		if (this.type === "!" && this.#emptyExt) final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
		else {
			const close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + "[^/]*?)" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
			final = start + body + close;
		}
		return [
			final,
			unescape(body),
			this.#hasMagic = !!this.#hasMagic,
			this.#uflag
		];
	}
	#flatten() {
		if (!isExtglobAST(this)) {
			for (const p of this.#parts) if (typeof p === "object") p.#flatten();
		} else {
			let iterations = 0;
			let done = false;
			do {
				done = true;
				for (let i = 0; i < this.#parts.length; i++) {
					const c = this.#parts[i];
					if (typeof c === "object") {
						c.#flatten();
						if (this.#canAdopt(c)) {
							done = false;
							this.#adopt(c, i);
						} else if (this.#canAdoptWithSpace(c)) {
							done = false;
							this.#adoptWithSpace(c, i);
						} else if (this.#canUsurp(c)) {
							done = false;
							this.#usurp(c);
						}
					}
				}
			} while (!done && ++iterations < 10);
		}
		this.#toString = void 0;
	}
	#partsToRegExp(dot) {
		return this.#parts.map((p) => {
			/* c8 ignore start */
			if (typeof p === "string") throw new Error("string type in extglob ast??");
			/* c8 ignore stop */
			const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
			this.#uflag = this.#uflag || uflag;
			return re;
		}).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
	}
	static #parseGlob(glob, hasMagic, noEmpty = false) {
		let escaping = false;
		let re = "";
		let uflag = false;
		let inStar = false;
		for (let i = 0; i < glob.length; i++) {
			const c = glob.charAt(i);
			if (escaping) {
				escaping = false;
				re += (reSpecials.has(c) ? "\\" : "") + c;
				continue;
			}
			if (c === "*") {
				if (inStar) continue;
				inStar = true;
				re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star$1;
				hasMagic = true;
				continue;
			} else inStar = false;
			if (c === "\\") {
				if (i === glob.length - 1) re += "\\\\";
				else escaping = true;
				continue;
			}
			if (c === "[") {
				const [src, needUflag, consumed, magic] = parseClass(glob, i);
				if (consumed) {
					re += src;
					uflag = uflag || needUflag;
					i += consumed - 1;
					hasMagic = hasMagic || magic;
					continue;
				}
			}
			if (c === "?") {
				re += qmark;
				hasMagic = true;
				continue;
			}
			re += regExpEscape$1(c);
		}
		return [
			re,
			unescape(glob),
			!!hasMagic,
			uflag
		];
	}
};
_a = AST;

// node_modules/minimatch/dist/esm/escape.js
const escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
	if (magicalBraces) return windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&");
	return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
};

// node_modules/minimatch/dist/esm/index.js
const minimatch = (p, pattern, options = {}) => {
	assertValidPattern(pattern);
	if (!options.nocomment && pattern.charAt(0) === "#") return false;
	return new Minimatch(pattern, options).match(p);
};
const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
const starDotExtTest = (ext) => (f) => !f.startsWith(".") && f.endsWith(ext);
const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
const starDotExtTestNocase = (ext) => {
	ext = ext.toLowerCase();
	return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext);
};
const starDotExtTestNocaseDot = (ext) => {
	ext = ext.toLowerCase();
	return (f) => f.toLowerCase().endsWith(ext);
};
const starDotStarRE = /^\*+\.\*+$/;
const starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
const starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
const dotStarRE = /^\.\*+$/;
const dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
const starRE = /^\*+$/;
const starTest = (f) => f.length !== 0 && !f.startsWith(".");
const starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
const qmarksTestNocase = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExt([$0]);
	if (!ext) return noext;
	ext = ext.toLowerCase();
	return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestNocaseDot = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExtDot([$0]);
	if (!ext) return noext;
	ext = ext.toLowerCase();
	return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestDot = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExtDot([$0]);
	return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTest = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExt([$0]);
	return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTestNoExt = ([$0]) => {
	const len = $0.length;
	return (f) => f.length === len && !f.startsWith(".");
};
const qmarksTestNoExtDot = ([$0]) => {
	const len = $0.length;
	return (f) => f.length === len && f !== "." && f !== "..";
};
/* c8 ignore start */
const defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
const path = {
	win32: { sep: "\\" },
	posix: { sep: "/" }
};
/* c8 ignore stop */
const sep$1 = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep;
minimatch.sep = sep$1;
const GLOBSTAR = Symbol("globstar **");
minimatch.GLOBSTAR = GLOBSTAR;
const star = "[^/]*?";
const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
const filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
minimatch.filter = filter;
const ext = (a, b = {}) => Object.assign({}, a, b);
const defaults = (def) => {
	if (!def || typeof def !== "object" || !Object.keys(def).length) return minimatch;
	const orig = minimatch;
	const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
	return Object.assign(m, {
		Minimatch: class Minimatch extends orig.Minimatch {
			constructor(pattern, options = {}) {
				super(pattern, ext(def, options));
			}
			static defaults(options) {
				return orig.defaults(ext(def, options)).Minimatch;
			}
		},
		AST: class AST extends orig.AST {
			/* c8 ignore start */
			constructor(type, parent, options = {}) {
				super(type, parent, ext(def, options));
			}
			/* c8 ignore stop */
			static fromGlob(pattern, options = {}) {
				return orig.AST.fromGlob(pattern, ext(def, options));
			}
		},
		unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
		escape: (s, options = {}) => orig.escape(s, ext(def, options)),
		filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
		defaults: (options) => orig.defaults(ext(def, options)),
		makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
		braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
		match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
		sep: orig.sep,
		GLOBSTAR
	});
};
minimatch.defaults = defaults;
const braceExpand = (pattern, options = {}) => {
	assertValidPattern(pattern);
	if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) return [pattern];
	return expand(pattern, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
minimatch.makeRe = makeRe;
const match = (list, pattern, options = {}) => {
	const mm = new Minimatch(pattern, options);
	list = list.filter((f) => mm.match(f));
	if (mm.options.nonull && !list.length) list.push(pattern);
	return list;
};
minimatch.match = match;
const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
var Minimatch = class {
	options;
	set;
	pattern;
	windowsPathsNoEscape;
	nonegate;
	negate;
	comment;
	empty;
	preserveMultipleSlashes;
	partial;
	globSet;
	globParts;
	nocase;
	isWindows;
	platform;
	windowsNoMagicRoot;
	maxGlobstarRecursion;
	regexp;
	constructor(pattern, options = {}) {
		assertValidPattern(pattern);
		options = options || {};
		this.options = options;
		this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
		this.pattern = pattern;
		this.platform = options.platform || defaultPlatform;
		this.isWindows = this.platform === "win32";
		const awe = "allowWindowsEscape";
		this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[awe] === false;
		if (this.windowsPathsNoEscape) this.pattern = this.pattern.replace(/\\/g, "/");
		this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
		this.regexp = null;
		this.negate = false;
		this.nonegate = !!options.nonegate;
		this.comment = false;
		this.empty = false;
		this.partial = !!options.partial;
		this.nocase = !!this.options.nocase;
		this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
		this.globSet = [];
		this.globParts = [];
		this.set = [];
		this.make();
	}
	hasMagic() {
		if (this.options.magicalBraces && this.set.length > 1) return true;
		for (const pattern of this.set) for (const part of pattern) if (typeof part !== "string") return true;
		return false;
	}
	debug(..._) {}
	make() {
		const pattern = this.pattern;
		const options = this.options;
		if (!options.nocomment && pattern.charAt(0) === "#") {
			this.comment = true;
			return;
		}
		if (!pattern) {
			this.empty = true;
			return;
		}
		this.parseNegate();
		this.globSet = [...new Set(this.braceExpand())];
		if (options.debug) this.debug = (...args) => console.error(...args);
		this.debug(this.pattern, this.globSet);
		const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
		this.globParts = this.preprocess(rawGlobParts);
		this.debug(this.pattern, this.globParts);
		let set = this.globParts.map((s, _, __) => {
			if (this.isWindows && this.windowsNoMagicRoot) {
				const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
				const isDrive = /^[a-z]:/i.test(s[0]);
				if (isUNC) return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
				else if (isDrive) return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
			}
			return s.map((ss) => this.parse(ss));
		});
		this.debug(this.pattern, set);
		this.set = set.filter((s) => s.indexOf(false) === -1);
		if (this.isWindows) for (let i = 0; i < this.set.length; i++) {
			const p = this.set[i];
			if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) p[2] = "?";
		}
		this.debug(this.pattern, this.set);
	}
	preprocess(globParts) {
		if (this.options.noglobstar) {
			for (const partset of globParts) for (let j = 0; j < partset.length; j++) if (partset[j] === "**") partset[j] = "*";
		}
		const { optimizationLevel = 1 } = this.options;
		if (optimizationLevel >= 2) {
			globParts = this.firstPhasePreProcess(globParts);
			globParts = this.secondPhasePreProcess(globParts);
		} else if (optimizationLevel >= 1) globParts = this.levelOneOptimize(globParts);
		else globParts = this.adjascentGlobstarOptimize(globParts);
		return globParts;
	}
	adjascentGlobstarOptimize(globParts) {
		return globParts.map((parts) => {
			let gs = -1;
			while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
				let i = gs;
				while (parts[i + 1] === "**") i++;
				if (i !== gs) parts.splice(gs, i - gs);
			}
			return parts;
		});
	}
	levelOneOptimize(globParts) {
		return globParts.map((parts) => {
			parts = parts.reduce((set, part) => {
				const prev = set[set.length - 1];
				if (part === "**" && prev === "**") return set;
				if (part === "..") {
					if (prev && prev !== ".." && prev !== "." && prev !== "**") {
						set.pop();
						return set;
					}
				}
				set.push(part);
				return set;
			}, []);
			return parts.length === 0 ? [""] : parts;
		});
	}
	levelTwoFileOptimize(parts) {
		if (!Array.isArray(parts)) parts = this.slashSplit(parts);
		let didSomething = false;
		do {
			didSomething = false;
			if (!this.preserveMultipleSlashes) {
				for (let i = 1; i < parts.length - 1; i++) {
					const p = parts[i];
					if (i === 1 && p === "" && parts[0] === "") continue;
					if (p === "." || p === "") {
						didSomething = true;
						parts.splice(i, 1);
						i--;
					}
				}
				if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
					didSomething = true;
					parts.pop();
				}
			}
			let dd = 0;
			while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
				const p = parts[dd - 1];
				if (p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p))) {
					didSomething = true;
					parts.splice(dd - 1, 2);
					dd -= 2;
				}
			}
		} while (didSomething);
		return parts.length === 0 ? [""] : parts;
	}
	firstPhasePreProcess(globParts) {
		let didSomething = false;
		do {
			didSomething = false;
			for (let parts of globParts) {
				let gs = -1;
				while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
					let gss = gs;
					while (parts[gss + 1] === "**") gss++;
					if (gss > gs) parts.splice(gs + 1, gss - gs);
					let next = parts[gs + 1];
					const p = parts[gs + 2];
					const p2 = parts[gs + 3];
					if (next !== "..") continue;
					if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") continue;
					didSomething = true;
					parts.splice(gs, 1);
					const other = parts.slice(0);
					other[gs] = "**";
					globParts.push(other);
					gs--;
				}
				if (!this.preserveMultipleSlashes) {
					for (let i = 1; i < parts.length - 1; i++) {
						const p = parts[i];
						if (i === 1 && p === "" && parts[0] === "") continue;
						if (p === "." || p === "") {
							didSomething = true;
							parts.splice(i, 1);
							i--;
						}
					}
					if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
						didSomething = true;
						parts.pop();
					}
				}
				let dd = 0;
				while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
					const p = parts[dd - 1];
					if (p && p !== "." && p !== ".." && p !== "**") {
						didSomething = true;
						const splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
						parts.splice(dd - 1, 2, ...splin);
						if (parts.length === 0) parts.push("");
						dd -= 2;
					}
				}
			}
		} while (didSomething);
		return globParts;
	}
	secondPhasePreProcess(globParts) {
		for (let i = 0; i < globParts.length - 1; i++) for (let j = i + 1; j < globParts.length; j++) {
			const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
			if (matched) {
				globParts[i] = [];
				globParts[j] = matched;
				break;
			}
		}
		return globParts.filter((gs) => gs.length);
	}
	partsMatch(a, b, emptyGSMatch = false) {
		let ai = 0;
		let bi = 0;
		let result = [];
		let which = "";
		while (ai < a.length && bi < b.length) if (a[ai] === b[bi]) {
			result.push(which === "b" ? b[bi] : a[ai]);
			ai++;
			bi++;
		} else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
			result.push(a[ai]);
			ai++;
		} else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
			result.push(b[bi]);
			bi++;
		} else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
			if (which === "b") return false;
			which = "a";
			result.push(a[ai]);
			ai++;
			bi++;
		} else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
			if (which === "a") return false;
			which = "b";
			result.push(b[bi]);
			ai++;
			bi++;
		} else return false;
		return a.length === b.length && result;
	}
	parseNegate() {
		if (this.nonegate) return;
		const pattern = this.pattern;
		let negate = false;
		let negateOffset = 0;
		for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
			negate = !negate;
			negateOffset++;
		}
		if (negateOffset) this.pattern = pattern.slice(negateOffset);
		this.negate = negate;
	}
	matchOne(file, pattern, partial = false) {
		let fileStartIndex = 0;
		let patternStartIndex = 0;
		if (this.isWindows) {
			const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
			const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
			const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
			const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
			const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
			const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
			if (typeof fdi === "number" && typeof pdi === "number") {
				const [fd, pd] = [file[fdi], pattern[pdi]];
				if (fd.toLowerCase() === pd.toLowerCase()) {
					pattern[pdi] = fd;
					patternStartIndex = pdi;
					fileStartIndex = fdi;
				}
			}
		}
		const { optimizationLevel = 1 } = this.options;
		if (optimizationLevel >= 2) file = this.levelTwoFileOptimize(file);
		if (pattern.includes(GLOBSTAR)) return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
		return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
	}
	#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
		const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
		const lastgs = pattern.lastIndexOf(GLOBSTAR);
		const [head, body, tail] = partial ? [
			pattern.slice(patternIndex, firstgs),
			pattern.slice(firstgs + 1),
			[]
		] : [
			pattern.slice(patternIndex, firstgs),
			pattern.slice(firstgs + 1, lastgs),
			pattern.slice(lastgs + 1)
		];
		if (head.length) {
			const fileHead = file.slice(fileIndex, fileIndex + head.length);
			if (!this.#matchOne(fileHead, head, partial, 0, 0)) return false;
			fileIndex += head.length;
			patternIndex += head.length;
		}
		let fileTailMatch = 0;
		if (tail.length) {
			if (tail.length + fileIndex > file.length) return false;
			let tailStart = file.length - tail.length;
			if (this.#matchOne(file, tail, partial, tailStart, 0)) fileTailMatch = tail.length;
			else {
				if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) return false;
				tailStart--;
				if (!this.#matchOne(file, tail, partial, tailStart, 0)) return false;
				fileTailMatch = tail.length + 1;
			}
		}
		if (!body.length) {
			let sawSome = !!fileTailMatch;
			for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
				const f = String(file[i]);
				sawSome = true;
				if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
			}
			return partial || sawSome;
		}
		const bodySegments = [[[], 0]];
		let currentBody = bodySegments[0];
		let nonGsParts = 0;
		const nonGsPartsSums = [0];
		for (const b of body) if (b === GLOBSTAR) {
			nonGsPartsSums.push(nonGsParts);
			currentBody = [[], 0];
			bodySegments.push(currentBody);
		} else {
			currentBody[0].push(b);
			nonGsParts++;
		}
		let i = bodySegments.length - 1;
		const fileLength = file.length - fileTailMatch;
		for (const b of bodySegments) b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
		return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
	}
	#matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
		const bs = bodySegments[bodyIndex];
		if (!bs) {
			for (let i = fileIndex; i < file.length; i++) {
				sawTail = true;
				const f = file[i];
				if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
			}
			return sawTail;
		}
		const [body, after] = bs;
		while (fileIndex <= after) {
			if (this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0) && globStarDepth < this.maxGlobstarRecursion) {
				const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
				if (sub !== false) return sub;
			}
			const f = file[fileIndex];
			if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
			fileIndex++;
		}
		return partial || null;
	}
	#matchOne(file, pattern, partial, fileIndex, patternIndex) {
		let fi;
		let pi;
		let pl;
		let fl;
		for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
			this.debug("matchOne loop");
			let p = pattern[pi];
			let f = file[fi];
			this.debug(pattern, p, f);
			/* c8 ignore start */
			if (p === false || p === GLOBSTAR) return false;
			/* c8 ignore stop */
			let hit;
			if (typeof p === "string") {
				hit = f === p;
				this.debug("string match", p, f, hit);
			} else {
				hit = p.test(f);
				this.debug("pattern match", p, f, hit);
			}
			if (!hit) return false;
		}
		if (fi === fl && pi === pl) return true;
		else if (fi === fl) return partial;
		else if (pi === pl) return fi === fl - 1 && file[fi] === "";
		else throw new Error("wtf?");
		/* c8 ignore stop */
	}
	braceExpand() {
		return braceExpand(this.pattern, this.options);
	}
	parse(pattern) {
		assertValidPattern(pattern);
		const options = this.options;
		if (pattern === "**") return GLOBSTAR;
		if (pattern === "") return "";
		let m;
		let fastTest = null;
		if (m = pattern.match(starRE)) fastTest = options.dot ? starTestDot : starTest;
		else if (m = pattern.match(starDotExtRE)) fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
		else if (m = pattern.match(qmarksRE)) fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
		else if (m = pattern.match(starDotStarRE)) fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
		else if (m = pattern.match(dotStarRE)) fastTest = dotStarTest;
		const re = AST.fromGlob(pattern, this.options).toMMPattern();
		if (fastTest && typeof re === "object") Reflect.defineProperty(re, "test", { value: fastTest });
		return re;
	}
	makeRe() {
		if (this.regexp || this.regexp === false) return this.regexp;
		const set = this.set;
		if (!set.length) {
			this.regexp = false;
			return this.regexp;
		}
		const options = this.options;
		const twoStar = options.noglobstar ? star : options.dot ? twoStarDot : twoStarNoDot;
		const flags = new Set(options.nocase ? ["i"] : []);
		let re = set.map((pattern) => {
			const pp = pattern.map((p) => {
				if (p instanceof RegExp) for (const f of p.flags.split("")) flags.add(f);
				return typeof p === "string" ? regExpEscape(p) : p === GLOBSTAR ? GLOBSTAR : p._src;
			});
			pp.forEach((p, i) => {
				const next = pp[i + 1];
				const prev = pp[i - 1];
				if (p !== GLOBSTAR || prev === GLOBSTAR) return;
				if (prev === void 0) {
					if (next !== void 0 && next !== GLOBSTAR) pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
					else pp[i] = twoStar;
				} else if (next === void 0) pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?";
				else if (next !== GLOBSTAR) {
					pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
					pp[i + 1] = GLOBSTAR;
				}
			});
			const filtered = pp.filter((p) => p !== GLOBSTAR);
			if (this.partial && filtered.length >= 1) {
				const prefixes = [];
				for (let i = 1; i <= filtered.length; i++) prefixes.push(filtered.slice(0, i).join("/"));
				return "(?:" + prefixes.join("|") + ")";
			}
			return filtered.join("/");
		}).join("|");
		const [open, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
		re = "^" + open + re + close + "$";
		if (this.partial) re = "^(?:\\/|" + open + re.slice(1, -1) + close + ")$";
		if (this.negate) re = "^(?!" + re + ").+$";
		try {
			this.regexp = new RegExp(re, [...flags].join(""));
		} catch {
			this.regexp = false;
		}
		/* c8 ignore stop */
		return this.regexp;
	}
	slashSplit(p) {
		if (this.preserveMultipleSlashes) return p.split("/");
		else if (this.isWindows && /^\/\/[^/]+/.test(p)) return ["", ...p.split(/\/+/)];
		else return p.split(/\/+/);
	}
	match(f, partial = this.partial) {
		this.debug("match", f, this.pattern);
		if (this.comment) return false;
		if (this.empty) return f === "";
		if (f === "/" && partial) return true;
		const options = this.options;
		if (this.isWindows) f = f.split("\\").join("/");
		const ff = this.slashSplit(f);
		this.debug(this.pattern, "split", ff);
		const set = this.set;
		this.debug(this.pattern, "set", set);
		let filename = ff[ff.length - 1];
		if (!filename) for (let i = ff.length - 2; !filename && i >= 0; i--) filename = ff[i];
		for (const pattern of set) {
			let file = ff;
			if (options.matchBase && pattern.length === 1) file = [filename];
			if (this.matchOne(file, pattern, partial)) {
				if (options.flipNegate) return true;
				return !this.negate;
			}
		}
		if (options.flipNegate) return false;
		return this.negate;
	}
	static defaults(def) {
		return minimatch.defaults(def).Minimatch;
	}
};
/* c8 ignore stop */
minimatch.AST = AST;
minimatch.Minimatch = Minimatch;
minimatch.escape = escape;
minimatch.unescape = unescape;

// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));

// node_modules/debug/src/common.js
var require_common = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		createDebug.names = [];
		createDebug.skips = [];
		createDebug.formatters = {};
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(/* @__PURE__ */ new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));

// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	exports.log = console.debug || console.log || (() => {});
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));

// node_modules/debug/src/node.js
var require_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const tty = __require("tty");
	const util = __require("util");
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = __require("supports-color");
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return (/* @__PURE__ */ new Date()).toISOString() + " ";
	}
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	function load() {
		return process.env.DEBUG;
	}
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));

// node_modules/debug/src/index.js
var require_src = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node();
}));

// node_modules/agent-base/dist/helpers.js
var require_helpers = /* @__PURE__ */ __commonJSMin(((exports, module, this$10) => {
	var __createBinding = this$10 && this$10.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$10 && this$10.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$10 && this$10.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.req = exports.json = exports.toBuffer = void 0;
	const http = __importStar(__require("http"));
	const https = __importStar(__require("https"));
	async function toBuffer(stream) {
		let length = 0;
		const chunks = [];
		for await (const chunk of stream) {
			length += chunk.length;
			chunks.push(chunk);
		}
		return Buffer.concat(chunks, length);
	}
	exports.toBuffer = toBuffer;
	async function json(stream) {
		const str = (await toBuffer(stream)).toString("utf8");
		try {
			return JSON.parse(str);
		} catch (_err) {
			const err = _err;
			err.message += ` (input: ${str})`;
			throw err;
		}
	}
	exports.json = json;
	function req(url, opts = {}) {
		const req = ((typeof url === "string" ? url : url.href).startsWith("https:") ? https : http).request(url, opts);
		const promise = new Promise((resolve, reject) => {
			req.once("response", resolve).once("error", reject).end();
		});
		req.then = promise.then.bind(promise);
		return req;
	}
	exports.req = req;
}));

// node_modules/agent-base/dist/index.js
var require_dist$2 = /* @__PURE__ */ __commonJSMin(((exports, module, this$9) => {
	var __createBinding = this$9 && this$9.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$9 && this$9.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$9 && this$9.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	var __exportStar = this$9 && this$9.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Agent = void 0;
	const net = __importStar(__require("net"));
	const http = __importStar(__require("http"));
	const https_1 = __require("https");
	__exportStar(require_helpers(), exports);
	const INTERNAL = Symbol("AgentBaseInternalState");
	var Agent = class extends http.Agent {
		constructor(opts) {
			super(opts);
			this[INTERNAL] = {};
		}
		isSecureEndpoint(options) {
			if (options) {
				if (typeof options.secureEndpoint === "boolean") return options.secureEndpoint;
				if (typeof options.protocol === "string") return options.protocol === "https:";
			}
			const { stack } = /* @__PURE__ */ new Error();
			if (typeof stack !== "string") return false;
			return stack.split("\n").some((l) => l.indexOf("(https.js:") !== -1 || l.indexOf("node:https:") !== -1);
		}
		incrementSockets(name) {
			if (this.maxSockets === 1e400 && this.maxTotalSockets === 1e400) return null;
			if (!this.sockets[name]) this.sockets[name] = [];
			const fakeSocket = new net.Socket({ writable: false });
			this.sockets[name].push(fakeSocket);
			this.totalSocketCount++;
			return fakeSocket;
		}
		decrementSockets(name, socket) {
			if (!this.sockets[name] || socket === null) return;
			const sockets = this.sockets[name];
			const index = sockets.indexOf(socket);
			if (index !== -1) {
				sockets.splice(index, 1);
				this.totalSocketCount--;
				if (sockets.length === 0) delete this.sockets[name];
			}
		}
		getName(options) {
			if (this.isSecureEndpoint(options)) return https_1.Agent.prototype.getName.call(this, options);
			return super.getName(options);
		}
		createSocket(req, options, cb) {
			const connectOpts = {
				...options,
				secureEndpoint: this.isSecureEndpoint(options)
			};
			const name = this.getName(connectOpts);
			const fakeSocket = this.incrementSockets(name);
			Promise.resolve().then(() => this.connect(req, connectOpts)).then((socket) => {
				this.decrementSockets(name, fakeSocket);
				if (socket instanceof http.Agent) try {
					return socket.addRequest(req, connectOpts);
				} catch (err) {
					return cb(err);
				}
				this[INTERNAL].currentSocket = socket;
				super.createSocket(req, options, cb);
			}, (err) => {
				this.decrementSockets(name, fakeSocket);
				cb(err);
			});
		}
		createConnection() {
			const socket = this[INTERNAL].currentSocket;
			this[INTERNAL].currentSocket = void 0;
			if (!socket) throw new Error("No socket was returned in the `connect()` function");
			return socket;
		}
		get defaultPort() {
			return this[INTERNAL].defaultPort ?? (this.protocol === "https:" ? 443 : 80);
		}
		set defaultPort(v) {
			if (this[INTERNAL]) this[INTERNAL].defaultPort = v;
		}
		get protocol() {
			return this[INTERNAL].protocol ?? (this.isSecureEndpoint() ? "https:" : "http:");
		}
		set protocol(v) {
			if (this[INTERNAL]) this[INTERNAL].protocol = v;
		}
	};
	exports.Agent = Agent;
}));

// node_modules/https-proxy-agent/dist/parse-proxy-response.js
var require_parse_proxy_response = /* @__PURE__ */ __commonJSMin(((exports, module, this$8) => {
	var __importDefault = this$8 && this$8.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parseProxyResponse = void 0;
	const debug = (0, __importDefault(require_src()).default)("https-proxy-agent:parse-proxy-response");
	function parseProxyResponse(socket) {
		return new Promise((resolve, reject) => {
			let buffersLength = 0;
			const buffers = [];
			function read() {
				const b = socket.read();
				if (b) ondata(b);
				else socket.once("readable", read);
			}
			function cleanup() {
				socket.removeListener("end", onend);
				socket.removeListener("error", onerror);
				socket.removeListener("readable", read);
			}
			function onend() {
				cleanup();
				debug("onend");
				reject(/* @__PURE__ */ new Error("Proxy connection ended before receiving CONNECT response"));
			}
			function onerror(err) {
				cleanup();
				debug("onerror %o", err);
				reject(err);
			}
			function ondata(b) {
				buffers.push(b);
				buffersLength += b.length;
				const buffered = Buffer.concat(buffers, buffersLength);
				const endOfHeaders = buffered.indexOf("\r\n\r\n");
				if (endOfHeaders === -1) {
					debug("have not received end of HTTP headers yet...");
					read();
					return;
				}
				const headerParts = buffered.slice(0, endOfHeaders).toString("ascii").split("\r\n");
				const firstLine = headerParts.shift();
				if (!firstLine) {
					socket.destroy();
					return reject(/* @__PURE__ */ new Error("No header received from proxy CONNECT response"));
				}
				const firstLineParts = firstLine.split(" ");
				const statusCode = +firstLineParts[1];
				const statusText = firstLineParts.slice(2).join(" ");
				const headers = {};
				for (const header of headerParts) {
					if (!header) continue;
					const firstColon = header.indexOf(":");
					if (firstColon === -1) {
						socket.destroy();
						return reject(/* @__PURE__ */ new Error(`Invalid header from proxy CONNECT response: "${header}"`));
					}
					const key = header.slice(0, firstColon).toLowerCase();
					const value = header.slice(firstColon + 1).trimStart();
					const current = headers[key];
					if (typeof current === "string") headers[key] = [current, value];
					else if (Array.isArray(current)) current.push(value);
					else headers[key] = value;
				}
				debug("got proxy server response: %o %o", firstLine, headers);
				cleanup();
				resolve({
					connect: {
						statusCode,
						statusText,
						headers
					},
					buffered
				});
			}
			socket.on("error", onerror);
			socket.on("end", onend);
			read();
		});
	}
	exports.parseProxyResponse = parseProxyResponse;
}));

// node_modules/https-proxy-agent/dist/index.js
var require_dist$1 = /* @__PURE__ */ __commonJSMin(((exports, module, this$7) => {
	var __createBinding = this$7 && this$7.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$7 && this$7.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$7 && this$7.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	var __importDefault = this$7 && this$7.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.HttpsProxyAgent = void 0;
	const net = __importStar(__require("net"));
	const tls = __importStar(__require("tls"));
	const assert_1 = __importDefault(__require("assert"));
	const debug_1 = __importDefault(require_src());
	const agent_base_1 = require_dist$2();
	const url_1 = __require("url");
	const parse_proxy_response_1 = require_parse_proxy_response();
	const debug = (0, debug_1.default)("https-proxy-agent");
	const setServernameFromNonIpHost = (options) => {
		if (options.servername === void 0 && options.host && !net.isIP(options.host)) return {
			...options,
			servername: options.host
		};
		return options;
	};
	var HttpsProxyAgent = class extends agent_base_1.Agent {
		constructor(proxy, opts) {
			super(opts);
			this.options = { path: void 0 };
			this.proxy = typeof proxy === "string" ? new url_1.URL(proxy) : proxy;
			this.proxyHeaders = opts?.headers ?? {};
			debug("Creating new HttpsProxyAgent instance: %o", this.proxy.href);
			const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, "");
			const port = this.proxy.port ? parseInt(this.proxy.port, 10) : this.proxy.protocol === "https:" ? 443 : 80;
			this.connectOpts = {
				ALPNProtocols: ["http/1.1"],
				...opts ? omit(opts, "headers") : null,
				host,
				port
			};
		}
		async connect(req, opts) {
			const { proxy } = this;
			if (!opts.host) throw new TypeError("No \"host\" provided");
			let socket;
			if (proxy.protocol === "https:") {
				debug("Creating `tls.Socket`: %o", this.connectOpts);
				socket = tls.connect(setServernameFromNonIpHost(this.connectOpts));
			} else {
				debug("Creating `net.Socket`: %o", this.connectOpts);
				socket = net.connect(this.connectOpts);
			}
			const headers = typeof this.proxyHeaders === "function" ? this.proxyHeaders() : { ...this.proxyHeaders };
			const host = net.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
			let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
			if (proxy.username || proxy.password) {
				const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
				headers["Proxy-Authorization"] = `Basic ${Buffer.from(auth).toString("base64")}`;
			}
			headers.Host = `${host}:${opts.port}`;
			if (!headers["Proxy-Connection"]) headers["Proxy-Connection"] = this.keepAlive ? "Keep-Alive" : "close";
			for (const name of Object.keys(headers)) payload += `${name}: ${headers[name]}\r\n`;
			const proxyResponsePromise = (0, parse_proxy_response_1.parseProxyResponse)(socket);
			socket.write(`${payload}\r\n`);
			const { connect, buffered } = await proxyResponsePromise;
			req.emit("proxyConnect", connect);
			this.emit("proxyConnect", connect, req);
			if (connect.statusCode === 200) {
				req.once("socket", resume);
				if (opts.secureEndpoint) {
					debug("Upgrading socket connection to TLS");
					return tls.connect({
						...omit(setServernameFromNonIpHost(opts), "host", "path", "port"),
						socket
					});
				}
				return socket;
			}
			socket.destroy();
			const fakeSocket = new net.Socket({ writable: false });
			fakeSocket.readable = true;
			req.once("socket", (s) => {
				debug("Replaying proxy buffer for failed request");
				(0, assert_1.default)(s.listenerCount("data") > 0);
				s.push(buffered);
				s.push(null);
			});
			return fakeSocket;
		}
	};
	HttpsProxyAgent.protocols = ["http", "https"];
	exports.HttpsProxyAgent = HttpsProxyAgent;
	function resume(socket) {
		socket.resume();
	}
	function omit(obj, ...keys) {
		const ret = {};
		let key;
		for (key in obj) if (!keys.includes(key)) ret[key] = obj[key];
		return ret;
	}
}));

// node_modules/http-proxy-agent/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports, module, this$6) => {
	var __createBinding = this$6 && this$6.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$6 && this$6.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$6 && this$6.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	var __importDefault = this$6 && this$6.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.HttpProxyAgent = void 0;
	const net = __importStar(__require("net"));
	const tls = __importStar(__require("tls"));
	const debug_1 = __importDefault(require_src());
	const events_1 = __require("events");
	const agent_base_1 = require_dist$2();
	const url_1 = __require("url");
	const debug = (0, debug_1.default)("http-proxy-agent");
	var HttpProxyAgent = class extends agent_base_1.Agent {
		constructor(proxy, opts) {
			super(opts);
			this.proxy = typeof proxy === "string" ? new url_1.URL(proxy) : proxy;
			this.proxyHeaders = opts?.headers ?? {};
			debug("Creating new HttpProxyAgent instance: %o", this.proxy.href);
			const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, "");
			const port = this.proxy.port ? parseInt(this.proxy.port, 10) : this.proxy.protocol === "https:" ? 443 : 80;
			this.connectOpts = {
				...opts ? omit(opts, "headers") : null,
				host,
				port
			};
		}
		addRequest(req, opts) {
			req._header = null;
			this.setRequestProps(req, opts);
			super.addRequest(req, opts);
		}
		setRequestProps(req, opts) {
			const { proxy } = this;
			const base = `${opts.secureEndpoint ? "https:" : "http:"}//${req.getHeader("host") || "localhost"}`;
			const url = new url_1.URL(req.path, base);
			if (opts.port !== 80) url.port = String(opts.port);
			req.path = String(url);
			const headers = typeof this.proxyHeaders === "function" ? this.proxyHeaders() : { ...this.proxyHeaders };
			if (proxy.username || proxy.password) {
				const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
				headers["Proxy-Authorization"] = `Basic ${Buffer.from(auth).toString("base64")}`;
			}
			if (!headers["Proxy-Connection"]) headers["Proxy-Connection"] = this.keepAlive ? "Keep-Alive" : "close";
			for (const name of Object.keys(headers)) {
				const value = headers[name];
				if (value) req.setHeader(name, value);
			}
		}
		async connect(req, opts) {
			req._header = null;
			if (!req.path.includes("://")) this.setRequestProps(req, opts);
			let first;
			let endOfHeaders;
			debug("Regenerating stored HTTP header string for request");
			req._implicitHeader();
			if (req.outputData && req.outputData.length > 0) {
				debug("Patching connection write() output buffer with updated header");
				first = req.outputData[0].data;
				endOfHeaders = first.indexOf("\r\n\r\n") + 4;
				req.outputData[0].data = req._header + first.substring(endOfHeaders);
				debug("Output buffer: %o", req.outputData[0].data);
			}
			let socket;
			if (this.proxy.protocol === "https:") {
				debug("Creating `tls.Socket`: %o", this.connectOpts);
				socket = tls.connect(this.connectOpts);
			} else {
				debug("Creating `net.Socket`: %o", this.connectOpts);
				socket = net.connect(this.connectOpts);
			}
			await (0, events_1.once)(socket, "connect");
			return socket;
		}
	};
	HttpProxyAgent.protocols = ["http", "https"];
	exports.HttpProxyAgent = HttpProxyAgent;
	function omit(obj, ...keys) {
		const ret = {};
		let key;
		for (key in obj) if (!keys.includes(key)) ret[key] = obj[key];
		return ret;
	}
}));

// node_modules/fast-xml-parser/src/util.js
const regexName = /* @__PURE__ */ new RegExp("^[:A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
function getAllMatches(string, regex) {
	const matches = [];
	let match = regex.exec(string);
	while (match) {
		const allmatches = [];
		allmatches.startIndex = regex.lastIndex - match[0].length;
		const len = match.length;
		for (let index = 0; index < len; index++) allmatches.push(match[index]);
		matches.push(allmatches);
		match = regex.exec(string);
	}
	return matches;
}
const isName = function(string) {
	const match = regexName.exec(string);
	return !(match === null || typeof match === "undefined");
};
function isExist(v) {
	return typeof v !== "undefined";
}
const DANGEROUS_PROPERTY_NAMES = [
	"hasOwnProperty",
	"toString",
	"valueOf",
	"__defineGetter__",
	"__defineSetter__",
	"__lookupGetter__",
	"__lookupSetter__"
];
const criticalProperties = [
	"__proto__",
	"constructor",
	"prototype"
];

// node_modules/fast-xml-parser/src/validator.js
const defaultOptions$2 = {
	allowBooleanAttributes: false,
	unpairedTags: []
};
function validate(xmlData, options) {
	options = Object.assign({}, defaultOptions$2, options);
	const tags = [];
	let tagFound = false;
	let reachedRoot = false;
	if (xmlData[0] === "﻿") xmlData = xmlData.substr(1);
	for (let i = 0; i < xmlData.length; i++) if (xmlData[i] === "<" && xmlData[i + 1] === "?") {
		i += 2;
		i = readPI(xmlData, i);
		if (i.err) return i;
	} else if (xmlData[i] === "<") {
		let tagStartPos = i;
		i++;
		if (xmlData[i] === "!") {
			i = readCommentAndCDATA(xmlData, i);
			continue;
		} else {
			let closingTag = false;
			if (xmlData[i] === "/") {
				closingTag = true;
				i++;
			}
			let tagName = "";
			for (; i < xmlData.length && xmlData[i] !== ">" && xmlData[i] !== " " && xmlData[i] !== "	" && xmlData[i] !== "\n" && xmlData[i] !== "\r"; i++) tagName += xmlData[i];
			tagName = tagName.trim();
			if (tagName[tagName.length - 1] === "/") {
				tagName = tagName.substring(0, tagName.length - 1);
				i--;
			}
			if (!validateTagName(tagName)) {
				let msg;
				if (tagName.trim().length === 0) msg = "Invalid space after '<'.";
				else msg = "Tag '" + tagName + "' is an invalid name.";
				return getErrorObject("InvalidTag", msg, getLineNumberForPosition(xmlData, i));
			}
			const result = readAttributeStr(xmlData, i);
			if (result === false) return getErrorObject("InvalidAttr", "Attributes for '" + tagName + "' have open quote.", getLineNumberForPosition(xmlData, i));
			let attrStr = result.value;
			i = result.index;
			if (attrStr[attrStr.length - 1] === "/") {
				const attrStrStart = i - attrStr.length;
				attrStr = attrStr.substring(0, attrStr.length - 1);
				const isValid = validateAttributeString(attrStr, options);
				if (isValid === true) tagFound = true;
				else return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, attrStrStart + isValid.err.line));
			} else if (closingTag) {
				if (!result.tagClosed) return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' doesn't have proper closing.", getLineNumberForPosition(xmlData, i));
				else if (attrStr.trim().length > 0) return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' can't have attributes or invalid starting.", getLineNumberForPosition(xmlData, tagStartPos));
				else if (tags.length === 0) return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' has not been opened.", getLineNumberForPosition(xmlData, tagStartPos));
				else {
					const otg = tags.pop();
					if (tagName !== otg.tagName) {
						let openPos = getLineNumberForPosition(xmlData, otg.tagStartPos);
						return getErrorObject("InvalidTag", "Expected closing tag '" + otg.tagName + "' (opened in line " + openPos.line + ", col " + openPos.col + ") instead of closing tag '" + tagName + "'.", getLineNumberForPosition(xmlData, tagStartPos));
					}
					if (tags.length == 0) reachedRoot = true;
				}
			} else {
				const isValid = validateAttributeString(attrStr, options);
				if (isValid !== true) return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, i - attrStr.length + isValid.err.line));
				if (reachedRoot === true) return getErrorObject("InvalidXml", "Multiple possible root nodes found.", getLineNumberForPosition(xmlData, i));
				else if (options.unpairedTags.indexOf(tagName) !== -1) {} else tags.push({
					tagName,
					tagStartPos
				});
				tagFound = true;
			}
			for (i++; i < xmlData.length; i++) if (xmlData[i] === "<") {
				if (xmlData[i + 1] === "!") {
					i++;
					i = readCommentAndCDATA(xmlData, i);
					continue;
				} else if (xmlData[i + 1] === "?") {
					i = readPI(xmlData, ++i);
					if (i.err) return i;
				} else break;
			} else if (xmlData[i] === "&") {
				const afterAmp = validateAmpersand(xmlData, i);
				if (afterAmp == -1) return getErrorObject("InvalidChar", "char '&' is not expected.", getLineNumberForPosition(xmlData, i));
				i = afterAmp;
			} else if (reachedRoot === true && !isWhiteSpace(xmlData[i])) return getErrorObject("InvalidXml", "Extra text at the end", getLineNumberForPosition(xmlData, i));
			if (xmlData[i] === "<") i--;
		}
	} else {
		if (isWhiteSpace(xmlData[i])) continue;
		return getErrorObject("InvalidChar", "char '" + xmlData[i] + "' is not expected.", getLineNumberForPosition(xmlData, i));
	}
	if (!tagFound) return getErrorObject("InvalidXml", "Start tag expected.", 1);
	else if (tags.length == 1) return getErrorObject("InvalidTag", "Unclosed tag '" + tags[0].tagName + "'.", getLineNumberForPosition(xmlData, tags[0].tagStartPos));
	else if (tags.length > 0) return getErrorObject("InvalidXml", "Invalid '" + JSON.stringify(tags.map((t) => t.tagName), null, 4).replace(/\r?\n/g, "") + "' found.", {
		line: 1,
		col: 1
	});
	return true;
}
function isWhiteSpace(char) {
	return char === " " || char === "	" || char === "\n" || char === "\r";
}
function readPI(xmlData, i) {
	const start = i;
	for (; i < xmlData.length; i++) if (xmlData[i] == "?" || xmlData[i] == " ") {
		const tagname = xmlData.substr(start, i - start);
		if (i > 5 && tagname === "xml") return getErrorObject("InvalidXml", "XML declaration allowed only at the start of the document.", getLineNumberForPosition(xmlData, i));
		else if (xmlData[i] == "?" && xmlData[i + 1] == ">") {
			i++;
			break;
		} else continue;
	}
	return i;
}
function readCommentAndCDATA(xmlData, i) {
	if (xmlData.length > i + 5 && xmlData[i + 1] === "-" && xmlData[i + 2] === "-") {
		for (i += 3; i < xmlData.length; i++) if (xmlData[i] === "-" && xmlData[i + 1] === "-" && xmlData[i + 2] === ">") {
			i += 2;
			break;
		}
	} else if (xmlData.length > i + 8 && xmlData[i + 1] === "D" && xmlData[i + 2] === "O" && xmlData[i + 3] === "C" && xmlData[i + 4] === "T" && xmlData[i + 5] === "Y" && xmlData[i + 6] === "P" && xmlData[i + 7] === "E") {
		let angleBracketsCount = 1;
		for (i += 8; i < xmlData.length; i++) if (xmlData[i] === "<") angleBracketsCount++;
		else if (xmlData[i] === ">") {
			angleBracketsCount--;
			if (angleBracketsCount === 0) break;
		}
	} else if (xmlData.length > i + 9 && xmlData[i + 1] === "[" && xmlData[i + 2] === "C" && xmlData[i + 3] === "D" && xmlData[i + 4] === "A" && xmlData[i + 5] === "T" && xmlData[i + 6] === "A" && xmlData[i + 7] === "[") {
		for (i += 8; i < xmlData.length; i++) if (xmlData[i] === "]" && xmlData[i + 1] === "]" && xmlData[i + 2] === ">") {
			i += 2;
			break;
		}
	}
	return i;
}
const doubleQuote = "\"";
const singleQuote = "'";
function readAttributeStr(xmlData, i) {
	let attrStr = "";
	let startChar = "";
	let tagClosed = false;
	for (; i < xmlData.length; i++) {
		if (xmlData[i] === doubleQuote || xmlData[i] === singleQuote) {
			if (startChar === "") startChar = xmlData[i];
			else if (startChar !== xmlData[i]) {} else startChar = "";
		} else if (xmlData[i] === ">") {
			if (startChar === "") {
				tagClosed = true;
				break;
			}
		}
		attrStr += xmlData[i];
	}
	if (startChar !== "") return false;
	return {
		value: attrStr,
		index: i,
		tagClosed
	};
}
function scanAttributeTokens(attrStr) {
	const tokens = [];
	const len = attrStr.length;
	let i = 0;
	while (i < len) {
		const tokenStart = i;
		while (i < len && isWhiteSpace(attrStr[i])) i++;
		if (i >= len) break;
		if (attrStr[i] === "=") {
			i++;
			continue;
		}
		const leadingWs = attrStr.slice(tokenStart, i);
		const nameStart = i;
		while (i < len && !isWhiteSpace(attrStr[i]) && attrStr[i] !== "=") i++;
		const name = attrStr.slice(nameStart, i);
		let equalsGroup;
		let j = i;
		while (j < len && isWhiteSpace(attrStr[j])) j++;
		if (j < len && attrStr[j] === "=") {
			equalsGroup = attrStr.slice(i, j + 1);
			i = j + 1;
		}
		let quoteChar;
		let value;
		let k = i;
		while (k < len && isWhiteSpace(attrStr[k])) k++;
		if (k < len && (attrStr[k] === "\"" || attrStr[k] === "'")) {
			const valueStart = k + 1;
			const closeIdx = attrStr.indexOf(attrStr[k], valueStart);
			if (closeIdx !== -1) {
				quoteChar = attrStr[k];
				value = attrStr.slice(valueStart, closeIdx);
				i = closeIdx + 1;
			}
		}
		const token = { startIndex: tokenStart };
		token[1] = leadingWs;
		token[2] = name;
		token[3] = equalsGroup;
		token[4] = quoteChar !== void 0 ? true : void 0;
		token[5] = quoteChar;
		token[6] = value;
		tokens.push(token);
	}
	return tokens;
}
function validateAttributeString(attrStr, options) {
	const matches = scanAttributeTokens(attrStr);
	const attrNames = {};
	for (let i = 0; i < matches.length; i++) {
		if (matches[i][1].length === 0) return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' has no space in starting.", getPositionFromMatch(matches[i]));
		else if (matches[i][3] !== void 0 && matches[i][4] === void 0) return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' is without value.", getPositionFromMatch(matches[i]));
		else if (matches[i][3] === void 0 && !options.allowBooleanAttributes) return getErrorObject("InvalidAttr", "boolean attribute '" + matches[i][2] + "' is not allowed.", getPositionFromMatch(matches[i]));
		const attrName = matches[i][2];
		if (!validateAttrName(attrName)) return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is an invalid name.", getPositionFromMatch(matches[i]));
		if (!Object.prototype.hasOwnProperty.call(attrNames, attrName)) attrNames[attrName] = 1;
		else return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is repeated.", getPositionFromMatch(matches[i]));
	}
	return true;
}
function validateNumberAmpersand(xmlData, i) {
	let re = /\d/;
	if (xmlData[i] === "x") {
		i++;
		re = /[\da-fA-F]/;
	}
	for (; i < xmlData.length; i++) {
		if (xmlData[i] === ";") return i;
		if (!xmlData[i].match(re)) break;
	}
	return -1;
}
function validateAmpersand(xmlData, i) {
	i++;
	if (xmlData[i] === ";") return -1;
	if (xmlData[i] === "#") {
		i++;
		return validateNumberAmpersand(xmlData, i);
	}
	let count = 0;
	for (; i < xmlData.length; i++, count++) {
		if (xmlData[i].match(/\w/) && count < 20) continue;
		if (xmlData[i] === ";") break;
		return -1;
	}
	return i;
}
function getErrorObject(code, message, lineNumber) {
	return { err: {
		code,
		msg: message,
		line: lineNumber.line || lineNumber,
		col: lineNumber.col
	} };
}
function validateAttrName(attrName) {
	return isName(attrName);
}
function validateTagName(tagname) {
	return isName(tagname);
}
function getLineNumberForPosition(xmlData, index) {
	const lines = xmlData.substring(0, index).split(/\r?\n/);
	return {
		line: lines.length,
		col: lines[lines.length - 1].length + 1
	};
}
function getPositionFromMatch(match) {
	return match.startIndex + match[1].length;
}

// node_modules/@nodable/entities/src/entities.js
const CURRENCY = {
	cent: "¢",
	pound: "£",
	curren: "¤",
	yen: "¥",
	euro: "€",
	dollar: "$",
	fnof: "ƒ",
	inr: "₹",
	af: "؋",
	birr: "ብር",
	peso: "₱",
	rub: "₽",
	won: "₩",
	yuan: "¥",
	cedil: "¸"
};
const XML = {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
};
const COMMON_HTML = {
	nbsp: "\xA0",
	copy: "©",
	reg: "®",
	trade: "™",
	mdash: "—",
	ndash: "–",
	hellip: "…",
	laquo: "«",
	raquo: "»",
	lsquo: "‘",
	rsquo: "’",
	ldquo: "“",
	rdquo: "”",
	bull: "•",
	para: "¶",
	sect: "§",
	deg: "°",
	frac12: "½",
	frac14: "¼",
	frac34: "¾"
};

// node_modules/@nodable/entities/src/EntityDecoder.js
const ENTITY_ACTION = Object.freeze({
	ALLOW: "allow",
	BLOCK: "block",
	THROW: "throw"
});
const SPECIAL_CHARS = /* @__PURE__ */ new Set("!?\\\\/[]$%{}^&*()<>|+");
function validateEntityName$1(name) {
	if (name[0] === "#") throw new Error(`[EntityReplacer] Invalid character '#' in entity name: "${name}"`);
	for (const ch of name) if (SPECIAL_CHARS.has(ch)) throw new Error(`[EntityReplacer] Invalid character '${ch}' in entity name: "${name}"`);
	return name;
}
function mergeEntityMaps(...maps) {
	const out = Object.create(null);
	for (const map of maps) {
		if (!map) continue;
		for (const key of Object.keys(map)) {
			const raw = map[key];
			if (typeof raw === "string") out[key] = raw;
			else if (raw && typeof raw === "object" && raw.val !== void 0) {
				const val = raw.val;
				if (typeof val === "string") out[key] = val;
			}
		}
	}
	return out;
}
const LIMIT_TIER_EXTERNAL = "external";
const LIMIT_TIER_BASE = "base";
const LIMIT_TIER_ALL = "all";
function parseLimitTiers(raw) {
	if (!raw || raw === LIMIT_TIER_EXTERNAL) return /* @__PURE__ */ new Set([LIMIT_TIER_EXTERNAL]);
	if (raw === LIMIT_TIER_ALL) return /* @__PURE__ */ new Set([LIMIT_TIER_ALL]);
	if (raw === LIMIT_TIER_BASE) return /* @__PURE__ */ new Set([LIMIT_TIER_BASE]);
	if (Array.isArray(raw)) return new Set(raw);
	return /* @__PURE__ */ new Set([LIMIT_TIER_EXTERNAL]);
}
const NCR_LEVEL = Object.freeze({
	allow: 0,
	leave: 1,
	remove: 2,
	throw: 3
});
const XML10_ALLOWED_C0 = /* @__PURE__ */ new Set([
	9,
	10,
	13
]);
function parseNCRConfig(ncr) {
	if (!ncr) return {
		xmlVersion: 1,
		onLevel: NCR_LEVEL.allow,
		nullLevel: NCR_LEVEL.remove
	};
	const xmlVersion = ncr.xmlVersion === 1.1 ? 1.1 : 1;
	const onLevel = NCR_LEVEL[ncr.onNCR] ?? NCR_LEVEL.allow;
	const nullLevel = NCR_LEVEL[ncr.nullNCR] ?? NCR_LEVEL.remove;
	return {
		xmlVersion,
		onLevel,
		nullLevel: Math.max(nullLevel, NCR_LEVEL.remove)
	};
}
var EntityDecoder = class {
	constructor(options = {}) {
		this._limit = options.limit || {};
		this._maxTotalExpansions = this._limit.maxTotalExpansions || 0;
		this._maxExpandedLength = this._limit.maxExpandedLength || 0;
		this._postCheck = typeof options.postCheck === "function" ? options.postCheck : (r) => r;
		this._limitTiers = parseLimitTiers(this._limit.applyLimitsTo ?? LIMIT_TIER_EXTERNAL);
		this._numericAllowed = options.numericAllowed ?? true;
		this._baseMap = mergeEntityMaps(XML, options.namedEntities || null);
		this._externalMap = Object.create(null);
		this._inputMap = Object.create(null);
		this._totalExpansions = 0;
		this._expandedLength = 0;
		this._removeSet = new Set(options.remove && Array.isArray(options.remove) ? options.remove : []);
		this._leaveSet = new Set(options.leave && Array.isArray(options.leave) ? options.leave : []);
		const ncrCfg = parseNCRConfig(options.ncr);
		this._ncrXmlVersion = ncrCfg.xmlVersion;
		this._ncrOnLevel = ncrCfg.onLevel;
		this._ncrNullLevel = ncrCfg.nullLevel;
		this._onExternalEntity = typeof options.onExternalEntity === "function" ? options.onExternalEntity : null;
		this._onInputEntity = typeof options.onInputEntity === "function" ? options.onInputEntity : null;
	}
	_applyRegistrationHook(hook, name, value, context) {
		if (!hook) return true;
		const action = hook(name, value);
		if (action === ENTITY_ACTION.BLOCK) return false;
		if (action === ENTITY_ACTION.THROW) throw new Error(`[EntityDecoder] Registration of ${context} entity "&${name};" was rejected by hook`);
		return true;
	}
	setExternalEntities(map) {
		if (map) for (const key of Object.keys(map)) validateEntityName$1(key);
		if (!this._onExternalEntity) {
			this._externalMap = mergeEntityMaps(map);
			return;
		}
		const flat = mergeEntityMaps(map);
		const filtered = Object.create(null);
		for (const [name, value] of Object.entries(flat)) if (this._applyRegistrationHook(this._onExternalEntity, name, value, "external")) filtered[name] = value;
		this._externalMap = filtered;
	}
	addExternalEntity(key, value) {
		validateEntityName$1(key);
		if (typeof value === "string" && value.indexOf("&") === -1) {
			if (this._applyRegistrationHook(this._onExternalEntity, key, value, "external")) this._externalMap[key] = value;
		}
	}
	addInputEntities(map) {
		this._totalExpansions = 0;
		this._expandedLength = 0;
		if (!this._onInputEntity) {
			this._inputMap = mergeEntityMaps(map);
			return;
		}
		const flat = mergeEntityMaps(map);
		const filtered = Object.create(null);
		for (const [name, value] of Object.entries(flat)) if (this._applyRegistrationHook(this._onInputEntity, name, value, "input")) filtered[name] = value;
		this._inputMap = filtered;
	}
	reset() {
		this._inputMap = Object.create(null);
		this._totalExpansions = 0;
		this._expandedLength = 0;
		return this;
	}
	setXmlVersion(version) {
		this._ncrXmlVersion = version === 1.1 ? 1.1 : 1;
	}
	decode(str) {
		if (typeof str !== "string" || str.length === 0) return str;
		if (str.indexOf("&") === -1) return str;
		const original = str;
		const chunks = [];
		const len = str.length;
		let last = 0;
		let i = 0;
		const limitExpansions = this._maxTotalExpansions > 0;
		const limitLength = this._maxExpandedLength > 0;
		const checkLimits = limitExpansions || limitLength;
		while (i < len) {
			if (str.charCodeAt(i) !== 38) {
				i++;
				continue;
			}
			let j = i + 1;
			while (j < len && str.charCodeAt(j) !== 59 && j - i <= 32) j++;
			if (j >= len || str.charCodeAt(j) !== 59) {
				i++;
				continue;
			}
			const token = str.slice(i + 1, j);
			if (token.length === 0) {
				i++;
				continue;
			}
			let replacement;
			let tier;
			if (this._removeSet.has(token)) {
				replacement = "";
				if (tier === void 0) tier = LIMIT_TIER_EXTERNAL;
			} else if (this._leaveSet.has(token)) {
				i++;
				continue;
			} else if (token.charCodeAt(0) === 35) {
				const ncrResult = this._resolveNCR(token);
				if (ncrResult === void 0) {
					i++;
					continue;
				}
				replacement = ncrResult;
				tier = LIMIT_TIER_BASE;
			} else {
				const resolved = this._resolveName(token);
				replacement = resolved?.value;
				tier = resolved?.tier;
			}
			if (replacement === void 0) {
				i++;
				continue;
			}
			if (i > last) chunks.push(str.slice(last, i));
			chunks.push(replacement);
			last = j + 1;
			i = last;
			if (checkLimits && this._tierCounts(tier)) {
				if (limitExpansions) {
					this._totalExpansions++;
					if (this._totalExpansions > this._maxTotalExpansions) throw new Error(`[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`);
				}
				if (limitLength) {
					const delta = replacement.length - (token.length + 2);
					if (delta > 0) {
						this._expandedLength += delta;
						if (this._expandedLength > this._maxExpandedLength) throw new Error(`[EntityReplacer] Expanded content length limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`);
					}
				}
			}
		}
		if (last < len) chunks.push(str.slice(last));
		const result = chunks.length === 0 ? str : chunks.join("");
		return this._postCheck(result, original);
	}
	_tierCounts(tier) {
		if (this._limitTiers.has(LIMIT_TIER_ALL)) return true;
		return this._limitTiers.has(tier);
	}
	_resolveName(name) {
		if (name in this._inputMap) return {
			value: this._inputMap[name],
			tier: LIMIT_TIER_EXTERNAL
		};
		if (name in this._externalMap) return {
			value: this._externalMap[name],
			tier: LIMIT_TIER_EXTERNAL
		};
		if (name in this._baseMap) return {
			value: this._baseMap[name],
			tier: LIMIT_TIER_BASE
		};
	}
	_classifyNCR(cp) {
		if (cp === 0) return this._ncrNullLevel;
		if (cp >= 55296 && cp <= 57343) return NCR_LEVEL.remove;
		if (this._ncrXmlVersion === 1) {
			if (cp >= 1 && cp <= 31 && !XML10_ALLOWED_C0.has(cp)) return NCR_LEVEL.remove;
		}
		return -1;
	}
	_applyNCRAction(action, token, cp) {
		switch (action) {
			case NCR_LEVEL.allow: return String.fromCodePoint(cp);
			case NCR_LEVEL.remove: return "";
			case NCR_LEVEL.leave: return;
			case NCR_LEVEL.throw: throw new Error(`[EntityDecoder] Prohibited numeric character reference &${token}; (U+${cp.toString(16).toUpperCase().padStart(4, "0")})`);
			default: return String.fromCodePoint(cp);
		}
	}
	_resolveNCR(token) {
		const second = token.charCodeAt(1);
		let cp;
		if (second === 120 || second === 88) cp = parseInt(token.slice(2), 16);
		else cp = parseInt(token.slice(1), 10);
		if (Number.isNaN(cp) || cp < 0 || cp > 1114111) return void 0;
		const minimum = this._classifyNCR(cp);
		if (!this._numericAllowed && minimum < NCR_LEVEL.remove) return void 0;
		const effective = minimum === -1 ? this._ncrOnLevel : Math.max(this._ncrOnLevel, minimum);
		return this._applyNCRAction(effective, token, cp);
	}
};

// node_modules/fast-xml-parser/src/xmlparser/OptionsBuilder.js
const defaultOnDangerousProperty = (name) => {
	if (DANGEROUS_PROPERTY_NAMES.includes(name)) return "__" + name;
	return name;
};
const defaultOptions$1 = {
	preserveOrder: false,
	attributeNamePrefix: "@_",
	attributesGroupName: false,
	textNodeName: "#text",
	ignoreAttributes: true,
	removeNSPrefix: false,
	allowBooleanAttributes: false,
	parseTagValue: true,
	parseAttributeValue: false,
	trimValues: true,
	cdataPropName: false,
	numberParseOptions: {
		hex: true,
		leadingZeros: true,
		eNotation: true,
		unicode: false
	},
	tagValueProcessor: function(tagName, val) {
		return val;
	},
	attributeValueProcessor: function(attrName, val) {
		return val;
	},
	stopNodes: [],
	alwaysCreateTextNode: false,
	isArray: () => false,
	commentPropName: false,
	unpairedTags: [],
	processEntities: true,
	htmlEntities: false,
	entityDecoder: null,
	ignoreDeclaration: false,
	ignorePiTags: false,
	transformTagName: false,
	transformAttributeName: false,
	updateTag: function(tagName, jPath, attrs) {
		return tagName;
	},
	captureMetaData: false,
	maxNestedTags: 100,
	strictReservedNames: true,
	jPath: true,
	onDangerousProperty: defaultOnDangerousProperty
};
function validatePropertyName(propertyName, optionName) {
	if (typeof propertyName !== "string") return;
	const normalized = propertyName.toLowerCase();
	if (DANGEROUS_PROPERTY_NAMES.some((dangerous) => normalized === dangerous.toLowerCase())) throw new Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`);
	if (criticalProperties.some((dangerous) => normalized === dangerous.toLowerCase())) throw new Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`);
}
function normalizeProcessEntities(value, htmlEntities) {
	if (typeof value === "boolean") return {
		enabled: value,
		maxEntitySize: 1e4,
		maxExpansionDepth: 1e4,
		maxTotalExpansions: 1e400,
		maxExpandedLength: 1e5,
		maxEntityCount: 1e3,
		allowedTags: null,
		tagFilter: null,
		appliesTo: "all"
	};
	if (typeof value === "object" && value !== null) return {
		enabled: value.enabled !== false,
		maxEntitySize: Math.max(1, value.maxEntitySize ?? 1e4),
		maxExpansionDepth: Math.max(1, value.maxExpansionDepth ?? 1e4),
		maxTotalExpansions: Math.max(1, value.maxTotalExpansions ?? 1e400),
		maxExpandedLength: Math.max(1, value.maxExpandedLength ?? 1e5),
		maxEntityCount: Math.max(1, value.maxEntityCount ?? 1e3),
		allowedTags: value.allowedTags ?? null,
		tagFilter: value.tagFilter ?? null,
		appliesTo: value.appliesTo ?? "all"
	};
	return normalizeProcessEntities(true);
}
const buildOptions = function(options) {
	const built = Object.assign({}, defaultOptions$1, options);
	const propertyNameOptions = [
		{
			value: built.attributeNamePrefix,
			name: "attributeNamePrefix"
		},
		{
			value: built.attributesGroupName,
			name: "attributesGroupName"
		},
		{
			value: built.textNodeName,
			name: "textNodeName"
		},
		{
			value: built.cdataPropName,
			name: "cdataPropName"
		},
		{
			value: built.commentPropName,
			name: "commentPropName"
		}
	];
	for (const { value, name } of propertyNameOptions) if (value) validatePropertyName(value, name);
	if (built.onDangerousProperty === null) built.onDangerousProperty = defaultOnDangerousProperty;
	built.processEntities = normalizeProcessEntities(built.processEntities, built.htmlEntities);
	built.unpairedTagsSet = new Set(built.unpairedTags);
	if (built.stopNodes && Array.isArray(built.stopNodes)) built.stopNodes = built.stopNodes.map((node) => {
		if (typeof node === "string" && node.startsWith("*.")) return ".." + node.substring(2);
		return node;
	});
	return built;
};

// node_modules/fast-xml-parser/src/xmlparser/xmlNode.js
let METADATA_SYMBOL$1;
if (typeof Symbol !== "function") METADATA_SYMBOL$1 = "@@xmlMetadata";
else METADATA_SYMBOL$1 = Symbol("XML Node Metadata");
var XmlNode = class {
	constructor(tagname) {
		this.tagname = tagname;
		this.child = [];
		this[":@"] = Object.create(null);
	}
	add(key, val) {
		if (key === "__proto__") key = "#__proto__";
		this.child.push({ [key]: val });
	}
	addChild(node, startIndex) {
		if (node.tagname === "__proto__") node.tagname = "#__proto__";
		if (node[":@"] && Object.keys(node[":@"]).length > 0) this.child.push({
			[node.tagname]: node.child,
			[":@"]: node[":@"]
		});
		else this.child.push({ [node.tagname]: node.child });
		this.addStartIndex(startIndex);
	}
	addStartIndex(startIndex) {
		if (startIndex !== void 0) this.child[this.child.length - 1][METADATA_SYMBOL$1] = { startIndex };
	}
	addEndIndex(endIndex) {
		const lastChild = this.child[this.child.length - 1];
		if (lastChild !== void 0 && lastChild[METADATA_SYMBOL$1] !== void 0 && lastChild[METADATA_SYMBOL$1].endIndex === void 0) lastChild[METADATA_SYMBOL$1].endIndex = endIndex;
	}
	static getMetaDataSymbol() {
		return METADATA_SYMBOL$1;
	}
};

// node_modules/xml-naming/src/index.js
const nameStartChar10 = ":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�";
const nameChar10 = nameStartChar10 + "\\-\\.\\d" + "·" + "̀-ͯ" + "‿-⁀";
const nameStartChar11 = ":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
const nameChar11 = nameStartChar11 + "\\-\\.\\d" + "·" + "̀-ͯ" + "҇" + "‿-⁀";
const buildRegexes = (startChar, char, flags = "") => {
	const ncNamePat = `[${startChar.replace(":", "")}][${char.replace(":", "")}]*`;
	return {
		name: new RegExp(`^[${startChar}][${char}]*$`, flags),
		ncName: new RegExp(`^${ncNamePat}$`, flags),
		qName: new RegExp(`^${ncNamePat}(?::${ncNamePat})?$`, flags),
		nmToken: new RegExp(`^[${char}]+$`, flags),
		nmTokens: new RegExp(`^[${char}]+(?:\\s+[${char}]+)*$`, flags)
	};
};
const regexes10 = buildRegexes(nameStartChar10, nameChar10);
const regexes11 = buildRegexes(nameStartChar11, nameChar11, "u");
const regexesAscii = buildRegexes(":A-Za-z_", ":A-Za-z_\\-\\.\\d");
const getRegexes = (xmlVersion = "1.0", asciiOnly = false) => {
	if (asciiOnly) return regexesAscii;
	return xmlVersion === "1.1" ? regexes11 : regexes10;
};
const qName = (str, { xmlVersion = "1.0", asciiOnly = false } = {}) => getRegexes(xmlVersion, asciiOnly).qName.test(str);
const PRODUCTIONS = [
	"name",
	"ncName",
	"qName",
	"nmToken",
	"nmTokens"
];
const createValidator = (production, { xmlVersion = "1.0", asciiOnly = false, maxCacheSize = 2048 } = {}) => {
	if (!PRODUCTIONS.includes(production)) throw new TypeError(`Unknown production "${production}". Must be one of: ${PRODUCTIONS.join(", ")}`);
	const regex = getRegexes(xmlVersion, asciiOnly)[production];
	let cache = /* @__PURE__ */ new Map();
	const validator = (str) => {
		const cached = cache.get(str);
		if (cached !== void 0) return cached;
		const result = regex.test(str);
		if (cache.size < maxCacheSize) cache.set(str, result);
		return result;
	};
	validator.reset = () => {
		cache = /* @__PURE__ */ new Map();
	};
	return validator;
};

// node_modules/fast-xml-parser/src/xmlparser/DocTypeReader.js
var DocTypeReader = class {
	constructor(options, xmlVersion) {
		this.suppressValidationErr = !options;
		this.options = options;
		this.xmlVersion = xmlVersion || 1;
	}
	setXmlVersion(xmlVersion = 1) {
		this.xmlVersion = xmlVersion;
	}
	readDocType(xmlData, i) {
		const entities = Object.create(null);
		let entityCount = 0;
		if (xmlData[i + 3] === "O" && xmlData[i + 4] === "C" && xmlData[i + 5] === "T" && xmlData[i + 6] === "Y" && xmlData[i + 7] === "P" && xmlData[i + 8] === "E") {
			i = i + 9;
			let angleBracketsCount = 1;
			let hasBody = false, comment = false;
			let quoteChar = null;
			let exp = "";
			for (; i < xmlData.length; i++) {
				if (quoteChar !== null) {
					if (xmlData[i] === quoteChar) quoteChar = null;
					exp += xmlData[i];
					continue;
				}
				if (!hasBody && !comment && (xmlData[i] === "\"" || xmlData[i] === "'")) {
					quoteChar = xmlData[i];
					exp += xmlData[i];
					continue;
				}
				if (xmlData[i] === "<" && !comment) {
					if (hasBody && hasSeq(xmlData, "!ENTITY", i)) {
						i += 7;
						let entityName, val;
						[entityName, val, i] = this.readEntityExp(xmlData, i + 1, this.suppressValidationErr);
						if (val.indexOf("&") === -1) {
							if (this.options.enabled !== false && this.options.maxEntityCount != null && entityCount >= this.options.maxEntityCount) throw new Error(`Entity count (${entityCount + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`);
							entities[entityName] = val;
							entityCount++;
						}
					} else if (hasBody && hasSeq(xmlData, "!ELEMENT", i)) {
						i += 8;
						const { index } = this.readElementExp(xmlData, i + 1);
						i = index;
					} else if (hasBody && hasSeq(xmlData, "!ATTLIST", i)) i += 8;
					else if (hasBody && hasSeq(xmlData, "!NOTATION", i)) {
						i += 9;
						const { index } = this.readNotationExp(xmlData, i + 1, this.suppressValidationErr);
						i = index;
					} else if (hasSeq(xmlData, "!--", i)) comment = true;
					else throw new Error(`Invalid DOCTYPE`);
					angleBracketsCount++;
					exp = "";
				} else if (xmlData[i] === ">") {
					if (comment) {
						if (xmlData[i - 1] === "-" && xmlData[i - 2] === "-") {
							comment = false;
							angleBracketsCount--;
						}
					} else angleBracketsCount--;
					if (angleBracketsCount === 0) break;
				} else if (xmlData[i] === "[") hasBody = true;
				else exp += xmlData[i];
			}
			if (quoteChar !== null || angleBracketsCount !== 0) throw new Error(`Unclosed DOCTYPE`);
		} else throw new Error(`Invalid Tag instead of DOCTYPE`);
		return {
			entities,
			i
		};
	}
	readEntityExp(xmlData, i) {
		i = skipWhitespace(xmlData, i);
		const startIndex = i;
		while (i < xmlData.length && !/\s/.test(xmlData[i]) && xmlData[i] !== "\"" && xmlData[i] !== "'") i++;
		let entityName = xmlData.substring(startIndex, i);
		validateEntityName(entityName, { xmlVersion: this.xmlVersion });
		i = skipWhitespace(xmlData, i);
		if (!this.suppressValidationErr) {
			if (xmlData.substring(i, i + 6).toUpperCase() === "SYSTEM") throw new Error("External entities are not supported");
			else if (xmlData[i] === "%") throw new Error("Parameter entities are not supported");
		}
		let entityValue = "";
		[i, entityValue] = this.readIdentifierVal(xmlData, i, "entity");
		if (this.options.enabled !== false && this.options.maxEntitySize != null && entityValue.length > this.options.maxEntitySize) throw new Error(`Entity "${entityName}" size (${entityValue.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`);
		i--;
		return [
			entityName,
			entityValue,
			i
		];
	}
	readNotationExp(xmlData, i) {
		i = skipWhitespace(xmlData, i);
		const startIndex = i;
		while (i < xmlData.length && !/\s/.test(xmlData[i])) i++;
		let notationName = xmlData.substring(startIndex, i);
		!this.suppressValidationErr && validateEntityName(notationName, { xmlVersion: this.xmlVersion });
		i = skipWhitespace(xmlData, i);
		const identifierType = xmlData.substring(i, i + 6).toUpperCase();
		if (!this.suppressValidationErr && identifierType !== "SYSTEM" && identifierType !== "PUBLIC") throw new Error(`Expected SYSTEM or PUBLIC, found "${identifierType}"`);
		i += identifierType.length;
		i = skipWhitespace(xmlData, i);
		let publicIdentifier = null;
		let systemIdentifier = null;
		if (identifierType === "PUBLIC") {
			[i, publicIdentifier] = this.readIdentifierVal(xmlData, i, "publicIdentifier");
			i = skipWhitespace(xmlData, i);
			if (xmlData[i] === "\"" || xmlData[i] === "'") [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
		} else if (identifierType === "SYSTEM") {
			[i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
			if (!this.suppressValidationErr && !systemIdentifier) throw new Error("Missing mandatory system identifier for SYSTEM notation");
		}
		return {
			notationName,
			publicIdentifier,
			systemIdentifier,
			index: --i
		};
	}
	readIdentifierVal(xmlData, i, type) {
		let identifierVal = "";
		const startChar = xmlData[i];
		if (startChar !== "\"" && startChar !== "'") throw new Error(`Expected quoted string, found "${startChar}"`);
		i++;
		const startIndex = i;
		while (i < xmlData.length && xmlData[i] !== startChar) i++;
		identifierVal = xmlData.substring(startIndex, i);
		if (xmlData[i] !== startChar) throw new Error(`Unterminated ${type} value`);
		i++;
		return [i, identifierVal];
	}
	readElementExp(xmlData, i) {
		i = skipWhitespace(xmlData, i);
		const startIndex = i;
		while (i < xmlData.length && !/\s/.test(xmlData[i])) i++;
		let elementName = xmlData.substring(startIndex, i);
		if (!this.suppressValidationErr && !qName(elementName, { xmlVersion: this.xmlVersion })) throw new Error(`Invalid element name: "${elementName}"`);
		i = skipWhitespace(xmlData, i);
		let contentModel = "";
		if (xmlData[i] === "E" && hasSeq(xmlData, "MPTY", i)) i += 4;
		else if (xmlData[i] === "A" && hasSeq(xmlData, "NY", i)) i += 2;
		else if (xmlData[i] === "(") {
			i++;
			const startIndex = i;
			while (i < xmlData.length && xmlData[i] !== ")") i++;
			contentModel = xmlData.substring(startIndex, i);
			if (xmlData[i] !== ")") throw new Error("Unterminated content model");
		} else if (!this.suppressValidationErr) throw new Error(`Invalid Element Expression, found "${xmlData[i]}"`);
		return {
			elementName,
			contentModel: contentModel.trim(),
			index: i
		};
	}
	readAttlistExp(xmlData, i) {
		i = skipWhitespace(xmlData, i);
		let startIndex = i;
		while (i < xmlData.length && !/\s/.test(xmlData[i])) i++;
		let elementName = xmlData.substring(startIndex, i);
		validateEntityName(elementName, { xmlVersion: this.xmlVersion });
		i = skipWhitespace(xmlData, i);
		startIndex = i;
		while (i < xmlData.length && !/\s/.test(xmlData[i])) i++;
		let attributeName = xmlData.substring(startIndex, i);
		if (!validateEntityName(attributeName, { xmlVersion: this.xmlVersion })) throw new Error(`Invalid attribute name: "${attributeName}"`);
		i = skipWhitespace(xmlData, i);
		let attributeType = "";
		if (xmlData.substring(i, i + 8).toUpperCase() === "NOTATION") {
			attributeType = "NOTATION";
			i += 8;
			i = skipWhitespace(xmlData, i);
			if (xmlData[i] !== "(") throw new Error(`Expected '(', found "${xmlData[i]}"`);
			i++;
			let allowedNotations = [];
			while (i < xmlData.length && xmlData[i] !== ")") {
				const startIndex = i;
				while (i < xmlData.length && xmlData[i] !== "|" && xmlData[i] !== ")") i++;
				let notation = xmlData.substring(startIndex, i);
				notation = notation.trim();
				if (!validateEntityName(notation, { xmlVersion: this.xmlVersion })) throw new Error(`Invalid notation name: "${notation}"`);
				allowedNotations.push(notation);
				if (xmlData[i] === "|") {
					i++;
					i = skipWhitespace(xmlData, i);
				}
			}
			if (xmlData[i] !== ")") throw new Error("Unterminated list of notations");
			i++;
			attributeType += " (" + allowedNotations.join("|") + ")";
		} else {
			const startIndex = i;
			while (i < xmlData.length && !/\s/.test(xmlData[i])) i++;
			attributeType += xmlData.substring(startIndex, i);
			if (!this.suppressValidationErr && ![
				"CDATA",
				"ID",
				"IDREF",
				"IDREFS",
				"ENTITY",
				"ENTITIES",
				"NMTOKEN",
				"NMTOKENS"
			].includes(attributeType.toUpperCase())) throw new Error(`Invalid attribute type: "${attributeType}"`);
		}
		i = skipWhitespace(xmlData, i);
		let defaultValue = "";
		if (xmlData.substring(i, i + 8).toUpperCase() === "#REQUIRED") {
			defaultValue = "#REQUIRED";
			i += 8;
		} else if (xmlData.substring(i, i + 7).toUpperCase() === "#IMPLIED") {
			defaultValue = "#IMPLIED";
			i += 7;
		} else [i, defaultValue] = this.readIdentifierVal(xmlData, i, "ATTLIST");
		return {
			elementName,
			attributeName,
			attributeType,
			defaultValue,
			index: i
		};
	}
};
const skipWhitespace = (data, index) => {
	while (index < data.length && /\s/.test(data[index])) index++;
	return index;
};
function hasSeq(data, seq, i) {
	for (let j = 0; j < seq.length; j++) if (seq[j] !== data[i + j + 1]) return false;
	return true;
}
function validateEntityName(name, xmlVersion) {
	if (qName(name, { xmlVersion })) return name;
	else throw new Error(`Invalid entity name ${name}`);
}

// node_modules/anynum/digitTable.js
const SCRIPT_ZEROS = [
	48,
	1632,
	1776,
	2406,
	2534,
	2662,
	2790,
	2918,
	3046,
	3174,
	3302,
	3430,
	3558,
	3664,
	3792,
	3872,
	4160,
	4240,
	6112,
	6160,
	6470,
	6608,
	6784,
	6800,
	6992,
	7088,
	7232,
	7248,
	65296,
	120782,
	120792,
	120802,
	120812,
	120822,
	66720,
	68912,
	69734,
	69872,
	69942,
	70096,
	70384,
	70736,
	70864,
	71248,
	71360,
	71472,
	71904,
	72016,
	72688,
	72784,
	73040,
	73120,
	73552,
	92768,
	92864,
	93008,
	123200,
	123632,
	124144,
	125264,
	130032
];
const NOT_DIGIT = 255;
const HIGH_MAP = /* @__PURE__ */ new Map();
const LOW_MAX = 65535;
const TABLE_OFFSET = 1632;
const TABLE = (/* @__PURE__ */ new Uint8Array(63904)).fill(255);
for (const zero of SCRIPT_ZEROS) for (let d = 0; d < 10; d++) {
	const cp = zero + d;
	if (cp <= LOW_MAX) TABLE[cp - TABLE_OFFSET] = d;
	else HIGH_MAP.set(cp, d);
}

// node_modules/anynum/anynum.js
const CHAR_0 = 48;
const CHAR_9 = 57;
const CHAR_MINUS = 45;
const MINUS_SET = /* @__PURE__ */ new Set([
	8722,
	65293,
	65123
]);
function anynum(str) {
	if (typeof str !== "string") return str;
	const len = str.length;
	if (len === 0) return str;
	let firstHit = -1;
	for (let i = 0; i < len; i++) {
		const cc = str.charCodeAt(i);
		if (cc >= CHAR_0 && cc <= CHAR_9 || cc === CHAR_MINUS) continue;
		if (cc < 1632) {
			if (MINUS_SET.has(cc)) {
				firstHit = i;
				break;
			}
			continue;
		}
		if (cc >= 55296 && cc <= 56319) {
			if (i + 1 < len) {
				const low = str.charCodeAt(i + 1);
				if (low >= 56320 && low <= 57343) {
					const cp = 65536 + (cc - 55296 << 10) + (low - 56320);
					if (HIGH_MAP.has(cp)) {
						firstHit = i;
						break;
					}
				}
			}
			continue;
		}
		if (TABLE[cc - 1632] !== 255 || MINUS_SET.has(cc)) {
			firstHit = i;
			break;
		}
	}
	if (firstHit === -1) return str;
	const chars = [];
	if (firstHit > 0) chars.push(str.slice(0, firstHit));
	for (let i = firstHit; i < len; i++) {
		const cc = str.charCodeAt(i);
		if (cc >= CHAR_0 && cc <= CHAR_9 || cc === CHAR_MINUS) {
			chars.push(str[i]);
			continue;
		}
		if (cc < 1632) {
			chars.push(MINUS_SET.has(cc) ? "-" : str[i]);
			continue;
		}
		if (cc >= 55296 && cc <= 56319) {
			if (i + 1 < len) {
				const low = str.charCodeAt(i + 1);
				if (low >= 56320 && low <= 57343) {
					const cp = 65536 + (cc - 55296 << 10) + (low - 56320);
					const d = HIGH_MAP.get(cp);
					if (d !== void 0) {
						chars.push(String.fromCharCode(d + 48));
						i++;
						continue;
					}
				}
			}
			chars.push(str[i]);
			continue;
		}
		if (MINUS_SET.has(cc)) {
			chars.push("-");
			continue;
		}
		const d = TABLE[cc - TABLE_OFFSET];
		chars.push(d !== 255 ? String.fromCharCode(d + 48) : str[i]);
	}
	return chars.join("");
}

// node_modules/strnum/strnum.js
const hexRegex = /^[-+]?0x[a-fA-F0-9]+$/;
const binRegex = /^0b[01]+$/;
const octRegex = /^0o[0-7]+$/;
const numRegex = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
const consider = {
	hex: true,
	binary: false,
	octal: false,
	leadingZeros: true,
	decimalPoint: ".",
	eNotation: true,
	infinity: "original",
	unicode: false
};
function toNumber(str, options = {}) {
	options = Object.assign({}, consider, options);
	if (!str || typeof str !== "string") return str;
	let trimmedStr = str.trim();
	if (trimmedStr.length === 0) return str;
	else if (options.skipLike !== void 0 && options.skipLike.test(trimmedStr)) return str;
	else if (trimmedStr === "0") return 0;
	if (options.unicode) {
		trimmedStr = anynum(trimmedStr);
		if (trimmedStr === "0") return 0;
	}
	if (options.hex && hexRegex.test(trimmedStr)) return parse_int(trimmedStr, 16);
	else if (options.binary && binRegex.test(trimmedStr)) return parse_int(trimmedStr, 2);
	else if (options.octal && octRegex.test(trimmedStr)) return parse_int(trimmedStr, 8);
	else if (!isFinite(trimmedStr)) {
		const num = Number(trimmedStr);
		if (Number.isNaN(num)) return str;
		return handleInfinity(str, num, options);
	} else if (trimmedStr.includes("e") || trimmedStr.includes("E")) return resolveEnotation(str, trimmedStr, options);
	else {
		const match = numRegex.exec(trimmedStr);
		if (match) {
			const sign = match[1] || "";
			const leadingZeros = match[2];
			let numTrimmedByZeros = trimZeros(match[3]);
			const decimalAdjacentToLeadingZeros = sign ? trimmedStr[leadingZeros.length + 1] === "." : trimmedStr[leadingZeros.length] === ".";
			if (!options.leadingZeros && (leadingZeros.length > 1 || leadingZeros.length === 1 && !decimalAdjacentToLeadingZeros)) return str;
			else {
				const num = Number(trimmedStr);
				const parsedStr = String(num);
				if (num === 0) return num;
				if (parsedStr.search(/[eE]/) !== -1) {
					if (options.eNotation) return num;
					else return str;
				} else if (trimmedStr.indexOf(".") !== -1) {
					if (parsedStr === "0") return num;
					else if (parsedStr === numTrimmedByZeros) return num;
					else if (parsedStr === `${sign}${numTrimmedByZeros}`) return num;
					else return str;
				}
				let n = leadingZeros ? numTrimmedByZeros : trimmedStr;
				if (leadingZeros) return n === parsedStr || sign + n === parsedStr ? num : str;
				else return n === parsedStr || n === sign + parsedStr ? num : str;
			}
		} else return str;
	}
}
const eNotationRegx = /^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;
function resolveEnotation(str, trimmedStr, options) {
	if (!options.eNotation) return str;
	const notation = trimmedStr.match(eNotationRegx);
	if (notation) {
		let sign = notation[1] || "";
		const eChar = notation[3].indexOf("e") === -1 ? "E" : "e";
		const leadingZeros = notation[2];
		const eAdjacentToLeadingZeros = sign ? trimmedStr[leadingZeros.length + 1] === eChar : trimmedStr[leadingZeros.length] === eChar;
		if (leadingZeros.length > 1 && eAdjacentToLeadingZeros) return str;
		else if (leadingZeros.length === 1 && (notation[3].startsWith(`.${eChar}`) || notation[3][0] === eChar)) return Number(trimmedStr);
		else if (leadingZeros.length > 0) {
			if (options.leadingZeros && !eAdjacentToLeadingZeros) return Number(trimmedStr);
			else return str;
		} else return Number(trimmedStr);
	} else return str;
}
function trimZeros(numStr) {
	if (numStr && numStr.indexOf(".") !== -1) {
		let end = numStr.length;
		while (end > 0 && numStr.charCodeAt(end - 1) === 48) end--;
		numStr = numStr.slice(0, end);
		if (numStr === ".") numStr = "0";
		else if (numStr[0] === ".") numStr = "0" + numStr;
		else if (numStr[numStr.length - 1] === ".") numStr = numStr.substring(0, numStr.length - 1);
		return numStr;
	}
	return numStr;
}
function parse_int(numStr, base) {
	const str = numStr.trim();
	if (base === 2 || base === 8) numStr = str.substring(2);
	if (parseInt) return parseInt(numStr, base);
	else if (Number.parseInt) return Number.parseInt(numStr, base);
	else if (window && window.parseInt) return window.parseInt(numStr, base);
	else throw new Error("parseInt, Number.parseInt, window.parseInt are not supported");
}
function handleInfinity(str, num, options) {
	const isPositive = num === 1e400;
	switch (options.infinity.toLowerCase()) {
		case "null": return null;
		case "infinity": return num;
		case "string": return isPositive ? "Infinity" : "-Infinity";
		default: return str;
	}
}

// node_modules/fast-xml-parser/src/ignoreAttributes.js
function getIgnoreAttributesFn$1(ignoreAttributes) {
	if (typeof ignoreAttributes === "function") return ignoreAttributes;
	if (Array.isArray(ignoreAttributes)) return (attrName) => {
		for (const pattern of ignoreAttributes) {
			if (typeof pattern === "string" && attrName === pattern) return true;
			if (pattern instanceof RegExp && pattern.test(attrName)) return true;
		}
	};
	return () => false;
}

// node_modules/path-expression-matcher/src/Expression.js
var Expression = class {
	constructor(pattern, options = {}, data) {
		this.pattern = pattern;
		this.separator = options.separator || ".";
		this.segments = this._parse(pattern);
		this.data = data;
		this._hasDeepWildcard = this.segments.some((seg) => seg.type === "deep-wildcard");
		this._hasAttributeCondition = this.segments.some((seg) => seg.attrName !== void 0);
		this._hasPositionSelector = this.segments.some((seg) => seg.position !== void 0);
	}
	_parse(pattern) {
		const segments = [];
		let i = 0;
		let currentPart = "";
		while (i < pattern.length) if (pattern[i] === this.separator) {
			if (i + 1 < pattern.length && pattern[i + 1] === this.separator) {
				if (currentPart.trim()) {
					segments.push(this._parseSegment(currentPart.trim()));
					currentPart = "";
				}
				segments.push({ type: "deep-wildcard" });
				i += 2;
			} else {
				if (currentPart.trim()) segments.push(this._parseSegment(currentPart.trim()));
				currentPart = "";
				i++;
			}
		} else {
			currentPart += pattern[i];
			i++;
		}
		if (currentPart.trim()) segments.push(this._parseSegment(currentPart.trim()));
		return segments;
	}
	_parseSegment(part) {
		const segment = { type: "tag" };
		let bracketContent = null;
		let withoutBrackets = part;
		const bracketMatch = part.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
		if (bracketMatch) {
			withoutBrackets = bracketMatch[1] + bracketMatch[3];
			if (bracketMatch[2]) {
				const content = bracketMatch[2].slice(1, -1);
				if (content) bracketContent = content;
			}
		}
		let namespace = void 0;
		let tagAndPosition = withoutBrackets;
		if (withoutBrackets.includes("::")) {
			const nsIndex = withoutBrackets.indexOf("::");
			namespace = withoutBrackets.substring(0, nsIndex).trim();
			tagAndPosition = withoutBrackets.substring(nsIndex + 2).trim();
			if (!namespace) throw new Error(`Invalid namespace in pattern: ${part}`);
		}
		let tag = void 0;
		let positionMatch = null;
		if (tagAndPosition.includes(":")) {
			const colonIndex = tagAndPosition.lastIndexOf(":");
			const tagPart = tagAndPosition.substring(0, colonIndex).trim();
			const posPart = tagAndPosition.substring(colonIndex + 1).trim();
			if ([
				"first",
				"last",
				"odd",
				"even"
			].includes(posPart) || /^nth\(\d+\)$/.test(posPart)) {
				tag = tagPart;
				positionMatch = posPart;
			} else tag = tagAndPosition;
		} else tag = tagAndPosition;
		if (!tag) throw new Error(`Invalid segment pattern: ${part}`);
		segment.tag = tag;
		if (namespace) segment.namespace = namespace;
		if (bracketContent) {
			if (bracketContent.includes("=")) {
				const eqIndex = bracketContent.indexOf("=");
				segment.attrName = bracketContent.substring(0, eqIndex).trim();
				segment.attrValue = bracketContent.substring(eqIndex + 1).trim();
			} else segment.attrName = bracketContent.trim();
		}
		if (positionMatch) {
			const nthMatch = positionMatch.match(/^nth\((\d+)\)$/);
			if (nthMatch) {
				segment.position = "nth";
				segment.positionValue = parseInt(nthMatch[1], 10);
			} else segment.position = positionMatch;
		}
		return segment;
	}
	get length() {
		return this.segments.length;
	}
	hasDeepWildcard() {
		return this._hasDeepWildcard;
	}
	hasAttributeCondition() {
		return this._hasAttributeCondition;
	}
	hasPositionSelector() {
		return this._hasPositionSelector;
	}
	toString() {
		return this.pattern;
	}
};

// node_modules/path-expression-matcher/src/ExpressionSet.js
var ExpressionSet = class {
	constructor() {
		this._byDepthAndTag = /* @__PURE__ */ new Map();
		this._wildcardByDepth = /* @__PURE__ */ new Map();
		this._deepWildcards = [];
		this._deepByTerminalTag = /* @__PURE__ */ new Map();
		this._patterns = /* @__PURE__ */ new Set();
		this._sealed = false;
	}
	add(expression) {
		if (this._sealed) throw new TypeError("ExpressionSet is sealed. Create a new ExpressionSet to add more expressions.");
		if (this._patterns.has(expression.pattern)) return this;
		this._patterns.add(expression.pattern);
		if (expression.hasDeepWildcard()) {
			const lastSeg = expression.segments[expression.segments.length - 1];
			if (lastSeg && lastSeg.type !== "deep-wildcard" && lastSeg.tag !== "*") {
				const tag = lastSeg.tag;
				if (!this._deepByTerminalTag.has(tag)) this._deepByTerminalTag.set(tag, []);
				this._deepByTerminalTag.get(tag).push(expression);
			} else this._deepWildcards.push(expression);
			return this;
		}
		const depth = expression.length;
		const tag = expression.segments[expression.segments.length - 1]?.tag;
		if (!tag || tag === "*") {
			if (!this._wildcardByDepth.has(depth)) this._wildcardByDepth.set(depth, []);
			this._wildcardByDepth.get(depth).push(expression);
		} else {
			const key = `${depth}:${tag}`;
			if (!this._byDepthAndTag.has(key)) this._byDepthAndTag.set(key, []);
			this._byDepthAndTag.get(key).push(expression);
		}
		return this;
	}
	addAll(expressions) {
		for (const expr of expressions) this.add(expr);
		return this;
	}
	has(expression) {
		return this._patterns.has(expression.pattern);
	}
	get size() {
		return this._patterns.size;
	}
	seal() {
		this._sealed = true;
		return this;
	}
	get isSealed() {
		return this._sealed;
	}
	matchesAny(matcher) {
		return this.findMatch(matcher) !== null;
	}
	findMatch(matcher) {
		const depth = matcher.getDepth();
		const tag = matcher.getCurrentTag();
		const exactKey = `${depth}:${tag}`;
		const exactBucket = this._byDepthAndTag.get(exactKey);
		if (exactBucket) {
			for (let i = 0; i < exactBucket.length; i++) if (matcher.matches(exactBucket[i])) return exactBucket[i];
		}
		const wildcardBucket = this._wildcardByDepth.get(depth);
		if (wildcardBucket) {
			for (let i = 0; i < wildcardBucket.length; i++) if (matcher.matches(wildcardBucket[i])) return wildcardBucket[i];
		}
		const deepBucket = this._deepByTerminalTag.get(tag);
		if (deepBucket) {
			for (let i = 0; i < deepBucket.length; i++) if (matcher.matches(deepBucket[i])) return deepBucket[i];
		}
		for (let i = 0; i < this._deepWildcards.length; i++) if (matcher.matches(this._deepWildcards[i])) return this._deepWildcards[i];
		return null;
	}
};

// node_modules/path-expression-matcher/src/Matcher.js
var MatcherView = class {
	constructor(matcher) {
		this._matcher = matcher;
	}
	get separator() {
		return this._matcher.separator;
	}
	getCurrentTag() {
		const path = this._matcher.path;
		return path.length > 0 ? path[path.length - 1].tag : void 0;
	}
	getCurrentNamespace() {
		const path = this._matcher.path;
		return path.length > 0 ? path[path.length - 1].namespace : void 0;
	}
	getAttrValue(attrName) {
		const path = this._matcher.path;
		if (path.length === 0) return void 0;
		return path[path.length - 1].values?.[attrName];
	}
	hasAttr(attrName) {
		const path = this._matcher.path;
		if (path.length === 0) return false;
		const current = path[path.length - 1];
		return current.values !== void 0 && attrName in current.values;
	}
	getAnyParentAttr(attrName) {
		return this._matcher.getAnyParentAttr(attrName);
	}
	hasAnyParentAttr(attrName) {
		return this._matcher.hasAnyParentAttr(attrName);
	}
	getPosition() {
		const path = this._matcher.path;
		if (path.length === 0) return -1;
		return path[path.length - 1].position ?? 0;
	}
	getCounter() {
		const path = this._matcher.path;
		if (path.length === 0) return -1;
		return path[path.length - 1].counter ?? 0;
	}
	getIndex() {
		return this.getPosition();
	}
	getDepth() {
		return this._matcher.path.length;
	}
	toString(separator, includeNamespace = true) {
		return this._matcher.toString(separator, includeNamespace);
	}
	toArray() {
		return this._matcher.path.map((n) => n.tag);
	}
	matches(expression) {
		return this._matcher.matches(expression);
	}
	matchesAny(exprSet) {
		return exprSet.matchesAny(this._matcher);
	}
};
var Matcher = class {
	constructor(options = {}) {
		this.separator = options.separator || ".";
		this.path = [];
		this.siblingStacks = [];
		this._pathStringCache = null;
		this._view = new MatcherView(this);
		this._keptAttrs = [];
	}
	push(tagName, attrValues = null, namespace = null, options = null) {
		this._pathStringCache = null;
		if (this.path.length > 0) this.path[this.path.length - 1].values = void 0;
		const currentLevel = this.path.length;
		let level = this.siblingStacks[currentLevel];
		if (!level) {
			level = {
				counts: /* @__PURE__ */ new Map(),
				total: 0
			};
			this.siblingStacks[currentLevel] = level;
		}
		const siblingKey = namespace ? `${namespace}:${tagName}` : tagName;
		const counter = level.counts.get(siblingKey) || 0;
		const position = level.total;
		level.counts.set(siblingKey, counter + 1);
		level.total++;
		const node = {
			tag: tagName,
			position,
			counter
		};
		if (namespace !== null && namespace !== void 0) node.namespace = namespace;
		if (attrValues !== null && attrValues !== void 0) node.values = attrValues;
		this.path.push(node);
		const depth = this.path.length;
		const keep = options !== null ? options.keep : null;
		if (keep !== null && keep !== void 0 && keep.length > 0 && attrValues) for (let i = 0; i < keep.length; i++) {
			const name = keep[i];
			if (attrValues[name] !== void 0) this._keptAttrs.push({
				depth,
				name,
				value: attrValues[name]
			});
		}
	}
	pop() {
		if (this.path.length === 0) return void 0;
		this._pathStringCache = null;
		const node = this.path.pop();
		if (this.siblingStacks.length > this.path.length + 1) this.siblingStacks.length = this.path.length + 1;
		const poppedDepth = this.path.length + 1;
		while (this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= poppedDepth) this._keptAttrs.pop();
		return node;
	}
	updateCurrent(attrValues) {
		if (this.path.length > 0) {
			const current = this.path[this.path.length - 1];
			if (attrValues !== null && attrValues !== void 0) current.values = attrValues;
		}
	}
	getCurrentTag() {
		return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
	}
	getCurrentNamespace() {
		return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
	}
	getAttrValue(attrName) {
		if (this.path.length === 0) return void 0;
		return this.path[this.path.length - 1].values?.[attrName];
	}
	hasAttr(attrName) {
		if (this.path.length === 0) return false;
		const current = this.path[this.path.length - 1];
		return current.values !== void 0 && attrName in current.values;
	}
	getAnyParentAttr(attrName) {
		const kept = this._keptAttrs;
		for (let i = kept.length - 1; i >= 0; i--) if (kept[i].name === attrName) return kept[i].value;
	}
	hasAnyParentAttr(attrName) {
		const kept = this._keptAttrs;
		for (let i = kept.length - 1; i >= 0; i--) if (kept[i].name === attrName) return true;
		return false;
	}
	getPosition() {
		if (this.path.length === 0) return -1;
		return this.path[this.path.length - 1].position ?? 0;
	}
	getCounter() {
		if (this.path.length === 0) return -1;
		return this.path[this.path.length - 1].counter ?? 0;
	}
	getIndex() {
		return this.getPosition();
	}
	getDepth() {
		return this.path.length;
	}
	toString(separator, includeNamespace = true) {
		const sep = separator || this.separator;
		if (sep === this.separator && includeNamespace === true) {
			if (this._pathStringCache !== null) return this._pathStringCache;
			const result = this.path.map((n) => n.namespace ? `${n.namespace}:${n.tag}` : n.tag).join(sep);
			this._pathStringCache = result;
			return result;
		}
		return this.path.map((n) => includeNamespace && n.namespace ? `${n.namespace}:${n.tag}` : n.tag).join(sep);
	}
	toArray() {
		return this.path.map((n) => n.tag);
	}
	reset() {
		this._pathStringCache = null;
		this.path = [];
		this.siblingStacks = [];
		this._keptAttrs = [];
	}
	matches(expression) {
		const segments = expression.segments;
		if (segments.length === 0) return false;
		if (expression.hasDeepWildcard()) return this._matchWithDeepWildcard(segments);
		return this._matchSimple(segments);
	}
	_matchSimple(segments) {
		if (this.path.length !== segments.length) return false;
		for (let i = 0; i < segments.length; i++) if (!this._matchSegment(segments[i], this.path[i], i === this.path.length - 1)) return false;
		return true;
	}
	_matchWithDeepWildcard(segments) {
		let pathIdx = this.path.length - 1;
		let segIdx = segments.length - 1;
		while (segIdx >= 0 && pathIdx >= 0) {
			const segment = segments[segIdx];
			if (segment.type === "deep-wildcard") {
				segIdx--;
				if (segIdx < 0) return true;
				const nextSeg = segments[segIdx];
				let found = false;
				for (let i = pathIdx; i >= 0; i--) if (this._matchSegment(nextSeg, this.path[i], i === this.path.length - 1)) {
					pathIdx = i - 1;
					segIdx--;
					found = true;
					break;
				}
				if (!found) return false;
			} else {
				if (!this._matchSegment(segment, this.path[pathIdx], pathIdx === this.path.length - 1)) return false;
				pathIdx--;
				segIdx--;
			}
		}
		return segIdx < 0;
	}
	_matchSegment(segment, node, isCurrentNode) {
		if (segment.tag !== "*" && segment.tag !== node.tag) return false;
		if (segment.namespace !== void 0) {
			if (segment.namespace !== "*" && segment.namespace !== node.namespace) return false;
		}
		if (segment.attrName !== void 0) {
			if (!isCurrentNode) return false;
			if (!node.values || !(segment.attrName in node.values)) return false;
			if (segment.attrValue !== void 0) {
				if (String(node.values[segment.attrName]) !== String(segment.attrValue)) return false;
			}
		}
		if (segment.position !== void 0) {
			if (!isCurrentNode) return false;
			const counter = node.counter ?? 0;
			if (segment.position === "first" && counter !== 0) return false;
			else if (segment.position === "odd" && counter % 2 !== 1) return false;
			else if (segment.position === "even" && counter % 2 !== 0) return false;
			else if (segment.position === "nth" && counter !== segment.positionValue) return false;
		}
		return true;
	}
	matchesAny(exprSet) {
		return exprSet.matchesAny(this);
	}
	snapshot() {
		return {
			path: this.path.map((node) => ({ ...node })),
			siblingStacks: this.siblingStacks.map((level) => level ? {
				counts: new Map(level.counts),
				total: level.total
			} : level),
			keptAttrs: this._keptAttrs.map((entry) => ({ ...entry }))
		};
	}
	restore(snapshot) {
		this._pathStringCache = null;
		this.path = snapshot.path.map((node) => ({ ...node }));
		this.siblingStacks = snapshot.siblingStacks.map((level) => level ? {
			counts: new Map(level.counts),
			total: level.total
		} : level);
		this._keptAttrs = (snapshot.keptAttrs || []).map((entry) => ({ ...entry }));
	}
	readOnly() {
		return this._view;
	}
};

// node_modules/is-unsafe/src/contexts/html.js
const HTML_PATTERNS = [
	{
		id: "html-script-open",
		description: "<script opening tag",
		pattern: /<script[\s>/]/i
	},
	{
		id: "html-script-close",
		description: "<\/script closing tag",
		pattern: /<\/script[\s>]/i
	},
	{
		id: "html-javascript-protocol",
		description: "javascript: URI scheme (with optional whitespace/encoding)",
		pattern: /j[\t\n\r ]*a[\t\n\r ]*v[\t\n\r ]*a[\t\n\r ]*s[\t\n\r ]*c[\t\n\r ]*r[\t\n\r ]*i[\t\n\r ]*p[\t\n\r ]*t[\t\n\r ]*:/i
	},
	{
		id: "html-vbscript-protocol",
		description: "vbscript: URI scheme",
		pattern: /vbscript[\t\n\r ]*:/i
	},
	{
		id: "html-data-html",
		description: "data:text/html URI — can execute scripts in browsers",
		pattern: /data[\t\n\r ]*:[\t\n\r ]*text\/html/i
	},
	{
		id: "html-data-xhtml",
		description: "data:application/xhtml+xml URI",
		pattern: /data[\t\n\r ]*:[\t\n\r ]*application\/xhtml/i
	},
	{
		id: "html-data-svg",
		description: "data:image/svg+xml URI — can execute scripts",
		pattern: /data[\t\n\r ]*:[\t\n\r ]*image\/svg\+xml/i
	},
	{
		id: "html-inline-event-handler",
		description: "Inline event handler attributes: onclick=, onerror=, onload=, etc.",
		pattern: /\bon\w{1,30}\s*=/i
	},
	{
		id: "html-entity-obfuscated-script",
		description: "HTML-entity-encoded <script (e.g. &#x3C;script or &lt;script)",
		pattern: /(?:&#x0*3[Cc];?|&#0*60;?|&lt;)\s*script/i
	},
	{
		id: "html-entity-obfuscated-javascript",
		description: "HTML-entity-encoded javascript: (partial — catches common &#106; or &#x6a; for \"j\")",
		pattern: /(?:&#x0*6[Aa];?|&#0*106;?)\s*(?:&#x0*61;?|a)[\s\S]{0,80}script\s*:/i
	},
	{
		id: "html-style-expression",
		description: "CSS expression() — IE-era code execution in style attributes",
		pattern: /style[\s\S]{0,20}expression\s*\(/i
	},
	{
		id: "html-object-embed",
		description: "<object or <embed tags that can load active content",
		pattern: /<(?:object|embed)[\s>/]/i
	},
	{
		id: "html-base-tag",
		description: "<base href= — can hijack all relative URLs on a page",
		pattern: /<base[\s>]/i
	},
	{
		id: "html-meta-refresh",
		description: "<meta http-equiv=\"refresh\" — can redirect users",
		pattern: /<meta[\s\S]{0,40}http-equiv[\s\S]{0,20}refresh/i
	},
	{
		id: "html-srcdoc",
		description: "srcdoc= attribute on iframes — embeds HTML that can run scripts",
		pattern: /srcdoc\s*=/i
	},
	{
		id: "html-iframe",
		description: "<iframe tag",
		pattern: /<iframe[\s>/]/i
	},
	{
		id: "html-form",
		description: "<form tag — can be used for phishing / credential harvesting injection",
		pattern: /<form[\s>/]/i
	}
];

// node_modules/is-unsafe/src/contexts/xml.js
const XML_PATTERNS = [
	{
		id: "xml-cdata-injection",
		description: "CDATA section injection: <![CDATA[ breaks out of text node context",
		pattern: /<!\[CDATA\[/i
	},
	{
		id: "xml-cdata-close",
		description: "CDATA close sequence: ]]> can terminate an enclosing CDATA section",
		pattern: /\]\]>/
	},
	{
		id: "xml-processing-instruction",
		description: "XML processing instruction: <?xml-stylesheet or <?php etc.",
		pattern: /<\?(?:xml[\- ]|php|asp)/i
	},
	{
		id: "xml-doctype-injection",
		description: "DOCTYPE declaration embedded in content — can define entities",
		pattern: /<!DOCTYPE(?:[\s[]|$)/i
	},
	{
		id: "xml-entity-system",
		description: "SYSTEM keyword — used in external entity declarations (XXE)",
		pattern: /\bSYSTEM\s+["']/i
	},
	{
		id: "xml-entity-public",
		description: "PUBLIC keyword — used in external entity declarations (XXE)",
		pattern: /\bPUBLIC\s+["']/i
	},
	{
		id: "xml-entity-declaration",
		description: "<!ENTITY declaration — defines entities, potential XXE or entity expansion",
		pattern: /<!ENTITY[\s%]/i
	},
	{
		id: "xml-billion-laughs",
		description: "Entity reference chaining / billion laughs: repeated &eX; style references",
		pattern: /(?:&\w{1,20};){3,}/
	},
	{
		id: "xml-namespace-confusion",
		description: "xmlns: attribute injection — can redefine namespaces to confuse parsers",
		pattern: /\bxmlns(?::\w{1,40})?\s*=/i
	},
	{
		id: "xml-comment-injection",
		description: "<!-- comment injection — can hide content from some parsers",
		pattern: /<!--/
	},
	{
		id: "xml-comment-close",
		description: "--> closes an enclosing XML comment",
		pattern: /-->/
	},
	{
		id: "xml-pi-close",
		description: "?> closes an enclosing processing instruction",
		pattern: /\?>/
	}
];

// node_modules/is-unsafe/src/contexts/svg.js
const SVG_PATTERNS = [
	{
		id: "svg-script-element",
		description: "<script element inside SVG executes JavaScript",
		pattern: /<script[\s>/]/i
	},
	{
		id: "svg-xlink-href-javascript",
		description: "xlink:href with javascript: — classic SVG XSS via <a> or <use>",
		pattern: /xlink\s*:\s*href\s*=\s*["']?\s*javascript\s*:/i
	},
	{
		id: "svg-href-javascript",
		description: "href= with javascript: in SVG context (<a>, <animate>, etc.)",
		pattern: /href\s*=\s*["']?\s*javascript\s*:/i
	},
	{
		id: "svg-foreignobject",
		description: "<foreignObject embeds HTML inside SVG — can execute scripts",
		pattern: /<foreignObject[\s>/]/i
	},
	{
		id: "svg-use-external",
		description: "<use xlink:href or href pointing to external resource (non-fragment URL)",
		pattern: /<use[\s\S]{0,60}(?:xlink\s*:\s*)?href\s*=\s*(?:["'][^#]|[^"'#\s>])/i
	},
	{
		id: "svg-animate-href",
		description: "<animate attributeName=\"href\" — can dynamically change href to javascript:",
		pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*href["']/i
	},
	{
		id: "svg-animate-xlinkhref",
		description: "<animate attributeName=\"xlink:href\"",
		pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*xlink\s*:\s*href["']/i
	},
	{
		id: "svg-set-javascript",
		description: "<set to=\"javascript:...\" — sets an attribute to a javascript: URI",
		pattern: /<set[\s\S]{0,80}to\s*=\s*["']?\s*javascript\s*:/i
	},
	{
		id: "svg-event-handler",
		description: "SVG-specific event handler attributes: onload=, onerror=, onactivate=, etc.",
		pattern: /\bon(?:load|error|activate|begin|end|repeat|focus|blur|click|mouse\w{1,20}|key\w{1,20})\s*=/i
	},
	{
		id: "svg-handler-generic",
		description: "Generic on* handler catch-all for SVG attributes",
		pattern: /\bon\w{1,30}\s*=/i
	},
	{
		id: "svg-filter-feimage",
		description: "<feImage href= — filter primitive that can load external resources",
		pattern: /<feImage[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=/i
	},
	{
		id: "svg-image-external",
		description: "<image xlink:href with http/https or javascript protocol",
		pattern: /<image[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=\s*["']?\s*(?:https?|javascript)\s*:/i
	},
	{
		id: "svg-style-javascript",
		description: "style= attribute containing javascript: (e.g. background:url(javascript:...))",
		pattern: /style\s*=[\s\S]{0,60}javascript\s*:/i
	}
];

// node_modules/is-unsafe/src/contexts/sql.js
const SQL_PATTERNS = [
	{
		id: "sql-block-comment-open",
		description: "SQL block comment open: /* ... */ — unusual in legitimate user text",
		pattern: /\/\*/
	},
	{
		id: "sql-union-select",
		description: "UNION SELECT — most common SQL injection aggregation attack",
		pattern: /\bUNION\s{1,20}(?:ALL\s{1,20})?SELECT\b/i
	},
	{
		id: "sql-drop-table",
		description: "DROP TABLE — destructive DDL injection",
		pattern: /\bDROP\s{1,20}TABLE\b/i
	},
	{
		id: "sql-drop-database",
		description: "DROP DATABASE — destructive DDL injection",
		pattern: /\bDROP\s{1,20}DATABASE\b/i
	},
	{
		id: "sql-insert-into",
		description: "INSERT INTO — data injection",
		pattern: /\bINSERT\s{1,20}INTO\b/i
	},
	{
		id: "sql-delete-from",
		description: "DELETE FROM — data deletion injection",
		pattern: /\bDELETE\s{1,20}FROM\b/i
	},
	{
		id: "sql-update-set",
		description: "UPDATE ... SET — data modification injection",
		pattern: /\bUPDATE\b[\s\S]{1,60}\bSET\b/i
	},
	{
		id: "sql-exec-xp",
		description: "EXEC xp_ — MSSQL extended stored procedure execution",
		pattern: /\bEXEC(?:UTE)?\s{1,20}xp_/i
	},
	{
		id: "sql-tautology-string",
		description: "Classic string tautology: ' OR '1'='1 or \" OR \"1\"=\"1\"",
		pattern: /'\s{0,10}OR\s{0,10}'[^']{0,20}'\s*=\s*'[^']{0,20}/i
	},
	{
		id: "sql-tautology-numeric",
		description: "Numeric tautology: OR 1=1",
		pattern: /\bOR\s{1,10}1\s*=\s*1\b/i
	},
	{
		id: "sql-always-true-zero",
		description: "Numeric tautology: OR 0=0",
		pattern: /\bOR\s{1,10}0\s*=\s*0\b/i
	},
	{
		id: "sql-sleep-benchmark",
		description: "Time-based blind injection: SLEEP() or BENCHMARK()",
		pattern: /\b(?:SLEEP|BENCHMARK)\s*\(/i
	},
	{
		id: "sql-waitfor-delay",
		description: "MSSQL time-based blind injection: WAITFOR DELAY",
		pattern: /\bWAITFOR\s{1,20}DELAY\b/i
	},
	{
		id: "sql-char-function",
		description: "CHAR() function — used to obfuscate injected strings",
		pattern: /\bCHAR\s*\(\s*\d{1,3}/i
	},
	{
		id: "sql-information-schema",
		description: "INFORMATION_SCHEMA — reconnaissance query for table/column enumeration",
		pattern: /\bINFORMATION_SCHEMA\b/i
	}
];

// node_modules/is-unsafe/src/contexts/shell.js
const SHELL_PATTERNS = [
	{
		id: "shell-path-traversal-unix",
		description: "Unix path traversal: ../  — climbing the directory tree",
		pattern: /\.\.\//
	},
	{
		id: "shell-path-traversal-windows",
		description: "Windows path traversal: ..\\ — climbing the directory tree",
		pattern: /\.\.\\/
	},
	{
		id: "shell-path-traversal-encoded",
		description: "URL-encoded path traversal: %2e%2e or %2f variants",
		pattern: /%2e%2e|%2f\.\.|\.\.%2f/i
	},
	{
		id: "shell-null-byte",
		description: "Null byte injection: \\x00 or %00 — truncates strings in C-backed functions",
		pattern: /\x00|%00/
	},
	{
		id: "shell-semicolon",
		description: "Semicolon command separator: cmd1; cmd2",
		pattern: /;/
	},
	{
		id: "shell-pipe",
		description: "Pipe operator: cmd1 | cmd2",
		pattern: /\|/
	},
	{
		id: "shell-and-operator",
		description: "AND operator: cmd1 && cmd2",
		pattern: /&&/
	},
	{
		id: "shell-or-operator",
		description: "OR operator: cmd1 || cmd2",
		pattern: /\|\|/
	},
	{
		id: "shell-backtick",
		description: "Backtick command substitution: `cmd`",
		pattern: /`/
	},
	{
		id: "shell-dollar-paren",
		description: "Dollar-paren command substitution: $(cmd)",
		pattern: /\$\(/
	},
	{
		id: "shell-dollar-brace",
		description: "Dollar-brace variable expansion: ${var} — can be abused for injection",
		pattern: /\$\{/
	},
	{
		id: "shell-redirect-out",
		description: "Output redirection: cmd > file or cmd >> file",
		pattern: />{1,2}/
	},
	{
		id: "shell-redirect-in",
		description: "Input redirection: cmd < file",
		pattern: /</
	},
	{
		id: "shell-newline-injection",
		description: "Newline injection: \\n or \\r — can inject new shell commands",
		pattern: /[\n\r]/
	},
	{
		id: "shell-glob-star",
		description: "Glob expansion: * or ? — can expand to unintended files",
		pattern: /[/\\][*?]/
	},
	{
		id: "shell-absolute-root",
		description: "Absolute root path injection: string starting with / or \\ (Windows UNC)",
		pattern: /^(?:\/|\\\\)/
	},
	{
		id: "shell-windows-drive",
		description: "Windows drive letter path injection: C:\\ or D:/",
		pattern: /^[a-zA-Z]:[/\\]/
	},
	{
		id: "shell-curl-wget",
		description: "curl/wget with URL or flags — can exfiltrate data or download payloads",
		pattern: /\b(?:curl|wget)\s+(?:https?:\/\/|ftp:\/\/|-)/i
	}
];

// node_modules/is-unsafe/src/contexts/redos.js
const REDOS_PATTERNS = [
	{
		id: "redos-nested-quantifier-plus",
		description: "Nested + quantifier inside a group with outer quantifier: (a+)+, (.+b)*, etc.",
		pattern: /\([^)]*\+[^)]*\)[+*]/
	},
	{
		id: "redos-nested-quantifier-star",
		description: "Nested * quantifier: (a*)* or (a*)+ — catastrophic backtracking",
		pattern: /\([^)]*\*[^)]*\)[*+]/
	},
	{
		id: "redos-nested-groups",
		description: "Doubly nested quantified groups: ((a+)+) — guaranteed catastrophic",
		pattern: /\(\([^)]{0,40}\)[+*]\)[+*]/
	},
	{
		id: "redos-alternation-overlap",
		description: "Overlapping alternation under quantifier: (a|a)+ — ambiguous NFA paths",
		pattern: /\(([^|()]{1,20})\|(?:\1)(?:\|[^|()]{1,20}){0,5}\)[+*?]{1,2}/
	},
	{
		id: "redos-star-plus-concat",
		description: "(x*x)+ pattern — triggers super-linear backtracking",
		pattern: /\([^)]{0,10}\*[^)]{0,10}\)[+*]/
	},
	{
		id: "redos-dot-star-greedy",
		description: "(.*){n,} or (.+){n,} — repeated greedy dot quantifiers",
		pattern: /\(\.[*+]\)\{?\d/
	},
	{
		id: "redos-large-repetition",
		description: "Very large fixed or range repetition count {1000,} or {1000,n} — denial of service via backtracking",
		pattern: /\{\d{4,}(?:,\d*)?\}/
	},
	{
		id: "redos-catastrophic-alternation",
		description: "Long alternation with many similar branches — polynomial backtracking risk",
		pattern: /\([^)]{0,200}(?:\|[^|)]{0,50}){9,}\)/
	}
];

// node_modules/is-unsafe/src/contexts/nosql.js
const sep = "[\"'\\s]*:";
const NOSQL_PATTERNS = [
	{
		id: "nosql-where-operator",
		description: "$where — executes arbitrary JavaScript server-side in MongoDB",
		pattern: new RegExp(`\\$where${sep}`, "i")
	},
	{
		id: "nosql-ne-operator",
		description: "$ne — \"not equal\" operator used to bypass equality checks",
		pattern: new RegExp(`\\$ne${sep}`, "i")
	},
	{
		id: "nosql-gt-operator",
		description: "$gt — \"greater than\" used to bypass password/value checks",
		pattern: new RegExp(`\\$gte?${sep}`, "i")
	},
	{
		id: "nosql-lt-operator",
		description: "$lt / $lte — \"less than\" bypass variants",
		pattern: new RegExp(`\\$lte?${sep}`, "i")
	},
	{
		id: "nosql-regex-operator",
		description: "$regex — can be used to extract data character by character (blind injection)",
		pattern: new RegExp(`\\$regex${sep}`, "i")
	},
	{
		id: "nosql-or-operator",
		description: "$or — logical OR; used to create always-true conditions",
		pattern: new RegExp(`\\$or${sep}\\s*\\[`, "i")
	},
	{
		id: "nosql-and-operator",
		description: "$and — logical AND operator injection",
		pattern: new RegExp(`\\$and${sep}\\s*\\[`, "i")
	},
	{
		id: "nosql-nor-operator",
		description: "$nor — logical NOR operator injection",
		pattern: new RegExp(`\\$nor${sep}\\s*\\[`, "i")
	},
	{
		id: "nosql-exists-operator",
		description: "$exists — can enumerate fields to determine schema",
		pattern: new RegExp(`\\$exists${sep}`, "i")
	},
	{
		id: "nosql-in-operator",
		description: "$in — matches any value in a list; can enumerate values",
		pattern: new RegExp(`\\$in${sep}\\s*\\[`, "i")
	},
	{
		id: "nosql-expr-operator",
		description: "$expr — allows aggregation expressions in queries (MongoDB 3.6+)",
		pattern: new RegExp(`\\$expr${sep}`, "i")
	},
	{
		id: "nosql-function-operator",
		description: "$function — executes arbitrary JavaScript in MongoDB 4.4+",
		pattern: new RegExp(`\\$function${sep}`, "i")
	},
	{
		id: "nosql-accumulator-operator",
		description: "$accumulator — custom aggregation with arbitrary JS execution",
		pattern: new RegExp(`\\$accumulator${sep}`, "i")
	},
	{
		id: "nosql-proto-pollution",
		description: "__proto__ — prototype pollution via object key injection",
		pattern: /__proto__/
	},
	{
		id: "nosql-constructor-prototype",
		description: "constructor.prototype — alternative prototype pollution vector (dot notation or JSON key)",
		pattern: /constructor[\s"':.,{\[]*prototype/i
	},
	{
		id: "nosql-proto-bracket",
		description: "[\"__proto__\"] — bracket-notation prototype pollution",
		pattern: /\[["']__proto__["']\]/
	}
];

// node_modules/is-unsafe/src/contexts/log.js
const LOG_PATTERNS = [
	{
		id: "log-crlf-injection",
		description: "CRLF injection: literal \\r or \\n embeds fake log lines",
		pattern: /[\r\n]/
	},
	{
		id: "log-url-encoded-crlf",
		description: "URL-encoded CRLF: %0d, %0a, %0D, %0A — decoded by some log parsers",
		pattern: /%0[dDaA]/
	},
	{
		id: "log-unicode-newline",
		description: "Unicode newline variants: U+2028 (line separator), U+2029 (paragraph separator)",
		pattern: /[\u2028\u2029]/
	},
	{
		id: "log-log4shell-jndi",
		description: "Log4Shell: ${jndi:...} triggers remote code execution in Apache Log4j",
		pattern: /\$\{jndi\s*:/i
	},
	{
		id: "log-log4shell-obfuscated",
		description: "Obfuscated Log4Shell: ${::-j}... lookup-bypass prefix used to evade WAF detection",
		pattern: /\$\{::-/
	},
	{
		id: "log-log4j-lookup",
		description: "Log4j lookup syntax: ${env:...}, ${sys:...}, ${ctx:...} — data exfiltration",
		pattern: /\$\{(?:env|sys|ctx|main|map|sd|web|docker|k8s|spring)\s*:/i
	},
	{
		id: "log-ssti-double-brace",
		description: "SSTI double-brace: {{expression}} — Jinja2, Twig, Handlebars, etc.",
		pattern: /\{\{[\s\S]{0,80}\}\}/
	},
	{
		id: "log-ssti-hash-brace",
		description: "SSTI hash-brace: #{expression} — Thymeleaf, Velocity, Ruby ERB",
		pattern: /#\{[\s\S]{0,80}\}/
	},
	{
		id: "log-ssti-dollar-brace",
		description: "SSTI/EL injection: ${expression with operators or method calls} — JSP EL, Freemarker, SpEL",
		pattern: /\$\{[^}]*(?:\.|\(|\*|\+|\bclass\b|\bruntime\b|\bprocess\b|\bexec\b)[^}]{0,80}\}/i
	},
	{
		id: "log-ssti-percent-tag",
		description: "SSTI ERB/ASP tag: <%= expression %> — Ruby ERB, ASP",
		pattern: /<%=[\s\S]{0,80}%>/
	},
	{
		id: "log-null-byte",
		description: "Null byte: \\x00 or %00 — can truncate log entries in C-backed loggers",
		pattern: /\x00|%00/
	},
	{
		id: "log-ansi-escape",
		description: "ANSI escape sequence: ESC[ — can manipulate terminal output when logs are tailed",
		pattern: /\x1b\[/
	}
];

// node_modules/is-unsafe/src/contexts/sql-strict.js
const SQL_STRICT_EXTRA = [
	{
		id: "sql-line-comment",
		description: "SQL line comment: -- followed by whitespace or end of string",
		pattern: /--(?:\s|$)/
	},
	{
		id: "sql-stacked-query",
		description: "Stacked queries: semicolon immediately followed by a SQL keyword",
		pattern: /;\s{0,10}(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|EXEC)\b/i
	},
	{
		id: "sql-hex-encoding",
		description: "Hex-encoded string injection: 0x41414141 style (MySQL)",
		pattern: /\b0x[0-9a-f]{4,}/i
	}
];
const SQL_STRICT_PATTERNS = [...SQL_PATTERNS, ...SQL_STRICT_EXTRA];

// node_modules/is-unsafe/src/util/decode-entities.js
const NAMED = Object.freeze({
	colon: ":",
	Tab: "	",
	NewLine: "\n"
});
const ENTITY_RE = /&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
function decodeEntities(input) {
	if (input.indexOf("&") === -1) return input;
	return input.replace(ENTITY_RE, (match, hex, dec, name) => {
		if (name !== void 0) return Object.prototype.hasOwnProperty.call(NAMED, name) ? NAMED[name] : match;
		const cp = hex !== void 0 ? parseInt(hex, 16) : parseInt(dec, 10);
		if (!Number.isFinite(cp) || cp > 1114111) return match;
		return String.fromCodePoint(cp);
	});
}

// node_modules/is-unsafe/src/index.js
HTML_PATTERNS.label = "HTML";
XML_PATTERNS.label = "XML";
SVG_PATTERNS.label = "SVG";
HTML_PATTERNS.decodeEntities = true;
XML_PATTERNS.decodeEntities = true;
SVG_PATTERNS.decodeEntities = true;
SQL_PATTERNS.label = "SQL";
SQL_STRICT_PATTERNS.label = "SQL-STRICT";
SHELL_PATTERNS.label = "SHELL";
REDOS_PATTERNS.label = "REDOS";
NOSQL_PATTERNS.label = "NOSQL";
LOG_PATTERNS.label = "LOG";
const VALID_CONTEXTS = Object.freeze({
	HTML: HTML_PATTERNS,
	XML: XML_PATTERNS,
	SVG: SVG_PATTERNS,
	SQL: SQL_PATTERNS,
	"SQL-STRICT": SQL_STRICT_PATTERNS,
	SHELL: SHELL_PATTERNS,
	REDOS: REDOS_PATTERNS,
	NOSQL: NOSQL_PATTERNS,
	LOG: LOG_PATTERNS
});
function assertString(value) {
	if (typeof value !== "string") throw new TypeError(`is-unsafe: first argument must be a string, got ${typeof value}`);
}
function assertContext(context) {
	if (context instanceof RegExp) return;
	if (Array.isArray(context)) {
		if (context.length === 0) throw new TypeError("is-unsafe: context must not be an empty array");
		if (Array.isArray(context[0])) {
			for (const list of context) if (!Array.isArray(list) || list.length === 0) throw new TypeError("is-unsafe: each context in the array must be a non-empty pattern array (PatternList)");
		}
		return;
	}
	throw new TypeError(`is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a RegExp. Got: ${typeof context}`);
}
function normalise(context) {
	if (context instanceof RegExp) return {
		lists: null,
		regex: context
	};
	if (Array.isArray(context[0])) return {
		lists: context,
		regex: null
	};
	return {
		lists: [context],
		regex: null
	};
}
function decodedCopy(value, list) {
	if (!list.decodeEntities) return null;
	const decoded = decodeEntities(value);
	return decoded === value ? null : decoded;
}
function matchList(value, list) {
	const label = list.label ?? "CUSTOM";
	const decoded = decodedCopy(value, list);
	for (const rule of list) if (rule.pattern.test(value) || decoded !== null && rule.pattern.test(decoded)) return {
		context: label,
		id: rule.id,
		description: rule.description,
		pattern: rule.pattern
	};
	return null;
}
function isUnsafe(value, context) {
	assertString(value);
	assertContext(context);
	const { lists, regex } = normalise(context);
	if (regex) return regex.test(value);
	for (const list of lists) if (matchList(value, list) !== null) return true;
	return false;
}

// node_modules/fast-xml-parser/src/xmlparser/OrderedObjParser.js
function extractRawAttributes(prefixedAttrs, options) {
	if (!prefixedAttrs) return {};
	const attrs = options.attributesGroupName ? prefixedAttrs[options.attributesGroupName] : prefixedAttrs;
	if (!attrs) return {};
	const rawAttrs = {};
	for (const key in attrs) if (key.startsWith(options.attributeNamePrefix)) {
		const rawName = key.substring(options.attributeNamePrefix.length);
		rawAttrs[rawName] = attrs[key];
	} else rawAttrs[key] = attrs[key];
	return rawAttrs;
}
function extractNamespace(rawTagName) {
	if (!rawTagName || typeof rawTagName !== "string") return void 0;
	const colonIndex = rawTagName.indexOf(":");
	if (colonIndex !== -1 && colonIndex > 0) {
		const ns = rawTagName.substring(0, colonIndex);
		if (ns !== "xmlns") return ns;
	}
}
var OrderedObjParser = class {
	constructor(options, externalEntities) {
		this.options = options;
		this.currentNode = null;
		this.tagsNodeStack = [];
		this.parseXml = parseXml;
		this.parseTextData = parseTextData;
		this.resolveNameSpace = resolveNameSpace;
		this.buildAttributesMap = buildAttributesMap;
		this.isItStopNode = isItStopNode;
		this.replaceEntitiesValue = replaceEntitiesValue$1;
		this.readStopNodeData = readStopNodeData;
		this.saveTextToParentTag = saveTextToParentTag;
		this.addChild = addChild;
		this.ignoreAttributesFn = getIgnoreAttributesFn$1(this.options.ignoreAttributes);
		this.entityExpansionCount = 0;
		this.currentExpandedLength = 0;
		this.doctypefound = false;
		let namedEntities = { ...XML };
		if (this.options.entityDecoder) this.entityDecoder = this.options.entityDecoder;
		else {
			if (typeof this.options.htmlEntities === "object") namedEntities = this.options.htmlEntities;
			else if (this.options.htmlEntities === true) namedEntities = {
				...COMMON_HTML,
				...CURRENCY
			};
			this.entityDecoder = new EntityDecoder({
				namedEntities: {
					...namedEntities,
					...externalEntities
				},
				numericAllowed: this.options.htmlEntities,
				limit: {
					maxTotalExpansions: this.options.processEntities.maxTotalExpansions,
					maxExpandedLength: this.options.processEntities.maxExpandedLength,
					applyLimitsTo: this.options.processEntities.appliesTo
				},
				onInputEntity: (name, value) => isUnsafe(value, [HTML_PATTERNS, XML_PATTERNS]) ? ENTITY_ACTION.BLOCK : ENTITY_ACTION.ALLOW
			});
		}
		this.matcher = new Matcher();
		this.readonlyMatcher = this.matcher.readOnly();
		this.isCurrentNodeStopNode = false;
		this.stopNodeExpressionsSet = new ExpressionSet();
		const stopNodesOpts = this.options.stopNodes;
		if (stopNodesOpts && stopNodesOpts.length > 0) {
			for (let i = 0; i < stopNodesOpts.length; i++) {
				const stopNodeExp = stopNodesOpts[i];
				if (typeof stopNodeExp === "string") this.stopNodeExpressionsSet.add(new Expression(stopNodeExp));
				else if (stopNodeExp instanceof Expression) this.stopNodeExpressionsSet.add(stopNodeExp);
			}
			this.stopNodeExpressionsSet.seal();
		}
	}
};
function parseTextData(val, tagName, jPath, dontTrim, hasAttributes, isLeafNode, escapeEntities) {
	const options = this.options;
	if (val !== void 0) {
		if (options.trimValues && !dontTrim) val = val.trim();
		if (val.length > 0) {
			if (!escapeEntities) val = this.replaceEntitiesValue(val, tagName, jPath);
			const jPathOrMatcher = options.jPath ? jPath.toString() : jPath;
			const newval = options.tagValueProcessor(tagName, val, jPathOrMatcher, hasAttributes, isLeafNode);
			if (newval === null || newval === void 0) return val;
			else if (typeof newval !== typeof val || newval !== val) return newval;
			else if (options.trimValues) return parseValue(val, options.parseTagValue, options.numberParseOptions);
			else if (val.trim() === val) return parseValue(val, options.parseTagValue, options.numberParseOptions);
			else return val;
		}
	}
}
function resolveNameSpace(tagname) {
	if (this.options.removeNSPrefix) {
		const tags = tagname.split(":");
		const prefix = tagname.charAt(0) === "/" ? "/" : "";
		if (tags[0] === "xmlns") return "";
		if (tags.length === 2) tagname = prefix + tags[1];
	}
	return tagname;
}
const attrsRegx = /([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;
function attrValue(match) {
	return match[3] !== void 0 ? match[3] : match[4];
}
function buildAttributesMap(attrStr, jPath, tagName, force = false) {
	const options = this.options;
	if (force === true || options.ignoreAttributes !== true && typeof attrStr === "string") {
		const matches = getAllMatches(attrStr, attrsRegx);
		const len = matches.length;
		const attrs = {};
		const processedVals = new Array(len);
		let hasRawAttrs = false;
		const rawAttrsForMatcher = {};
		for (let i = 0; i < len; i++) {
			const attrName = this.resolveNameSpace(matches[i][1]);
			const oldVal = attrValue(matches[i]);
			if (attrName.length && oldVal !== void 0) {
				let val = oldVal;
				if (options.trimValues) val = val.trim();
				val = this.replaceEntitiesValue(val, tagName, this.readonlyMatcher);
				processedVals[i] = val;
				rawAttrsForMatcher[attrName] = val;
				hasRawAttrs = true;
			}
		}
		if (hasRawAttrs && typeof jPath === "object" && jPath.updateCurrent) jPath.updateCurrent(rawAttrsForMatcher);
		const jPathStr = options.jPath ? jPath.toString() : this.readonlyMatcher;
		let hasAttrs = false;
		for (let i = 0; i < len; i++) {
			const attrName = this.resolveNameSpace(matches[i][1]);
			if (this.ignoreAttributesFn(attrName, jPathStr)) continue;
			let aName = options.attributeNamePrefix + attrName;
			if (attrName.length) {
				if (options.transformAttributeName) aName = options.transformAttributeName(aName);
				aName = sanitizeName(aName, options);
				if (attrValue(matches[i]) !== void 0) {
					const oldVal = processedVals[i];
					const newVal = options.attributeValueProcessor(attrName, oldVal, jPathStr);
					if (newVal === null || newVal === void 0) attrs[aName] = oldVal;
					else if (typeof newVal !== typeof oldVal || newVal !== oldVal) attrs[aName] = newVal;
					else attrs[aName] = parseValue(oldVal, options.parseAttributeValue, options.numberParseOptions);
					hasAttrs = true;
				} else if (options.allowBooleanAttributes) {
					attrs[aName] = true;
					hasAttrs = true;
				}
			}
		}
		if (!hasAttrs) return;
		if (options.attributesGroupName && !options.preserveOrder) {
			const attrCollection = {};
			attrCollection[options.attributesGroupName] = attrs;
			return attrCollection;
		}
		return attrs;
	}
}
const parseXml = function(xmlData) {
	const options = this.options;
	const crlfPositions = options.captureMetaData ? [] : void 0;
	xmlData = xmlData.replace(/\r\n?/g, options.captureMetaData ? (newline, index) => {
		if (newline.length === 2) crlfPositions.push(index - crlfPositions.length);
		return "\n";
	} : "\n");
	const xmlObj = new XmlNode("!xml");
	let currentNode = xmlObj;
	let textData = "";
	this.matcher.reset();
	this.entityDecoder.reset();
	this.entityExpansionCount = 0;
	this.currentExpandedLength = 0;
	this.doctypefound = false;
	const docTypeReader = new DocTypeReader(options.processEntities);
	const xmlLen = xmlData.length;
	for (let i = 0; i < xmlLen; i++) if (xmlData[i] === "<") {
		const c1 = xmlData.charCodeAt(i + 1);
		if (c1 === 47) {
			const closeIndex = findClosingIndex(xmlData, ">", i, "Closing Tag is not closed.");
			let tagName = xmlData.substring(i + 2, closeIndex).trim();
			if (options.removeNSPrefix) {
				const colonIndex = tagName.indexOf(":");
				if (colonIndex !== -1) tagName = tagName.substr(colonIndex + 1);
			}
			tagName = transformTagName(options.transformTagName, tagName, "", options).tagName;
			if (currentNode) textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
			const lastTagName = this.matcher.getCurrentTag();
			if (tagName && options.unpairedTagsSet.has(tagName)) throw new Error(`Unpaired tag can not be used as closing tag: </${tagName}>`);
			if (lastTagName && options.unpairedTagsSet.has(lastTagName)) {
				this.matcher.pop();
				this.tagsNodeStack.pop();
			}
			this.matcher.pop();
			this.isCurrentNodeStopNode = false;
			currentNode = this.tagsNodeStack.pop() || xmlObj;
			if (options.captureMetaData && currentNode) currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
			textData = "";
			i = closeIndex;
		} else if (c1 === 63) {
			let tagData = readTagExp(xmlData, i, false, "?>");
			if (!tagData) throw new Error("Pi Tag is not closed.");
			textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
			const attsMap = this.buildAttributesMap(tagData.tagExp, this.matcher, tagData.tagName, true);
			if (attsMap) {
				const ver = attsMap[this.options.attributeNamePrefix + "version"];
				this.entityDecoder.setXmlVersion(Number(ver) || 1);
				docTypeReader.setXmlVersion(Number(ver) || 1);
			}
			if (options.ignoreDeclaration && tagData.tagName === "?xml" || options.ignorePiTags) {} else {
				const childNode = new XmlNode(tagData.tagName);
				childNode.add(options.textNodeName, "");
				if (tagData.tagName !== tagData.tagExp && tagData.attrExpPresent && options.ignoreAttributes !== true) childNode[":@"] = attsMap;
				const startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
				this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
				if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(tagData.closeIndex + 2, crlfPositions));
			}
			i = tagData.closeIndex + 1;
		} else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 45 && xmlData.charCodeAt(i + 3) === 45) {
			const endIndex = findClosingIndex(xmlData, "-->", i + 4, "Comment is not closed.");
			if (options.commentPropName) {
				const comment = xmlData.substring(i + 4, endIndex - 2);
				textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
				currentNode.add(options.commentPropName, [{ [options.textNodeName]: comment }]);
			}
			i = endIndex;
		} else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 68) {
			if (this.doctypefound) throw new Error("Multiple DOCTYPE declarations found.");
			this.doctypefound = true;
			const result = docTypeReader.readDocType(xmlData, i);
			this.entityDecoder.addInputEntities(result.entities);
			i = result.i;
		} else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 91) {
			const closeIndex = findClosingIndex(xmlData, "]]>", i, "CDATA is not closed.") - 2;
			const tagExp = xmlData.substring(i + 9, closeIndex);
			textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
			let val = this.parseTextData(tagExp, currentNode.tagname, this.readonlyMatcher, true, false, true, true);
			if (val == void 0) val = "";
			if (options.cdataPropName) currentNode.add(options.cdataPropName, [{ [options.textNodeName]: tagExp }]);
			else currentNode.add(options.textNodeName, val);
			i = closeIndex + 2;
		} else {
			let result = readTagExp(xmlData, i, options.removeNSPrefix);
			if (!result) {
				const context = xmlData.substring(Math.max(0, i - 50), Math.min(xmlLen, i + 50));
				throw new Error(`readTagExp returned undefined at position ${i}. Context: "${context}"`);
			}
			let tagName = result.tagName;
			const rawTagName = result.rawTagName;
			let tagExp = result.tagExp;
			let attrExpPresent = result.attrExpPresent;
			let closeIndex = result.closeIndex;
			({tagName, tagExp} = transformTagName(options.transformTagName, tagName, tagExp, options));
			if (options.strictReservedNames && (tagName === options.commentPropName || tagName === options.cdataPropName || tagName === options.textNodeName || tagName === options.attributesGroupName)) throw new Error(`Invalid tag name: ${tagName}`);
			if (currentNode && textData) {
				if (currentNode.tagname !== "!xml") textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher, false);
			}
			const lastTag = currentNode;
			if (lastTag && options.unpairedTagsSet.has(lastTag.tagname)) {
				currentNode = this.tagsNodeStack.pop();
				this.matcher.pop();
			}
			let isSelfClosing = false;
			if (tagExp.length > 0 && tagExp.lastIndexOf("/") === tagExp.length - 1) {
				isSelfClosing = true;
				if (tagName[tagName.length - 1] === "/") {
					tagName = tagName.substr(0, tagName.length - 1);
					tagExp = tagName;
				} else tagExp = tagExp.substr(0, tagExp.length - 1);
				attrExpPresent = tagName !== tagExp;
			}
			let prefixedAttrs = null;
			let namespace = void 0;
			namespace = extractNamespace(rawTagName);
			if (tagName !== xmlObj.tagname) this.matcher.push(tagName, {}, namespace);
			if (tagName !== tagExp && attrExpPresent) {
				prefixedAttrs = this.buildAttributesMap(tagExp, this.matcher, tagName);
				if (prefixedAttrs) extractRawAttributes(prefixedAttrs, options);
			}
			if (tagName !== xmlObj.tagname) this.isCurrentNodeStopNode = this.isItStopNode();
			const startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
			if (this.isCurrentNodeStopNode) {
				let tagContent = "";
				if (isSelfClosing) i = result.closeIndex;
				else if (options.unpairedTagsSet.has(tagName)) i = result.closeIndex;
				else {
					const result = this.readStopNodeData(xmlData, rawTagName, closeIndex + 1);
					if (!result) throw new Error(`Unexpected end of ${rawTagName}`);
					i = result.i;
					tagContent = result.tagContent;
				}
				const childNode = new XmlNode(tagName);
				if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
				childNode.add(options.textNodeName, tagContent);
				this.matcher.pop();
				this.isCurrentNodeStopNode = false;
				this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
				if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(i + 1, crlfPositions));
			} else {
				if (isSelfClosing) {
					({tagName, tagExp} = transformTagName(options.transformTagName, tagName, tagExp, options));
					const childNode = new XmlNode(tagName);
					if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
					this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
					if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
					this.matcher.pop();
					this.isCurrentNodeStopNode = false;
				} else if (options.unpairedTagsSet.has(tagName)) {
					const childNode = new XmlNode(tagName);
					if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
					this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
					if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(result.closeIndex + 1, crlfPositions));
					this.matcher.pop();
					this.isCurrentNodeStopNode = false;
					i = result.closeIndex;
					continue;
				} else {
					const childNode = new XmlNode(tagName);
					if (this.tagsNodeStack.length > options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
					this.tagsNodeStack.push(currentNode);
					if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
					this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
					currentNode = childNode;
				}
				textData = "";
				i = closeIndex;
			}
		}
	} else textData += xmlData[i];
	return xmlObj.child;
};
function getOriginalIndex(index, crlfPositions) {
	let low = 0;
	let high = crlfPositions.length;
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (crlfPositions[middle] < index) low = middle + 1;
		else high = middle;
	}
	return index + low;
}
function addChild(currentNode, childNode, matcher, startIndex) {
	if (!this.options.captureMetaData) startIndex = void 0;
	const jPathOrMatcher = this.options.jPath ? matcher.toString() : matcher;
	const result = this.options.updateTag(childNode.tagname, jPathOrMatcher, childNode[":@"]);
	if (result === false) {} else if (typeof result === "string") {
		childNode.tagname = result;
		currentNode.addChild(childNode, startIndex);
	} else currentNode.addChild(childNode, startIndex);
}
function replaceEntitiesValue$1(val, tagName, jPath) {
	const entityConfig = this.options.processEntities;
	if (!entityConfig || !entityConfig.enabled) return val;
	if (entityConfig.allowedTags) {
		const jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
		if (!(Array.isArray(entityConfig.allowedTags) ? entityConfig.allowedTags.includes(tagName) : entityConfig.allowedTags(tagName, jPathOrMatcher))) return val;
	}
	if (entityConfig.tagFilter) {
		const jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
		if (!entityConfig.tagFilter(tagName, jPathOrMatcher)) return val;
	}
	return this.entityDecoder.decode(val);
}
function saveTextToParentTag(textData, parentNode, matcher, isLeafNode) {
	if (textData) {
		if (isLeafNode === void 0) isLeafNode = parentNode.child.length === 0;
		textData = this.parseTextData(textData, parentNode.tagname, matcher, false, parentNode[":@"] ? Object.keys(parentNode[":@"]).length !== 0 : false, isLeafNode);
		if (textData !== void 0 && textData !== "") parentNode.add(this.options.textNodeName, textData);
		textData = "";
	}
	return textData;
}
function isItStopNode() {
	if (this.stopNodeExpressionsSet.size === 0) return false;
	return this.matcher.matchesAny(this.stopNodeExpressionsSet);
}
function tagExpWithClosingIndex(xmlData, i, closingChar = ">") {
	const len = xmlData.length;
	const closeCode0 = closingChar.charCodeAt(0);
	const closeCode1 = closingChar.length > 1 ? closingChar.charCodeAt(1) : -1;
	let result = "";
	let segmentStart = i;
	for (let index = i; index < len; index++) {
		const code = xmlData.charCodeAt(index);
		if (code === 34 || code === 39) {
			index = xmlData.indexOf(xmlData[index], index + 1);
			if (index === -1) return;
		} else if (code === closeCode0) {
			if (closeCode1 !== -1) {
				if (xmlData.charCodeAt(index + 1) === closeCode1) {
					result += xmlData.substring(segmentStart, index);
					return {
						data: result,
						index
					};
				}
			} else {
				result += xmlData.substring(segmentStart, index);
				return {
					data: result,
					index
				};
			}
		} else if (code === 9) {
			result += xmlData.substring(segmentStart, index) + " ";
			segmentStart = index + 1;
		}
	}
}
function findClosingIndex(xmlData, str, i, errMsg) {
	const closingIndex = xmlData.indexOf(str, i);
	if (closingIndex === -1) throw new Error(errMsg);
	else return closingIndex + str.length - 1;
}
function findClosingChar(xmlData, char, i, errMsg) {
	const closingIndex = xmlData.indexOf(char, i);
	if (closingIndex === -1) throw new Error(errMsg);
	return closingIndex;
}
function readTagExp(xmlData, i, removeNSPrefix, closingChar = ">") {
	const result = tagExpWithClosingIndex(xmlData, i + 1, closingChar);
	if (!result) return;
	let tagExp = result.data;
	const closeIndex = result.index;
	const separatorIndex = tagExp.search(/\s/);
	let tagName = tagExp;
	let attrExpPresent = true;
	if (separatorIndex !== -1) {
		tagName = tagExp.substring(0, separatorIndex);
		tagExp = tagExp.substring(separatorIndex + 1).trimStart();
	}
	const rawTagName = tagName;
	if (removeNSPrefix) {
		const colonIndex = tagName.indexOf(":");
		if (colonIndex !== -1) {
			tagName = tagName.substr(colonIndex + 1);
			attrExpPresent = tagName !== result.data.substr(colonIndex + 1);
		}
	}
	return {
		tagName,
		tagExp,
		closeIndex,
		attrExpPresent,
		rawTagName
	};
}
function readStopNodeData(xmlData, tagName, i) {
	const startIndex = i;
	let openTagCount = 1;
	let lenient = false;
	let nextGt = -1;
	const xmllen = xmlData.length;
	for (; i < xmllen; i++) if (xmlData[i] === "<") {
		const c1 = xmlData.charCodeAt(i + 1);
		if (c1 === 47) {
			const closeIndex = findClosingChar(xmlData, ">", i, `${tagName} is not closed`);
			if (xmlData.substring(i + 2, closeIndex).trim() === tagName) {
				openTagCount--;
				if (openTagCount === 0) return {
					tagContent: xmlData.substring(startIndex, i),
					i: closeIndex
				};
			}
			i = closeIndex;
		} else if (c1 === 63) i = findClosingIndex(xmlData, "?>", i + 1, "StopNode is not closed.");
		else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 45 && xmlData.charCodeAt(i + 3) === 45) i = findClosingIndex(xmlData, "-->", i + 3, "StopNode is not closed.");
		else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 91) i = findClosingIndex(xmlData, "]]>", i, "StopNode is not closed.") - 2;
		else {
			const tagData = lenient ? void 0 : readTagExp(xmlData, i, false);
			if (tagData) {
				if (tagData.tagName === tagName && tagData.tagExp[tagData.tagExp.length - 1] !== "/") openTagCount++;
				i = tagData.closeIndex;
			} else {
				lenient = true;
				if (nextGt < i) {
					nextGt = xmlData.indexOf(">", i);
					if (nextGt === -1) return;
				}
				const nextLt = xmlData.indexOf("<", i + 1);
				if (nextLt === -1 || nextLt > nextGt) {
					const exp = xmlData.substring(i + 1, nextGt);
					const sep = exp.search(/\s/);
					if ((sep === -1 ? exp : exp.substring(0, sep)) === tagName && exp[exp.length - 1] !== "/") openTagCount++;
					i = nextGt;
				}
			}
		}
	}
}
function parseValue(val, shouldParse, options) {
	if (shouldParse && typeof val === "string") {
		const newval = val.trim();
		if (newval === "true") return true;
		else if (newval === "false") return false;
		else return toNumber(val, options);
	} else if (isExist(val)) return val;
	else return "";
}
function transformTagName(fn, tagName, tagExp, options) {
	if (fn) {
		const newTagName = fn(tagName);
		if (tagExp === tagName) tagExp = newTagName;
		tagName = newTagName;
	}
	tagName = sanitizeName(tagName, options);
	return {
		tagName,
		tagExp
	};
}
function sanitizeName(name, options) {
	if (criticalProperties.includes(name)) throw new Error(`[SECURITY] Invalid name: "${name}" is a reserved JavaScript keyword that could cause prototype pollution`);
	else if (DANGEROUS_PROPERTY_NAMES.includes(name)) return options.onDangerousProperty(name);
	return name;
}

// node_modules/fast-xml-parser/src/xmlparser/node2json.js
const METADATA_SYMBOL = XmlNode.getMetaDataSymbol();
function stripAttributePrefix(attrs, prefix) {
	if (!attrs || typeof attrs !== "object") return {};
	if (!prefix) return attrs;
	const rawAttrs = {};
	for (const key in attrs) if (key.startsWith(prefix)) {
		const rawName = key.substring(prefix.length);
		rawAttrs[rawName] = attrs[key];
	} else rawAttrs[key] = attrs[key];
	return rawAttrs;
}
function prettify(node, options, matcher, readonlyMatcher) {
	return compress(node, options, matcher, readonlyMatcher);
}
function compress(arr, options, matcher, readonlyMatcher) {
	let text;
	const compressedObj = {};
	for (let i = 0; i < arr.length; i++) {
		const tagObj = arr[i];
		const property = propName$1(tagObj);
		if (property !== void 0 && property !== options.textNodeName) {
			const rawAttrs = stripAttributePrefix(tagObj[":@"] || {}, options.attributeNamePrefix);
			matcher.push(property, rawAttrs);
		}
		if (property === options.textNodeName) {
			if (text === void 0) text = tagObj[property];
			else text += "" + tagObj[property];
		} else if (property === void 0) continue;
		else if (tagObj[property]) {
			let val = compress(tagObj[property], options, matcher, readonlyMatcher);
			const isLeaf = isLeafTag(val, options);
			if (Object.keys(val).length === 0 && options.alwaysCreateTextNode) val[options.textNodeName] = "";
			if (tagObj[":@"]) assignAttributes(val, tagObj[":@"], readonlyMatcher, options);
			else if (Object.keys(val).length === 1 && val[options.textNodeName] !== void 0 && !options.alwaysCreateTextNode) val = val[options.textNodeName];
			else if (Object.keys(val).length === 0) {
				if (options.alwaysCreateTextNode) val[options.textNodeName] = "";
				else val = "";
			}
			if (tagObj[METADATA_SYMBOL] !== void 0 && typeof val === "object" && val !== null) val[METADATA_SYMBOL] = tagObj[METADATA_SYMBOL];
			if (compressedObj[property] !== void 0 && Object.prototype.hasOwnProperty.call(compressedObj, property)) {
				if (!Array.isArray(compressedObj[property])) compressedObj[property] = [compressedObj[property]];
				compressedObj[property].push(val);
			} else {
				const jPathOrMatcher = options.jPath ? readonlyMatcher.toString() : readonlyMatcher;
				if (options.isArray(property, jPathOrMatcher, isLeaf)) compressedObj[property] = [val];
				else compressedObj[property] = val;
			}
			if (property !== void 0 && property !== options.textNodeName) matcher.pop();
		}
	}
	if (typeof text === "string") {
		if (text.length > 0) compressedObj[options.textNodeName] = text;
	} else if (text !== void 0) compressedObj[options.textNodeName] = text;
	return compressedObj;
}
function propName$1(obj) {
	const keys = Object.keys(obj);
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		if (key !== ":@") return key;
	}
}
function assignAttributes(obj, attrMap, readonlyMatcher, options) {
	if (attrMap) {
		const keys = Object.keys(attrMap);
		const len = keys.length;
		for (let i = 0; i < len; i++) {
			const atrrName = keys[i];
			const rawAttrName = atrrName.startsWith(options.attributeNamePrefix) ? atrrName.substring(options.attributeNamePrefix.length) : atrrName;
			const jPathOrMatcher = options.jPath ? readonlyMatcher.toString() + "." + rawAttrName : readonlyMatcher;
			if (options.isArray(atrrName, jPathOrMatcher, true, true)) obj[atrrName] = [attrMap[atrrName]];
			else obj[atrrName] = attrMap[atrrName];
		}
	}
}
function isLeafTag(obj, options) {
	const { textNodeName } = options;
	const propCount = Object.keys(obj).length;
	if (propCount === 0) return true;
	if (propCount === 1 && (obj[textNodeName] || typeof obj[textNodeName] === "boolean" || obj[textNodeName] === 0)) return true;
	return false;
}

// node_modules/fast-xml-parser/src/xmlparser/XMLParser.js
var XMLParser = class {
	constructor(options) {
		this.externalEntities = {};
		this.options = buildOptions(options);
	}
	parse(xmlData, validationOption) {
		if (typeof xmlData !== "string" && xmlData.toString) {
			if (xmlData instanceof Uint8Array && !(typeof Buffer !== "undefined" && Buffer.isBuffer(xmlData))) xmlData = new TextDecoder("utf-8", { ignoreBOM: true }).decode(xmlData);
			else xmlData = xmlData.toString();
		} else if (typeof xmlData !== "string") throw new Error("XML data is accepted in String or Bytes[] form.");
		if (validationOption) {
			if (validationOption === true) validationOption = {};
			const result = validate(xmlData, validationOption);
			if (result !== true) throw Error(`${result.err.msg}:${result.err.line}:${result.err.col}`);
		}
		const orderedObjParser = new OrderedObjParser(this.options, this.externalEntities);
		const orderedResult = orderedObjParser.parseXml(xmlData);
		if (this.options.preserveOrder || orderedResult === void 0) return orderedResult;
		else return prettify(orderedResult, this.options, orderedObjParser.matcher, orderedObjParser.readonlyMatcher);
	}
	addEntity(key, value) {
		if (value.indexOf("&") !== -1) throw new Error("Entity value can't have '&'");
		else if (key.indexOf("&") !== -1 || key.indexOf(";") !== -1) throw new Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
		else if (value === "&") throw new Error("An entity with value '&' is not permitted");
		else this.externalEntities[key] = value;
	}
	static getMetaDataSymbol() {
		return XmlNode.getMetaDataSymbol();
	}
};

// node_modules/fast-xml-builder/src/util.js
function valToStr(val) {
	return typeof val === "number" && Object.is(val, -0) ? "-0" : String(val);
}
function safeComment(val) {
	return valToStr(val).replace(/--/g, "- -").replace(/--/g, "- -").replace(/-$/, "- ");
}
function safeCdata(val) {
	return valToStr(val).replace(/\]\]>/g, "]]]]><![CDATA[>");
}
function escapeAttribute(val) {
	return valToStr(val).replace(/"/g, "&quot;").replace(/'/g, "&apos;");
}
function resolveName(name, isAttribute, options, matcher, validator) {
	if (!options.sanitizeName) return name;
	const isPI = !isAttribute && name[0] === "?";
	const bare = isPI ? name.slice(1) : name;
	if (validator(bare)) return name;
	const result = options.sanitizeName(bare, {
		isAttribute,
		matcher: matcher.readOnly()
	});
	if (typeof result !== "string" || !validator(result)) throw new Error(`sanitizeName returned an invalid XML name for "${bare}"`);
	return isPI ? "?" + result : result;
}

// node_modules/fast-xml-builder/src/orderedJs2Xml.js
const EOL = "\n";
function detectXmlVersionFromArray(jArray, options) {
	if (!Array.isArray(jArray) || jArray.length === 0) return "1.0";
	const first = jArray[0];
	if (propName(first) === "?xml") {
		const attrs = first[":@"];
		if (attrs) {
			const versionKey = options.attributeNamePrefix + "version";
			if (attrs[versionKey]) return attrs[versionKey];
		}
	}
	return "1.0";
}
function toXml(jArray, options) {
	let indentation = "";
	if (options.format) indentation = EOL;
	const stopNodeExpressions = [];
	if (options.stopNodes && Array.isArray(options.stopNodes)) for (let i = 0; i < options.stopNodes.length; i++) {
		const node = options.stopNodes[i];
		if (typeof node === "string") stopNodeExpressions.push(new Expression(node));
		else if (node instanceof Expression) stopNodeExpressions.push(node);
	}
	const xmlVersion = detectXmlVersionFromArray(jArray, options);
	const qNameValidator = createValidator("qName", { xmlVersion });
	const matcher = new Matcher();
	return arrToStr(jArray, options, indentation, matcher, stopNodeExpressions, qNameValidator);
}
function arrToStr(arr, options, indentation, matcher, stopNodeExpressions, qNameValidator) {
	let xmlStr = "";
	let isPreviousElementTag = false;
	if (options.maxNestedTags && matcher.getDepth() > options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
	if (!Array.isArray(arr)) {
		if (arr !== void 0 && arr !== null) {
			let text = valToStr(arr);
			text = replaceEntitiesValue(text, options);
			return text;
		}
		return "";
	}
	for (let i = 0; i < arr.length; i++) {
		const tagObj = arr[i];
		const rawTagName = propName(tagObj);
		if (rawTagName === void 0) continue;
		const tagName = rawTagName === options.textNodeName || rawTagName === options.cdataPropName || rawTagName === options.commentPropName ? rawTagName : resolveName(rawTagName, false, options, matcher, qNameValidator);
		const attrValues = extractAttributeValues(tagObj[":@"], options);
		matcher.push(tagName, attrValues);
		const isStopNode = checkStopNode(matcher, stopNodeExpressions);
		if (tagName === options.textNodeName) {
			let tagText = tagObj[rawTagName];
			if (!isStopNode) {
				tagText = options.tagValueProcessor(tagName, tagText);
				tagText = replaceEntitiesValue(tagText, options);
			}
			tagText = valToStr(tagText);
			if (isPreviousElementTag) xmlStr += indentation;
			xmlStr += tagText;
			isPreviousElementTag = false;
			matcher.pop();
			continue;
		} else if (tagName === options.cdataPropName) {
			if (isPreviousElementTag) xmlStr += indentation;
			const val = tagObj[rawTagName][0][options.textNodeName];
			const safeVal = safeCdata(val);
			xmlStr += `<![CDATA[${safeVal}]]>`;
			isPreviousElementTag = false;
			matcher.pop();
			continue;
		} else if (tagName === options.commentPropName) {
			const val = tagObj[rawTagName][0][options.textNodeName];
			const safeVal = safeComment(val);
			xmlStr += indentation + `<!--${safeVal}-->`;
			isPreviousElementTag = true;
			matcher.pop();
			continue;
		} else if (tagName[0] === "?") {
			const attStr = attr_to_str(tagObj[":@"], options, isStopNode, matcher, qNameValidator);
			xmlStr += (tagName === "?xml" ? "" : indentation) + `<${tagName}${attStr}?>`;
			isPreviousElementTag = true;
			matcher.pop();
			continue;
		}
		let newIdentation = indentation;
		if (newIdentation !== "") newIdentation += options.indentBy;
		const tagStart = indentation + `<${tagName}${attr_to_str(tagObj[":@"], options, isStopNode, matcher, qNameValidator)}`;
		let tagValue;
		if (isStopNode) tagValue = getRawContent(tagObj[rawTagName], options, matcher.getDepth());
		else tagValue = arrToStr(tagObj[rawTagName], options, newIdentation, matcher, stopNodeExpressions, qNameValidator);
		if (options.unpairedTags.indexOf(tagName) !== -1) {
			if (options.suppressUnpairedNode) xmlStr += tagStart + ">";
			else xmlStr += tagStart + "/>";
		} else if ((!tagValue || tagValue.length === 0) && options.suppressEmptyNode) xmlStr += tagStart + "/>";
		else if (tagValue && tagValue.endsWith(">")) xmlStr += tagStart + `>${tagValue}${indentation}</${tagName}>`;
		else {
			xmlStr += tagStart + ">";
			if (tagValue && indentation !== "" && (tagValue.includes("/>") || tagValue.includes("</"))) xmlStr += indentation + options.indentBy + tagValue + indentation;
			else xmlStr += tagValue;
			xmlStr += `</${tagName}>`;
		}
		isPreviousElementTag = true;
		matcher.pop();
	}
	return xmlStr;
}
function extractAttributeValues(attrMap, options) {
	if (!attrMap || options.ignoreAttributes) return null;
	const attrValues = {};
	let hasAttrs = false;
	for (let attr in attrMap) {
		if (!Object.prototype.hasOwnProperty.call(attrMap, attr)) continue;
		const cleanAttrName = attr.startsWith(options.attributeNamePrefix) ? attr.substr(options.attributeNamePrefix.length) : attr;
		attrValues[cleanAttrName] = escapeAttribute(attrMap[attr]);
		hasAttrs = true;
	}
	return hasAttrs ? attrValues : null;
}
function getRawContent(arr, options, depth = 0) {
	if (options.maxNestedTags && depth > options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
	if (!Array.isArray(arr)) {
		if (arr !== void 0 && arr !== null) return valToStr(arr);
		return "";
	}
	let content = "";
	for (let i = 0; i < arr.length; i++) {
		const item = arr[i];
		const tagName = propName(item);
		if (tagName === options.textNodeName) content += valToStr(item[tagName]);
		else if (tagName === options.cdataPropName) content += item[tagName][0][options.textNodeName];
		else if (tagName === options.commentPropName) content += item[tagName][0][options.textNodeName];
		else if (tagName && tagName[0] === "?") continue;
		else if (tagName) {
			const attStr = attr_to_str_raw(item[":@"], options);
			const nestedContent = getRawContent(item[tagName], options, depth + 1);
			if (!nestedContent || nestedContent.length === 0) content += `<${tagName}${attStr}/>`;
			else content += `<${tagName}${attStr}>${nestedContent}</${tagName}>`;
		}
	}
	return content;
}
function attr_to_str_raw(attrMap, options) {
	let attrStr = "";
	if (attrMap && !options.ignoreAttributes) for (let attr in attrMap) {
		if (!Object.prototype.hasOwnProperty.call(attrMap, attr)) continue;
		let attrVal = attrMap[attr];
		if (attrVal === true && options.suppressBooleanAttributes) attrStr += ` ${attr.substr(options.attributeNamePrefix.length)}`;
		else attrStr += ` ${attr.substr(options.attributeNamePrefix.length)}="${escapeAttribute(attrVal)}"`;
	}
	return attrStr;
}
function propName(obj) {
	const keys = Object.keys(obj);
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		if (!Object.prototype.hasOwnProperty.call(obj, key)) continue;
		if (key !== ":@") return key;
	}
}
function attr_to_str(attrMap, options, isStopNode, matcher, qNameValidator) {
	let attrStr = "";
	if (attrMap && !options.ignoreAttributes) for (let attr in attrMap) {
		if (!Object.prototype.hasOwnProperty.call(attrMap, attr)) continue;
		const cleanAttrName = attr.substr(options.attributeNamePrefix.length);
		const resolvedAttrName = isStopNode ? cleanAttrName : resolveName(cleanAttrName, true, options, matcher, qNameValidator);
		let attrVal;
		if (isStopNode) attrVal = attrMap[attr];
		else {
			attrVal = options.attributeValueProcessor(attr, attrMap[attr]);
			attrVal = replaceEntitiesValue(attrVal, options);
		}
		if (attrVal === true && options.suppressBooleanAttributes) attrStr += ` ${resolvedAttrName}`;
		else attrStr += ` ${resolvedAttrName}="${escapeAttribute(attrVal)}"`;
	}
	return attrStr;
}
function checkStopNode(matcher, stopNodeExpressions) {
	if (!stopNodeExpressions || stopNodeExpressions.length === 0) return false;
	for (let i = 0; i < stopNodeExpressions.length; i++) if (matcher.matches(stopNodeExpressions[i])) return true;
	return false;
}
function replaceEntitiesValue(textValue, options) {
	if (textValue && textValue.length > 0 && options.processEntities) for (let i = 0; i < options.entities.length; i++) {
		const entity = options.entities[i];
		textValue = textValue.replace(entity.regex, entity.val);
	}
	return textValue;
}

// node_modules/fast-xml-builder/src/ignoreAttributes.js
function getIgnoreAttributesFn(ignoreAttributes) {
	if (typeof ignoreAttributes === "function") return ignoreAttributes;
	if (Array.isArray(ignoreAttributes)) return (attrName) => {
		for (const pattern of ignoreAttributes) {
			if (typeof pattern === "string" && attrName === pattern) return true;
			if (pattern instanceof RegExp && pattern.test(attrName)) return true;
		}
	};
	return () => false;
}

// node_modules/fast-xml-builder/src/fxb.js
const defaultOptions = {
	attributeNamePrefix: "@_",
	attributesGroupName: false,
	textNodeName: "#text",
	ignoreAttributes: true,
	cdataPropName: false,
	format: false,
	indentBy: "  ",
	suppressEmptyNode: false,
	suppressUnpairedNode: true,
	suppressBooleanAttributes: true,
	tagValueProcessor: function(key, a) {
		return a;
	},
	attributeValueProcessor: function(attrName, a) {
		return a;
	},
	preserveOrder: false,
	commentPropName: false,
	unpairedTags: [],
	entities: [
		{
			regex: /* @__PURE__ */ new RegExp("&", "g"),
			val: "&amp;"
		},
		{
			regex: /* @__PURE__ */ new RegExp(">", "g"),
			val: "&gt;"
		},
		{
			regex: /* @__PURE__ */ new RegExp("<", "g"),
			val: "&lt;"
		},
		{
			regex: /* @__PURE__ */ new RegExp("'", "g"),
			val: "&apos;"
		},
		{
			regex: /* @__PURE__ */ new RegExp("\"", "g"),
			val: "&quot;"
		}
	],
	processEntities: true,
	stopNodes: [],
	oneListGroup: false,
	maxNestedTags: 100,
	jPath: true,
	sanitizeName: false
};
function Builder(options) {
	this.options = Object.assign({}, defaultOptions, options);
	if (this.options.stopNodes && Array.isArray(this.options.stopNodes)) this.options.stopNodes = this.options.stopNodes.map((node) => {
		if (typeof node === "string" && node.startsWith("*.")) return ".." + node.substring(2);
		return node;
	});
	this.stopNodeExpressions = [];
	if (this.options.stopNodes && Array.isArray(this.options.stopNodes)) for (let i = 0; i < this.options.stopNodes.length; i++) {
		const node = this.options.stopNodes[i];
		if (typeof node === "string") this.stopNodeExpressions.push(new Expression(node));
		else if (node instanceof Expression) this.stopNodeExpressions.push(node);
	}
	if (this.options.ignoreAttributes === true || this.options.attributesGroupName) this.isAttribute = function() {
		return false;
	};
	else {
		this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes);
		this.attrPrefixLen = this.options.attributeNamePrefix.length;
		this.isAttribute = isAttribute;
	}
	this.processTextOrObjNode = processTextOrObjNode;
	if (this.options.format) {
		this.indentate = indentate;
		this.tagEndChar = ">\n";
		this.newLine = "\n";
	} else {
		this.indentate = function() {
			return "";
		};
		this.tagEndChar = ">";
		this.newLine = "";
	}
}
function detectXmlVersionFromObj(jObj, options) {
	const decl = jObj["?xml"];
	if (decl && typeof decl === "object") {
		if (options.attributesGroupName && decl[options.attributesGroupName]) {
			const v = decl[options.attributesGroupName][options.attributeNamePrefix + "version"];
			if (v) return v;
		}
		const v = decl[options.attributeNamePrefix + "version"];
		if (v) return v;
	}
	return "1.0";
}
Builder.prototype.build = function(jObj) {
	if (this.options.preserveOrder) return toXml(jObj, this.options);
	else {
		if (Array.isArray(jObj) && this.options.arrayNodeName && this.options.arrayNodeName.length > 1) jObj = { [this.options.arrayNodeName]: jObj };
		const matcher = new Matcher();
		const xmlVersion = detectXmlVersionFromObj(jObj, this.options);
		const qNameValidator = createValidator("qName", { xmlVersion });
		return this.j2x(jObj, 0, matcher, qNameValidator).val;
	}
};
Builder.prototype.j2x = function(jObj, level, matcher, qNameValidator) {
	let attrStr = "";
	let val = "";
	if (this.options.maxNestedTags && matcher.getDepth() >= this.options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
	const jPath = this.options.jPath ? matcher.toString() : matcher;
	const isCurrentStopNode = this.checkStopNode(matcher);
	for (let key in jObj) {
		if (!Object.prototype.hasOwnProperty.call(jObj, key)) continue;
		const resolvedKey = key === this.options.textNodeName || key === this.options.cdataPropName || key === this.options.commentPropName || this.options.attributesGroupName && key === this.options.attributesGroupName || this.isAttribute(key) ? key : resolveName(key, false, this.options, matcher, qNameValidator);
		if (typeof jObj[key] === "undefined") {
			if (this.isAttribute(key)) val += "";
		} else if (jObj[key] === null) {
			if (this.isAttribute(key)) val += "";
			else if (resolvedKey === this.options.cdataPropName || resolvedKey === this.options.commentPropName) val += "";
			else if (resolvedKey[0] === "?") val += this.indentate(level) + "<" + resolvedKey + "?" + this.tagEndChar;
			else val += this.indentate(level) + "<" + resolvedKey + "/" + this.tagEndChar;
		} else if (jObj[key] instanceof Date) val += this.buildTextValNode(jObj[key], resolvedKey, "", level, matcher);
		else if (typeof jObj[key] !== "object") {
			const attr = this.isAttribute(key);
			if (attr && !this.ignoreAttributesFn(attr, jPath)) {
				const resolvedAttr = resolveName(attr, true, this.options, matcher, qNameValidator);
				attrStr += this.buildAttrPairStr(resolvedAttr, valToStr(jObj[key]), isCurrentStopNode);
			} else if (!attr) {
				if (key === this.options.textNodeName) {
					let newval = this.options.tagValueProcessor(key, valToStr(jObj[key]));
					val += this.replaceEntitiesValue(newval);
				} else {
					matcher.push(resolvedKey);
					const isStopNode = this.checkStopNode(matcher);
					matcher.pop();
					if (isStopNode) {
						const textValue = valToStr(jObj[key]);
						if (textValue === "") val += this.indentate(level) + "<" + resolvedKey + this.closeTag(resolvedKey) + this.tagEndChar;
						else val += this.indentate(level) + "<" + resolvedKey + ">" + textValue + "</" + resolvedKey + this.tagEndChar;
					} else val += this.buildTextValNode(jObj[key], resolvedKey, "", level, matcher);
				}
			}
		} else if (Array.isArray(jObj[key])) {
			const arrLen = jObj[key].length;
			let listTagVal = "";
			let listTagAttr = "";
			for (let j = 0; j < arrLen; j++) {
				const item = jObj[key][j];
				if (typeof item === "undefined") {} else if (item === null) {
					if (resolvedKey[0] === "?") val += this.indentate(level) + "<" + resolvedKey + "?" + this.tagEndChar;
					else val += this.indentate(level) + "<" + resolvedKey + "/" + this.tagEndChar;
				} else if (typeof item === "object") {
					if (this.options.oneListGroup) {
						matcher.push(resolvedKey);
						const result = this.j2x(item, level + 1, matcher, qNameValidator);
						matcher.pop();
						listTagVal += result.val;
						if (this.options.attributesGroupName && item.hasOwnProperty(this.options.attributesGroupName)) listTagAttr += result.attrStr;
					} else listTagVal += this.processTextOrObjNode(item, resolvedKey, level, matcher, qNameValidator);
				} else if (this.options.oneListGroup) {
					let textValue = this.options.tagValueProcessor(resolvedKey, item);
					textValue = this.replaceEntitiesValue(textValue);
					textValue = valToStr(textValue);
					listTagVal += textValue;
				} else {
					matcher.push(resolvedKey);
					const isStopNode = this.checkStopNode(matcher);
					matcher.pop();
					if (isStopNode) {
						const textValue = valToStr(item);
						if (textValue === "") listTagVal += this.indentate(level) + "<" + resolvedKey + this.closeTag(resolvedKey) + this.tagEndChar;
						else listTagVal += this.indentate(level) + "<" + resolvedKey + ">" + textValue + "</" + resolvedKey + this.tagEndChar;
					} else listTagVal += this.buildTextValNode(item, resolvedKey, "", level, matcher);
				}
			}
			if (this.options.oneListGroup) listTagVal = this.buildObjectNode(listTagVal, resolvedKey, listTagAttr, level);
			val += listTagVal;
		} else if (this.options.attributesGroupName && key === this.options.attributesGroupName) {
			const Ks = Object.keys(jObj[key]);
			const L = Ks.length;
			for (let j = 0; j < L; j++) {
				const resolvedAttr = resolveName(Ks[j], true, this.options, matcher, qNameValidator);
				attrStr += this.buildAttrPairStr(resolvedAttr, valToStr(jObj[key][Ks[j]]), isCurrentStopNode);
			}
		} else val += this.processTextOrObjNode(jObj[key], resolvedKey, level, matcher, qNameValidator);
	}
	return {
		attrStr,
		val
	};
};
Builder.prototype.buildAttrPairStr = function(attrName, val, isStopNode) {
	if (!isStopNode) {
		val = this.options.attributeValueProcessor(attrName, valToStr(val));
		val = this.replaceEntitiesValue(val);
	}
	if (this.options.suppressBooleanAttributes && val === "true") return " " + attrName;
	else return " " + attrName + "=\"" + escapeAttribute(val) + "\"";
};
function processTextOrObjNode(object, key, level, matcher, qNameValidator) {
	const attrValues = this.extractAttributes(object);
	matcher.push(key, attrValues);
	if (this.checkStopNode(matcher)) {
		const rawContent = this.buildRawContent(object, matcher.getDepth());
		const attrStr = this.buildAttributesForStopNode(object);
		matcher.pop();
		return this.buildObjectNode(rawContent, key, attrStr, level);
	}
	const result = this.j2x(object, level + 1, matcher, qNameValidator);
	matcher.pop();
	if (key[0] === "?") return this.buildTextValNode("", key, result.attrStr, level, matcher);
	else if (object[this.options.textNodeName] !== void 0 && Object.keys(object).length === 1) return this.buildTextValNode(object[this.options.textNodeName], key, result.attrStr, level, matcher);
	else return this.buildObjectNode(result.val, key, result.attrStr, level);
}
Builder.prototype.extractAttributes = function(obj) {
	if (!obj || typeof obj !== "object") return null;
	const attrValues = {};
	let hasAttrs = false;
	if (this.options.attributesGroupName && obj[this.options.attributesGroupName]) {
		const attrGroup = obj[this.options.attributesGroupName];
		for (let attrKey in attrGroup) {
			if (!Object.prototype.hasOwnProperty.call(attrGroup, attrKey)) continue;
			const cleanKey = attrKey.startsWith(this.options.attributeNamePrefix) ? attrKey.substring(this.options.attributeNamePrefix.length) : attrKey;
			attrValues[cleanKey] = escapeAttribute(attrGroup[attrKey]);
			hasAttrs = true;
		}
	} else for (let key in obj) {
		if (!Object.prototype.hasOwnProperty.call(obj, key)) continue;
		const attr = this.isAttribute(key);
		if (attr) {
			attrValues[attr] = escapeAttribute(obj[key]);
			hasAttrs = true;
		}
	}
	return hasAttrs ? attrValues : null;
};
Builder.prototype.buildRawContent = function(obj, depth = 0) {
	if (this.options.maxNestedTags && depth >= this.options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
	if (typeof obj === "string") return obj;
	if (typeof obj !== "object" || obj === null) return String(obj);
	if (obj[this.options.textNodeName] !== void 0) return obj[this.options.textNodeName];
	let content = "";
	for (let key in obj) {
		if (!Object.prototype.hasOwnProperty.call(obj, key)) continue;
		if (this.isAttribute(key)) continue;
		if (this.options.attributesGroupName && key === this.options.attributesGroupName) continue;
		const value = obj[key];
		if (key === this.options.textNodeName) content += value;
		else if (Array.isArray(value)) {
			for (let item of value) if (typeof item === "string" || typeof item === "number") content += `<${key}>${item}</${key}>`;
			else if (typeof item === "object" && item !== null) {
				const nestedContent = this.buildRawContent(item, depth + 1);
				const nestedAttrs = this.buildAttributesForStopNode(item);
				if (nestedContent === "") content += `<${key}${nestedAttrs}/>`;
				else content += `<${key}${nestedAttrs}>${nestedContent}</${key}>`;
			}
		} else if (typeof value === "object" && value !== null) {
			const nestedContent = this.buildRawContent(value, depth + 1);
			const nestedAttrs = this.buildAttributesForStopNode(value);
			if (nestedContent === "") content += `<${key}${nestedAttrs}/>`;
			else content += `<${key}${nestedAttrs}>${nestedContent}</${key}>`;
		} else content += `<${key}>${value}</${key}>`;
	}
	return content;
};
Builder.prototype.buildAttributesForStopNode = function(obj) {
	if (!obj || typeof obj !== "object") return "";
	let attrStr = "";
	if (this.options.attributesGroupName && obj[this.options.attributesGroupName]) {
		const attrGroup = obj[this.options.attributesGroupName];
		for (let attrKey in attrGroup) {
			if (!Object.prototype.hasOwnProperty.call(attrGroup, attrKey)) continue;
			const cleanKey = attrKey.startsWith(this.options.attributeNamePrefix) ? attrKey.substring(this.options.attributeNamePrefix.length) : attrKey;
			const val = attrGroup[attrKey];
			if (val === true && this.options.suppressBooleanAttributes) attrStr += " " + cleanKey;
			else attrStr += " " + cleanKey + "=\"" + escapeAttribute(val) + "\"";
		}
	} else for (let key in obj) {
		if (!Object.prototype.hasOwnProperty.call(obj, key)) continue;
		const attr = this.isAttribute(key);
		if (attr) {
			const val = obj[key];
			if (val === true && this.options.suppressBooleanAttributes) attrStr += " " + attr;
			else attrStr += " " + attr + "=\"" + escapeAttribute(val) + "\"";
		}
	}
	return attrStr;
};
Builder.prototype.buildObjectNode = function(val, key, attrStr, level) {
	if (val === "") {
		if (key[0] === "?") return this.indentate(level) + "<" + key + attrStr + "?" + this.tagEndChar;
		else return this.indentate(level) + "<" + key + attrStr + this.closeTag(key) + this.tagEndChar;
	} else if (key[0] === "?") return this.indentate(level) + "<" + key + attrStr + "?" + this.tagEndChar;
	else {
		let tagEndExp = "</" + key + this.tagEndChar;
		let piClosingChar = "";
		if (key[0] === "?") {
			piClosingChar = "?";
			tagEndExp = "";
		}
		if ((attrStr || attrStr === "") && val.indexOf("<") === -1) return this.indentate(level) + "<" + key + attrStr + piClosingChar + ">" + val + tagEndExp;
		else if (this.options.commentPropName !== false && key === this.options.commentPropName && piClosingChar.length === 0) return this.indentate(level) + `<!--${safeComment(val)}-->` + this.newLine;
		else return this.indentate(level) + "<" + key + attrStr + piClosingChar + this.tagEndChar + val + this.indentate(level) + tagEndExp;
	}
};
Builder.prototype.closeTag = function(key) {
	let closeTag = "";
	if (this.options.unpairedTags.indexOf(key) !== -1) {
		if (!this.options.suppressUnpairedNode) closeTag = "/";
	} else if (this.options.suppressEmptyNode) closeTag = "/";
	else closeTag = `></${key}`;
	return closeTag;
};
Builder.prototype.checkStopNode = function(matcher) {
	if (!this.stopNodeExpressions || this.stopNodeExpressions.length === 0) return false;
	for (let i = 0; i < this.stopNodeExpressions.length; i++) if (matcher.matches(this.stopNodeExpressions[i])) return true;
	return false;
};
Builder.prototype.buildTextValNode = function(val, key, attrStr, level, matcher) {
	if (this.options.cdataPropName !== false && key === this.options.cdataPropName) {
		const safeVal = safeCdata(val);
		return this.indentate(level) + `<![CDATA[${safeVal}]]>` + this.newLine;
	} else if (this.options.commentPropName !== false && key === this.options.commentPropName) {
		const safeVal = safeComment(val);
		return this.indentate(level) + `<!--${safeVal}-->` + this.newLine;
	} else if (key[0] === "?") return this.indentate(level) + "<" + key + attrStr + "?" + this.tagEndChar;
	else {
		let textValue = this.options.tagValueProcessor(key, val);
		textValue = this.replaceEntitiesValue(textValue);
		textValue = valToStr(textValue);
		if (textValue === "") return this.indentate(level) + "<" + key + attrStr + this.closeTag(key) + this.tagEndChar;
		else return this.indentate(level) + "<" + key + attrStr + ">" + textValue + "</" + key + this.tagEndChar;
	}
};
Builder.prototype.replaceEntitiesValue = function(textValue) {
	if (textValue && textValue.length > 0 && this.options.processEntities) for (let i = 0; i < this.options.entities.length; i++) {
		const entity = this.options.entities[i];
		textValue = textValue.replace(entity.regex, entity.val);
	}
	return textValue;
};
function indentate(level) {
	return this.options.indentBy.repeat(level);
}
function isAttribute(name) {
	if (name.startsWith(this.options.attributeNamePrefix) && name !== this.options.textNodeName) return name.substr(this.attrPrefixLen);
	else return false;
}

// node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js
var json2xml_default = Builder;

// node_modules/fast-xml-parser/src/fxp.js
const XMLValidator = { validate };

// node_modules/@protobuf-ts/runtime/build/commonjs/json-typings.js
var require_json_typings = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isJsonObject = exports.typeofJsonValue = void 0;
	function typeofJsonValue(value) {
		let t = typeof value;
		if (t == "object") {
			if (Array.isArray(value)) return "array";
			if (value === null) return "null";
		}
		return t;
	}
	exports.typeofJsonValue = typeofJsonValue;
	function isJsonObject(value) {
		return value !== null && typeof value == "object" && !Array.isArray(value);
	}
	exports.isJsonObject = isJsonObject;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/base64.js
var require_base64 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.base64encode = exports.base64decode = void 0;
	let encTable = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("");
	let decTable = [];
	for (let i = 0; i < encTable.length; i++) decTable[encTable[i].charCodeAt(0)] = i;
	decTable["-".charCodeAt(0)] = encTable.indexOf("+");
	decTable["_".charCodeAt(0)] = encTable.indexOf("/");
	function base64decode(base64Str) {
		let es = base64Str.length * 3 / 4;
		if (base64Str[base64Str.length - 2] == "=") es -= 2;
		else if (base64Str[base64Str.length - 1] == "=") es -= 1;
		let bytes = new Uint8Array(es), bytePos = 0, groupPos = 0, b, p = 0;
		for (let i = 0; i < base64Str.length; i++) {
			b = decTable[base64Str.charCodeAt(i)];
			if (b === void 0) switch (base64Str[i]) {
				case "=": groupPos = 0;
				case "\n":
				case "\r":
				case "	":
				case " ": continue;
				default: throw Error(`invalid base64 string.`);
			}
			switch (groupPos) {
				case 0:
					p = b;
					groupPos = 1;
					break;
				case 1:
					bytes[bytePos++] = p << 2 | (b & 48) >> 4;
					p = b;
					groupPos = 2;
					break;
				case 2:
					bytes[bytePos++] = (p & 15) << 4 | (b & 60) >> 2;
					p = b;
					groupPos = 3;
					break;
				case 3:
					bytes[bytePos++] = (p & 3) << 6 | b;
					groupPos = 0;
			}
		}
		if (groupPos == 1) throw Error(`invalid base64 string.`);
		return bytes.subarray(0, bytePos);
	}
	exports.base64decode = base64decode;
	function base64encode(bytes) {
		let base64 = "", groupPos = 0, b, p = 0;
		for (let i = 0; i < bytes.length; i++) {
			b = bytes[i];
			switch (groupPos) {
				case 0:
					base64 += encTable[b >> 2];
					p = (b & 3) << 4;
					groupPos = 1;
					break;
				case 1:
					base64 += encTable[p | b >> 4];
					p = (b & 15) << 2;
					groupPos = 2;
					break;
				case 2:
					base64 += encTable[p | b >> 6];
					base64 += encTable[b & 63];
					groupPos = 0;
			}
		}
		if (groupPos) {
			base64 += encTable[p];
			base64 += "=";
			if (groupPos == 1) base64 += "=";
		}
		return base64;
	}
	exports.base64encode = base64encode;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/protobufjs-utf8.js
var require_protobufjs_utf8 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.utf8read = void 0;
	const fromCharCodes = (chunk) => String.fromCharCode.apply(String, chunk);
	function utf8read(bytes) {
		if (bytes.length < 1) return "";
		let pos = 0, parts = [], chunk = [], i = 0, t;
		let len = bytes.length;
		while (pos < len) {
			t = bytes[pos++];
			if (t < 128) chunk[i++] = t;
			else if (t > 191 && t < 224) chunk[i++] = (t & 31) << 6 | bytes[pos++] & 63;
			else if (t > 239 && t < 365) {
				t = ((t & 7) << 18 | (bytes[pos++] & 63) << 12 | (bytes[pos++] & 63) << 6 | bytes[pos++] & 63) - 65536;
				chunk[i++] = 55296 + (t >> 10);
				chunk[i++] = 56320 + (t & 1023);
			} else chunk[i++] = (t & 15) << 12 | (bytes[pos++] & 63) << 6 | bytes[pos++] & 63;
			if (i > 8191) {
				parts.push(fromCharCodes(chunk));
				i = 0;
			}
		}
		if (parts.length) {
			if (i) parts.push(fromCharCodes(chunk.slice(0, i)));
			return parts.join("");
		}
		return fromCharCodes(chunk.slice(0, i));
	}
	exports.utf8read = utf8read;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/binary-format-contract.js
var require_binary_format_contract = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WireType = exports.mergeBinaryOptions = exports.UnknownFieldHandler = void 0;
	(function(UnknownFieldHandler) {
		UnknownFieldHandler.symbol = Symbol.for("protobuf-ts/unknown");
		UnknownFieldHandler.onRead = (typeName, message, fieldNo, wireType, data) => {
			(is(message) ? message[UnknownFieldHandler.symbol] : message[UnknownFieldHandler.symbol] = []).push({
				no: fieldNo,
				wireType,
				data
			});
		};
		UnknownFieldHandler.onWrite = (typeName, message, writer) => {
			for (let { no, wireType, data } of UnknownFieldHandler.list(message)) writer.tag(no, wireType).raw(data);
		};
		UnknownFieldHandler.list = (message, fieldNo) => {
			if (is(message)) {
				let all = message[UnknownFieldHandler.symbol];
				return fieldNo ? all.filter((uf) => uf.no == fieldNo) : all;
			}
			return [];
		};
		UnknownFieldHandler.last = (message, fieldNo) => UnknownFieldHandler.list(message, fieldNo).slice(-1)[0];
		const is = (message) => message && Array.isArray(message[UnknownFieldHandler.symbol]);
	})(exports.UnknownFieldHandler || (exports.UnknownFieldHandler = {}));
	function mergeBinaryOptions(a, b) {
		return Object.assign(Object.assign({}, a), b);
	}
	exports.mergeBinaryOptions = mergeBinaryOptions;
	(function(WireType) {
		WireType[WireType["Varint"] = 0] = "Varint";
		WireType[WireType["Bit64"] = 1] = "Bit64";
		WireType[WireType["LengthDelimited"] = 2] = "LengthDelimited";
		WireType[WireType["StartGroup"] = 3] = "StartGroup";
		WireType[WireType["EndGroup"] = 4] = "EndGroup";
		WireType[WireType["Bit32"] = 5] = "Bit32";
	})(exports.WireType || (exports.WireType = {}));
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/goog-varint.js
var require_goog_varint = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.varint32read = exports.varint32write = exports.int64toString = exports.int64fromString = exports.varint64write = exports.varint64read = void 0;
	function varint64read() {
		let lowBits = 0;
		let highBits = 0;
		for (let shift = 0; shift < 28; shift += 7) {
			let b = this.buf[this.pos++];
			lowBits |= (b & 127) << shift;
			if ((b & 128) == 0) {
				this.assertBounds();
				return [lowBits, highBits];
			}
		}
		let middleByte = this.buf[this.pos++];
		lowBits |= (middleByte & 15) << 28;
		highBits = (middleByte & 112) >> 4;
		if ((middleByte & 128) == 0) {
			this.assertBounds();
			return [lowBits, highBits];
		}
		for (let shift = 3; shift <= 31; shift += 7) {
			let b = this.buf[this.pos++];
			highBits |= (b & 127) << shift;
			if ((b & 128) == 0) {
				this.assertBounds();
				return [lowBits, highBits];
			}
		}
		throw new Error("invalid varint");
	}
	exports.varint64read = varint64read;
	function varint64write(lo, hi, bytes) {
		for (let i = 0; i < 28; i = i + 7) {
			const shift = lo >>> i;
			const hasNext = !(shift >>> 7 == 0 && hi == 0);
			const byte = (hasNext ? shift | 128 : shift) & 255;
			bytes.push(byte);
			if (!hasNext) return;
		}
		const splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
		const hasMoreBits = !(hi >> 3 == 0);
		bytes.push((hasMoreBits ? splitBits | 128 : splitBits) & 255);
		if (!hasMoreBits) return;
		for (let i = 3; i < 31; i = i + 7) {
			const shift = hi >>> i;
			const hasNext = !(shift >>> 7 == 0);
			const byte = (hasNext ? shift | 128 : shift) & 255;
			bytes.push(byte);
			if (!hasNext) return;
		}
		bytes.push(hi >>> 31 & 1);
	}
	exports.varint64write = varint64write;
	const TWO_PWR_32_DBL = 4294967296;
	function int64fromString(dec) {
		let minus = dec[0] == "-";
		if (minus) dec = dec.slice(1);
		const base = 1e6;
		let lowBits = 0;
		let highBits = 0;
		function add1e6digit(begin, end) {
			const digit1e6 = Number(dec.slice(begin, end));
			highBits *= base;
			lowBits = lowBits * base + digit1e6;
			if (lowBits >= TWO_PWR_32_DBL) {
				highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
				lowBits = lowBits % TWO_PWR_32_DBL;
			}
		}
		add1e6digit(-24, -18);
		add1e6digit(-18, -12);
		add1e6digit(-12, -6);
		add1e6digit(-6);
		return [
			minus,
			lowBits,
			highBits
		];
	}
	exports.int64fromString = int64fromString;
	function int64toString(bitsLow, bitsHigh) {
		if (bitsHigh >>> 0 <= 2097151) return "" + (TWO_PWR_32_DBL * bitsHigh + (bitsLow >>> 0));
		let low = bitsLow & 16777215;
		let mid = (bitsLow >>> 24 | bitsHigh << 8) >>> 0 & 16777215;
		let high = bitsHigh >> 16 & 65535;
		let digitA = low + mid * 6777216 + high * 6710656;
		let digitB = mid + high * 8147497;
		let digitC = high * 2;
		let base = 1e7;
		if (digitA >= base) {
			digitB += Math.floor(digitA / base);
			digitA %= base;
		}
		if (digitB >= base) {
			digitC += Math.floor(digitB / base);
			digitB %= base;
		}
		function decimalFrom1e7(digit1e7, needLeadingZeros) {
			let partial = digit1e7 ? String(digit1e7) : "";
			if (needLeadingZeros) return "0000000".slice(partial.length) + partial;
			return partial;
		}
		return decimalFrom1e7(digitC, 0) + decimalFrom1e7(digitB, digitC) + decimalFrom1e7(digitA, 1);
	}
	exports.int64toString = int64toString;
	function varint32write(value, bytes) {
		if (value >= 0) {
			while (value > 127) {
				bytes.push(value & 127 | 128);
				value = value >>> 7;
			}
			bytes.push(value);
		} else {
			for (let i = 0; i < 9; i++) {
				bytes.push(value & 127 | 128);
				value = value >> 7;
			}
			bytes.push(1);
		}
	}
	exports.varint32write = varint32write;
	function varint32read() {
		let b = this.buf[this.pos++];
		let result = b & 127;
		if ((b & 128) == 0) {
			this.assertBounds();
			return result;
		}
		b = this.buf[this.pos++];
		result |= (b & 127) << 7;
		if ((b & 128) == 0) {
			this.assertBounds();
			return result;
		}
		b = this.buf[this.pos++];
		result |= (b & 127) << 14;
		if ((b & 128) == 0) {
			this.assertBounds();
			return result;
		}
		b = this.buf[this.pos++];
		result |= (b & 127) << 21;
		if ((b & 128) == 0) {
			this.assertBounds();
			return result;
		}
		b = this.buf[this.pos++];
		result |= (b & 15) << 28;
		for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
		if ((b & 128) != 0) throw new Error("invalid varint");
		this.assertBounds();
		return result >>> 0;
	}
	exports.varint32read = varint32read;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/pb-long.js
var require_pb_long = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PbLong = exports.PbULong = exports.detectBi = void 0;
	const goog_varint_1 = require_goog_varint();
	let BI;
	function detectBi() {
		const dv = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
		BI = globalThis.BigInt !== void 0 && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function" ? {
			MIN: BigInt("-9223372036854775808"),
			MAX: BigInt("9223372036854775807"),
			UMIN: BigInt("0"),
			UMAX: BigInt("18446744073709551615"),
			C: BigInt,
			V: dv
		} : void 0;
	}
	exports.detectBi = detectBi;
	detectBi();
	function assertBi(bi) {
		if (!bi) throw new Error("BigInt unavailable, see https://github.com/timostamm/protobuf-ts/blob/v1.0.8/MANUAL.md#bigint-support");
	}
	const RE_DECIMAL_STR = /^-?[0-9]+$/;
	const TWO_PWR_32_DBL = 4294967296;
	const HALF_2_PWR_32 = 2147483648;
	var SharedPbLong = class {
		constructor(lo, hi) {
			this.lo = lo | 0;
			this.hi = hi | 0;
		}
		isZero() {
			return this.lo == 0 && this.hi == 0;
		}
		toNumber() {
			let result = this.hi * TWO_PWR_32_DBL + (this.lo >>> 0);
			if (!Number.isSafeInteger(result)) throw new Error("cannot convert to safe number");
			return result;
		}
	};
	var PbULong = class PbULong extends SharedPbLong {
		static from(value) {
			if (BI) switch (typeof value) {
				case "string":
					if (value == "0") return this.ZERO;
					if (value == "") throw new Error("string is no integer");
					value = BI.C(value);
				case "number":
					if (value === 0) return this.ZERO;
					value = BI.C(value);
				case "bigint":
					if (!value) return this.ZERO;
					if (value < BI.UMIN) throw new Error("signed value for ulong");
					if (value > BI.UMAX) throw new Error("ulong too large");
					BI.V.setBigUint64(0, value, true);
					return new PbULong(BI.V.getInt32(0, true), BI.V.getInt32(4, true));
			}
			else switch (typeof value) {
				case "string":
					if (value == "0") return this.ZERO;
					value = value.trim();
					if (!RE_DECIMAL_STR.test(value)) throw new Error("string is no integer");
					let [minus, lo, hi] = goog_varint_1.int64fromString(value);
					if (minus) throw new Error("signed value for ulong");
					return new PbULong(lo, hi);
				case "number":
					if (value == 0) return this.ZERO;
					if (!Number.isSafeInteger(value)) throw new Error("number is no integer");
					if (value < 0) throw new Error("signed value for ulong");
					return new PbULong(value, value / TWO_PWR_32_DBL);
			}
			throw new Error("unknown value " + typeof value);
		}
		toString() {
			return BI ? this.toBigInt().toString() : goog_varint_1.int64toString(this.lo, this.hi);
		}
		toBigInt() {
			assertBi(BI);
			BI.V.setInt32(0, this.lo, true);
			BI.V.setInt32(4, this.hi, true);
			return BI.V.getBigUint64(0, true);
		}
	};
	exports.PbULong = PbULong;
	PbULong.ZERO = new PbULong(0, 0);
	var PbLong = class PbLong extends SharedPbLong {
		static from(value) {
			if (BI) switch (typeof value) {
				case "string":
					if (value == "0") return this.ZERO;
					if (value == "") throw new Error("string is no integer");
					value = BI.C(value);
				case "number":
					if (value === 0) return this.ZERO;
					value = BI.C(value);
				case "bigint":
					if (!value) return this.ZERO;
					if (value < BI.MIN) throw new Error("signed long too small");
					if (value > BI.MAX) throw new Error("signed long too large");
					BI.V.setBigInt64(0, value, true);
					return new PbLong(BI.V.getInt32(0, true), BI.V.getInt32(4, true));
			}
			else switch (typeof value) {
				case "string":
					if (value == "0") return this.ZERO;
					value = value.trim();
					if (!RE_DECIMAL_STR.test(value)) throw new Error("string is no integer");
					let [minus, lo, hi] = goog_varint_1.int64fromString(value);
					if (minus) {
						if (hi > HALF_2_PWR_32 || hi == HALF_2_PWR_32 && lo != 0) throw new Error("signed long too small");
					} else if (hi >= HALF_2_PWR_32) throw new Error("signed long too large");
					let pbl = new PbLong(lo, hi);
					return minus ? pbl.negate() : pbl;
				case "number":
					if (value == 0) return this.ZERO;
					if (!Number.isSafeInteger(value)) throw new Error("number is no integer");
					return value > 0 ? new PbLong(value, value / TWO_PWR_32_DBL) : new PbLong(-value, -value / TWO_PWR_32_DBL).negate();
			}
			throw new Error("unknown value " + typeof value);
		}
		isNegative() {
			return (this.hi & HALF_2_PWR_32) !== 0;
		}
		negate() {
			let hi = ~this.hi, lo = this.lo;
			if (lo) lo = ~lo + 1;
			else hi += 1;
			return new PbLong(lo, hi);
		}
		toString() {
			if (BI) return this.toBigInt().toString();
			if (this.isNegative()) {
				let n = this.negate();
				return "-" + goog_varint_1.int64toString(n.lo, n.hi);
			}
			return goog_varint_1.int64toString(this.lo, this.hi);
		}
		toBigInt() {
			assertBi(BI);
			BI.V.setInt32(0, this.lo, true);
			BI.V.setInt32(4, this.hi, true);
			return BI.V.getBigInt64(0, true);
		}
	};
	exports.PbLong = PbLong;
	PbLong.ZERO = new PbLong(0, 0);
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/binary-reader.js
var require_binary_reader = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.BinaryReader = exports.binaryReadOptions = void 0;
	const binary_format_contract_1 = require_binary_format_contract();
	const pb_long_1 = require_pb_long();
	const goog_varint_1 = require_goog_varint();
	const defaultsRead = {
		readUnknownField: true,
		readerFactory: (bytes) => new BinaryReader(bytes)
	};
	function binaryReadOptions(options) {
		return options ? Object.assign(Object.assign({}, defaultsRead), options) : defaultsRead;
	}
	exports.binaryReadOptions = binaryReadOptions;
	var BinaryReader = class {
		constructor(buf, textDecoder) {
			this.varint64 = goog_varint_1.varint64read;
			this.uint32 = goog_varint_1.varint32read;
			this.buf = buf;
			this.len = buf.length;
			this.pos = 0;
			this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
			this.textDecoder = textDecoder !== null && textDecoder !== void 0 ? textDecoder : new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			});
		}
		tag() {
			let tag = this.uint32(), fieldNo = tag >>> 3, wireType = tag & 7;
			if (fieldNo <= 0 || wireType < 0 || wireType > 5) throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
			return [fieldNo, wireType];
		}
		skip(wireType) {
			let start = this.pos;
			switch (wireType) {
				case binary_format_contract_1.WireType.Varint:
					while (this.buf[this.pos++] & 128);
					break;
				case binary_format_contract_1.WireType.Bit64: this.pos += 4;
				case binary_format_contract_1.WireType.Bit32:
					this.pos += 4;
					break;
				case binary_format_contract_1.WireType.LengthDelimited:
					let len = this.uint32();
					this.pos += len;
					break;
				case binary_format_contract_1.WireType.StartGroup:
					let t;
					while ((t = this.tag()[1]) !== binary_format_contract_1.WireType.EndGroup) this.skip(t);
					break;
				default: throw new Error("cant skip wire type " + wireType);
			}
			this.assertBounds();
			return this.buf.subarray(start, this.pos);
		}
		assertBounds() {
			if (this.pos > this.len) throw new RangeError("premature EOF");
		}
		int32() {
			return this.uint32() | 0;
		}
		sint32() {
			let zze = this.uint32();
			return zze >>> 1 ^ -(zze & 1);
		}
		int64() {
			return new pb_long_1.PbLong(...this.varint64());
		}
		uint64() {
			return new pb_long_1.PbULong(...this.varint64());
		}
		sint64() {
			let [lo, hi] = this.varint64();
			let s = -(lo & 1);
			lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
			hi = hi >>> 1 ^ s;
			return new pb_long_1.PbLong(lo, hi);
		}
		bool() {
			let [lo, hi] = this.varint64();
			return lo !== 0 || hi !== 0;
		}
		fixed32() {
			return this.view.getUint32((this.pos += 4) - 4, true);
		}
		sfixed32() {
			return this.view.getInt32((this.pos += 4) - 4, true);
		}
		fixed64() {
			return new pb_long_1.PbULong(this.sfixed32(), this.sfixed32());
		}
		sfixed64() {
			return new pb_long_1.PbLong(this.sfixed32(), this.sfixed32());
		}
		float() {
			return this.view.getFloat32((this.pos += 4) - 4, true);
		}
		double() {
			return this.view.getFloat64((this.pos += 8) - 8, true);
		}
		bytes() {
			let len = this.uint32();
			let start = this.pos;
			this.pos += len;
			this.assertBounds();
			return this.buf.subarray(start, start + len);
		}
		string() {
			return this.textDecoder.decode(this.bytes());
		}
	};
	exports.BinaryReader = BinaryReader;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/assert.js
var require_assert = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.assertFloat32 = exports.assertUInt32 = exports.assertInt32 = exports.assertNever = exports.assert = void 0;
	function assert(condition, msg) {
		if (!condition) throw new Error(msg);
	}
	exports.assert = assert;
	function assertNever(value, msg) {
		throw new Error(msg !== null && msg !== void 0 ? msg : "Unexpected object: " + value);
	}
	exports.assertNever = assertNever;
	const FLOAT32_MAX = 34028234663852886e22;
	const FLOAT32_MIN = -34028234663852886e22;
	const UINT32_MAX = 4294967295;
	const INT32_MAX = 2147483647;
	const INT32_MIN = -2147483648;
	function assertInt32(arg) {
		if (typeof arg !== "number") throw new Error("invalid int 32: " + typeof arg);
		if (!Number.isInteger(arg) || arg > INT32_MAX || arg < INT32_MIN) throw new Error("invalid int 32: " + arg);
	}
	exports.assertInt32 = assertInt32;
	function assertUInt32(arg) {
		if (typeof arg !== "number") throw new Error("invalid uint 32: " + typeof arg);
		if (!Number.isInteger(arg) || arg > UINT32_MAX || arg < 0) throw new Error("invalid uint 32: " + arg);
	}
	exports.assertUInt32 = assertUInt32;
	function assertFloat32(arg) {
		if (typeof arg !== "number") throw new Error("invalid float 32: " + typeof arg);
		if (!Number.isFinite(arg)) return;
		if (arg > FLOAT32_MAX || arg < FLOAT32_MIN) throw new Error("invalid float 32: " + arg);
	}
	exports.assertFloat32 = assertFloat32;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/binary-writer.js
var require_binary_writer = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.BinaryWriter = exports.binaryWriteOptions = void 0;
	const pb_long_1 = require_pb_long();
	const goog_varint_1 = require_goog_varint();
	const assert_1 = require_assert();
	const defaultsWrite = {
		writeUnknownFields: true,
		writerFactory: () => new BinaryWriter()
	};
	function binaryWriteOptions(options) {
		return options ? Object.assign(Object.assign({}, defaultsWrite), options) : defaultsWrite;
	}
	exports.binaryWriteOptions = binaryWriteOptions;
	var BinaryWriter = class {
		constructor(textEncoder) {
			this.stack = [];
			this.textEncoder = textEncoder !== null && textEncoder !== void 0 ? textEncoder : new TextEncoder();
			this.chunks = [];
			this.buf = [];
		}
		finish() {
			this.chunks.push(new Uint8Array(this.buf));
			let len = 0;
			for (let i = 0; i < this.chunks.length; i++) len += this.chunks[i].length;
			let bytes = new Uint8Array(len);
			let offset = 0;
			for (let i = 0; i < this.chunks.length; i++) {
				bytes.set(this.chunks[i], offset);
				offset += this.chunks[i].length;
			}
			this.chunks = [];
			return bytes;
		}
		fork() {
			this.stack.push({
				chunks: this.chunks,
				buf: this.buf
			});
			this.chunks = [];
			this.buf = [];
			return this;
		}
		join() {
			let chunk = this.finish();
			let prev = this.stack.pop();
			if (!prev) throw new Error("invalid state, fork stack empty");
			this.chunks = prev.chunks;
			this.buf = prev.buf;
			this.uint32(chunk.byteLength);
			return this.raw(chunk);
		}
		tag(fieldNo, type) {
			return this.uint32((fieldNo << 3 | type) >>> 0);
		}
		raw(chunk) {
			if (this.buf.length) {
				this.chunks.push(new Uint8Array(this.buf));
				this.buf = [];
			}
			this.chunks.push(chunk);
			return this;
		}
		uint32(value) {
			assert_1.assertUInt32(value);
			while (value > 127) {
				this.buf.push(value & 127 | 128);
				value = value >>> 7;
			}
			this.buf.push(value);
			return this;
		}
		int32(value) {
			assert_1.assertInt32(value);
			goog_varint_1.varint32write(value, this.buf);
			return this;
		}
		bool(value) {
			this.buf.push(value ? 1 : 0);
			return this;
		}
		bytes(value) {
			this.uint32(value.byteLength);
			return this.raw(value);
		}
		string(value) {
			let chunk = this.textEncoder.encode(value);
			this.uint32(chunk.byteLength);
			return this.raw(chunk);
		}
		float(value) {
			assert_1.assertFloat32(value);
			let chunk = /* @__PURE__ */ new Uint8Array(4);
			new DataView(chunk.buffer).setFloat32(0, value, true);
			return this.raw(chunk);
		}
		double(value) {
			let chunk = /* @__PURE__ */ new Uint8Array(8);
			new DataView(chunk.buffer).setFloat64(0, value, true);
			return this.raw(chunk);
		}
		fixed32(value) {
			assert_1.assertUInt32(value);
			let chunk = /* @__PURE__ */ new Uint8Array(4);
			new DataView(chunk.buffer).setUint32(0, value, true);
			return this.raw(chunk);
		}
		sfixed32(value) {
			assert_1.assertInt32(value);
			let chunk = /* @__PURE__ */ new Uint8Array(4);
			new DataView(chunk.buffer).setInt32(0, value, true);
			return this.raw(chunk);
		}
		sint32(value) {
			assert_1.assertInt32(value);
			value = (value << 1 ^ value >> 31) >>> 0;
			goog_varint_1.varint32write(value, this.buf);
			return this;
		}
		sfixed64(value) {
			let chunk = /* @__PURE__ */ new Uint8Array(8);
			let view = new DataView(chunk.buffer);
			let long = pb_long_1.PbLong.from(value);
			view.setInt32(0, long.lo, true);
			view.setInt32(4, long.hi, true);
			return this.raw(chunk);
		}
		fixed64(value) {
			let chunk = /* @__PURE__ */ new Uint8Array(8);
			let view = new DataView(chunk.buffer);
			let long = pb_long_1.PbULong.from(value);
			view.setInt32(0, long.lo, true);
			view.setInt32(4, long.hi, true);
			return this.raw(chunk);
		}
		int64(value) {
			let long = pb_long_1.PbLong.from(value);
			goog_varint_1.varint64write(long.lo, long.hi, this.buf);
			return this;
		}
		sint64(value) {
			let long = pb_long_1.PbLong.from(value), sign = long.hi >> 31, lo = long.lo << 1 ^ sign, hi = (long.hi << 1 | long.lo >>> 31) ^ sign;
			goog_varint_1.varint64write(lo, hi, this.buf);
			return this;
		}
		uint64(value) {
			let long = pb_long_1.PbULong.from(value);
			goog_varint_1.varint64write(long.lo, long.hi, this.buf);
			return this;
		}
	};
	exports.BinaryWriter = BinaryWriter;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/json-format-contract.js
var require_json_format_contract = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.mergeJsonOptions = exports.jsonWriteOptions = exports.jsonReadOptions = void 0;
	const defaultsWrite = {
		emitDefaultValues: false,
		enumAsInteger: false,
		useProtoFieldName: false,
		prettySpaces: 0
	};
	const defaultsRead = { ignoreUnknownFields: false };
	function jsonReadOptions(options) {
		return options ? Object.assign(Object.assign({}, defaultsRead), options) : defaultsRead;
	}
	exports.jsonReadOptions = jsonReadOptions;
	function jsonWriteOptions(options) {
		return options ? Object.assign(Object.assign({}, defaultsWrite), options) : defaultsWrite;
	}
	exports.jsonWriteOptions = jsonWriteOptions;
	function mergeJsonOptions(a, b) {
		var _a, _b;
		let c = Object.assign(Object.assign({}, a), b);
		c.typeRegistry = [...(_a = a === null || a === void 0 ? void 0 : a.typeRegistry) !== null && _a !== void 0 ? _a : [], ...(_b = b === null || b === void 0 ? void 0 : b.typeRegistry) !== null && _b !== void 0 ? _b : []];
		return c;
	}
	exports.mergeJsonOptions = mergeJsonOptions;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/message-type-contract.js
var require_message_type_contract = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MESSAGE_TYPE = void 0;
	exports.MESSAGE_TYPE = Symbol.for("protobuf-ts/message-type");
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/lower-camel-case.js
var require_lower_camel_case = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.lowerCamelCase = void 0;
	function lowerCamelCase(snakeCase) {
		let capNext = false;
		const sb = [];
		for (let i = 0; i < snakeCase.length; i++) {
			let next = snakeCase.charAt(i);
			if (next == "_") capNext = true;
			else if (/\d/.test(next)) {
				sb.push(next);
				capNext = true;
			} else if (capNext) {
				sb.push(next.toUpperCase());
				capNext = false;
			} else if (i == 0) sb.push(next.toLowerCase());
			else sb.push(next);
		}
		return sb.join("");
	}
	exports.lowerCamelCase = lowerCamelCase;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-info.js
var require_reflection_info$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.readMessageOption = exports.readFieldOption = exports.readFieldOptions = exports.normalizeFieldInfo = exports.RepeatType = exports.LongType = exports.ScalarType = void 0;
	const lower_camel_case_1 = require_lower_camel_case();
	(function(ScalarType) {
		ScalarType[ScalarType["DOUBLE"] = 1] = "DOUBLE";
		ScalarType[ScalarType["FLOAT"] = 2] = "FLOAT";
		ScalarType[ScalarType["INT64"] = 3] = "INT64";
		ScalarType[ScalarType["UINT64"] = 4] = "UINT64";
		ScalarType[ScalarType["INT32"] = 5] = "INT32";
		ScalarType[ScalarType["FIXED64"] = 6] = "FIXED64";
		ScalarType[ScalarType["FIXED32"] = 7] = "FIXED32";
		ScalarType[ScalarType["BOOL"] = 8] = "BOOL";
		ScalarType[ScalarType["STRING"] = 9] = "STRING";
		ScalarType[ScalarType["BYTES"] = 12] = "BYTES";
		ScalarType[ScalarType["UINT32"] = 13] = "UINT32";
		ScalarType[ScalarType["SFIXED32"] = 15] = "SFIXED32";
		ScalarType[ScalarType["SFIXED64"] = 16] = "SFIXED64";
		ScalarType[ScalarType["SINT32"] = 17] = "SINT32";
		ScalarType[ScalarType["SINT64"] = 18] = "SINT64";
	})(exports.ScalarType || (exports.ScalarType = {}));
	(function(LongType) {
		LongType[LongType["BIGINT"] = 0] = "BIGINT";
		LongType[LongType["STRING"] = 1] = "STRING";
		LongType[LongType["NUMBER"] = 2] = "NUMBER";
	})(exports.LongType || (exports.LongType = {}));
	var RepeatType;
	(function(RepeatType) {
		RepeatType[RepeatType["NO"] = 0] = "NO";
		RepeatType[RepeatType["PACKED"] = 1] = "PACKED";
		RepeatType[RepeatType["UNPACKED"] = 2] = "UNPACKED";
	})(RepeatType = exports.RepeatType || (exports.RepeatType = {}));
	function normalizeFieldInfo(field) {
		var _a, _b, _c, _d;
		field.localName = (_a = field.localName) !== null && _a !== void 0 ? _a : lower_camel_case_1.lowerCamelCase(field.name);
		field.jsonName = (_b = field.jsonName) !== null && _b !== void 0 ? _b : lower_camel_case_1.lowerCamelCase(field.name);
		field.repeat = (_c = field.repeat) !== null && _c !== void 0 ? _c : RepeatType.NO;
		field.opt = (_d = field.opt) !== null && _d !== void 0 ? _d : field.repeat ? false : field.oneof ? false : field.kind == "message";
		return field;
	}
	exports.normalizeFieldInfo = normalizeFieldInfo;
	function readFieldOptions(messageType, fieldName, extensionName, extensionType) {
		var _a;
		const options = (_a = messageType.fields.find((m, i) => m.localName == fieldName || i == fieldName)) === null || _a === void 0 ? void 0 : _a.options;
		return options && options[extensionName] ? extensionType.fromJson(options[extensionName]) : void 0;
	}
	exports.readFieldOptions = readFieldOptions;
	function readFieldOption(messageType, fieldName, extensionName, extensionType) {
		var _a;
		const options = (_a = messageType.fields.find((m, i) => m.localName == fieldName || i == fieldName)) === null || _a === void 0 ? void 0 : _a.options;
		if (!options) return;
		const optionVal = options[extensionName];
		if (optionVal === void 0) return optionVal;
		return extensionType ? extensionType.fromJson(optionVal) : optionVal;
	}
	exports.readFieldOption = readFieldOption;
	function readMessageOption(messageType, extensionName, extensionType) {
		const optionVal = messageType.options[extensionName];
		if (optionVal === void 0) return optionVal;
		return extensionType ? extensionType.fromJson(optionVal) : optionVal;
	}
	exports.readMessageOption = readMessageOption;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/oneof.js
var require_oneof = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getSelectedOneofValue = exports.clearOneofValue = exports.setUnknownOneofValue = exports.setOneofValue = exports.getOneofValue = exports.isOneofGroup = void 0;
	function isOneofGroup(any) {
		if (typeof any != "object" || any === null || !any.hasOwnProperty("oneofKind")) return false;
		switch (typeof any.oneofKind) {
			case "string":
				if (any[any.oneofKind] === void 0) return false;
				return Object.keys(any).length == 2;
			case "undefined": return Object.keys(any).length == 1;
			default: return false;
		}
	}
	exports.isOneofGroup = isOneofGroup;
	function getOneofValue(oneof, kind) {
		return oneof[kind];
	}
	exports.getOneofValue = getOneofValue;
	function setOneofValue(oneof, kind, value) {
		if (oneof.oneofKind !== void 0) delete oneof[oneof.oneofKind];
		oneof.oneofKind = kind;
		if (value !== void 0) oneof[kind] = value;
	}
	exports.setOneofValue = setOneofValue;
	function setUnknownOneofValue(oneof, kind, value) {
		if (oneof.oneofKind !== void 0) delete oneof[oneof.oneofKind];
		oneof.oneofKind = kind;
		if (value !== void 0 && kind !== void 0) oneof[kind] = value;
	}
	exports.setUnknownOneofValue = setUnknownOneofValue;
	function clearOneofValue(oneof) {
		if (oneof.oneofKind !== void 0) delete oneof[oneof.oneofKind];
		oneof.oneofKind = void 0;
	}
	exports.clearOneofValue = clearOneofValue;
	function getSelectedOneofValue(oneof) {
		if (oneof.oneofKind === void 0) return;
		return oneof[oneof.oneofKind];
	}
	exports.getSelectedOneofValue = getSelectedOneofValue;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-type-check.js
var require_reflection_type_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReflectionTypeCheck = void 0;
	const reflection_info_1 = require_reflection_info$1();
	const oneof_1 = require_oneof();
	var ReflectionTypeCheck = class {
		constructor(info) {
			var _a;
			this.fields = (_a = info.fields) !== null && _a !== void 0 ? _a : [];
		}
		prepare() {
			if (this.data) return;
			const req = [], known = [], oneofs = [];
			for (let field of this.fields) if (field.oneof) {
				if (!oneofs.includes(field.oneof)) {
					oneofs.push(field.oneof);
					req.push(field.oneof);
					known.push(field.oneof);
				}
			} else {
				known.push(field.localName);
				switch (field.kind) {
					case "scalar":
					case "enum":
						if (!field.opt || field.repeat) req.push(field.localName);
						break;
					case "message":
						if (field.repeat) req.push(field.localName);
						break;
					case "map": req.push(field.localName);
				}
			}
			this.data = {
				req,
				known,
				oneofs: Object.values(oneofs)
			};
		}
		is(message, depth, allowExcessProperties = false) {
			if (depth < 0) return true;
			if (message === null || message === void 0 || typeof message != "object") return false;
			this.prepare();
			let keys = Object.keys(message), data = this.data;
			if (keys.length < data.req.length || data.req.some((n) => !keys.includes(n))) return false;
			if (!allowExcessProperties) {
				if (keys.some((k) => !data.known.includes(k))) return false;
			}
			if (depth < 1) return true;
			for (const name of data.oneofs) {
				const group = message[name];
				if (!oneof_1.isOneofGroup(group)) return false;
				if (group.oneofKind === void 0) continue;
				const field = this.fields.find((f) => f.localName === group.oneofKind);
				if (!field) return false;
				if (!this.field(group[group.oneofKind], field, allowExcessProperties, depth)) return false;
			}
			for (const field of this.fields) {
				if (field.oneof !== void 0) continue;
				if (!this.field(message[field.localName], field, allowExcessProperties, depth)) return false;
			}
			return true;
		}
		field(arg, field, allowExcessProperties, depth) {
			let repeated = field.repeat;
			switch (field.kind) {
				case "scalar":
					if (arg === void 0) return field.opt;
					if (repeated) return this.scalars(arg, field.T, depth, field.L);
					return this.scalar(arg, field.T, field.L);
				case "enum":
					if (arg === void 0) return field.opt;
					if (repeated) return this.scalars(arg, reflection_info_1.ScalarType.INT32, depth);
					return this.scalar(arg, reflection_info_1.ScalarType.INT32);
				case "message":
					if (arg === void 0) return true;
					if (repeated) return this.messages(arg, field.T(), allowExcessProperties, depth);
					return this.message(arg, field.T(), allowExcessProperties, depth);
				case "map":
					if (typeof arg != "object" || arg === null) return false;
					if (depth < 2) return true;
					if (!this.mapKeys(arg, field.K, depth)) return false;
					switch (field.V.kind) {
						case "scalar": return this.scalars(Object.values(arg), field.V.T, depth, field.V.L);
						case "enum": return this.scalars(Object.values(arg), reflection_info_1.ScalarType.INT32, depth);
						case "message": return this.messages(Object.values(arg), field.V.T(), allowExcessProperties, depth);
					}
			}
			return true;
		}
		message(arg, type, allowExcessProperties, depth) {
			if (allowExcessProperties) return type.isAssignable(arg, depth);
			return type.is(arg, depth);
		}
		messages(arg, type, allowExcessProperties, depth) {
			if (!Array.isArray(arg)) return false;
			if (depth < 2) return true;
			if (allowExcessProperties) {
				for (let i = 0; i < arg.length && i < depth; i++) if (!type.isAssignable(arg[i], depth - 1)) return false;
			} else for (let i = 0; i < arg.length && i < depth; i++) if (!type.is(arg[i], depth - 1)) return false;
			return true;
		}
		scalar(arg, type, longType) {
			let argType = typeof arg;
			switch (type) {
				case reflection_info_1.ScalarType.UINT64:
				case reflection_info_1.ScalarType.FIXED64:
				case reflection_info_1.ScalarType.INT64:
				case reflection_info_1.ScalarType.SFIXED64:
				case reflection_info_1.ScalarType.SINT64: switch (longType) {
					case reflection_info_1.LongType.BIGINT: return argType == "bigint";
					case reflection_info_1.LongType.NUMBER: return argType == "number" && !isNaN(arg);
					default: return argType == "string";
				}
				case reflection_info_1.ScalarType.BOOL: return argType == "boolean";
				case reflection_info_1.ScalarType.STRING: return argType == "string";
				case reflection_info_1.ScalarType.BYTES: return arg instanceof Uint8Array;
				case reflection_info_1.ScalarType.DOUBLE:
				case reflection_info_1.ScalarType.FLOAT: return argType == "number" && !isNaN(arg);
				default: return argType == "number" && Number.isInteger(arg);
			}
		}
		scalars(arg, type, depth, longType) {
			if (!Array.isArray(arg)) return false;
			if (depth < 2) return true;
			if (Array.isArray(arg)) {
				for (let i = 0; i < arg.length && i < depth; i++) if (!this.scalar(arg[i], type, longType)) return false;
			}
			return true;
		}
		mapKeys(map, type, depth) {
			let keys = Object.keys(map);
			switch (type) {
				case reflection_info_1.ScalarType.INT32:
				case reflection_info_1.ScalarType.FIXED32:
				case reflection_info_1.ScalarType.SFIXED32:
				case reflection_info_1.ScalarType.SINT32:
				case reflection_info_1.ScalarType.UINT32: return this.scalars(keys.slice(0, depth).map((k) => parseInt(k)), type, depth);
				case reflection_info_1.ScalarType.BOOL: return this.scalars(keys.slice(0, depth).map((k) => k == "true" ? true : k == "false" ? false : k), type, depth);
				default: return this.scalars(keys, type, depth, reflection_info_1.LongType.STRING);
			}
		}
	};
	exports.ReflectionTypeCheck = ReflectionTypeCheck;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-long-convert.js
var require_reflection_long_convert = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reflectionLongConvert = void 0;
	const reflection_info_1 = require_reflection_info$1();
	function reflectionLongConvert(long, type) {
		switch (type) {
			case reflection_info_1.LongType.BIGINT: return long.toBigInt();
			case reflection_info_1.LongType.NUMBER: return long.toNumber();
			default: return long.toString();
		}
	}
	exports.reflectionLongConvert = reflectionLongConvert;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-json-reader.js
var require_reflection_json_reader = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReflectionJsonReader = void 0;
	const json_typings_1 = require_json_typings();
	const base64_1 = require_base64();
	const reflection_info_1 = require_reflection_info$1();
	const pb_long_1 = require_pb_long();
	const assert_1 = require_assert();
	const reflection_long_convert_1 = require_reflection_long_convert();
	var ReflectionJsonReader = class {
		constructor(info) {
			this.info = info;
		}
		prepare() {
			var _a;
			if (this.fMap === void 0) {
				this.fMap = {};
				const fieldsInput = (_a = this.info.fields) !== null && _a !== void 0 ? _a : [];
				for (const field of fieldsInput) {
					this.fMap[field.name] = field;
					this.fMap[field.jsonName] = field;
					this.fMap[field.localName] = field;
				}
			}
		}
		assert(condition, fieldName, jsonValue) {
			if (!condition) {
				let what = json_typings_1.typeofJsonValue(jsonValue);
				if (what == "number" || what == "boolean") what = jsonValue.toString();
				throw new Error(`Cannot parse JSON ${what} for ${this.info.typeName}#${fieldName}`);
			}
		}
		read(input, message, options) {
			this.prepare();
			const oneofsHandled = [];
			for (const [jsonKey, jsonValue] of Object.entries(input)) {
				const field = this.fMap[jsonKey];
				if (!field) {
					if (!options.ignoreUnknownFields) throw new Error(`Found unknown field while reading ${this.info.typeName} from JSON format. JSON key: ${jsonKey}`);
					continue;
				}
				const localName = field.localName;
				let target;
				if (field.oneof) {
					if (jsonValue === null && (field.kind !== "enum" || field.T()[0] !== "google.protobuf.NullValue")) continue;
					if (oneofsHandled.includes(field.oneof)) throw new Error(`Multiple members of the oneof group "${field.oneof}" of ${this.info.typeName} are present in JSON.`);
					oneofsHandled.push(field.oneof);
					target = message[field.oneof] = { oneofKind: localName };
				} else target = message;
				if (field.kind == "map") {
					if (jsonValue === null) continue;
					this.assert(json_typings_1.isJsonObject(jsonValue), field.name, jsonValue);
					const fieldObj = target[localName];
					for (const [jsonObjKey, jsonObjValue] of Object.entries(jsonValue)) {
						this.assert(jsonObjValue !== null, field.name + " map value", null);
						let val;
						switch (field.V.kind) {
							case "message":
								val = field.V.T().internalJsonRead(jsonObjValue, options);
								break;
							case "enum":
								val = this.enum(field.V.T(), jsonObjValue, field.name, options.ignoreUnknownFields);
								if (val === false) continue;
								break;
							case "scalar": val = this.scalar(jsonObjValue, field.V.T, field.V.L, field.name);
						}
						this.assert(val !== void 0, field.name + " map value", jsonObjValue);
						let key = jsonObjKey;
						if (field.K == reflection_info_1.ScalarType.BOOL) key = key == "true" ? true : key == "false" ? false : key;
						key = this.scalar(key, field.K, reflection_info_1.LongType.STRING, field.name).toString();
						fieldObj[key] = val;
					}
				} else if (field.repeat) {
					if (jsonValue === null) continue;
					this.assert(Array.isArray(jsonValue), field.name, jsonValue);
					const fieldArr = target[localName];
					for (const jsonItem of jsonValue) {
						this.assert(jsonItem !== null, field.name, null);
						let val;
						switch (field.kind) {
							case "message":
								val = field.T().internalJsonRead(jsonItem, options);
								break;
							case "enum":
								val = this.enum(field.T(), jsonItem, field.name, options.ignoreUnknownFields);
								if (val === false) continue;
								break;
							case "scalar": val = this.scalar(jsonItem, field.T, field.L, field.name);
						}
						this.assert(val !== void 0, field.name, jsonValue);
						fieldArr.push(val);
					}
				} else switch (field.kind) {
					case "message":
						if (jsonValue === null && field.T().typeName != "google.protobuf.Value") {
							this.assert(field.oneof === void 0, field.name + " (oneof member)", null);
							continue;
						}
						target[localName] = field.T().internalJsonRead(jsonValue, options, target[localName]);
						break;
					case "enum":
						if (jsonValue === null) continue;
						let val = this.enum(field.T(), jsonValue, field.name, options.ignoreUnknownFields);
						if (val === false) continue;
						target[localName] = val;
						break;
					case "scalar":
						if (jsonValue === null) continue;
						target[localName] = this.scalar(jsonValue, field.T, field.L, field.name);
				}
			}
		}
		enum(type, json, fieldName, ignoreUnknownFields) {
			if (type[0] == "google.protobuf.NullValue") assert_1.assert(json === null || json === "NULL_VALUE", `Unable to parse field ${this.info.typeName}#${fieldName}, enum ${type[0]} only accepts null.`);
			if (json === null) return 0;
			switch (typeof json) {
				case "number":
					assert_1.assert(Number.isInteger(json), `Unable to parse field ${this.info.typeName}#${fieldName}, enum can only be integral number, got ${json}.`);
					return json;
				case "string":
					let localEnumName = json;
					if (type[2] && json.substring(0, type[2].length) === type[2]) localEnumName = json.substring(type[2].length);
					let enumNumber = type[1][localEnumName];
					if (typeof enumNumber === "undefined" && ignoreUnknownFields) return false;
					assert_1.assert(typeof enumNumber == "number", `Unable to parse field ${this.info.typeName}#${fieldName}, enum ${type[0]} has no value for "${json}".`);
					return enumNumber;
			}
			assert_1.assert(false, `Unable to parse field ${this.info.typeName}#${fieldName}, cannot parse enum value from ${typeof json}".`);
		}
		scalar(json, type, longType, fieldName) {
			let e;
			try {
				switch (type) {
					case reflection_info_1.ScalarType.DOUBLE:
					case reflection_info_1.ScalarType.FLOAT:
						if (json === null) return 0;
						if (json === "NaN") return NaN;
						if (json === "Infinity") return Number.POSITIVE_INFINITY;
						if (json === "-Infinity") return Number.NEGATIVE_INFINITY;
						if (json === "") {
							e = "empty string";
							break;
						}
						if (typeof json == "string" && json.trim().length !== json.length) {
							e = "extra whitespace";
							break;
						}
						if (typeof json != "string" && typeof json != "number") break;
						let float = Number(json);
						if (Number.isNaN(float)) {
							e = "not a number";
							break;
						}
						if (!Number.isFinite(float)) {
							e = "too large or small";
							break;
						}
						if (type == reflection_info_1.ScalarType.FLOAT) assert_1.assertFloat32(float);
						return float;
					case reflection_info_1.ScalarType.INT32:
					case reflection_info_1.ScalarType.FIXED32:
					case reflection_info_1.ScalarType.SFIXED32:
					case reflection_info_1.ScalarType.SINT32:
					case reflection_info_1.ScalarType.UINT32:
						if (json === null) return 0;
						let int32;
						if (typeof json == "number") int32 = json;
						else if (json === "") e = "empty string";
						else if (typeof json == "string") {
							if (json.trim().length !== json.length) e = "extra whitespace";
							else int32 = Number(json);
						}
						if (int32 === void 0) break;
						if (type == reflection_info_1.ScalarType.UINT32) assert_1.assertUInt32(int32);
						else assert_1.assertInt32(int32);
						return int32;
					case reflection_info_1.ScalarType.INT64:
					case reflection_info_1.ScalarType.SFIXED64:
					case reflection_info_1.ScalarType.SINT64:
						if (json === null) return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbLong.ZERO, longType);
						if (typeof json != "number" && typeof json != "string") break;
						return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbLong.from(json), longType);
					case reflection_info_1.ScalarType.FIXED64:
					case reflection_info_1.ScalarType.UINT64:
						if (json === null) return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbULong.ZERO, longType);
						if (typeof json != "number" && typeof json != "string") break;
						return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbULong.from(json), longType);
					case reflection_info_1.ScalarType.BOOL:
						if (json === null) return false;
						if (typeof json !== "boolean") break;
						return json;
					case reflection_info_1.ScalarType.STRING:
						if (json === null) return "";
						if (typeof json !== "string") {
							e = "extra whitespace";
							break;
						}
						try {
							encodeURIComponent(json);
						} catch (e) {
							e = "invalid UTF8";
							break;
						}
						return json;
					case reflection_info_1.ScalarType.BYTES:
						if (json === null || json === "") return /* @__PURE__ */ new Uint8Array(0);
						if (typeof json !== "string") break;
						return base64_1.base64decode(json);
				}
			} catch (error) {
				e = error.message;
			}
			this.assert(false, fieldName + (e ? " - " + e : ""), json);
		}
	};
	exports.ReflectionJsonReader = ReflectionJsonReader;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-json-writer.js
var require_reflection_json_writer = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReflectionJsonWriter = void 0;
	const base64_1 = require_base64();
	const pb_long_1 = require_pb_long();
	const reflection_info_1 = require_reflection_info$1();
	const assert_1 = require_assert();
	var ReflectionJsonWriter = class {
		constructor(info) {
			var _a;
			this.fields = (_a = info.fields) !== null && _a !== void 0 ? _a : [];
		}
		write(message, options) {
			const json = {}, source = message;
			for (const field of this.fields) {
				if (!field.oneof) {
					let jsonValue = this.field(field, source[field.localName], options);
					if (jsonValue !== void 0) json[options.useProtoFieldName ? field.name : field.jsonName] = jsonValue;
					continue;
				}
				const group = source[field.oneof];
				if (group.oneofKind !== field.localName) continue;
				const opt = field.kind == "scalar" || field.kind == "enum" ? Object.assign(Object.assign({}, options), { emitDefaultValues: true }) : options;
				let jsonValue = this.field(field, group[field.localName], opt);
				assert_1.assert(jsonValue !== void 0);
				json[options.useProtoFieldName ? field.name : field.jsonName] = jsonValue;
			}
			return json;
		}
		field(field, value, options) {
			let jsonValue = void 0;
			if (field.kind == "map") {
				assert_1.assert(typeof value == "object" && value !== null);
				const jsonObj = {};
				switch (field.V.kind) {
					case "scalar":
						for (const [entryKey, entryValue] of Object.entries(value)) {
							const val = this.scalar(field.V.T, entryValue, field.name, false, true);
							assert_1.assert(val !== void 0);
							jsonObj[entryKey.toString()] = val;
						}
						break;
					case "message":
						const messageType = field.V.T();
						for (const [entryKey, entryValue] of Object.entries(value)) {
							const val = this.message(messageType, entryValue, field.name, options);
							assert_1.assert(val !== void 0);
							jsonObj[entryKey.toString()] = val;
						}
						break;
					case "enum":
						const enumInfo = field.V.T();
						for (const [entryKey, entryValue] of Object.entries(value)) {
							assert_1.assert(entryValue === void 0 || typeof entryValue == "number");
							const val = this.enum(enumInfo, entryValue, field.name, false, true, options.enumAsInteger);
							assert_1.assert(val !== void 0);
							jsonObj[entryKey.toString()] = val;
						}
				}
				if (options.emitDefaultValues || Object.keys(jsonObj).length > 0) jsonValue = jsonObj;
			} else if (field.repeat) {
				assert_1.assert(Array.isArray(value));
				const jsonArr = [];
				switch (field.kind) {
					case "scalar":
						for (let i = 0; i < value.length; i++) {
							const val = this.scalar(field.T, value[i], field.name, field.opt, true);
							assert_1.assert(val !== void 0);
							jsonArr.push(val);
						}
						break;
					case "enum":
						const enumInfo = field.T();
						for (let i = 0; i < value.length; i++) {
							assert_1.assert(value[i] === void 0 || typeof value[i] == "number");
							const val = this.enum(enumInfo, value[i], field.name, field.opt, true, options.enumAsInteger);
							assert_1.assert(val !== void 0);
							jsonArr.push(val);
						}
						break;
					case "message":
						const messageType = field.T();
						for (let i = 0; i < value.length; i++) {
							const val = this.message(messageType, value[i], field.name, options);
							assert_1.assert(val !== void 0);
							jsonArr.push(val);
						}
				}
				if (options.emitDefaultValues || jsonArr.length > 0 || options.emitDefaultValues) jsonValue = jsonArr;
			} else switch (field.kind) {
				case "scalar":
					jsonValue = this.scalar(field.T, value, field.name, field.opt, options.emitDefaultValues);
					break;
				case "enum":
					jsonValue = this.enum(field.T(), value, field.name, field.opt, options.emitDefaultValues, options.enumAsInteger);
					break;
				case "message": jsonValue = this.message(field.T(), value, field.name, options);
			}
			return jsonValue;
		}
		enum(type, value, fieldName, optional, emitDefaultValues, enumAsInteger) {
			if (type[0] == "google.protobuf.NullValue") return !emitDefaultValues && !optional ? void 0 : null;
			if (value === void 0) {
				assert_1.assert(optional);
				return;
			}
			if (value === 0 && !emitDefaultValues && !optional) return void 0;
			assert_1.assert(typeof value == "number");
			assert_1.assert(Number.isInteger(value));
			if (enumAsInteger || !type[1].hasOwnProperty(value)) return value;
			if (type[2]) return type[2] + type[1][value];
			return type[1][value];
		}
		message(type, value, fieldName, options) {
			if (value === void 0) return options.emitDefaultValues ? null : void 0;
			return type.internalJsonWrite(value, options);
		}
		scalar(type, value, fieldName, optional, emitDefaultValues) {
			if (value === void 0) {
				assert_1.assert(optional);
				return;
			}
			const ed = emitDefaultValues || optional;
			switch (type) {
				case reflection_info_1.ScalarType.INT32:
				case reflection_info_1.ScalarType.SFIXED32:
				case reflection_info_1.ScalarType.SINT32:
					if (value === 0) return ed ? 0 : void 0;
					assert_1.assertInt32(value);
					return value;
				case reflection_info_1.ScalarType.FIXED32:
				case reflection_info_1.ScalarType.UINT32:
					if (value === 0) return ed ? 0 : void 0;
					assert_1.assertUInt32(value);
					return value;
				case reflection_info_1.ScalarType.FLOAT: assert_1.assertFloat32(value);
				case reflection_info_1.ScalarType.DOUBLE:
					if (value === 0) return ed ? 0 : void 0;
					assert_1.assert(typeof value == "number");
					if (Number.isNaN(value)) return "NaN";
					if (value === Number.POSITIVE_INFINITY) return "Infinity";
					if (value === Number.NEGATIVE_INFINITY) return "-Infinity";
					return value;
				case reflection_info_1.ScalarType.STRING:
					if (value === "") return ed ? "" : void 0;
					assert_1.assert(typeof value == "string");
					return value;
				case reflection_info_1.ScalarType.BOOL:
					if (value === false) return ed ? false : void 0;
					assert_1.assert(typeof value == "boolean");
					return value;
				case reflection_info_1.ScalarType.UINT64:
				case reflection_info_1.ScalarType.FIXED64:
					assert_1.assert(typeof value == "number" || typeof value == "string" || typeof value == "bigint");
					let ulong = pb_long_1.PbULong.from(value);
					if (ulong.isZero() && !ed) return void 0;
					return ulong.toString();
				case reflection_info_1.ScalarType.INT64:
				case reflection_info_1.ScalarType.SFIXED64:
				case reflection_info_1.ScalarType.SINT64:
					assert_1.assert(typeof value == "number" || typeof value == "string" || typeof value == "bigint");
					let long = pb_long_1.PbLong.from(value);
					if (long.isZero() && !ed) return void 0;
					return long.toString();
				case reflection_info_1.ScalarType.BYTES:
					assert_1.assert(value instanceof Uint8Array);
					if (!value.byteLength) return ed ? "" : void 0;
					return base64_1.base64encode(value);
			}
		}
	};
	exports.ReflectionJsonWriter = ReflectionJsonWriter;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-scalar-default.js
var require_reflection_scalar_default = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reflectionScalarDefault = void 0;
	const reflection_info_1 = require_reflection_info$1();
	const reflection_long_convert_1 = require_reflection_long_convert();
	const pb_long_1 = require_pb_long();
	function reflectionScalarDefault(type, longType = reflection_info_1.LongType.STRING) {
		switch (type) {
			case reflection_info_1.ScalarType.BOOL: return false;
			case reflection_info_1.ScalarType.UINT64:
			case reflection_info_1.ScalarType.FIXED64: return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbULong.ZERO, longType);
			case reflection_info_1.ScalarType.INT64:
			case reflection_info_1.ScalarType.SFIXED64:
			case reflection_info_1.ScalarType.SINT64: return reflection_long_convert_1.reflectionLongConvert(pb_long_1.PbLong.ZERO, longType);
			case reflection_info_1.ScalarType.DOUBLE:
			case reflection_info_1.ScalarType.FLOAT: return 0;
			case reflection_info_1.ScalarType.BYTES: return /* @__PURE__ */ new Uint8Array(0);
			case reflection_info_1.ScalarType.STRING: return "";
			default: return 0;
		}
	}
	exports.reflectionScalarDefault = reflectionScalarDefault;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-binary-reader.js
var require_reflection_binary_reader = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReflectionBinaryReader = void 0;
	const binary_format_contract_1 = require_binary_format_contract();
	const reflection_info_1 = require_reflection_info$1();
	const reflection_long_convert_1 = require_reflection_long_convert();
	const reflection_scalar_default_1 = require_reflection_scalar_default();
	var ReflectionBinaryReader = class {
		constructor(info) {
			this.info = info;
		}
		prepare() {
			var _a;
			if (!this.fieldNoToField) {
				const fieldsInput = (_a = this.info.fields) !== null && _a !== void 0 ? _a : [];
				this.fieldNoToField = new Map(fieldsInput.map((field) => [field.no, field]));
			}
		}
		read(reader, message, options, length) {
			this.prepare();
			const end = length === void 0 ? reader.len : reader.pos + length;
			while (reader.pos < end) {
				const [fieldNo, wireType] = reader.tag(), field = this.fieldNoToField.get(fieldNo);
				if (!field) {
					let u = options.readUnknownField;
					if (u == "throw") throw new Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.info.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? binary_format_contract_1.UnknownFieldHandler.onRead : u)(this.info.typeName, message, fieldNo, wireType, d);
					continue;
				}
				let target = message, repeated = field.repeat, localName = field.localName;
				if (field.oneof) {
					target = target[field.oneof];
					if (target.oneofKind !== localName) target = message[field.oneof] = { oneofKind: localName };
				}
				switch (field.kind) {
					case "scalar":
					case "enum":
						let T = field.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.T;
						let L = field.kind == "scalar" ? field.L : void 0;
						if (repeated) {
							let arr = target[localName];
							if (wireType == binary_format_contract_1.WireType.LengthDelimited && T != reflection_info_1.ScalarType.STRING && T != reflection_info_1.ScalarType.BYTES) {
								let e = reader.uint32() + reader.pos;
								while (reader.pos < e) arr.push(this.scalar(reader, T, L));
							} else arr.push(this.scalar(reader, T, L));
						} else target[localName] = this.scalar(reader, T, L);
						break;
					case "message":
						if (repeated) {
							let arr = target[localName];
							let msg = field.T().internalBinaryRead(reader, reader.uint32(), options);
							arr.push(msg);
						} else target[localName] = field.T().internalBinaryRead(reader, reader.uint32(), options, target[localName]);
						break;
					case "map":
						let [mapKey, mapVal] = this.mapEntry(field, reader, options);
						target[localName][mapKey] = mapVal;
				}
			}
		}
		mapEntry(field, reader, options) {
			let length = reader.uint32();
			let end = reader.pos + length;
			let key = void 0;
			let val = void 0;
			while (reader.pos < end) {
				let [fieldNo, wireType] = reader.tag();
				switch (fieldNo) {
					case 1:
						if (field.K == reflection_info_1.ScalarType.BOOL) key = reader.bool().toString();
						else key = this.scalar(reader, field.K, reflection_info_1.LongType.STRING);
						break;
					case 2:
						switch (field.V.kind) {
							case "scalar":
								val = this.scalar(reader, field.V.T, field.V.L);
								break;
							case "enum":
								val = reader.int32();
								break;
							case "message": val = field.V.T().internalBinaryRead(reader, reader.uint32(), options);
						}
						break;
					default: throw new Error(`Unknown field ${fieldNo} (wire type ${wireType}) in map entry for ${this.info.typeName}#${field.name}`);
				}
			}
			if (key === void 0) {
				let keyRaw = reflection_scalar_default_1.reflectionScalarDefault(field.K);
				key = field.K == reflection_info_1.ScalarType.BOOL ? keyRaw.toString() : keyRaw;
			}
			if (val === void 0) switch (field.V.kind) {
				case "scalar":
					val = reflection_scalar_default_1.reflectionScalarDefault(field.V.T, field.V.L);
					break;
				case "enum":
					val = 0;
					break;
				case "message": val = field.V.T().create();
			}
			return [key, val];
		}
		scalar(reader, type, longType) {
			switch (type) {
				case reflection_info_1.ScalarType.INT32: return reader.int32();
				case reflection_info_1.ScalarType.STRING: return reader.string();
				case reflection_info_1.ScalarType.BOOL: return reader.bool();
				case reflection_info_1.ScalarType.DOUBLE: return reader.double();
				case reflection_info_1.ScalarType.FLOAT: return reader.float();
				case reflection_info_1.ScalarType.INT64: return reflection_long_convert_1.reflectionLongConvert(reader.int64(), longType);
				case reflection_info_1.ScalarType.UINT64: return reflection_long_convert_1.reflectionLongConvert(reader.uint64(), longType);
				case reflection_info_1.ScalarType.FIXED64: return reflection_long_convert_1.reflectionLongConvert(reader.fixed64(), longType);
				case reflection_info_1.ScalarType.FIXED32: return reader.fixed32();
				case reflection_info_1.ScalarType.BYTES: return reader.bytes();
				case reflection_info_1.ScalarType.UINT32: return reader.uint32();
				case reflection_info_1.ScalarType.SFIXED32: return reader.sfixed32();
				case reflection_info_1.ScalarType.SFIXED64: return reflection_long_convert_1.reflectionLongConvert(reader.sfixed64(), longType);
				case reflection_info_1.ScalarType.SINT32: return reader.sint32();
				case reflection_info_1.ScalarType.SINT64: return reflection_long_convert_1.reflectionLongConvert(reader.sint64(), longType);
			}
		}
	};
	exports.ReflectionBinaryReader = ReflectionBinaryReader;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-binary-writer.js
var require_reflection_binary_writer = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReflectionBinaryWriter = void 0;
	const binary_format_contract_1 = require_binary_format_contract();
	const reflection_info_1 = require_reflection_info$1();
	const assert_1 = require_assert();
	const pb_long_1 = require_pb_long();
	var ReflectionBinaryWriter = class {
		constructor(info) {
			this.info = info;
		}
		prepare() {
			if (!this.fields) {
				const fieldsInput = this.info.fields ? this.info.fields.concat() : [];
				this.fields = fieldsInput.sort((a, b) => a.no - b.no);
			}
		}
		write(message, writer, options) {
			this.prepare();
			for (const field of this.fields) {
				let value, emitDefault, repeated = field.repeat, localName = field.localName;
				if (field.oneof) {
					const group = message[field.oneof];
					if (group.oneofKind !== localName) continue;
					value = group[localName];
					emitDefault = true;
				} else {
					value = message[localName];
					emitDefault = false;
				}
				switch (field.kind) {
					case "scalar":
					case "enum":
						let T = field.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.T;
						if (repeated) {
							assert_1.assert(Array.isArray(value));
							if (repeated == reflection_info_1.RepeatType.PACKED) this.packed(writer, T, field.no, value);
							else for (const item of value) this.scalar(writer, T, field.no, item, true);
						} else if (value === void 0) assert_1.assert(field.opt);
						else this.scalar(writer, T, field.no, value, emitDefault || field.opt);
						break;
					case "message":
						if (repeated) {
							assert_1.assert(Array.isArray(value));
							for (const item of value) this.message(writer, options, field.T(), field.no, item);
						} else this.message(writer, options, field.T(), field.no, value);
						break;
					case "map":
						assert_1.assert(typeof value == "object" && value !== null);
						for (const [key, val] of Object.entries(value)) this.mapEntry(writer, options, field, key, val);
				}
			}
			let u = options.writeUnknownFields;
			if (u !== false) (u === true ? binary_format_contract_1.UnknownFieldHandler.onWrite : u)(this.info.typeName, message, writer);
		}
		mapEntry(writer, options, field, key, value) {
			writer.tag(field.no, binary_format_contract_1.WireType.LengthDelimited);
			writer.fork();
			let keyValue = key;
			switch (field.K) {
				case reflection_info_1.ScalarType.INT32:
				case reflection_info_1.ScalarType.FIXED32:
				case reflection_info_1.ScalarType.UINT32:
				case reflection_info_1.ScalarType.SFIXED32:
				case reflection_info_1.ScalarType.SINT32:
					keyValue = Number.parseInt(key);
					break;
				case reflection_info_1.ScalarType.BOOL:
					assert_1.assert(key == "true" || key == "false");
					keyValue = key == "true";
			}
			this.scalar(writer, field.K, 1, keyValue, true);
			switch (field.V.kind) {
				case "scalar":
					this.scalar(writer, field.V.T, 2, value, true);
					break;
				case "enum":
					this.scalar(writer, reflection_info_1.ScalarType.INT32, 2, value, true);
					break;
				case "message": this.message(writer, options, field.V.T(), 2, value);
			}
			writer.join();
		}
		message(writer, options, handler, fieldNo, value) {
			if (value === void 0) return;
			handler.internalBinaryWrite(value, writer.tag(fieldNo, binary_format_contract_1.WireType.LengthDelimited).fork(), options);
			writer.join();
		}
		scalar(writer, type, fieldNo, value, emitDefault) {
			let [wireType, method, isDefault] = this.scalarInfo(type, value);
			if (!isDefault || emitDefault) {
				writer.tag(fieldNo, wireType);
				writer[method](value);
			}
		}
		packed(writer, type, fieldNo, value) {
			if (!value.length) return;
			assert_1.assert(type !== reflection_info_1.ScalarType.BYTES && type !== reflection_info_1.ScalarType.STRING);
			writer.tag(fieldNo, binary_format_contract_1.WireType.LengthDelimited);
			writer.fork();
			let [, method] = this.scalarInfo(type);
			for (let i = 0; i < value.length; i++) writer[method](value[i]);
			writer.join();
		}
		scalarInfo(type, value) {
			let t = binary_format_contract_1.WireType.Varint;
			let m;
			let i = value === void 0;
			let d = value === 0;
			switch (type) {
				case reflection_info_1.ScalarType.INT32:
					m = "int32";
					break;
				case reflection_info_1.ScalarType.STRING:
					d = i || !value.length;
					t = binary_format_contract_1.WireType.LengthDelimited;
					m = "string";
					break;
				case reflection_info_1.ScalarType.BOOL:
					d = value === false;
					m = "bool";
					break;
				case reflection_info_1.ScalarType.UINT32:
					m = "uint32";
					break;
				case reflection_info_1.ScalarType.DOUBLE:
					t = binary_format_contract_1.WireType.Bit64;
					m = "double";
					break;
				case reflection_info_1.ScalarType.FLOAT:
					t = binary_format_contract_1.WireType.Bit32;
					m = "float";
					break;
				case reflection_info_1.ScalarType.INT64:
					d = i || pb_long_1.PbLong.from(value).isZero();
					m = "int64";
					break;
				case reflection_info_1.ScalarType.UINT64:
					d = i || pb_long_1.PbULong.from(value).isZero();
					m = "uint64";
					break;
				case reflection_info_1.ScalarType.FIXED64:
					d = i || pb_long_1.PbULong.from(value).isZero();
					t = binary_format_contract_1.WireType.Bit64;
					m = "fixed64";
					break;
				case reflection_info_1.ScalarType.BYTES:
					d = i || !value.byteLength;
					t = binary_format_contract_1.WireType.LengthDelimited;
					m = "bytes";
					break;
				case reflection_info_1.ScalarType.FIXED32:
					t = binary_format_contract_1.WireType.Bit32;
					m = "fixed32";
					break;
				case reflection_info_1.ScalarType.SFIXED32:
					t = binary_format_contract_1.WireType.Bit32;
					m = "sfixed32";
					break;
				case reflection_info_1.ScalarType.SFIXED64:
					d = i || pb_long_1.PbLong.from(value).isZero();
					t = binary_format_contract_1.WireType.Bit64;
					m = "sfixed64";
					break;
				case reflection_info_1.ScalarType.SINT32:
					m = "sint32";
					break;
				case reflection_info_1.ScalarType.SINT64:
					d = i || pb_long_1.PbLong.from(value).isZero();
					m = "sint64";
			}
			return [
				t,
				m,
				i || d
			];
		}
	};
	exports.ReflectionBinaryWriter = ReflectionBinaryWriter;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-create.js
var require_reflection_create = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reflectionCreate = void 0;
	const reflection_scalar_default_1 = require_reflection_scalar_default();
	const message_type_contract_1 = require_message_type_contract();
	function reflectionCreate(type) {
		const msg = type.messagePrototype ? Object.create(type.messagePrototype) : Object.defineProperty({}, message_type_contract_1.MESSAGE_TYPE, { value: type });
		for (let field of type.fields) {
			let name = field.localName;
			if (field.opt) continue;
			if (field.oneof) msg[field.oneof] = { oneofKind: void 0 };
			else if (field.repeat) msg[name] = [];
			else switch (field.kind) {
				case "scalar":
					msg[name] = reflection_scalar_default_1.reflectionScalarDefault(field.T, field.L);
					break;
				case "enum":
					msg[name] = 0;
					break;
				case "map": msg[name] = {};
			}
		}
		return msg;
	}
	exports.reflectionCreate = reflectionCreate;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-merge-partial.js
var require_reflection_merge_partial = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reflectionMergePartial = void 0;
	function reflectionMergePartial(info, target, source) {
		let fieldValue, input = source, output;
		for (let field of info.fields) {
			let name = field.localName;
			if (field.oneof) {
				const group = input[field.oneof];
				if ((group === null || group === void 0 ? void 0 : group.oneofKind) == void 0) continue;
				fieldValue = group[name];
				output = target[field.oneof];
				output.oneofKind = group.oneofKind;
				if (fieldValue == void 0) {
					delete output[name];
					continue;
				}
			} else {
				fieldValue = input[name];
				output = target;
				if (fieldValue == void 0) continue;
			}
			if (field.repeat) output[name].length = fieldValue.length;
			switch (field.kind) {
				case "scalar":
				case "enum":
					if (field.repeat) for (let i = 0; i < fieldValue.length; i++) output[name][i] = fieldValue[i];
					else output[name] = fieldValue;
					break;
				case "message":
					let T = field.T();
					if (field.repeat) for (let i = 0; i < fieldValue.length; i++) output[name][i] = T.create(fieldValue[i]);
					else if (output[name] === void 0) output[name] = T.create(fieldValue);
					else T.mergePartial(output[name], fieldValue);
					break;
				case "map": switch (field.V.kind) {
					case "scalar":
					case "enum":
						Object.assign(output[name], fieldValue);
						break;
					case "message":
						let T = field.V.T();
						for (let k of Object.keys(fieldValue)) output[name][k] = T.create(fieldValue[k]);
				}
			}
		}
	}
	exports.reflectionMergePartial = reflectionMergePartial;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-equals.js
var require_reflection_equals = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reflectionEquals = void 0;
	const reflection_info_1 = require_reflection_info$1();
	function reflectionEquals(info, a, b) {
		if (a === b) return true;
		if (!a || !b) return false;
		for (let field of info.fields) {
			let localName = field.localName;
			let val_a = field.oneof ? a[field.oneof][localName] : a[localName];
			let val_b = field.oneof ? b[field.oneof][localName] : b[localName];
			switch (field.kind) {
				case "enum":
				case "scalar":
					let t = field.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.T;
					if (!(field.repeat ? repeatedPrimitiveEq(t, val_a, val_b) : primitiveEq(t, val_a, val_b))) return false;
					break;
				case "map":
					if (!(field.V.kind == "message" ? repeatedMsgEq(field.V.T(), objectValues(val_a), objectValues(val_b)) : repeatedPrimitiveEq(field.V.kind == "enum" ? reflection_info_1.ScalarType.INT32 : field.V.T, objectValues(val_a), objectValues(val_b)))) return false;
					break;
				case "message":
					let T = field.T();
					if (!(field.repeat ? repeatedMsgEq(T, val_a, val_b) : T.equals(val_a, val_b))) return false;
			}
		}
		return true;
	}
	exports.reflectionEquals = reflectionEquals;
	const objectValues = Object.values;
	function primitiveEq(type, a, b) {
		if (a === b) return true;
		if (type !== reflection_info_1.ScalarType.BYTES) return false;
		let ba = a;
		let bb = b;
		if (ba.length !== bb.length) return false;
		for (let i = 0; i < ba.length; i++) if (ba[i] != bb[i]) return false;
		return true;
	}
	function repeatedPrimitiveEq(type, a, b) {
		if (a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) if (!primitiveEq(type, a[i], b[i])) return false;
		return true;
	}
	function repeatedMsgEq(type, a, b) {
		if (a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) if (!type.equals(a[i], b[i])) return false;
		return true;
	}
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/message-type.js
var require_message_type = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MessageType = void 0;
	const message_type_contract_1 = require_message_type_contract();
	const reflection_info_1 = require_reflection_info$1();
	const reflection_type_check_1 = require_reflection_type_check();
	const reflection_json_reader_1 = require_reflection_json_reader();
	const reflection_json_writer_1 = require_reflection_json_writer();
	const reflection_binary_reader_1 = require_reflection_binary_reader();
	const reflection_binary_writer_1 = require_reflection_binary_writer();
	const reflection_create_1 = require_reflection_create();
	const reflection_merge_partial_1 = require_reflection_merge_partial();
	const json_typings_1 = require_json_typings();
	const json_format_contract_1 = require_json_format_contract();
	const reflection_equals_1 = require_reflection_equals();
	const binary_writer_1 = require_binary_writer();
	const binary_reader_1 = require_binary_reader();
	const baseDescriptors = Object.getOwnPropertyDescriptors(Object.getPrototypeOf({}));
	const messageTypeDescriptor = baseDescriptors[message_type_contract_1.MESSAGE_TYPE] = {};
	var MessageType = class {
		constructor(name, fields, options) {
			this.defaultCheckDepth = 16;
			this.typeName = name;
			this.fields = fields.map(reflection_info_1.normalizeFieldInfo);
			this.options = options !== null && options !== void 0 ? options : {};
			messageTypeDescriptor.value = this;
			this.messagePrototype = Object.create(null, baseDescriptors);
			this.refTypeCheck = new reflection_type_check_1.ReflectionTypeCheck(this);
			this.refJsonReader = new reflection_json_reader_1.ReflectionJsonReader(this);
			this.refJsonWriter = new reflection_json_writer_1.ReflectionJsonWriter(this);
			this.refBinReader = new reflection_binary_reader_1.ReflectionBinaryReader(this);
			this.refBinWriter = new reflection_binary_writer_1.ReflectionBinaryWriter(this);
		}
		create(value) {
			let message = reflection_create_1.reflectionCreate(this);
			if (value !== void 0) reflection_merge_partial_1.reflectionMergePartial(this, message, value);
			return message;
		}
		clone(message) {
			let copy = this.create();
			reflection_merge_partial_1.reflectionMergePartial(this, copy, message);
			return copy;
		}
		equals(a, b) {
			return reflection_equals_1.reflectionEquals(this, a, b);
		}
		is(arg, depth = this.defaultCheckDepth) {
			return this.refTypeCheck.is(arg, depth, false);
		}
		isAssignable(arg, depth = this.defaultCheckDepth) {
			return this.refTypeCheck.is(arg, depth, true);
		}
		mergePartial(target, source) {
			reflection_merge_partial_1.reflectionMergePartial(this, target, source);
		}
		fromBinary(data, options) {
			let opt = binary_reader_1.binaryReadOptions(options);
			return this.internalBinaryRead(opt.readerFactory(data), data.byteLength, opt);
		}
		fromJson(json, options) {
			return this.internalJsonRead(json, json_format_contract_1.jsonReadOptions(options));
		}
		fromJsonString(json, options) {
			let value = JSON.parse(json);
			return this.fromJson(value, options);
		}
		toJson(message, options) {
			return this.internalJsonWrite(message, json_format_contract_1.jsonWriteOptions(options));
		}
		toJsonString(message, options) {
			var _a;
			let value = this.toJson(message, options);
			return JSON.stringify(value, null, (_a = options === null || options === void 0 ? void 0 : options.prettySpaces) !== null && _a !== void 0 ? _a : 0);
		}
		toBinary(message, options) {
			let opt = binary_writer_1.binaryWriteOptions(options);
			return this.internalBinaryWrite(message, opt.writerFactory(), opt).finish();
		}
		internalJsonRead(json, options, target) {
			if (json !== null && typeof json == "object" && !Array.isArray(json)) {
				let message = target !== null && target !== void 0 ? target : this.create();
				this.refJsonReader.read(json, message, options);
				return message;
			}
			throw new Error(`Unable to parse message ${this.typeName} from JSON ${json_typings_1.typeofJsonValue(json)}.`);
		}
		internalJsonWrite(message, options) {
			return this.refJsonWriter.write(message, options);
		}
		internalBinaryWrite(message, writer, options) {
			this.refBinWriter.write(message, writer, options);
			return writer;
		}
		internalBinaryRead(reader, length, options, target) {
			let message = target !== null && target !== void 0 ? target : this.create();
			this.refBinReader.read(reader, message, options, length);
			return message;
		}
	};
	exports.MessageType = MessageType;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/reflection-contains-message-type.js
var require_reflection_contains_message_type = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.containsMessageType = void 0;
	const message_type_contract_1 = require_message_type_contract();
	function containsMessageType(msg) {
		return msg[message_type_contract_1.MESSAGE_TYPE] != null;
	}
	exports.containsMessageType = containsMessageType;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/enum-object.js
var require_enum_object = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.listEnumNumbers = exports.listEnumNames = exports.listEnumValues = exports.isEnumObject = void 0;
	function isEnumObject(arg) {
		if (typeof arg != "object" || arg === null) return false;
		if (!arg.hasOwnProperty(0)) return false;
		for (let k of Object.keys(arg)) {
			let num = parseInt(k);
			if (!Number.isNaN(num)) {
				let nam = arg[num];
				if (nam === void 0) return false;
				if (arg[nam] !== num) return false;
			} else {
				let num = arg[k];
				if (num === void 0) return false;
				if (typeof num !== "number") return false;
				if (arg[num] === void 0) return false;
			}
		}
		return true;
	}
	exports.isEnumObject = isEnumObject;
	function listEnumValues(enumObject) {
		if (!isEnumObject(enumObject)) throw new Error("not a typescript enum object");
		let values = [];
		for (let [name, number] of Object.entries(enumObject)) if (typeof number == "number") values.push({
			name,
			number
		});
		return values;
	}
	exports.listEnumValues = listEnumValues;
	function listEnumNames(enumObject) {
		return listEnumValues(enumObject).map((val) => val.name);
	}
	exports.listEnumNames = listEnumNames;
	function listEnumNumbers(enumObject) {
		return listEnumValues(enumObject).map((val) => val.number).filter((num, index, arr) => arr.indexOf(num) == index);
	}
	exports.listEnumNumbers = listEnumNumbers;
}));

// node_modules/@protobuf-ts/runtime/build/commonjs/index.js
var require_commonjs$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var json_typings_1 = require_json_typings();
	Object.defineProperty(exports, "typeofJsonValue", {
		enumerable: true,
		get: function() {
			return json_typings_1.typeofJsonValue;
		}
	});
	Object.defineProperty(exports, "isJsonObject", {
		enumerable: true,
		get: function() {
			return json_typings_1.isJsonObject;
		}
	});
	var base64_1 = require_base64();
	Object.defineProperty(exports, "base64decode", {
		enumerable: true,
		get: function() {
			return base64_1.base64decode;
		}
	});
	Object.defineProperty(exports, "base64encode", {
		enumerable: true,
		get: function() {
			return base64_1.base64encode;
		}
	});
	var protobufjs_utf8_1 = require_protobufjs_utf8();
	Object.defineProperty(exports, "utf8read", {
		enumerable: true,
		get: function() {
			return protobufjs_utf8_1.utf8read;
		}
	});
	var binary_format_contract_1 = require_binary_format_contract();
	Object.defineProperty(exports, "WireType", {
		enumerable: true,
		get: function() {
			return binary_format_contract_1.WireType;
		}
	});
	Object.defineProperty(exports, "mergeBinaryOptions", {
		enumerable: true,
		get: function() {
			return binary_format_contract_1.mergeBinaryOptions;
		}
	});
	Object.defineProperty(exports, "UnknownFieldHandler", {
		enumerable: true,
		get: function() {
			return binary_format_contract_1.UnknownFieldHandler;
		}
	});
	var binary_reader_1 = require_binary_reader();
	Object.defineProperty(exports, "BinaryReader", {
		enumerable: true,
		get: function() {
			return binary_reader_1.BinaryReader;
		}
	});
	Object.defineProperty(exports, "binaryReadOptions", {
		enumerable: true,
		get: function() {
			return binary_reader_1.binaryReadOptions;
		}
	});
	var binary_writer_1 = require_binary_writer();
	Object.defineProperty(exports, "BinaryWriter", {
		enumerable: true,
		get: function() {
			return binary_writer_1.BinaryWriter;
		}
	});
	Object.defineProperty(exports, "binaryWriteOptions", {
		enumerable: true,
		get: function() {
			return binary_writer_1.binaryWriteOptions;
		}
	});
	var pb_long_1 = require_pb_long();
	Object.defineProperty(exports, "PbLong", {
		enumerable: true,
		get: function() {
			return pb_long_1.PbLong;
		}
	});
	Object.defineProperty(exports, "PbULong", {
		enumerable: true,
		get: function() {
			return pb_long_1.PbULong;
		}
	});
	var json_format_contract_1 = require_json_format_contract();
	Object.defineProperty(exports, "jsonReadOptions", {
		enumerable: true,
		get: function() {
			return json_format_contract_1.jsonReadOptions;
		}
	});
	Object.defineProperty(exports, "jsonWriteOptions", {
		enumerable: true,
		get: function() {
			return json_format_contract_1.jsonWriteOptions;
		}
	});
	Object.defineProperty(exports, "mergeJsonOptions", {
		enumerable: true,
		get: function() {
			return json_format_contract_1.mergeJsonOptions;
		}
	});
	var message_type_contract_1 = require_message_type_contract();
	Object.defineProperty(exports, "MESSAGE_TYPE", {
		enumerable: true,
		get: function() {
			return message_type_contract_1.MESSAGE_TYPE;
		}
	});
	var message_type_1 = require_message_type();
	Object.defineProperty(exports, "MessageType", {
		enumerable: true,
		get: function() {
			return message_type_1.MessageType;
		}
	});
	var reflection_info_1 = require_reflection_info$1();
	Object.defineProperty(exports, "ScalarType", {
		enumerable: true,
		get: function() {
			return reflection_info_1.ScalarType;
		}
	});
	Object.defineProperty(exports, "LongType", {
		enumerable: true,
		get: function() {
			return reflection_info_1.LongType;
		}
	});
	Object.defineProperty(exports, "RepeatType", {
		enumerable: true,
		get: function() {
			return reflection_info_1.RepeatType;
		}
	});
	Object.defineProperty(exports, "normalizeFieldInfo", {
		enumerable: true,
		get: function() {
			return reflection_info_1.normalizeFieldInfo;
		}
	});
	Object.defineProperty(exports, "readFieldOptions", {
		enumerable: true,
		get: function() {
			return reflection_info_1.readFieldOptions;
		}
	});
	Object.defineProperty(exports, "readFieldOption", {
		enumerable: true,
		get: function() {
			return reflection_info_1.readFieldOption;
		}
	});
	Object.defineProperty(exports, "readMessageOption", {
		enumerable: true,
		get: function() {
			return reflection_info_1.readMessageOption;
		}
	});
	var reflection_type_check_1 = require_reflection_type_check();
	Object.defineProperty(exports, "ReflectionTypeCheck", {
		enumerable: true,
		get: function() {
			return reflection_type_check_1.ReflectionTypeCheck;
		}
	});
	var reflection_create_1 = require_reflection_create();
	Object.defineProperty(exports, "reflectionCreate", {
		enumerable: true,
		get: function() {
			return reflection_create_1.reflectionCreate;
		}
	});
	var reflection_scalar_default_1 = require_reflection_scalar_default();
	Object.defineProperty(exports, "reflectionScalarDefault", {
		enumerable: true,
		get: function() {
			return reflection_scalar_default_1.reflectionScalarDefault;
		}
	});
	var reflection_merge_partial_1 = require_reflection_merge_partial();
	Object.defineProperty(exports, "reflectionMergePartial", {
		enumerable: true,
		get: function() {
			return reflection_merge_partial_1.reflectionMergePartial;
		}
	});
	var reflection_equals_1 = require_reflection_equals();
	Object.defineProperty(exports, "reflectionEquals", {
		enumerable: true,
		get: function() {
			return reflection_equals_1.reflectionEquals;
		}
	});
	var reflection_binary_reader_1 = require_reflection_binary_reader();
	Object.defineProperty(exports, "ReflectionBinaryReader", {
		enumerable: true,
		get: function() {
			return reflection_binary_reader_1.ReflectionBinaryReader;
		}
	});
	var reflection_binary_writer_1 = require_reflection_binary_writer();
	Object.defineProperty(exports, "ReflectionBinaryWriter", {
		enumerable: true,
		get: function() {
			return reflection_binary_writer_1.ReflectionBinaryWriter;
		}
	});
	var reflection_json_reader_1 = require_reflection_json_reader();
	Object.defineProperty(exports, "ReflectionJsonReader", {
		enumerable: true,
		get: function() {
			return reflection_json_reader_1.ReflectionJsonReader;
		}
	});
	var reflection_json_writer_1 = require_reflection_json_writer();
	Object.defineProperty(exports, "ReflectionJsonWriter", {
		enumerable: true,
		get: function() {
			return reflection_json_writer_1.ReflectionJsonWriter;
		}
	});
	var reflection_contains_message_type_1 = require_reflection_contains_message_type();
	Object.defineProperty(exports, "containsMessageType", {
		enumerable: true,
		get: function() {
			return reflection_contains_message_type_1.containsMessageType;
		}
	});
	var oneof_1 = require_oneof();
	Object.defineProperty(exports, "isOneofGroup", {
		enumerable: true,
		get: function() {
			return oneof_1.isOneofGroup;
		}
	});
	Object.defineProperty(exports, "setOneofValue", {
		enumerable: true,
		get: function() {
			return oneof_1.setOneofValue;
		}
	});
	Object.defineProperty(exports, "getOneofValue", {
		enumerable: true,
		get: function() {
			return oneof_1.getOneofValue;
		}
	});
	Object.defineProperty(exports, "clearOneofValue", {
		enumerable: true,
		get: function() {
			return oneof_1.clearOneofValue;
		}
	});
	Object.defineProperty(exports, "getSelectedOneofValue", {
		enumerable: true,
		get: function() {
			return oneof_1.getSelectedOneofValue;
		}
	});
	var enum_object_1 = require_enum_object();
	Object.defineProperty(exports, "listEnumValues", {
		enumerable: true,
		get: function() {
			return enum_object_1.listEnumValues;
		}
	});
	Object.defineProperty(exports, "listEnumNames", {
		enumerable: true,
		get: function() {
			return enum_object_1.listEnumNames;
		}
	});
	Object.defineProperty(exports, "listEnumNumbers", {
		enumerable: true,
		get: function() {
			return enum_object_1.listEnumNumbers;
		}
	});
	Object.defineProperty(exports, "isEnumObject", {
		enumerable: true,
		get: function() {
			return enum_object_1.isEnumObject;
		}
	});
	var lower_camel_case_1 = require_lower_camel_case();
	Object.defineProperty(exports, "lowerCamelCase", {
		enumerable: true,
		get: function() {
			return lower_camel_case_1.lowerCamelCase;
		}
	});
	var assert_1 = require_assert();
	Object.defineProperty(exports, "assert", {
		enumerable: true,
		get: function() {
			return assert_1.assert;
		}
	});
	Object.defineProperty(exports, "assertNever", {
		enumerable: true,
		get: function() {
			return assert_1.assertNever;
		}
	});
	Object.defineProperty(exports, "assertInt32", {
		enumerable: true,
		get: function() {
			return assert_1.assertInt32;
		}
	});
	Object.defineProperty(exports, "assertUInt32", {
		enumerable: true,
		get: function() {
			return assert_1.assertUInt32;
		}
	});
	Object.defineProperty(exports, "assertFloat32", {
		enumerable: true,
		get: function() {
			return assert_1.assertFloat32;
		}
	});
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/reflection-info.js
var require_reflection_info = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.readServiceOption = exports.readMethodOption = exports.readMethodOptions = exports.normalizeMethodInfo = void 0;
	const runtime_1 = require_commonjs$1();
	function normalizeMethodInfo(method, service) {
		var _a, _b, _c;
		let m = method;
		m.service = service;
		m.localName = (_a = m.localName) !== null && _a !== void 0 ? _a : runtime_1.lowerCamelCase(m.name);
		m.serverStreaming = !!m.serverStreaming;
		m.clientStreaming = !!m.clientStreaming;
		m.options = (_b = m.options) !== null && _b !== void 0 ? _b : {};
		m.idempotency = (_c = m.idempotency) !== null && _c !== void 0 ? _c : void 0;
		return m;
	}
	exports.normalizeMethodInfo = normalizeMethodInfo;
	function readMethodOptions(service, methodName, extensionName, extensionType) {
		var _a;
		const options = (_a = service.methods.find((m, i) => m.localName === methodName || i === methodName)) === null || _a === void 0 ? void 0 : _a.options;
		return options && options[extensionName] ? extensionType.fromJson(options[extensionName]) : void 0;
	}
	exports.readMethodOptions = readMethodOptions;
	function readMethodOption(service, methodName, extensionName, extensionType) {
		var _a;
		const options = (_a = service.methods.find((m, i) => m.localName === methodName || i === methodName)) === null || _a === void 0 ? void 0 : _a.options;
		if (!options) return;
		const optionVal = options[extensionName];
		if (optionVal === void 0) return optionVal;
		return extensionType ? extensionType.fromJson(optionVal) : optionVal;
	}
	exports.readMethodOption = readMethodOption;
	function readServiceOption(service, extensionName, extensionType) {
		const options = service.options;
		if (!options) return;
		const optionVal = options[extensionName];
		if (optionVal === void 0) return optionVal;
		return extensionType ? extensionType.fromJson(optionVal) : optionVal;
	}
	exports.readServiceOption = readServiceOption;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/service-type.js
var require_service_type = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ServiceType = void 0;
	const reflection_info_1 = require_reflection_info();
	var ServiceType = class {
		constructor(typeName, methods, options) {
			this.typeName = typeName;
			this.methods = methods.map((i) => reflection_info_1.normalizeMethodInfo(i, this));
			this.options = options !== null && options !== void 0 ? options : {};
		}
	};
	exports.ServiceType = ServiceType;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/rpc-error.js
var require_rpc_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.RpcError = void 0;
	var RpcError = class extends Error {
		constructor(message, code = "UNKNOWN", meta) {
			super(message);
			this.name = "RpcError";
			Object.setPrototypeOf(this, new.target.prototype);
			this.code = code;
			this.meta = meta !== null && meta !== void 0 ? meta : {};
		}
		toString() {
			const l = [this.name + ": " + this.message];
			if (this.code) {
				l.push("");
				l.push("Code: " + this.code);
			}
			if (this.serviceName && this.methodName) l.push("Method: " + this.serviceName + "/" + this.methodName);
			let m = Object.entries(this.meta);
			if (m.length) {
				l.push("");
				l.push("Meta:");
				for (let [k, v] of m) l.push(`  ${k}: ${v}`);
			}
			return l.join("\n");
		}
	};
	exports.RpcError = RpcError;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/rpc-options.js
var require_rpc_options = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.mergeRpcOptions = void 0;
	const runtime_1 = require_commonjs$1();
	function mergeRpcOptions(defaults, options) {
		if (!options) return defaults;
		let o = {};
		copy(defaults, o);
		copy(options, o);
		for (let key of Object.keys(options)) {
			let val = options[key];
			switch (key) {
				case "jsonOptions":
					o.jsonOptions = runtime_1.mergeJsonOptions(defaults.jsonOptions, o.jsonOptions);
					break;
				case "binaryOptions":
					o.binaryOptions = runtime_1.mergeBinaryOptions(defaults.binaryOptions, o.binaryOptions);
					break;
				case "meta":
					o.meta = {};
					copy(defaults.meta, o.meta);
					copy(options.meta, o.meta);
					break;
				case "interceptors": o.interceptors = defaults.interceptors ? defaults.interceptors.concat(val) : val.concat();
			}
		}
		return o;
	}
	exports.mergeRpcOptions = mergeRpcOptions;
	function copy(a, into) {
		if (!a) return;
		let c = into;
		for (let [k, v] of Object.entries(a)) if (v instanceof Date) c[k] = new Date(v.getTime());
		else if (Array.isArray(v)) c[k] = v.concat();
		else c[k] = v;
	}
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/deferred.js
var require_deferred = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Deferred = exports.DeferredState = void 0;
	var DeferredState;
	(function(DeferredState) {
		DeferredState[DeferredState["PENDING"] = 0] = "PENDING";
		DeferredState[DeferredState["REJECTED"] = 1] = "REJECTED";
		DeferredState[DeferredState["RESOLVED"] = 2] = "RESOLVED";
	})(DeferredState = exports.DeferredState || (exports.DeferredState = {}));
	var Deferred = class {
		constructor(preventUnhandledRejectionWarning = true) {
			this._state = DeferredState.PENDING;
			this._promise = new Promise((resolve, reject) => {
				this._resolve = resolve;
				this._reject = reject;
			});
			if (preventUnhandledRejectionWarning) this._promise.catch((_) => {});
		}
		get state() {
			return this._state;
		}
		get promise() {
			return this._promise;
		}
		resolve(value) {
			if (this.state !== DeferredState.PENDING) throw new Error(`cannot resolve ${DeferredState[this.state].toLowerCase()}`);
			this._resolve(value);
			this._state = DeferredState.RESOLVED;
		}
		reject(reason) {
			if (this.state !== DeferredState.PENDING) throw new Error(`cannot reject ${DeferredState[this.state].toLowerCase()}`);
			this._reject(reason);
			this._state = DeferredState.REJECTED;
		}
		resolvePending(val) {
			if (this._state === DeferredState.PENDING) this.resolve(val);
		}
		rejectPending(reason) {
			if (this._state === DeferredState.PENDING) this.reject(reason);
		}
	};
	exports.Deferred = Deferred;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/rpc-output-stream.js
var require_rpc_output_stream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.RpcOutputStreamController = void 0;
	const deferred_1 = require_deferred();
	const runtime_1 = require_commonjs$1();
	var RpcOutputStreamController = class {
		constructor() {
			this._lis = {
				nxt: [],
				msg: [],
				err: [],
				cmp: []
			};
			this._closed = false;
			this._itState = { q: [] };
		}
		onNext(callback) {
			return this.addLis(callback, this._lis.nxt);
		}
		onMessage(callback) {
			return this.addLis(callback, this._lis.msg);
		}
		onError(callback) {
			return this.addLis(callback, this._lis.err);
		}
		onComplete(callback) {
			return this.addLis(callback, this._lis.cmp);
		}
		addLis(callback, list) {
			list.push(callback);
			return () => {
				let i = list.indexOf(callback);
				if (i >= 0) list.splice(i, 1);
			};
		}
		clearLis() {
			for (let l of Object.values(this._lis)) l.splice(0, l.length);
		}
		get closed() {
			return this._closed !== false;
		}
		notifyNext(message, error, complete) {
			runtime_1.assert((message ? 1 : 0) + (error ? 1 : 0) + (complete ? 1 : 0) <= 1, "only one emission at a time");
			if (message) this.notifyMessage(message);
			if (error) this.notifyError(error);
			if (complete) this.notifyComplete();
		}
		notifyMessage(message) {
			runtime_1.assert(!this.closed, "stream is closed");
			this.pushIt({
				value: message,
				done: false
			});
			this._lis.msg.forEach((l) => l(message));
			this._lis.nxt.forEach((l) => l(message, void 0, false));
		}
		notifyError(error) {
			runtime_1.assert(!this.closed, "stream is closed");
			this._closed = error;
			this.pushIt(error);
			this._lis.err.forEach((l) => l(error));
			this._lis.nxt.forEach((l) => l(void 0, error, false));
			this.clearLis();
		}
		notifyComplete() {
			runtime_1.assert(!this.closed, "stream is closed");
			this._closed = true;
			this.pushIt({
				value: null,
				done: true
			});
			this._lis.cmp.forEach((l) => l());
			this._lis.nxt.forEach((l) => l(void 0, void 0, true));
			this.clearLis();
		}
		[Symbol.asyncIterator]() {
			if (this._closed === true) this.pushIt({
				value: null,
				done: true
			});
			else if (this._closed !== false) this.pushIt(this._closed);
			return { next: () => {
				let state = this._itState;
				runtime_1.assert(state, "bad state");
				runtime_1.assert(!state.p, "iterator contract broken");
				let first = state.q.shift();
				if (first) return "value" in first ? Promise.resolve(first) : Promise.reject(first);
				state.p = new deferred_1.Deferred();
				return state.p.promise;
			} };
		}
		pushIt(result) {
			let state = this._itState;
			if (state.p) {
				const p = state.p;
				runtime_1.assert(p.state == deferred_1.DeferredState.PENDING, "iterator contract broken");
				"value" in result ? p.resolve(result) : p.reject(result);
				delete state.p;
			} else state.q.push(result);
		}
	};
	exports.RpcOutputStreamController = RpcOutputStreamController;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/unary-call.js
var require_unary_call = /* @__PURE__ */ __commonJSMin(((exports, module, this$5) => {
	var __awaiter = this$5 && this$5.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.UnaryCall = void 0;
	var UnaryCall = class {
		constructor(method, requestHeaders, request, headers, response, status, trailers) {
			this.method = method;
			this.requestHeaders = requestHeaders;
			this.request = request;
			this.headers = headers;
			this.response = response;
			this.status = status;
			this.trailers = trailers;
		}
		then(onfulfilled, onrejected) {
			return this.promiseFinished().then((value) => onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason) => onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
		}
		promiseFinished() {
			return __awaiter(this, void 0, void 0, function* () {
				let [headers, response, status, trailers] = yield Promise.all([
					this.headers,
					this.response,
					this.status,
					this.trailers
				]);
				return {
					method: this.method,
					requestHeaders: this.requestHeaders,
					request: this.request,
					headers,
					response,
					status,
					trailers
				};
			});
		}
	};
	exports.UnaryCall = UnaryCall;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/server-streaming-call.js
var require_server_streaming_call = /* @__PURE__ */ __commonJSMin(((exports, module, this$4) => {
	var __awaiter = this$4 && this$4.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ServerStreamingCall = void 0;
	var ServerStreamingCall = class {
		constructor(method, requestHeaders, request, headers, response, status, trailers) {
			this.method = method;
			this.requestHeaders = requestHeaders;
			this.request = request;
			this.headers = headers;
			this.responses = response;
			this.status = status;
			this.trailers = trailers;
		}
		then(onfulfilled, onrejected) {
			return this.promiseFinished().then((value) => onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason) => onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
		}
		promiseFinished() {
			return __awaiter(this, void 0, void 0, function* () {
				let [headers, status, trailers] = yield Promise.all([
					this.headers,
					this.status,
					this.trailers
				]);
				return {
					method: this.method,
					requestHeaders: this.requestHeaders,
					request: this.request,
					headers,
					status,
					trailers
				};
			});
		}
	};
	exports.ServerStreamingCall = ServerStreamingCall;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/client-streaming-call.js
var require_client_streaming_call = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __awaiter = this$3 && this$3.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ClientStreamingCall = void 0;
	var ClientStreamingCall = class {
		constructor(method, requestHeaders, request, headers, response, status, trailers) {
			this.method = method;
			this.requestHeaders = requestHeaders;
			this.requests = request;
			this.headers = headers;
			this.response = response;
			this.status = status;
			this.trailers = trailers;
		}
		then(onfulfilled, onrejected) {
			return this.promiseFinished().then((value) => onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason) => onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
		}
		promiseFinished() {
			return __awaiter(this, void 0, void 0, function* () {
				let [headers, response, status, trailers] = yield Promise.all([
					this.headers,
					this.response,
					this.status,
					this.trailers
				]);
				return {
					method: this.method,
					requestHeaders: this.requestHeaders,
					headers,
					response,
					status,
					trailers
				};
			});
		}
	};
	exports.ClientStreamingCall = ClientStreamingCall;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/duplex-streaming-call.js
var require_duplex_streaming_call = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __awaiter = this$2 && this$2.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DuplexStreamingCall = void 0;
	var DuplexStreamingCall = class {
		constructor(method, requestHeaders, request, headers, response, status, trailers) {
			this.method = method;
			this.requestHeaders = requestHeaders;
			this.requests = request;
			this.headers = headers;
			this.responses = response;
			this.status = status;
			this.trailers = trailers;
		}
		then(onfulfilled, onrejected) {
			return this.promiseFinished().then((value) => onfulfilled ? Promise.resolve(onfulfilled(value)) : value, (reason) => onrejected ? Promise.resolve(onrejected(reason)) : Promise.reject(reason));
		}
		promiseFinished() {
			return __awaiter(this, void 0, void 0, function* () {
				let [headers, status, trailers] = yield Promise.all([
					this.headers,
					this.status,
					this.trailers
				]);
				return {
					method: this.method,
					requestHeaders: this.requestHeaders,
					headers,
					status,
					trailers
				};
			});
		}
	};
	exports.DuplexStreamingCall = DuplexStreamingCall;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/test-transport.js
var require_test_transport = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __awaiter = this$1 && this$1.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TestTransport = void 0;
	const rpc_error_1 = require_rpc_error();
	const runtime_1 = require_commonjs$1();
	const rpc_output_stream_1 = require_rpc_output_stream();
	const rpc_options_1 = require_rpc_options();
	const unary_call_1 = require_unary_call();
	const server_streaming_call_1 = require_server_streaming_call();
	const client_streaming_call_1 = require_client_streaming_call();
	const duplex_streaming_call_1 = require_duplex_streaming_call();
	var TestTransport = class TestTransport {
		constructor(data) {
			this.suppressUncaughtRejections = true;
			this.headerDelay = 10;
			this.responseDelay = 50;
			this.betweenResponseDelay = 10;
			this.afterResponseDelay = 10;
			this.data = data !== null && data !== void 0 ? data : {};
		}
		get sentMessages() {
			if (this.lastInput instanceof TestInputStream) return this.lastInput.sent;
			else if (typeof this.lastInput == "object") return [this.lastInput.single];
			return [];
		}
		get sendComplete() {
			if (this.lastInput instanceof TestInputStream) return this.lastInput.completed;
			else if (typeof this.lastInput == "object") return true;
			return false;
		}
		promiseHeaders() {
			var _a;
			const headers = (_a = this.data.headers) !== null && _a !== void 0 ? _a : TestTransport.defaultHeaders;
			return headers instanceof rpc_error_1.RpcError ? Promise.reject(headers) : Promise.resolve(headers);
		}
		promiseSingleResponse(method) {
			if (this.data.response instanceof rpc_error_1.RpcError) return Promise.reject(this.data.response);
			let r;
			if (Array.isArray(this.data.response)) {
				runtime_1.assert(this.data.response.length > 0);
				r = this.data.response[0];
			} else if (this.data.response !== void 0) r = this.data.response;
			else r = method.O.create();
			runtime_1.assert(method.O.is(r));
			return Promise.resolve(r);
		}
		streamResponses(method, stream, abort) {
			return __awaiter(this, void 0, void 0, function* () {
				const messages = [];
				if (this.data.response === void 0) messages.push(method.O.create());
				else if (Array.isArray(this.data.response)) for (let msg of this.data.response) {
					runtime_1.assert(method.O.is(msg));
					messages.push(msg);
				}
				else if (!(this.data.response instanceof rpc_error_1.RpcError)) {
					runtime_1.assert(method.O.is(this.data.response));
					messages.push(this.data.response);
				}
				try {
					yield delay(this.responseDelay, abort)(void 0);
				} catch (error) {
					stream.notifyError(error);
					return;
				}
				if (this.data.response instanceof rpc_error_1.RpcError) {
					stream.notifyError(this.data.response);
					return;
				}
				for (let msg of messages) {
					stream.notifyMessage(msg);
					try {
						yield delay(this.betweenResponseDelay, abort)(void 0);
					} catch (error) {
						stream.notifyError(error);
						return;
					}
				}
				if (this.data.status instanceof rpc_error_1.RpcError) {
					stream.notifyError(this.data.status);
					return;
				}
				if (this.data.trailers instanceof rpc_error_1.RpcError) {
					stream.notifyError(this.data.trailers);
					return;
				}
				stream.notifyComplete();
			});
		}
		promiseStatus() {
			var _a;
			const status = (_a = this.data.status) !== null && _a !== void 0 ? _a : TestTransport.defaultStatus;
			return status instanceof rpc_error_1.RpcError ? Promise.reject(status) : Promise.resolve(status);
		}
		promiseTrailers() {
			var _a;
			const trailers = (_a = this.data.trailers) !== null && _a !== void 0 ? _a : TestTransport.defaultTrailers;
			return trailers instanceof rpc_error_1.RpcError ? Promise.reject(trailers) : Promise.resolve(trailers);
		}
		maybeSuppressUncaught(...promise) {
			if (this.suppressUncaughtRejections) for (let p of promise) p.catch(() => {});
		}
		mergeOptions(options) {
			return rpc_options_1.mergeRpcOptions({}, options);
		}
		unary(method, input, options) {
			var _a;
			const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), responsePromise = headersPromise.catch((_) => {}).then(delay(this.responseDelay, options.abort)).then((_) => this.promiseSingleResponse(method)), statusPromise = responsePromise.catch((_) => {}).then(delay(this.afterResponseDelay, options.abort)).then((_) => this.promiseStatus()), trailersPromise = responsePromise.catch((_) => {}).then(delay(this.afterResponseDelay, options.abort)).then((_) => this.promiseTrailers());
			this.maybeSuppressUncaught(statusPromise, trailersPromise);
			this.lastInput = { single: input };
			return new unary_call_1.UnaryCall(method, requestHeaders, input, headersPromise, responsePromise, statusPromise, trailersPromise);
		}
		serverStreaming(method, input, options) {
			var _a;
			const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), outputStream = new rpc_output_stream_1.RpcOutputStreamController(), responseStreamClosedPromise = headersPromise.then(delay(this.responseDelay, options.abort)).catch(() => {}).then(() => this.streamResponses(method, outputStream, options.abort)).then(delay(this.afterResponseDelay, options.abort)), statusPromise = responseStreamClosedPromise.then(() => this.promiseStatus()), trailersPromise = responseStreamClosedPromise.then(() => this.promiseTrailers());
			this.maybeSuppressUncaught(statusPromise, trailersPromise);
			this.lastInput = { single: input };
			return new server_streaming_call_1.ServerStreamingCall(method, requestHeaders, input, headersPromise, outputStream, statusPromise, trailersPromise);
		}
		clientStreaming(method, options) {
			var _a;
			const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), responsePromise = headersPromise.catch((_) => {}).then(delay(this.responseDelay, options.abort)).then((_) => this.promiseSingleResponse(method)), statusPromise = responsePromise.catch((_) => {}).then(delay(this.afterResponseDelay, options.abort)).then((_) => this.promiseStatus()), trailersPromise = responsePromise.catch((_) => {}).then(delay(this.afterResponseDelay, options.abort)).then((_) => this.promiseTrailers());
			this.maybeSuppressUncaught(statusPromise, trailersPromise);
			this.lastInput = new TestInputStream(this.data, options.abort);
			return new client_streaming_call_1.ClientStreamingCall(method, requestHeaders, this.lastInput, headersPromise, responsePromise, statusPromise, trailersPromise);
		}
		duplex(method, options) {
			var _a;
			const requestHeaders = (_a = options.meta) !== null && _a !== void 0 ? _a : {}, headersPromise = this.promiseHeaders().then(delay(this.headerDelay, options.abort)), outputStream = new rpc_output_stream_1.RpcOutputStreamController(), responseStreamClosedPromise = headersPromise.then(delay(this.responseDelay, options.abort)).catch(() => {}).then(() => this.streamResponses(method, outputStream, options.abort)).then(delay(this.afterResponseDelay, options.abort)), statusPromise = responseStreamClosedPromise.then(() => this.promiseStatus()), trailersPromise = responseStreamClosedPromise.then(() => this.promiseTrailers());
			this.maybeSuppressUncaught(statusPromise, trailersPromise);
			this.lastInput = new TestInputStream(this.data, options.abort);
			return new duplex_streaming_call_1.DuplexStreamingCall(method, requestHeaders, this.lastInput, headersPromise, outputStream, statusPromise, trailersPromise);
		}
	};
	exports.TestTransport = TestTransport;
	TestTransport.defaultHeaders = { responseHeader: "test" };
	TestTransport.defaultStatus = {
		code: "OK",
		detail: "all good"
	};
	TestTransport.defaultTrailers = { responseTrailer: "test" };
	function delay(ms, abort) {
		return (v) => new Promise((resolve, reject) => {
			if (abort === null || abort === void 0 ? void 0 : abort.aborted) reject(new rpc_error_1.RpcError("user cancel", "CANCELLED"));
			else {
				const id = setTimeout(() => resolve(v), ms);
				if (abort) abort.addEventListener("abort", (ev) => {
					clearTimeout(id);
					reject(new rpc_error_1.RpcError("user cancel", "CANCELLED"));
				});
			}
		});
	}
	var TestInputStream = class {
		constructor(data, abort) {
			this._completed = false;
			this._sent = [];
			this.data = data;
			this.abort = abort;
		}
		get sent() {
			return this._sent;
		}
		get completed() {
			return this._completed;
		}
		send(message) {
			if (this.data.inputMessage instanceof rpc_error_1.RpcError) return Promise.reject(this.data.inputMessage);
			const delayMs = this.data.inputMessage === void 0 ? 10 : this.data.inputMessage;
			return Promise.resolve(void 0).then(() => {
				this._sent.push(message);
			}).then(delay(delayMs, this.abort));
		}
		complete() {
			if (this.data.inputComplete instanceof rpc_error_1.RpcError) return Promise.reject(this.data.inputComplete);
			const delayMs = this.data.inputComplete === void 0 ? 10 : this.data.inputComplete;
			return Promise.resolve(void 0).then(() => {
				this._completed = true;
			}).then(delay(delayMs, this.abort));
		}
	};
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/rpc-interceptor.js
var require_rpc_interceptor = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.stackDuplexStreamingInterceptors = exports.stackClientStreamingInterceptors = exports.stackServerStreamingInterceptors = exports.stackUnaryInterceptors = exports.stackIntercept = void 0;
	const runtime_1 = require_commonjs$1();
	function stackIntercept(kind, transport, method, options, input) {
		var _a, _b, _c, _d;
		if (kind == "unary") {
			let tail = (mtd, inp, opt) => transport.unary(mtd, inp, opt);
			for (const curr of ((_a = options.interceptors) !== null && _a !== void 0 ? _a : []).filter((i) => i.interceptUnary).reverse()) {
				const next = tail;
				tail = (mtd, inp, opt) => curr.interceptUnary(next, mtd, inp, opt);
			}
			return tail(method, input, options);
		}
		if (kind == "serverStreaming") {
			let tail = (mtd, inp, opt) => transport.serverStreaming(mtd, inp, opt);
			for (const curr of ((_b = options.interceptors) !== null && _b !== void 0 ? _b : []).filter((i) => i.interceptServerStreaming).reverse()) {
				const next = tail;
				tail = (mtd, inp, opt) => curr.interceptServerStreaming(next, mtd, inp, opt);
			}
			return tail(method, input, options);
		}
		if (kind == "clientStreaming") {
			let tail = (mtd, opt) => transport.clientStreaming(mtd, opt);
			for (const curr of ((_c = options.interceptors) !== null && _c !== void 0 ? _c : []).filter((i) => i.interceptClientStreaming).reverse()) {
				const next = tail;
				tail = (mtd, opt) => curr.interceptClientStreaming(next, mtd, opt);
			}
			return tail(method, options);
		}
		if (kind == "duplex") {
			let tail = (mtd, opt) => transport.duplex(mtd, opt);
			for (const curr of ((_d = options.interceptors) !== null && _d !== void 0 ? _d : []).filter((i) => i.interceptDuplex).reverse()) {
				const next = tail;
				tail = (mtd, opt) => curr.interceptDuplex(next, mtd, opt);
			}
			return tail(method, options);
		}
		runtime_1.assertNever(kind);
	}
	exports.stackIntercept = stackIntercept;
	function stackUnaryInterceptors(transport, method, input, options) {
		return stackIntercept("unary", transport, method, options, input);
	}
	exports.stackUnaryInterceptors = stackUnaryInterceptors;
	function stackServerStreamingInterceptors(transport, method, input, options) {
		return stackIntercept("serverStreaming", transport, method, options, input);
	}
	exports.stackServerStreamingInterceptors = stackServerStreamingInterceptors;
	function stackClientStreamingInterceptors(transport, method, options) {
		return stackIntercept("clientStreaming", transport, method, options);
	}
	exports.stackClientStreamingInterceptors = stackClientStreamingInterceptors;
	function stackDuplexStreamingInterceptors(transport, method, options) {
		return stackIntercept("duplex", transport, method, options);
	}
	exports.stackDuplexStreamingInterceptors = stackDuplexStreamingInterceptors;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/server-call-context.js
var require_server_call_context = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ServerCallContextController = void 0;
	var ServerCallContextController = class {
		constructor(method, headers, deadline, sendResponseHeadersFn, defaultStatus = {
			code: "OK",
			detail: ""
		}) {
			this._cancelled = false;
			this._listeners = [];
			this.method = method;
			this.headers = headers;
			this.deadline = deadline;
			this.trailers = {};
			this._sendRH = sendResponseHeadersFn;
			this.status = defaultStatus;
		}
		notifyCancelled() {
			if (!this._cancelled) {
				this._cancelled = true;
				for (let l of this._listeners) l();
			}
		}
		sendResponseHeaders(data) {
			this._sendRH(data);
		}
		get cancelled() {
			return this._cancelled;
		}
		onCancel(callback) {
			const l = this._listeners;
			l.push(callback);
			return () => {
				let i = l.indexOf(callback);
				if (i >= 0) l.splice(i, 1);
			};
		}
	};
	exports.ServerCallContextController = ServerCallContextController;
}));

// node_modules/@protobuf-ts/runtime-rpc/build/commonjs/index.js
var require_commonjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var service_type_1 = require_service_type();
	Object.defineProperty(exports, "ServiceType", {
		enumerable: true,
		get: function() {
			return service_type_1.ServiceType;
		}
	});
	var reflection_info_1 = require_reflection_info();
	Object.defineProperty(exports, "readMethodOptions", {
		enumerable: true,
		get: function() {
			return reflection_info_1.readMethodOptions;
		}
	});
	Object.defineProperty(exports, "readMethodOption", {
		enumerable: true,
		get: function() {
			return reflection_info_1.readMethodOption;
		}
	});
	Object.defineProperty(exports, "readServiceOption", {
		enumerable: true,
		get: function() {
			return reflection_info_1.readServiceOption;
		}
	});
	var rpc_error_1 = require_rpc_error();
	Object.defineProperty(exports, "RpcError", {
		enumerable: true,
		get: function() {
			return rpc_error_1.RpcError;
		}
	});
	var rpc_options_1 = require_rpc_options();
	Object.defineProperty(exports, "mergeRpcOptions", {
		enumerable: true,
		get: function() {
			return rpc_options_1.mergeRpcOptions;
		}
	});
	var rpc_output_stream_1 = require_rpc_output_stream();
	Object.defineProperty(exports, "RpcOutputStreamController", {
		enumerable: true,
		get: function() {
			return rpc_output_stream_1.RpcOutputStreamController;
		}
	});
	var test_transport_1 = require_test_transport();
	Object.defineProperty(exports, "TestTransport", {
		enumerable: true,
		get: function() {
			return test_transport_1.TestTransport;
		}
	});
	var deferred_1 = require_deferred();
	Object.defineProperty(exports, "Deferred", {
		enumerable: true,
		get: function() {
			return deferred_1.Deferred;
		}
	});
	Object.defineProperty(exports, "DeferredState", {
		enumerable: true,
		get: function() {
			return deferred_1.DeferredState;
		}
	});
	var duplex_streaming_call_1 = require_duplex_streaming_call();
	Object.defineProperty(exports, "DuplexStreamingCall", {
		enumerable: true,
		get: function() {
			return duplex_streaming_call_1.DuplexStreamingCall;
		}
	});
	var client_streaming_call_1 = require_client_streaming_call();
	Object.defineProperty(exports, "ClientStreamingCall", {
		enumerable: true,
		get: function() {
			return client_streaming_call_1.ClientStreamingCall;
		}
	});
	var server_streaming_call_1 = require_server_streaming_call();
	Object.defineProperty(exports, "ServerStreamingCall", {
		enumerable: true,
		get: function() {
			return server_streaming_call_1.ServerStreamingCall;
		}
	});
	var unary_call_1 = require_unary_call();
	Object.defineProperty(exports, "UnaryCall", {
		enumerable: true,
		get: function() {
			return unary_call_1.UnaryCall;
		}
	});
	var rpc_interceptor_1 = require_rpc_interceptor();
	Object.defineProperty(exports, "stackIntercept", {
		enumerable: true,
		get: function() {
			return rpc_interceptor_1.stackIntercept;
		}
	});
	Object.defineProperty(exports, "stackDuplexStreamingInterceptors", {
		enumerable: true,
		get: function() {
			return rpc_interceptor_1.stackDuplexStreamingInterceptors;
		}
	});
	Object.defineProperty(exports, "stackClientStreamingInterceptors", {
		enumerable: true,
		get: function() {
			return rpc_interceptor_1.stackClientStreamingInterceptors;
		}
	});
	Object.defineProperty(exports, "stackServerStreamingInterceptors", {
		enumerable: true,
		get: function() {
			return rpc_interceptor_1.stackServerStreamingInterceptors;
		}
	});
	Object.defineProperty(exports, "stackUnaryInterceptors", {
		enumerable: true,
		get: function() {
			return rpc_interceptor_1.stackUnaryInterceptors;
		}
	});
	var server_call_context_1 = require_server_call_context();
	Object.defineProperty(exports, "ServerCallContextController", {
		enumerable: true,
		get: function() {
			return server_call_context_1.ServerCallContextController;
		}
	});
}));

export { Minimatch, XMLParser, XMLValidator, json2xml_default, require_commonjs, require_commonjs$1, require_dist, require_dist$1 };