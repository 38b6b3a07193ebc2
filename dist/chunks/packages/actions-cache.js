import { __commonJSMin, __toESM } from "../rolldown-runtime.js";
import { BearerCredentialHandler, HttpClient, HttpClientError, HttpCodes, debug, error, exec, info, isDebug, mkdirP, rmRF, setSecret, warning, which } from "./actions.js";
import { Minimatch, require_commonjs as require_commonjs$1, require_commonjs$1 as require_commonjs } from "./others2.js";
import { require_semver } from "./others3.js";
import { BlobClient, BlockBlobClient } from "./azure.js";
import * as os from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { existsSync, writeFileSync } from "fs";
import * as path from "path";
import assert from "assert";
import * as util from "util";
import * as stream from "stream";
import { URL as URL$1 } from "url";
import * as buffer from "buffer";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function getOptions(copy) {
	const result = {
		followSymbolicLinks: true,
		implicitDescendants: true,
		matchDirectories: true,
		omitBrokenSymbolicLinks: true,
		excludeHiddenFiles: false
	};
	if (copy) {
		if (typeof copy.followSymbolicLinks === "boolean") {
			result.followSymbolicLinks = copy.followSymbolicLinks;
			debug(`followSymbolicLinks '${result.followSymbolicLinks}'`);
		}
		if (typeof copy.implicitDescendants === "boolean") {
			result.implicitDescendants = copy.implicitDescendants;
			debug(`implicitDescendants '${result.implicitDescendants}'`);
		}
		if (typeof copy.matchDirectories === "boolean") {
			result.matchDirectories = copy.matchDirectories;
			debug(`matchDirectories '${result.matchDirectories}'`);
		}
		if (typeof copy.omitBrokenSymbolicLinks === "boolean") {
			result.omitBrokenSymbolicLinks = copy.omitBrokenSymbolicLinks;
			debug(`omitBrokenSymbolicLinks '${result.omitBrokenSymbolicLinks}'`);
		}
		if (typeof copy.excludeHiddenFiles === "boolean") {
			result.excludeHiddenFiles = copy.excludeHiddenFiles;
			debug(`excludeHiddenFiles '${result.excludeHiddenFiles}'`);
		}
	}
	return result;
}

// node_modules/@actions/glob/lib/internal-path-helper.js
const IS_WINDOWS$5 = process.platform === "win32";
function dirname(p) {
	p = safeTrimTrailingSeparator(p);
	if (IS_WINDOWS$5 && /^\\\\[^\\]+(\\[^\\]+)?$/.test(p)) return p;
	let result = path.dirname(p);
	if (IS_WINDOWS$5 && /^\\\\[^\\]+\\[^\\]+\\$/.test(result)) result = safeTrimTrailingSeparator(result);
	return result;
}
function ensureAbsoluteRoot(root, itemPath) {
	assert(root, `ensureAbsoluteRoot parameter 'root' must not be empty`);
	assert(itemPath, `ensureAbsoluteRoot parameter 'itemPath' must not be empty`);
	if (hasAbsoluteRoot(itemPath)) return itemPath;
	if (IS_WINDOWS$5) {
		if (itemPath.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
			let cwd = process.cwd();
			assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
			if (itemPath[0].toUpperCase() === cwd[0].toUpperCase()) {
				if (itemPath.length === 2) return `${itemPath[0]}:\\${cwd.substr(3)}`;
				else {
					if (!cwd.endsWith("\\")) cwd += "\\";
					return `${itemPath[0]}:\\${cwd.substr(3)}${itemPath.substr(2)}`;
				}
			} else return `${itemPath[0]}:\\${itemPath.substr(2)}`;
		} else if (normalizeSeparators(itemPath).match(/^\\$|^\\[^\\]/)) {
			const cwd = process.cwd();
			assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
			return `${cwd[0]}:\\${itemPath.substr(1)}`;
		}
	}
	assert(hasAbsoluteRoot(root), `ensureAbsoluteRoot parameter 'root' must have an absolute root`);
	if (root.endsWith("/") || IS_WINDOWS$5 && root.endsWith("\\")) {} else root += path.sep;
	return root + itemPath;
}
function hasAbsoluteRoot(itemPath) {
	assert(itemPath, `hasAbsoluteRoot parameter 'itemPath' must not be empty`);
	itemPath = normalizeSeparators(itemPath);
	if (IS_WINDOWS$5) return itemPath.startsWith("\\\\") || /^[A-Z]:\\/i.test(itemPath);
	return itemPath.startsWith("/");
}
function hasRoot(itemPath) {
	assert(itemPath, `isRooted parameter 'itemPath' must not be empty`);
	itemPath = normalizeSeparators(itemPath);
	if (IS_WINDOWS$5) return itemPath.startsWith("\\") || /^[A-Z]:/i.test(itemPath);
	return itemPath.startsWith("/");
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$5) {
		p = p.replace(/\//g, "\\");
		return (/^\\\\+[^\\]/.test(p) ? "\\" : "") + p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function safeTrimTrailingSeparator(p) {
	if (!p) return "";
	p = normalizeSeparators(p);
	if (!p.endsWith(path.sep)) return p;
	if (p === path.sep) return p;
	if (IS_WINDOWS$5 && /^[A-Z]:\\$/i.test(p)) return p;
	return p.substr(0, p.length - 1);
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var MatchKind;
(function(MatchKind) {
	MatchKind[MatchKind["None"] = 0] = "None";
	MatchKind[MatchKind["Directory"] = 1] = "Directory";
	MatchKind[MatchKind["File"] = 2] = "File";
	MatchKind[MatchKind["All"] = 3] = "All";
})(MatchKind || (MatchKind = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
const IS_WINDOWS$4 = process.platform === "win32";
function getSearchPaths(patterns) {
	patterns = patterns.filter((x) => !x.negate);
	const searchPathMap = {};
	for (const pattern of patterns) {
		const key = IS_WINDOWS$4 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
		searchPathMap[key] = "candidate";
	}
	const result = [];
	for (const pattern of patterns) {
		const key = IS_WINDOWS$4 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
		if (searchPathMap[key] === "included") continue;
		let foundAncestor = false;
		let tempKey = key;
		let parent = dirname(tempKey);
		while (parent !== tempKey) {
			if (searchPathMap[parent]) {
				foundAncestor = true;
				break;
			}
			tempKey = parent;
			parent = dirname(tempKey);
		}
		if (!foundAncestor) {
			result.push(pattern.searchPath);
			searchPathMap[key] = "included";
		}
	}
	return result;
}
function match(patterns, itemPath) {
	let result = MatchKind.None;
	for (const pattern of patterns) if (pattern.negate) result &= ~pattern.match(itemPath);
	else result |= pattern.match(itemPath);
	return result;
}
function partialMatch(patterns, itemPath) {
	return patterns.some((x) => !x.negate && x.partialMatch(itemPath));
}

// node_modules/@actions/glob/lib/internal-path.js
const IS_WINDOWS$3 = process.platform === "win32";
var Path = class {
	constructor(itemPath) {
		this.segments = [];
		if (typeof itemPath === "string") {
			assert(itemPath, `Parameter 'itemPath' must not be empty`);
			itemPath = safeTrimTrailingSeparator(itemPath);
			if (!hasRoot(itemPath)) this.segments = itemPath.split(path.sep);
			else {
				let remaining = itemPath;
				let dir = dirname(remaining);
				while (dir !== remaining) {
					const basename = path.basename(remaining);
					this.segments.unshift(basename);
					remaining = dir;
					dir = dirname(remaining);
				}
				this.segments.unshift(remaining);
			}
		} else {
			assert(itemPath.length > 0, `Parameter 'itemPath' must not be an empty array`);
			for (let i = 0; i < itemPath.length; i++) {
				let segment = itemPath[i];
				assert(segment, `Parameter 'itemPath' must not contain any empty segments`);
				segment = normalizeSeparators(itemPath[i]);
				if (i === 0 && hasRoot(segment)) {
					segment = safeTrimTrailingSeparator(segment);
					assert(segment === dirname(segment), `Parameter 'itemPath' root segment contains information for multiple segments`);
					this.segments.push(segment);
				} else {
					assert(!segment.includes(path.sep), `Parameter 'itemPath' contains unexpected path separators`);
					this.segments.push(segment);
				}
			}
		}
	}
	toString() {
		let result = this.segments[0];
		let skipSlash = result.endsWith(path.sep) || IS_WINDOWS$3 && /^[A-Z]:$/i.test(result);
		for (let i = 1; i < this.segments.length; i++) {
			if (skipSlash) skipSlash = false;
			else result += path.sep;
			result += this.segments[i];
		}
		return result;
	}
};

// node_modules/@actions/glob/lib/internal-pattern.js
const IS_WINDOWS$2 = process.platform === "win32";
var Pattern = class Pattern {
	constructor(patternOrNegate, isImplicitPattern = false, segments, homedir) {
		this.negate = false;
		let pattern;
		if (typeof patternOrNegate === "string") pattern = patternOrNegate.trim();
		else {
			segments = segments || [];
			assert(segments.length, `Parameter 'segments' must not empty`);
			const root = Pattern.getLiteral(segments[0]);
			assert(root && hasAbsoluteRoot(root), `Parameter 'segments' first element must be a root path`);
			pattern = new Path(segments).toString().trim();
			if (patternOrNegate) pattern = `!${pattern}`;
		}
		while (pattern.startsWith("!")) {
			this.negate = !this.negate;
			pattern = pattern.substr(1).trim();
		}
		pattern = Pattern.fixupPattern(pattern, homedir);
		this.segments = new Path(pattern).segments;
		this.trailingSeparator = normalizeSeparators(pattern).endsWith(path.sep);
		pattern = safeTrimTrailingSeparator(pattern);
		let foundGlob = false;
		const searchSegments = this.segments.map((x) => Pattern.getLiteral(x)).filter((x) => !foundGlob && !(foundGlob = x === ""));
		this.searchPath = new Path(searchSegments).toString();
		this.rootRegExp = new RegExp(Pattern.regExpEscape(searchSegments[0]), IS_WINDOWS$2 ? "i" : "");
		this.isImplicitPattern = isImplicitPattern;
		const minimatchOptions = {
			dot: true,
			nobrace: true,
			nocase: IS_WINDOWS$2,
			nocomment: true,
			noext: true,
			nonegate: true
		};
		pattern = IS_WINDOWS$2 ? pattern.replace(/\\/g, "/") : pattern;
		this.minimatch = new Minimatch(pattern, minimatchOptions);
	}
	match(itemPath) {
		if (this.segments[this.segments.length - 1] === "**") {
			itemPath = normalizeSeparators(itemPath);
			if (!itemPath.endsWith(path.sep) && this.isImplicitPattern === false) itemPath = `${itemPath}${path.sep}`;
		} else itemPath = safeTrimTrailingSeparator(itemPath);
		if (this.minimatch.match(itemPath)) return this.trailingSeparator ? MatchKind.Directory : MatchKind.All;
		return MatchKind.None;
	}
	partialMatch(itemPath) {
		itemPath = safeTrimTrailingSeparator(itemPath);
		if (dirname(itemPath) === itemPath) return this.rootRegExp.test(itemPath);
		return this.minimatch.matchOne(itemPath.split(IS_WINDOWS$2 ? /\\+/ : /\/+/), this.minimatch.set[0], true);
	}
	static globEscape(s) {
		return (IS_WINDOWS$2 ? s : s.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
	}
	static fixupPattern(pattern, homedir) {
		assert(pattern, "pattern cannot be empty");
		const literalSegments = new Path(pattern).segments.map((x) => Pattern.getLiteral(x));
		assert(literalSegments.every((x, i) => (x !== "." || i === 0) && x !== ".."), `Invalid pattern '${pattern}'. Relative pathing '.' and '..' is not allowed.`);
		assert(!hasRoot(pattern) || literalSegments[0], `Invalid pattern '${pattern}'. Root segment must not contain globs.`);
		pattern = normalizeSeparators(pattern);
		if (pattern === "." || pattern.startsWith(`.${path.sep}`)) pattern = Pattern.globEscape(process.cwd()) + pattern.substr(1);
		else if (pattern === "~" || pattern.startsWith(`~${path.sep}`)) {
			homedir = homedir || os.homedir();
			assert(homedir, "Unable to determine HOME directory");
			assert(hasAbsoluteRoot(homedir), `Expected HOME directory to be a rooted path. Actual '${homedir}'`);
			pattern = Pattern.globEscape(homedir) + pattern.substr(1);
		} else if (IS_WINDOWS$2 && (pattern.match(/^[A-Z]:$/i) || pattern.match(/^[A-Z]:[^\\]/i))) {
			let root = ensureAbsoluteRoot("C:\\dummy-root", pattern.substr(0, 2));
			if (pattern.length > 2 && !root.endsWith("\\")) root += "\\";
			pattern = Pattern.globEscape(root) + pattern.substr(2);
		} else if (IS_WINDOWS$2 && (pattern === "\\" || pattern.match(/^\\[^\\]/))) {
			let root = ensureAbsoluteRoot("C:\\dummy-root", "\\");
			if (!root.endsWith("\\")) root += "\\";
			pattern = Pattern.globEscape(root) + pattern.substr(1);
		} else pattern = ensureAbsoluteRoot(Pattern.globEscape(process.cwd()), pattern);
		return normalizeSeparators(pattern);
	}
	static getLiteral(segment) {
		let literal = "";
		for (let i = 0; i < segment.length; i++) {
			const c = segment[i];
			if (c === "\\" && !IS_WINDOWS$2 && i + 1 < segment.length) {
				literal += segment[++i];
				continue;
			} else if (c === "*" || c === "?") return "";
			else if (c === "[" && i + 1 < segment.length) {
				let set = "";
				let closed = -1;
				for (let i2 = i + 1; i2 < segment.length; i2++) {
					const c2 = segment[i2];
					if (c2 === "\\" && !IS_WINDOWS$2 && i2 + 1 < segment.length) {
						set += segment[++i2];
						continue;
					} else if (c2 === "]") {
						closed = i2;
						break;
					} else set += c2;
				}
				if (closed >= 0) {
					if (set.length > 1) return "";
					if (set) {
						literal += set;
						i = closed;
						continue;
					}
				}
			}
			literal += c;
		}
		return literal;
	}
	static regExpEscape(s) {
		return s.replace(/[[\\^$.|?*+()]/g, "\\$&");
	}
};

// node_modules/@actions/glob/lib/internal-search-state.js
var SearchState = class {
	constructor(path, level) {
		this.path = path;
		this.level = level;
	}
};

// node_modules/@actions/glob/lib/internal-globber.js
var __awaiter$10 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
var __asyncValues$2 = void 0 && (void 0).__asyncValues || function(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
};
var __await = void 0 && (void 0).__await || function(v) {
	return this instanceof __await ? (this.v = v, this) : new __await(v);
};
var __asyncGenerator = void 0 && (void 0).__asyncGenerator || function(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(f) {
		return function(v) {
			return Promise.resolve(v).then(f, reject);
		};
	}
	function verb(n, f) {
		if (g[n]) {
			i[n] = function(v) {
				return new Promise(function(a, b) {
					q.push([
						n,
						v,
						a,
						b
					]) > 1 || resume(n, v);
				});
			};
			if (f) i[n] = f(i[n]);
		}
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
};
const IS_WINDOWS$1 = process.platform === "win32";
var DefaultGlobber = class DefaultGlobber {
	constructor(options) {
		this.patterns = [];
		this.searchPaths = [];
		this.options = getOptions(options);
	}
	getSearchPaths() {
		return this.searchPaths.slice();
	}
	glob() {
		return __awaiter$10(this, void 0, void 0, function* () {
			var _a, e_1, _b, _c;
			const result = [];
			try {
				for (var _d = true, _e = __asyncValues$2(this.globGenerator()), _f; _f = yield _e.next(), _a = _f.done, !_a; _d = true) {
					_c = _f.value;
					_d = false;
					const itemPath = _c;
					result.push(itemPath);
				}
			} catch (e_1_1) {
				e_1 = { error: e_1_1 };
			} finally {
				try {
					if (!_d && !_a && (_b = _e.return)) yield _b.call(_e);
				} finally {
					if (e_1) throw e_1.error;
				}
			}
			return result;
		});
	}
	globGenerator() {
		return __asyncGenerator(this, arguments, function* globGenerator_1() {
			const options = getOptions(this.options);
			const patterns = [];
			for (const pattern of this.patterns) {
				patterns.push(pattern);
				if (options.implicitDescendants && (pattern.trailingSeparator || pattern.segments[pattern.segments.length - 1] !== "**")) patterns.push(new Pattern(pattern.negate, true, pattern.segments.concat("**")));
			}
			const stack = [];
			for (const searchPath of getSearchPaths(patterns)) {
				debug(`Search path '${searchPath}'`);
				try {
					yield __await(fs.promises.lstat(searchPath));
				} catch (err) {
					if (err.code === "ENOENT") continue;
					throw err;
				}
				stack.unshift(new SearchState(searchPath, 1));
			}
			const traversalChain = [];
			while (stack.length) {
				const item = stack.pop();
				const match$1 = match(patterns, item.path);
				const partialMatch$1 = !!match$1 || partialMatch(patterns, item.path);
				if (!match$1 && !partialMatch$1) continue;
				const stats = yield __await(DefaultGlobber.stat(item, options, traversalChain));
				if (!stats) continue;
				if (options.excludeHiddenFiles && path.basename(item.path).match(/^\./)) continue;
				if (stats.isDirectory()) {
					if (match$1 & MatchKind.Directory && options.matchDirectories) yield yield __await(item.path);
					else if (!partialMatch$1) continue;
					const childLevel = item.level + 1;
					const childItems = (yield __await(fs.promises.readdir(item.path))).map((x) => new SearchState(path.join(item.path, x), childLevel));
					stack.push(...childItems.reverse());
				} else if (match$1 & MatchKind.File) yield yield __await(item.path);
			}
		});
	}
	static create(patterns, options) {
		return __awaiter$10(this, void 0, void 0, function* () {
			const result = new DefaultGlobber(options);
			if (IS_WINDOWS$1) {
				patterns = patterns.replace(/\r\n/g, "\n");
				patterns = patterns.replace(/\r/g, "\n");
			}
			const lines = patterns.split("\n").map((x) => x.trim());
			for (const line of lines) if (!line || line.startsWith("#")) continue;
			else result.patterns.push(new Pattern(line));
			result.searchPaths.push(...getSearchPaths(result.patterns));
			return result;
		});
	}
	static stat(item, options, traversalChain) {
		return __awaiter$10(this, void 0, void 0, function* () {
			let stats;
			if (options.followSymbolicLinks) try {
				stats = yield fs.promises.stat(item.path);
			} catch (err) {
				if (err.code === "ENOENT") {
					if (options.omitBrokenSymbolicLinks) {
						debug(`Broken symlink '${item.path}'`);
						return;
					}
					throw new Error(`No information found for the path '${item.path}'. This may indicate a broken symbolic link.`);
				}
				throw err;
			}
			else stats = yield fs.promises.lstat(item.path);
			if (stats.isDirectory() && options.followSymbolicLinks) {
				const realPath = yield fs.promises.realpath(item.path);
				while (traversalChain.length >= item.level) traversalChain.pop();
				if (traversalChain.some((x) => x === realPath)) {
					debug(`Symlink cycle detected for path '${item.path}' and realpath '${realPath}'`);
					return;
				}
				traversalChain.push(realPath);
			}
			return stats;
		});
	}
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var __awaiter$9 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
var __asyncValues$1 = void 0 && (void 0).__asyncValues || function(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
};

// node_modules/@actions/glob/lib/glob.js
var __awaiter$8 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
function create(patterns, options) {
	return __awaiter$8(this, void 0, void 0, function* () {
		return yield DefaultGlobber.create(patterns, options);
	});
}

// node_modules/@actions/cache/lib/internal/constants.js
var import_semver = /* @__PURE__ */ __toESM(require_semver(), 1);
var CacheFilename;
(function(CacheFilename) {
	CacheFilename["Gzip"] = "cache.tgz";
	CacheFilename["Zstd"] = "cache.tzst";
})(CacheFilename || (CacheFilename = {}));
var CompressionMethod;
(function(CompressionMethod) {
	CompressionMethod["Gzip"] = "gzip";
	CompressionMethod["ZstdWithoutLong"] = "zstd-without-long";
	CompressionMethod["Zstd"] = "zstd";
})(CompressionMethod || (CompressionMethod = {}));
var ArchiveToolType;
(function(ArchiveToolType) {
	ArchiveToolType["GNU"] = "gnu";
	ArchiveToolType["BSD"] = "bsd";
})(ArchiveToolType || (ArchiveToolType = {}));
const DefaultRetryDelay = 5e3;
const SocketTimeout = 5e3;
const GnuTarPathOnWindows = `${process.env["PROGRAMFILES"]}\\Git\\usr\\bin\\tar.exe`;
const SystemTarPathOnWindows = `${process.env["SYSTEMDRIVE"]}\\Windows\\System32\\tar.exe`;
const TarFilename = "cache.tar";
const ManifestFilename = "manifest.txt";
const CacheFileSizeLimit = 10 * Math.pow(1024, 3);
const CacheReadDeniedMessagePrefix = "cache read denied:";

// node_modules/@actions/cache/lib/internal/cacheUtils.js
var __awaiter$7 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
var __asyncValues = void 0 && (void 0).__asyncValues || function(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
};
const versionSalt = "1.0";
function createTempDirectory() {
	return __awaiter$7(this, void 0, void 0, function* () {
		const IS_WINDOWS = process.platform === "win32";
		let tempDirectory = process.env["RUNNER_TEMP"] || "";
		if (!tempDirectory) {
			let baseLocation;
			if (IS_WINDOWS) baseLocation = process.env["USERPROFILE"] || "C:\\";
			else if (process.platform === "darwin") baseLocation = "/Users";
			else baseLocation = "/home";
			tempDirectory = path.join(baseLocation, "actions", "temp");
		}
		const dest = path.join(tempDirectory, crypto.randomUUID());
		yield mkdirP(dest);
		return dest;
	});
}
function getArchiveFileSizeInBytes(filePath) {
	return fs.statSync(filePath).size;
}
function resolvePaths(patterns) {
	return __awaiter$7(this, void 0, void 0, function* () {
		var _a, e_1, _b, _c;
		var _d;
		const paths = [];
		const workspace = (_d = process.env["GITHUB_WORKSPACE"]) !== null && _d !== void 0 ? _d : process.cwd();
		const globber = yield create(patterns.join("\n"), { implicitDescendants: false });
		try {
			for (var _e = true, _f = __asyncValues(globber.globGenerator()), _g; _g = yield _f.next(), _a = _g.done, !_a; _e = true) {
				_c = _g.value;
				_e = false;
				const file = _c;
				const relativeFile = path.relative(workspace, file).replace(new RegExp(`\\${path.sep}`, "g"), "/");
				debug(`Matched: ${relativeFile}`);
				if (relativeFile === "") paths.push(".");
				else paths.push(`${relativeFile}`);
			}
		} catch (e_1_1) {
			e_1 = { error: e_1_1 };
		} finally {
			try {
				if (!_e && !_a && (_b = _f.return)) yield _b.call(_f);
			} finally {
				if (e_1) throw e_1.error;
			}
		}
		return paths;
	});
}
function unlinkFile(filePath) {
	return __awaiter$7(this, void 0, void 0, function* () {
		return util.promisify(fs.unlink)(filePath);
	});
}
function getVersion(app_1) {
	return __awaiter$7(this, arguments, void 0, function* (app, additionalArgs = []) {
		let versionOutput = "";
		additionalArgs.push("--version");
		debug(`Checking ${app} ${additionalArgs.join(" ")}`);
		try {
			yield exec(`${app}`, additionalArgs, {
				ignoreReturnCode: true,
				silent: true,
				listeners: {
					stdout: (data) => versionOutput += data.toString(),
					stderr: (data) => versionOutput += data.toString()
				}
			});
		} catch (err) {
			debug(err.message);
		}
		versionOutput = versionOutput.trim();
		debug(versionOutput);
		return versionOutput;
	});
}
function getCompressionMethod() {
	return __awaiter$7(this, void 0, void 0, function* () {
		const versionOutput = yield getVersion("zstd", ["--quiet"]);
		const version = import_semver.clean(versionOutput);
		debug(`zstd version: ${version}`);
		if (versionOutput === "") return CompressionMethod.Gzip;
		else return CompressionMethod.ZstdWithoutLong;
	});
}
function getCacheFileName(compressionMethod) {
	return compressionMethod === CompressionMethod.Gzip ? CacheFilename.Gzip : CacheFilename.Zstd;
}
function getGnuTarPathOnWindows() {
	return __awaiter$7(this, void 0, void 0, function* () {
		if (fs.existsSync(GnuTarPathOnWindows)) return GnuTarPathOnWindows;
		return (yield getVersion("tar")).toLowerCase().includes("gnu tar") ? which("tar") : "";
	});
}
function assertDefined(name, value) {
	if (value === void 0) throw Error(`Expected ${name} but value was undefiend`);
	return value;
}
function getCacheVersion(paths, compressionMethod, enableCrossOsArchive = false) {
	const components = paths.slice();
	if (compressionMethod) components.push(compressionMethod);
	if (process.platform === "win32" && !enableCrossOsArchive) components.push("windows-only");
	components.push(versionSalt);
	return crypto.createHash("sha256").update(components.join("|")).digest("hex");
}
function getRuntimeToken() {
	const token = process.env["ACTIONS_RUNTIME_TOKEN"];
	if (!token) throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable");
	return token;
}

// node_modules/@actions/cache/lib/internal/shared/errors.js
var InvalidResponseError = class extends Error {
	constructor(message) {
		super(message);
		this.name = "InvalidResponseError";
	}
};
var NetworkError = class extends Error {
	constructor(code) {
		const message = `Unable to make request: ${code}\nIf you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
		super(message);
		this.code = code;
		this.name = "NetworkError";
	}
};
NetworkError.isNetworkErrorCode = (code) => {
	if (!code) return false;
	return [
		"ECONNRESET",
		"ENOTFOUND",
		"ETIMEDOUT",
		"ECONNREFUSED",
		"EHOSTUNREACH"
	].includes(code);
};
var UsageError = class extends Error {
	constructor() {
		super(`Cache storage quota has been hit. Unable to upload any new cache entries.\nMore info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`);
		this.name = "UsageError";
	}
};
UsageError.isUsageErrorMessage = (msg) => {
	if (!msg) return false;
	return msg.includes("insufficient usage");
};
var RateLimitError = class extends Error {
	constructor(message) {
		super(message);
		this.name = "RateLimitError";
	}
};

// node_modules/@actions/cache/lib/internal/uploadUtils.js
var __awaiter$6 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
var UploadProgress = class {
	constructor(contentLength) {
		this.contentLength = contentLength;
		this.sentBytes = 0;
		this.displayedComplete = false;
		this.startTime = Date.now();
	}
	setSentBytes(sentBytes) {
		this.sentBytes = sentBytes;
	}
	getTransferredBytes() {
		return this.sentBytes;
	}
	isDone() {
		return this.getTransferredBytes() === this.contentLength;
	}
	display() {
		if (this.displayedComplete) return;
		const transferredBytes = this.sentBytes;
		const percentage = (100 * (transferredBytes / this.contentLength)).toFixed(1);
		const elapsedTime = Date.now() - this.startTime;
		const uploadSpeed = (transferredBytes / 1048576 / (elapsedTime / 1e3)).toFixed(1);
		info(`Sent ${transferredBytes} of ${this.contentLength} (${percentage}%), ${uploadSpeed} MBs/sec`);
		if (this.isDone()) this.displayedComplete = true;
	}
	onProgress() {
		return (progress) => {
			this.setSentBytes(progress.loadedBytes);
		};
	}
	startDisplayTimer(delayInMs = 1e3) {
		const displayCallback = () => {
			this.display();
			if (!this.isDone()) this.timeoutHandle = setTimeout(displayCallback, delayInMs);
		};
		this.timeoutHandle = setTimeout(displayCallback, delayInMs);
	}
	stopDisplayTimer() {
		if (this.timeoutHandle) {
			clearTimeout(this.timeoutHandle);
			this.timeoutHandle = void 0;
		}
		this.display();
	}
};
function uploadCacheArchiveSDK(signedUploadURL, archivePath, options) {
	return __awaiter$6(this, void 0, void 0, function* () {
		var _a;
		const blobClient = new BlobClient(signedUploadURL);
		const blockBlobClient = blobClient.getBlockBlobClient();
		const uploadProgress = new UploadProgress((_a = options === null || options === void 0 ? void 0 : options.archiveSizeBytes) !== null && _a !== void 0 ? _a : 0);
		const uploadOptions = {
			blockSize: options === null || options === void 0 ? void 0 : options.uploadChunkSize,
			concurrency: options === null || options === void 0 ? void 0 : options.uploadConcurrency,
			maxSingleShotSize: 134217728,
			onProgress: uploadProgress.onProgress()
		};
		try {
			uploadProgress.startDisplayTimer();
			debug(`BlobClient: ${blobClient.name}:${blobClient.accountName}:${blobClient.containerName}`);
			const response = yield blockBlobClient.uploadFile(archivePath, uploadOptions);
			if (response._response.status >= 400) throw new InvalidResponseError(`uploadCacheArchiveSDK: upload failed with status code ${response._response.status}`);
			return response;
		} catch (error) {
			warning(`uploadCacheArchiveSDK: internal error uploading cache archive: ${error.message}`);
			throw error;
		} finally {
			uploadProgress.stopDisplayTimer();
		}
	});
}

// node_modules/@actions/cache/lib/internal/requestUtils.js
var __awaiter$5 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
function isSuccessStatusCode(statusCode) {
	if (!statusCode) return false;
	return statusCode >= 200 && statusCode < 300;
}
function isServerErrorStatusCode(statusCode) {
	if (!statusCode) return true;
	return statusCode >= 500;
}
function isRetryableStatusCode(statusCode) {
	if (!statusCode) return false;
	return [
		HttpCodes.BadGateway,
		HttpCodes.ServiceUnavailable,
		HttpCodes.GatewayTimeout
	].includes(statusCode);
}
function sleep(milliseconds) {
	return __awaiter$5(this, void 0, void 0, function* () {
		return new Promise((resolve) => setTimeout(resolve, milliseconds));
	});
}
function retry(name_1, method_1, getStatusCode_1) {
	return __awaiter$5(this, arguments, void 0, function* (name, method, getStatusCode, maxAttempts = 2, delay = DefaultRetryDelay, onError = void 0) {
		let errorMessage = "";
		let attempt = 1;
		while (attempt <= maxAttempts) {
			let response = void 0;
			let statusCode = void 0;
			let isRetryable = false;
			try {
				response = yield method();
			} catch (error) {
				if (onError) response = onError(error);
				isRetryable = true;
				errorMessage = error.message;
			}
			if (response) {
				statusCode = getStatusCode(response);
				if (!isServerErrorStatusCode(statusCode)) return response;
			}
			if (statusCode) {
				isRetryable = isRetryableStatusCode(statusCode);
				errorMessage = `Cache service responded with ${statusCode}`;
			}
			debug(`${name} - Attempt ${attempt} of ${maxAttempts} failed with error: ${errorMessage}`);
			if (!isRetryable) {
				debug(`${name} - Error is not retryable`);
				break;
			}
			yield sleep(delay);
			attempt++;
		}
		throw Error(`${name} failed: ${errorMessage}`);
	});
}
function retryTypedResponse(name_1, method_1) {
	return __awaiter$5(this, arguments, void 0, function* (name, method, maxAttempts = 2, delay = DefaultRetryDelay) {
		return yield retry(name, method, (response) => response.statusCode, maxAttempts, delay, (error) => {
			if (error instanceof HttpClientError) return {
				statusCode: error.statusCode,
				result: null,
				headers: {},
				error
			};
			else return;
		});
	});
}
function retryHttpClientResponse(name_1, method_1) {
	return __awaiter$5(this, arguments, void 0, function* (name, method, maxAttempts = 2, delay = DefaultRetryDelay) {
		return yield retry(name, method, (response) => response.message.statusCode, maxAttempts, delay);
	});
}

// node_modules/@actions/cache/lib/internal/downloadUtils.js
var __awaiter$4 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
function pipeResponseToStream(response, output) {
	return __awaiter$4(this, void 0, void 0, function* () {
		yield util.promisify(stream.pipeline)(response.message, output);
	});
}
var DownloadProgress = class {
	constructor(contentLength) {
		this.contentLength = contentLength;
		this.segmentIndex = 0;
		this.segmentSize = 0;
		this.segmentOffset = 0;
		this.receivedBytes = 0;
		this.displayedComplete = false;
		this.startTime = Date.now();
	}
	nextSegment(segmentSize) {
		this.segmentOffset = this.segmentOffset + this.segmentSize;
		this.segmentIndex = this.segmentIndex + 1;
		this.segmentSize = segmentSize;
		this.receivedBytes = 0;
		debug(`Downloading segment at offset ${this.segmentOffset} with length ${this.segmentSize}...`);
	}
	setReceivedBytes(receivedBytes) {
		this.receivedBytes = receivedBytes;
	}
	getTransferredBytes() {
		return this.segmentOffset + this.receivedBytes;
	}
	isDone() {
		return this.getTransferredBytes() === this.contentLength;
	}
	display() {
		if (this.displayedComplete) return;
		const transferredBytes = this.segmentOffset + this.receivedBytes;
		const percentage = (100 * (transferredBytes / this.contentLength)).toFixed(1);
		const elapsedTime = Date.now() - this.startTime;
		const downloadSpeed = (transferredBytes / 1048576 / (elapsedTime / 1e3)).toFixed(1);
		info(`Received ${transferredBytes} of ${this.contentLength} (${percentage}%), ${downloadSpeed} MBs/sec`);
		if (this.isDone()) this.displayedComplete = true;
	}
	onProgress() {
		return (progress) => {
			this.setReceivedBytes(progress.loadedBytes);
		};
	}
	startDisplayTimer(delayInMs = 1e3) {
		const displayCallback = () => {
			this.display();
			if (!this.isDone()) this.timeoutHandle = setTimeout(displayCallback, delayInMs);
		};
		this.timeoutHandle = setTimeout(displayCallback, delayInMs);
	}
	stopDisplayTimer() {
		if (this.timeoutHandle) {
			clearTimeout(this.timeoutHandle);
			this.timeoutHandle = void 0;
		}
		this.display();
	}
};
function downloadCacheHttpClient(archiveLocation, archivePath) {
	return __awaiter$4(this, void 0, void 0, function* () {
		const writeStream = fs.createWriteStream(archivePath);
		const httpClient = new HttpClient("actions/cache");
		const downloadResponse = yield retryHttpClientResponse("downloadCache", () => __awaiter$4(this, void 0, void 0, function* () {
			return httpClient.get(archiveLocation);
		}));
		downloadResponse.message.socket.setTimeout(SocketTimeout, () => {
			downloadResponse.message.destroy();
			debug(`Aborting download, socket timed out after ${SocketTimeout} ms`);
		});
		yield pipeResponseToStream(downloadResponse, writeStream);
		const contentLengthHeader = downloadResponse.message.headers["content-length"];
		if (contentLengthHeader) {
			const expectedLength = parseInt(contentLengthHeader);
			const actualLength = getArchiveFileSizeInBytes(archivePath);
			if (actualLength !== expectedLength) throw new Error(`Incomplete download. Expected file size: ${expectedLength}, actual file size: ${actualLength}`);
		} else debug("Unable to validate download, no Content-Length header");
	});
}
function downloadCacheHttpClientConcurrent(archiveLocation, archivePath, options) {
	return __awaiter$4(this, void 0, void 0, function* () {
		var _a;
		const archiveDescriptor = yield fs.promises.open(archivePath, "w");
		const httpClient = new HttpClient("actions/cache", void 0, {
			socketTimeout: options.timeoutInMs,
			keepAlive: true
		});
		try {
			const lengthHeader = (yield retryHttpClientResponse("downloadCacheMetadata", () => __awaiter$4(this, void 0, void 0, function* () {
				return yield httpClient.request("HEAD", archiveLocation, null, {});
			}))).message.headers["content-length"];
			if (lengthHeader === void 0 || lengthHeader === null) throw new Error("Content-Length not found on blob response");
			const length = parseInt(lengthHeader);
			if (Number.isNaN(length)) throw new Error(`Could not interpret Content-Length: ${length}`);
			const downloads = [];
			const blockSize = 4194304;
			for (let offset = 0; offset < length; offset += blockSize) {
				const count = Math.min(blockSize, length - offset);
				downloads.push({
					offset,
					promiseGetter: () => __awaiter$4(this, void 0, void 0, function* () {
						return yield downloadSegmentRetry(httpClient, archiveLocation, offset, count);
					})
				});
			}
			downloads.reverse();
			let actives = 0;
			let bytesDownloaded = 0;
			const progress = new DownloadProgress(length);
			progress.startDisplayTimer();
			const progressFn = progress.onProgress();
			const activeDownloads = [];
			let nextDownload;
			const waitAndWrite = () => __awaiter$4(this, void 0, void 0, function* () {
				const segment = yield Promise.race(Object.values(activeDownloads));
				yield archiveDescriptor.write(segment.buffer, 0, segment.count, segment.offset);
				actives--;
				delete activeDownloads[segment.offset];
				bytesDownloaded += segment.count;
				progressFn({ loadedBytes: bytesDownloaded });
			});
			while (nextDownload = downloads.pop()) {
				activeDownloads[nextDownload.offset] = nextDownload.promiseGetter();
				actives++;
				if (actives >= ((_a = options.downloadConcurrency) !== null && _a !== void 0 ? _a : 10)) yield waitAndWrite();
			}
			while (actives > 0) yield waitAndWrite();
		} finally {
			httpClient.dispose();
			yield archiveDescriptor.close();
		}
	});
}
function downloadSegmentRetry(httpClient, archiveLocation, offset, count) {
	return __awaiter$4(this, void 0, void 0, function* () {
		const retries = 5;
		let failures = 0;
		while (true) try {
			const result = yield promiseWithTimeout(3e4, downloadSegment(httpClient, archiveLocation, offset, count));
			if (typeof result === "string") throw new Error("downloadSegmentRetry failed due to timeout");
			return result;
		} catch (err) {
			if (failures >= retries) throw err;
			failures++;
		}
	});
}
function downloadSegment(httpClient, archiveLocation, offset, count) {
	return __awaiter$4(this, void 0, void 0, function* () {
		const partRes = yield retryHttpClientResponse("downloadCachePart", () => __awaiter$4(this, void 0, void 0, function* () {
			return yield httpClient.get(archiveLocation, { Range: `bytes=${offset}-${offset + count - 1}` });
		}));
		if (!partRes.readBodyBuffer) throw new Error("Expected HttpClientResponse to implement readBodyBuffer");
		return {
			offset,
			count,
			buffer: yield partRes.readBodyBuffer()
		};
	});
}
function downloadCacheStorageSDK(archiveLocation, archivePath, options) {
	return __awaiter$4(this, void 0, void 0, function* () {
		var _a;
		const client = new BlockBlobClient(archiveLocation, void 0, { retryOptions: { tryTimeoutInMs: options.timeoutInMs } });
		const contentLength = (_a = (yield client.getProperties()).contentLength) !== null && _a !== void 0 ? _a : -1;
		if (contentLength < 0) {
			debug("Unable to determine content length, downloading file with http-client...");
			yield downloadCacheHttpClient(archiveLocation, archivePath);
		} else {
			const maxSegmentSize = Math.min(134217728, buffer.constants.MAX_LENGTH);
			const downloadProgress = new DownloadProgress(contentLength);
			const fd = fs.openSync(archivePath, "w");
			try {
				downloadProgress.startDisplayTimer();
				const controller = new AbortController();
				const abortSignal = controller.signal;
				while (!downloadProgress.isDone()) {
					const segmentStart = downloadProgress.segmentOffset + downloadProgress.segmentSize;
					const segmentSize = Math.min(maxSegmentSize, contentLength - segmentStart);
					downloadProgress.nextSegment(segmentSize);
					const result = yield promiseWithTimeout(options.segmentTimeoutInMs || 36e5, client.downloadToBuffer(segmentStart, segmentSize, {
						abortSignal,
						concurrency: options.downloadConcurrency,
						onProgress: downloadProgress.onProgress()
					}));
					if (result === "timeout") {
						controller.abort();
						throw new Error("Aborting cache download as the download time exceeded the timeout.");
					} else if (Buffer.isBuffer(result)) fs.writeFileSync(fd, result);
				}
			} finally {
				downloadProgress.stopDisplayTimer();
				fs.closeSync(fd);
			}
		}
	});
}
const promiseWithTimeout = (timeoutMs, promise) => __awaiter$4(void 0, void 0, void 0, function* () {
	let timeoutHandle;
	const timeoutPromise = new Promise((resolve) => {
		timeoutHandle = setTimeout(() => resolve("timeout"), timeoutMs);
	});
	return Promise.race([promise, timeoutPromise]).then((result) => {
		clearTimeout(timeoutHandle);
		return result;
	});
});

// node_modules/@actions/cache/lib/options.js
function getUploadOptions(copy) {
	const result = {
		useAzureSdk: false,
		uploadConcurrency: 4,
		uploadChunkSize: 33554432
	};
	if (copy) {
		if (typeof copy.useAzureSdk === "boolean") result.useAzureSdk = copy.useAzureSdk;
		if (typeof copy.uploadConcurrency === "number") result.uploadConcurrency = copy.uploadConcurrency;
		if (typeof copy.uploadChunkSize === "number") result.uploadChunkSize = copy.uploadChunkSize;
	}
	result.uploadConcurrency = !isNaN(Number(process.env["CACHE_UPLOAD_CONCURRENCY"])) ? Math.min(32, Number(process.env["CACHE_UPLOAD_CONCURRENCY"])) : result.uploadConcurrency;
	result.uploadChunkSize = !isNaN(Number(process.env["CACHE_UPLOAD_CHUNK_SIZE"])) ? Math.min(134217728, Number(process.env["CACHE_UPLOAD_CHUNK_SIZE"]) * 1024 * 1024) : result.uploadChunkSize;
	debug(`Use Azure SDK: ${result.useAzureSdk}`);
	debug(`Upload concurrency: ${result.uploadConcurrency}`);
	debug(`Upload chunk size: ${result.uploadChunkSize}`);
	return result;
}
function getDownloadOptions(copy) {
	const result = {
		useAzureSdk: false,
		concurrentBlobDownloads: true,
		downloadConcurrency: 8,
		timeoutInMs: 3e4,
		segmentTimeoutInMs: 6e5,
		lookupOnly: false
	};
	if (copy) {
		if (typeof copy.useAzureSdk === "boolean") result.useAzureSdk = copy.useAzureSdk;
		if (typeof copy.concurrentBlobDownloads === "boolean") result.concurrentBlobDownloads = copy.concurrentBlobDownloads;
		if (typeof copy.downloadConcurrency === "number") result.downloadConcurrency = copy.downloadConcurrency;
		if (typeof copy.timeoutInMs === "number") result.timeoutInMs = copy.timeoutInMs;
		if (typeof copy.segmentTimeoutInMs === "number") result.segmentTimeoutInMs = copy.segmentTimeoutInMs;
		if (typeof copy.lookupOnly === "boolean") result.lookupOnly = copy.lookupOnly;
	}
	const segmentDownloadTimeoutMins = process.env["SEGMENT_DOWNLOAD_TIMEOUT_MINS"];
	if (segmentDownloadTimeoutMins && !isNaN(Number(segmentDownloadTimeoutMins)) && isFinite(Number(segmentDownloadTimeoutMins))) result.segmentTimeoutInMs = Number(segmentDownloadTimeoutMins) * 60 * 1e3;
	debug(`Use Azure SDK: ${result.useAzureSdk}`);
	debug(`Download concurrency: ${result.downloadConcurrency}`);
	debug(`Request timeout (ms): ${result.timeoutInMs}`);
	debug(`Cache segment download timeout mins env var: ${process.env["SEGMENT_DOWNLOAD_TIMEOUT_MINS"]}`);
	debug(`Segment download timeout (ms): ${result.segmentTimeoutInMs}`);
	debug(`Lookup only: ${result.lookupOnly}`);
	return result;
}

// node_modules/@actions/cache/lib/internal/config.js
function isGhes() {
	const hostname = new URL(process.env["GITHUB_SERVER_URL"] || "https://github.com").hostname.trimEnd().toUpperCase();
	const isGitHubHost = hostname === "GITHUB.COM";
	const isGheHost = hostname.endsWith(".GHE.COM");
	const isLocalHost = hostname.endsWith(".LOCALHOST");
	return !isGitHubHost && !isGheHost && !isLocalHost;
}
function getCacheServiceVersion() {
	if (isGhes()) return "v1";
	return process.env["ACTIONS_CACHE_SERVICE_V2"] ? "v2" : "v1";
}
const KNOWN_CACHE_MODES = [
	"none",
	"read",
	"write",
	"write-only"
];
function getCacheMode() {
	return (process.env["ACTIONS_CACHE_MODE"] || "").trim().toLowerCase();
}
function isCacheReadable(mode) {
	if (!KNOWN_CACHE_MODES.includes(mode)) return true;
	return mode === "read" || mode === "write";
}
function isCacheWritable(mode) {
	if (!KNOWN_CACHE_MODES.includes(mode)) return true;
	return mode === "write" || mode === "write-only";
}
function getCacheServiceURL() {
	const version = getCacheServiceVersion();
	switch (version) {
		case "v1": return process.env["ACTIONS_CACHE_URL"] || process.env["ACTIONS_RESULTS_URL"] || "";
		case "v2": return process.env["ACTIONS_RESULTS_URL"] || "";
		default: throw new Error(`Unsupported cache service version: ${version}`);
	}
}

// node_modules/@actions/cache/package.json
var require_package = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"name": "@actions/cache",
		"version": "6.3.0",
		"description": "Actions cache lib",
		"keywords": [
			"github",
			"actions",
			"cache"
		],
		"homepage": "https://github.com/actions/toolkit/tree/main/packages/cache",
		"license": "MIT",
		"type": "module",
		"main": "lib/cache.js",
		"types": "lib/cache.d.ts",
		"exports": { ".": {
			"types": "./lib/cache.d.ts",
			"import": "./lib/cache.js"
		} },
		"directories": {
			"lib": "lib",
			"test": "__tests__"
		},
		"files": ["lib", "!.DS_Store"],
		"publishConfig": { "access": "public" },
		"repository": {
			"type": "git",
			"url": "git+https://github.com/actions/toolkit.git",
			"directory": "packages/cache"
		},
		"scripts": {
			"audit-moderate": "npm install && npm audit --json --audit-level=moderate > audit.json",
			"test": "echo \"Error: run tests from root\" && exit 1",
			"tsc": "tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/"
		},
		"bugs": { "url": "https://github.com/actions/toolkit/issues" },
		"dependencies": {
			"@actions/core": "^3.0.1",
			"@actions/exec": "^3.0.0",
			"@actions/glob": "^0.7.0",
			"@actions/http-client": "^4.0.1",
			"@actions/io": "^3.0.2",
			"@azure/core-rest-pipeline": "~1.23.0",
			"@azure/storage-blob": "~12.31.0",
			"@protobuf-ts/runtime-rpc": "^2.11.1",
			"semver": "^7.8.5"
		},
		"devDependencies": {
			"@protobuf-ts/plugin": "^2.11.1",
			"@types/node": "^25.9.8",
			"@types/semver": "^7.8.0",
			"typescript": "^5.9.3"
		},
		"overrides": {
			"uri-js": "npm:uri-js-replace@^1.0.1",
			"node-fetch": "^3.3.2"
		}
	};
}));

// node_modules/@actions/cache/lib/internal/shared/package-version.cjs
var require_package_version = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const packageJson = require_package();
	module.exports = { version: packageJson.version };
}));

// node_modules/@actions/cache/lib/internal/shared/user-agent.js
var import_package_version = require_package_version();
function getUserAgentString() {
	return `@actions/cache-${import_package_version.version}`;
}

// node_modules/@actions/cache/lib/internal/cacheHttpClient.js
var __awaiter$3 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
function getCacheApiUrl(resource) {
	const baseUrl = getCacheServiceURL();
	if (!baseUrl) throw new Error("Cache Service Url not found, unable to restore cache.");
	const url = `${baseUrl}_apis/artifactcache/${resource}`;
	debug(`Resource Url: ${url}`);
	return url;
}
function createAcceptHeader(type, apiVersion) {
	return `${type};api-version=${apiVersion}`;
}
function getRequestOptions() {
	return { headers: { Accept: createAcceptHeader("application/json", "6.0-preview.1") } };
}
function createHttpClient() {
	const token = process.env["ACTIONS_RUNTIME_TOKEN"] || "";
	const bearerCredentialHandler = new BearerCredentialHandler(token);
	return new HttpClient(getUserAgentString(), [bearerCredentialHandler], getRequestOptions());
}
function getCacheEntry(keys, paths, options) {
	return __awaiter$3(this, void 0, void 0, function* () {
		var _a;
		const httpClient = createHttpClient();
		const version = getCacheVersion(paths, options === null || options === void 0 ? void 0 : options.compressionMethod, options === null || options === void 0 ? void 0 : options.enableCrossOsArchive);
		const resource = `cache?keys=${encodeURIComponent(keys.join(","))}&version=${version}`;
		const response = yield retryTypedResponse("getCacheEntry", () => __awaiter$3(this, void 0, void 0, function* () {
			return httpClient.getJson(getCacheApiUrl(resource));
		}));
		if (response.statusCode === 204) {
			if (isDebug()) yield printCachesListForDiagnostics(keys[0], httpClient, version);
			return null;
		}
		if (!isSuccessStatusCode(response.statusCode)) {
			const errorMessage = (_a = response.error) === null || _a === void 0 ? void 0 : _a.message;
			if (errorMessage === null || errorMessage === void 0 ? void 0 : errorMessage.includes("cache read denied:")) throw new Error(errorMessage);
			throw new Error(`Cache service responded with ${response.statusCode}`);
		}
		const cacheResult = response.result;
		const cacheDownloadUrl = cacheResult === null || cacheResult === void 0 ? void 0 : cacheResult.archiveLocation;
		if (!cacheDownloadUrl) throw new Error("Cache not found.");
		setSecret(cacheDownloadUrl);
		debug(`Cache Result:`);
		debug(JSON.stringify(cacheResult));
		return cacheResult;
	});
}
function printCachesListForDiagnostics(key, httpClient, version) {
	return __awaiter$3(this, void 0, void 0, function* () {
		const resource = `caches?key=${encodeURIComponent(key)}`;
		const response = yield retryTypedResponse("listCache", () => __awaiter$3(this, void 0, void 0, function* () {
			return httpClient.getJson(getCacheApiUrl(resource));
		}));
		if (response.statusCode === 200) {
			const cacheListResult = response.result;
			const totalCount = cacheListResult === null || cacheListResult === void 0 ? void 0 : cacheListResult.totalCount;
			if (totalCount && totalCount > 0) {
				debug(`No matching cache found for cache key '${key}', version '${version} and scope ${process.env["GITHUB_REF"]}. There exist one or more cache(s) with similar key but they have different version or scope. See more info on cache matching here: https://docs.github.com/en/actions/using-workflows/caching-dependencies-to-speed-up-workflows#matching-a-cache-key \nOther caches with similar key:`);
				for (const cacheEntry of (cacheListResult === null || cacheListResult === void 0 ? void 0 : cacheListResult.artifactCaches) || []) debug(`Cache Key: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.cacheKey}, Cache Version: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.cacheVersion}, Cache Scope: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.scope}, Cache Created: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.creationTime}`);
			}
		}
	});
}
function downloadCache(archiveLocation, archivePath, options) {
	return __awaiter$3(this, void 0, void 0, function* () {
		const archiveUrl = new URL$1(archiveLocation);
		const downloadOptions = getDownloadOptions(options);
		if (archiveUrl.hostname.endsWith(".blob.core.windows.net")) {
			if (downloadOptions.useAzureSdk) yield downloadCacheStorageSDK(archiveLocation, archivePath, downloadOptions);
			else if (downloadOptions.concurrentBlobDownloads) yield downloadCacheHttpClientConcurrent(archiveLocation, archivePath, downloadOptions);
			else yield downloadCacheHttpClient(archiveLocation, archivePath);
		} else yield downloadCacheHttpClient(archiveLocation, archivePath);
	});
}
function reserveCache(key, paths, options) {
	return __awaiter$3(this, void 0, void 0, function* () {
		const httpClient = createHttpClient();
		const reserveCacheRequest = {
			key,
			version: getCacheVersion(paths, options === null || options === void 0 ? void 0 : options.compressionMethod, options === null || options === void 0 ? void 0 : options.enableCrossOsArchive),
			cacheSize: options === null || options === void 0 ? void 0 : options.cacheSize
		};
		return yield retryTypedResponse("reserveCache", () => __awaiter$3(this, void 0, void 0, function* () {
			return httpClient.postJson(getCacheApiUrl("caches"), reserveCacheRequest);
		}));
	});
}
function getContentRange(start, end) {
	return `bytes ${start}-${end}/*`;
}
function uploadChunk(httpClient, resourceUrl, openStream, start, end) {
	return __awaiter$3(this, void 0, void 0, function* () {
		debug(`Uploading chunk of size ${end - start + 1} bytes at offset ${start} with content range: ${getContentRange(start, end)}`);
		const additionalHeaders = {
			"Content-Type": "application/octet-stream",
			"Content-Range": getContentRange(start, end)
		};
		const uploadChunkResponse = yield retryHttpClientResponse(`uploadChunk (start: ${start}, end: ${end})`, () => __awaiter$3(this, void 0, void 0, function* () {
			return httpClient.sendStream("PATCH", resourceUrl, openStream(), additionalHeaders);
		}));
		if (!isSuccessStatusCode(uploadChunkResponse.message.statusCode)) throw new Error(`Cache service responded with ${uploadChunkResponse.message.statusCode} during upload chunk.`);
	});
}
function uploadFile(httpClient, cacheId, archivePath, options) {
	return __awaiter$3(this, void 0, void 0, function* () {
		const fileSize = getArchiveFileSizeInBytes(archivePath);
		const resourceUrl = getCacheApiUrl(`caches/${cacheId.toString()}`);
		const fd = fs.openSync(archivePath, "r");
		const uploadOptions = getUploadOptions(options);
		const concurrency = assertDefined("uploadConcurrency", uploadOptions.uploadConcurrency);
		const maxChunkSize = assertDefined("uploadChunkSize", uploadOptions.uploadChunkSize);
		const parallelUploads = [...new Array(concurrency).keys()];
		debug("Awaiting all uploads");
		let offset = 0;
		try {
			yield Promise.all(parallelUploads.map(() => __awaiter$3(this, void 0, void 0, function* () {
				while (offset < fileSize) {
					const chunkSize = Math.min(fileSize - offset, maxChunkSize);
					const start = offset;
					const end = offset + chunkSize - 1;
					offset += maxChunkSize;
					yield uploadChunk(httpClient, resourceUrl, () => fs.createReadStream(archivePath, {
						fd,
						start,
						end,
						autoClose: false
					}).on("error", (error) => {
						throw new Error(`Cache upload failed because file read failed with ${error.message}`);
					}), start, end);
				}
			})));
		} finally {
			fs.closeSync(fd);
		}
	});
}
function commitCache(httpClient, cacheId, filesize) {
	return __awaiter$3(this, void 0, void 0, function* () {
		const commitCacheRequest = { size: filesize };
		return yield retryTypedResponse("commitCache", () => __awaiter$3(this, void 0, void 0, function* () {
			return httpClient.postJson(getCacheApiUrl(`caches/${cacheId.toString()}`), commitCacheRequest);
		}));
	});
}
function saveCache$1(cacheId, archivePath, signedUploadURL, options) {
	return __awaiter$3(this, void 0, void 0, function* () {
		if (getUploadOptions(options).useAzureSdk) {
			if (!signedUploadURL) throw new Error("Azure Storage SDK can only be used when a signed URL is provided.");
			yield uploadCacheArchiveSDK(signedUploadURL, archivePath, options);
		} else {
			const httpClient = createHttpClient();
			debug("Upload cache");
			yield uploadFile(httpClient, cacheId, archivePath, options);
			debug("Commiting cache");
			const cacheSize = getArchiveFileSizeInBytes(archivePath);
			info(`Cache Size: ~${Math.round(cacheSize / 1048576)} MB (${cacheSize} B)`);
			const commitCacheResponse = yield commitCache(httpClient, cacheId, cacheSize);
			if (!isSuccessStatusCode(commitCacheResponse.statusCode)) throw new Error(`Cache service responded with ${commitCacheResponse.statusCode} during commit cache.`);
			info("Cache saved successfully");
		}
	});
}

// node_modules/@actions/cache/lib/generated/results/entities/v1/cachescope.js
var import_commonjs = require_commonjs$1();
var import_commonjs$1 = require_commonjs();
var CacheScope$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.entities.v1.CacheScope", [{
			no: 1,
			name: "scope",
			kind: "scalar",
			T: 9
		}, {
			no: 2,
			name: "permission",
			kind: "scalar",
			T: 3
		}]);
	}
	create(value) {
		const message = {
			scope: "",
			permission: "0"
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.scope = reader.string();
					break;
				case 2:
					message.permission = reader.int64().toString();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.scope !== "") writer.tag(1, import_commonjs$1.WireType.LengthDelimited).string(message.scope);
		if (message.permission !== "0") writer.tag(2, import_commonjs$1.WireType.Varint).int64(message.permission);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const CacheScope = new CacheScope$Type();

// node_modules/@actions/cache/lib/generated/results/entities/v1/cachemetadata.js
var CacheMetadata$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.entities.v1.CacheMetadata", [{
			no: 1,
			name: "repository_id",
			kind: "scalar",
			T: 3
		}, {
			no: 2,
			name: "scope",
			kind: "message",
			repeat: 1,
			T: () => CacheScope
		}]);
	}
	create(value) {
		const message = {
			repositoryId: "0",
			scope: []
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.repositoryId = reader.int64().toString();
					break;
				case 2:
					message.scope.push(CacheScope.internalBinaryRead(reader, reader.uint32(), options));
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.repositoryId !== "0") writer.tag(1, import_commonjs$1.WireType.Varint).int64(message.repositoryId);
		for (let i = 0; i < message.scope.length; i++) CacheScope.internalBinaryWrite(message.scope[i], writer.tag(2, import_commonjs$1.WireType.LengthDelimited).fork(), options).join();
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const CacheMetadata = new CacheMetadata$Type();

// node_modules/@actions/cache/lib/generated/results/api/v1/cache.js
var CreateCacheEntryRequest$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.api.v1.CreateCacheEntryRequest", [
			{
				no: 1,
				name: "metadata",
				kind: "message",
				T: () => CacheMetadata
			},
			{
				no: 2,
				name: "key",
				kind: "scalar",
				T: 9
			},
			{
				no: 3,
				name: "version",
				kind: "scalar",
				T: 9
			}
		]);
	}
	create(value) {
		const message = {
			key: "",
			version: ""
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.metadata = CacheMetadata.internalBinaryRead(reader, reader.uint32(), options, message.metadata);
					break;
				case 2:
					message.key = reader.string();
					break;
				case 3:
					message.version = reader.string();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.metadata) CacheMetadata.internalBinaryWrite(message.metadata, writer.tag(1, import_commonjs$1.WireType.LengthDelimited).fork(), options).join();
		if (message.key !== "") writer.tag(2, import_commonjs$1.WireType.LengthDelimited).string(message.key);
		if (message.version !== "") writer.tag(3, import_commonjs$1.WireType.LengthDelimited).string(message.version);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const CreateCacheEntryRequest = new CreateCacheEntryRequest$Type();
var CreateCacheEntryResponse$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.api.v1.CreateCacheEntryResponse", [
			{
				no: 1,
				name: "ok",
				kind: "scalar",
				T: 8
			},
			{
				no: 2,
				name: "signed_upload_url",
				kind: "scalar",
				T: 9
			},
			{
				no: 3,
				name: "message",
				kind: "scalar",
				T: 9
			}
		]);
	}
	create(value) {
		const message = {
			ok: false,
			signedUploadUrl: "",
			message: ""
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.ok = reader.bool();
					break;
				case 2:
					message.signedUploadUrl = reader.string();
					break;
				case 3:
					message.message = reader.string();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.ok !== false) writer.tag(1, import_commonjs$1.WireType.Varint).bool(message.ok);
		if (message.signedUploadUrl !== "") writer.tag(2, import_commonjs$1.WireType.LengthDelimited).string(message.signedUploadUrl);
		if (message.message !== "") writer.tag(3, import_commonjs$1.WireType.LengthDelimited).string(message.message);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const CreateCacheEntryResponse = new CreateCacheEntryResponse$Type();
var FinalizeCacheEntryUploadRequest$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.api.v1.FinalizeCacheEntryUploadRequest", [
			{
				no: 1,
				name: "metadata",
				kind: "message",
				T: () => CacheMetadata
			},
			{
				no: 2,
				name: "key",
				kind: "scalar",
				T: 9
			},
			{
				no: 3,
				name: "size_bytes",
				kind: "scalar",
				T: 3
			},
			{
				no: 4,
				name: "version",
				kind: "scalar",
				T: 9
			}
		]);
	}
	create(value) {
		const message = {
			key: "",
			sizeBytes: "0",
			version: ""
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.metadata = CacheMetadata.internalBinaryRead(reader, reader.uint32(), options, message.metadata);
					break;
				case 2:
					message.key = reader.string();
					break;
				case 3:
					message.sizeBytes = reader.int64().toString();
					break;
				case 4:
					message.version = reader.string();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.metadata) CacheMetadata.internalBinaryWrite(message.metadata, writer.tag(1, import_commonjs$1.WireType.LengthDelimited).fork(), options).join();
		if (message.key !== "") writer.tag(2, import_commonjs$1.WireType.LengthDelimited).string(message.key);
		if (message.sizeBytes !== "0") writer.tag(3, import_commonjs$1.WireType.Varint).int64(message.sizeBytes);
		if (message.version !== "") writer.tag(4, import_commonjs$1.WireType.LengthDelimited).string(message.version);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const FinalizeCacheEntryUploadRequest = new FinalizeCacheEntryUploadRequest$Type();
var FinalizeCacheEntryUploadResponse$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.api.v1.FinalizeCacheEntryUploadResponse", [
			{
				no: 1,
				name: "ok",
				kind: "scalar",
				T: 8
			},
			{
				no: 2,
				name: "entry_id",
				kind: "scalar",
				T: 3
			},
			{
				no: 3,
				name: "message",
				kind: "scalar",
				T: 9
			}
		]);
	}
	create(value) {
		const message = {
			ok: false,
			entryId: "0",
			message: ""
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.ok = reader.bool();
					break;
				case 2:
					message.entryId = reader.int64().toString();
					break;
				case 3:
					message.message = reader.string();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.ok !== false) writer.tag(1, import_commonjs$1.WireType.Varint).bool(message.ok);
		if (message.entryId !== "0") writer.tag(2, import_commonjs$1.WireType.Varint).int64(message.entryId);
		if (message.message !== "") writer.tag(3, import_commonjs$1.WireType.LengthDelimited).string(message.message);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const FinalizeCacheEntryUploadResponse = new FinalizeCacheEntryUploadResponse$Type();
var GetCacheEntryDownloadURLRequest$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.api.v1.GetCacheEntryDownloadURLRequest", [
			{
				no: 1,
				name: "metadata",
				kind: "message",
				T: () => CacheMetadata
			},
			{
				no: 2,
				name: "key",
				kind: "scalar",
				T: 9
			},
			{
				no: 3,
				name: "restore_keys",
				kind: "scalar",
				repeat: 2,
				T: 9
			},
			{
				no: 4,
				name: "version",
				kind: "scalar",
				T: 9
			}
		]);
	}
	create(value) {
		const message = {
			key: "",
			restoreKeys: [],
			version: ""
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.metadata = CacheMetadata.internalBinaryRead(reader, reader.uint32(), options, message.metadata);
					break;
				case 2:
					message.key = reader.string();
					break;
				case 3:
					message.restoreKeys.push(reader.string());
					break;
				case 4:
					message.version = reader.string();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.metadata) CacheMetadata.internalBinaryWrite(message.metadata, writer.tag(1, import_commonjs$1.WireType.LengthDelimited).fork(), options).join();
		if (message.key !== "") writer.tag(2, import_commonjs$1.WireType.LengthDelimited).string(message.key);
		for (let i = 0; i < message.restoreKeys.length; i++) writer.tag(3, import_commonjs$1.WireType.LengthDelimited).string(message.restoreKeys[i]);
		if (message.version !== "") writer.tag(4, import_commonjs$1.WireType.LengthDelimited).string(message.version);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const GetCacheEntryDownloadURLRequest = new GetCacheEntryDownloadURLRequest$Type();
var GetCacheEntryDownloadURLResponse$Type = class extends import_commonjs$1.MessageType {
	constructor() {
		super("github.actions.results.api.v1.GetCacheEntryDownloadURLResponse", [
			{
				no: 1,
				name: "ok",
				kind: "scalar",
				T: 8
			},
			{
				no: 2,
				name: "signed_download_url",
				kind: "scalar",
				T: 9
			},
			{
				no: 3,
				name: "matched_key",
				kind: "scalar",
				T: 9
			}
		]);
	}
	create(value) {
		const message = {
			ok: false,
			signedDownloadUrl: "",
			matchedKey: ""
		};
		globalThis.Object.defineProperty(message, import_commonjs$1.MESSAGE_TYPE, {
			enumerable: false,
			value: this
		});
		if (value !== void 0) (0, import_commonjs$1.reflectionMergePartial)(this, message, value);
		return message;
	}
	internalBinaryRead(reader, length, options, target) {
		let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
		while (reader.pos < end) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					message.ok = reader.bool();
					break;
				case 2:
					message.signedDownloadUrl = reader.string();
					break;
				case 3:
					message.matchedKey = reader.string();
					break;
				default:
					let u = options.readUnknownField;
					if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
					let d = reader.skip(wireType);
					if (u !== false) (u === true ? import_commonjs$1.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
			}
		}
		return message;
	}
	internalBinaryWrite(message, writer, options) {
		if (message.ok !== false) writer.tag(1, import_commonjs$1.WireType.Varint).bool(message.ok);
		if (message.signedDownloadUrl !== "") writer.tag(2, import_commonjs$1.WireType.LengthDelimited).string(message.signedDownloadUrl);
		if (message.matchedKey !== "") writer.tag(3, import_commonjs$1.WireType.LengthDelimited).string(message.matchedKey);
		let u = options.writeUnknownFields;
		if (u !== false) (u == true ? import_commonjs$1.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
		return writer;
	}
};
const GetCacheEntryDownloadURLResponse = new GetCacheEntryDownloadURLResponse$Type();
const CacheService = new import_commonjs.ServiceType("github.actions.results.api.v1.CacheService", [
	{
		name: "CreateCacheEntry",
		options: {},
		I: CreateCacheEntryRequest,
		O: CreateCacheEntryResponse
	},
	{
		name: "FinalizeCacheEntryUpload",
		options: {},
		I: FinalizeCacheEntryUploadRequest,
		O: FinalizeCacheEntryUploadResponse
	},
	{
		name: "GetCacheEntryDownloadURL",
		options: {},
		I: GetCacheEntryDownloadURLRequest,
		O: GetCacheEntryDownloadURLResponse
	}
]);

// node_modules/@actions/cache/lib/generated/results/api/v1/cache.twirp-client.js
var CacheServiceClientJSON = class {
	constructor(rpc) {
		this.rpc = rpc;
		this.CreateCacheEntry.bind(this);
		this.FinalizeCacheEntryUpload.bind(this);
		this.GetCacheEntryDownloadURL.bind(this);
	}
	CreateCacheEntry(request) {
		const data = CreateCacheEntryRequest.toJson(request, {
			useProtoFieldName: true,
			emitDefaultValues: false
		});
		return this.rpc.request("github.actions.results.api.v1.CacheService", "CreateCacheEntry", "application/json", data).then((data) => CreateCacheEntryResponse.fromJson(data, { ignoreUnknownFields: true }));
	}
	FinalizeCacheEntryUpload(request) {
		const data = FinalizeCacheEntryUploadRequest.toJson(request, {
			useProtoFieldName: true,
			emitDefaultValues: false
		});
		return this.rpc.request("github.actions.results.api.v1.CacheService", "FinalizeCacheEntryUpload", "application/json", data).then((data) => FinalizeCacheEntryUploadResponse.fromJson(data, { ignoreUnknownFields: true }));
	}
	GetCacheEntryDownloadURL(request) {
		const data = GetCacheEntryDownloadURLRequest.toJson(request, {
			useProtoFieldName: true,
			emitDefaultValues: false
		});
		return this.rpc.request("github.actions.results.api.v1.CacheService", "GetCacheEntryDownloadURL", "application/json", data).then((data) => GetCacheEntryDownloadURLResponse.fromJson(data, { ignoreUnknownFields: true }));
	}
};

// node_modules/@actions/cache/lib/internal/shared/util.js
function maskSigUrl(url) {
	if (!url) return;
	try {
		const signature = new URL(url).searchParams.get("sig");
		if (signature) {
			setSecret(signature);
			setSecret(encodeURIComponent(signature));
		}
	} catch (error) {
		debug(`Failed to parse URL: ${url} ${error instanceof Error ? error.message : String(error)}`);
	}
}
function maskSecretUrls(body) {
	if (typeof body !== "object" || body === null) {
		debug("body is not an object or is null");
		return;
	}
	if ("signed_upload_url" in body && typeof body.signed_upload_url === "string") maskSigUrl(body.signed_upload_url);
	if ("signed_download_url" in body && typeof body.signed_download_url === "string") maskSigUrl(body.signed_download_url);
}

// node_modules/@actions/cache/lib/internal/shared/cacheTwirpClient.js
var __awaiter$2 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
var CacheServiceClient = class {
	constructor(userAgent, maxAttempts, baseRetryIntervalMilliseconds, retryMultiplier) {
		this.maxAttempts = 5;
		this.baseRetryIntervalMilliseconds = 3e3;
		this.retryMultiplier = 1.5;
		const token = getRuntimeToken();
		this.baseUrl = getCacheServiceURL();
		if (maxAttempts) this.maxAttempts = maxAttempts;
		if (baseRetryIntervalMilliseconds) this.baseRetryIntervalMilliseconds = baseRetryIntervalMilliseconds;
		if (retryMultiplier) this.retryMultiplier = retryMultiplier;
		this.httpClient = new HttpClient(userAgent, [new BearerCredentialHandler(token)]);
	}
	request(service, method, contentType, data) {
		return __awaiter$2(this, void 0, void 0, function* () {
			const url = new URL(`/twirp/${service}/${method}`, this.baseUrl).href;
			debug(`[Request] ${method} ${url}`);
			const headers = { "Content-Type": contentType };
			try {
				const { body } = yield this.retryableRequest(() => __awaiter$2(this, void 0, void 0, function* () {
					return this.httpClient.post(url, JSON.stringify(data), headers);
				}));
				return body;
			} catch (error) {
				throw new Error(`Failed to ${method}: ${error.message}`);
			}
		});
	}
	retryableRequest(operation) {
		return __awaiter$2(this, void 0, void 0, function* () {
			let attempt = 0;
			let errorMessage = "";
			let rawBody = "";
			while (attempt < this.maxAttempts) {
				let isRetryable = false;
				try {
					const response = yield operation();
					const statusCode = response.message.statusCode;
					rawBody = yield response.readBody();
					debug(`[Response] - ${response.message.statusCode}`);
					debug(`Headers: ${JSON.stringify(response.message.headers, null, 2)}`);
					const body = JSON.parse(rawBody);
					maskSecretUrls(body);
					debug(`Body: ${JSON.stringify(body, null, 2)}`);
					if (this.isSuccessStatusCode(statusCode)) return {
						response,
						body
					};
					isRetryable = this.isRetryableHttpStatusCode(statusCode);
					errorMessage = `Failed request: (${statusCode}) ${response.message.statusMessage}`;
					if (body.msg) {
						if (UsageError.isUsageErrorMessage(body.msg)) throw new UsageError();
						errorMessage = `${errorMessage}: ${body.msg}`;
					}
					if (statusCode === HttpCodes.TooManyRequests) {
						const retryAfterHeader = response.message.headers["retry-after"];
						if (retryAfterHeader) {
							const parsedSeconds = parseInt(retryAfterHeader, 10);
							if (!isNaN(parsedSeconds) && parsedSeconds > 0) warning(`You've hit a rate limit, your rate limit will reset in ${parsedSeconds} seconds`);
						}
						throw new RateLimitError(`Rate limited: ${errorMessage}`);
					}
				} catch (error) {
					if (error instanceof SyntaxError) debug(`Raw Body: ${rawBody}`);
					if (error instanceof UsageError) throw error;
					if (error instanceof RateLimitError) throw error;
					if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
					isRetryable = true;
					errorMessage = error.message;
				}
				if (!isRetryable) throw new Error(`Received non-retryable error: ${errorMessage}`);
				if (attempt + 1 === this.maxAttempts) throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${errorMessage}`);
				const retryTimeMilliseconds = this.getExponentialRetryTimeMilliseconds(attempt);
				info(`Attempt ${attempt + 1} of ${this.maxAttempts} failed with error: ${errorMessage}. Retrying request in ${retryTimeMilliseconds} ms...`);
				yield this.sleep(retryTimeMilliseconds);
				attempt++;
			}
			throw new Error(`Request failed`);
		});
	}
	isSuccessStatusCode(statusCode) {
		if (!statusCode) return false;
		return statusCode >= 200 && statusCode < 300;
	}
	isRetryableHttpStatusCode(statusCode) {
		if (!statusCode) return false;
		return [
			HttpCodes.BadGateway,
			HttpCodes.GatewayTimeout,
			HttpCodes.InternalServerError,
			HttpCodes.ServiceUnavailable
		].includes(statusCode);
	}
	sleep(milliseconds) {
		return __awaiter$2(this, void 0, void 0, function* () {
			return new Promise((resolve) => setTimeout(resolve, milliseconds));
		});
	}
	getExponentialRetryTimeMilliseconds(attempt) {
		if (attempt < 0) throw new Error("attempt should be a positive integer");
		if (attempt === 0) return this.baseRetryIntervalMilliseconds;
		const minTime = this.baseRetryIntervalMilliseconds * Math.pow(this.retryMultiplier, attempt);
		const maxTime = minTime * this.retryMultiplier;
		return Math.trunc(Math.random() * (maxTime - minTime) + minTime);
	}
};
function internalCacheTwirpClient(options) {
	const client = new CacheServiceClient(getUserAgentString(), options === null || options === void 0 ? void 0 : options.maxAttempts, options === null || options === void 0 ? void 0 : options.retryIntervalMs, options === null || options === void 0 ? void 0 : options.retryMultiplier);
	return new CacheServiceClientJSON(client);
}

// node_modules/@actions/cache/lib/internal/tar.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
const IS_WINDOWS = process.platform === "win32";
function getTarPath() {
	return __awaiter$1(this, void 0, void 0, function* () {
		switch (process.platform) {
			case "win32": {
				const gnuTar = yield getGnuTarPathOnWindows();
				const systemTar = SystemTarPathOnWindows;
				if (gnuTar) return {
					path: gnuTar,
					type: ArchiveToolType.GNU
				};
				else if (existsSync(systemTar)) return {
					path: systemTar,
					type: ArchiveToolType.BSD
				};
				break;
			}
			case "darwin": {
				const gnuTar = yield which("gtar", false);
				if (gnuTar) return {
					path: gnuTar,
					type: ArchiveToolType.GNU
				};
				else return {
					path: yield which("tar", true),
					type: ArchiveToolType.BSD
				};
			}
		}
		return {
			path: yield which("tar", true),
			type: ArchiveToolType.GNU
		};
	});
}
function getTarArgs(tarPath_1, compressionMethod_1, type_1) {
	return __awaiter$1(this, arguments, void 0, function* (tarPath, compressionMethod, type, archivePath = "") {
		const args = [`"${tarPath.path}"`];
		const cacheFileName = getCacheFileName(compressionMethod);
		const tarFile = "cache.tar";
		const workingDirectory = getWorkingDirectory();
		const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && IS_WINDOWS;
		switch (type) {
			case "create":
				args.push("--posix", "-cf", BSD_TAR_ZSTD ? tarFile : cacheFileName.replace(new RegExp(`\\${path.sep}`, "g"), "/"), "--exclude", BSD_TAR_ZSTD ? tarFile : cacheFileName.replace(new RegExp(`\\${path.sep}`, "g"), "/"), "-P", "-C", workingDirectory.replace(new RegExp(`\\${path.sep}`, "g"), "/"), "--files-from", ManifestFilename);
				break;
			case "extract":
				args.push("-xf", BSD_TAR_ZSTD ? tarFile : archivePath.replace(new RegExp(`\\${path.sep}`, "g"), "/"), "-P", "-C", BSD_TAR_ZSTD ? quoteAbsolutePath(workingDirectory) : workingDirectory.replace(new RegExp(`\\${path.sep}`, "g"), "/"));
				break;
			case "list": args.push("-tf", BSD_TAR_ZSTD ? tarFile : archivePath.replace(new RegExp(`\\${path.sep}`, "g"), "/"), "-P");
		}
		if (tarPath.type === ArchiveToolType.GNU) switch (process.platform) {
			case "win32":
				args.push("--force-local");
				break;
			case "darwin": args.push("--delay-directory-restore");
		}
		return args;
	});
}
function getCommands(compressionMethod_1, type_1) {
	return __awaiter$1(this, arguments, void 0, function* (compressionMethod, type, archivePath = "") {
		let args;
		const tarPath = yield getTarPath();
		const tarArgs = yield getTarArgs(tarPath, compressionMethod, type, archivePath);
		const compressionArgs = type !== "create" ? yield getDecompressionProgram(tarPath, compressionMethod, archivePath) : yield getCompressionProgram(tarPath, compressionMethod);
		const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && IS_WINDOWS;
		if (BSD_TAR_ZSTD && type !== "create") args = [[...compressionArgs].join(" "), [...tarArgs].join(" ")];
		else args = [[...tarArgs].join(" "), [...compressionArgs].join(" ")];
		return {
			commands: BSD_TAR_ZSTD ? args : [args.join(" ")],
			requiresTempDirectory: BSD_TAR_ZSTD && type !== "create"
		};
	});
}
function getWorkingDirectory() {
	var _a;
	return (_a = process.env["GITHUB_WORKSPACE"]) !== null && _a !== void 0 ? _a : process.cwd();
}
function quoteAbsolutePath(filePath) {
	return `"${path.resolve(filePath).replace(new RegExp(`\\${path.sep}`, "g"), "/")}"`;
}
function getDecompressionProgram(tarPath, compressionMethod, archivePath) {
	return __awaiter$1(this, void 0, void 0, function* () {
		const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && IS_WINDOWS;
		switch (compressionMethod) {
			case CompressionMethod.Zstd: return BSD_TAR_ZSTD ? [
				"zstd -d --long=30 --force -o",
				TarFilename,
				quoteAbsolutePath(archivePath)
			] : ["--use-compress-program", IS_WINDOWS ? "\"zstd -d --long=30\"" : "unzstd --long=30"];
			case CompressionMethod.ZstdWithoutLong: return BSD_TAR_ZSTD ? [
				"zstd -d --force -o",
				TarFilename,
				quoteAbsolutePath(archivePath)
			] : ["--use-compress-program", IS_WINDOWS ? "\"zstd -d\"" : "unzstd"];
			default: return ["-z"];
		}
	});
}
function getCompressionProgram(tarPath, compressionMethod) {
	return __awaiter$1(this, void 0, void 0, function* () {
		const cacheFileName = getCacheFileName(compressionMethod);
		const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && IS_WINDOWS;
		switch (compressionMethod) {
			case CompressionMethod.Zstd: return BSD_TAR_ZSTD ? [
				"zstd -T0 --long=30 --force -o",
				cacheFileName.replace(new RegExp(`\\${path.sep}`, "g"), "/"),
				TarFilename
			] : ["--use-compress-program", IS_WINDOWS ? "\"zstd -T0 --long=30\"" : "zstdmt --long=30"];
			case CompressionMethod.ZstdWithoutLong: return BSD_TAR_ZSTD ? [
				"zstd -T0 --force -o",
				cacheFileName.replace(new RegExp(`\\${path.sep}`, "g"), "/"),
				TarFilename
			] : ["--use-compress-program", IS_WINDOWS ? "\"zstd -T0\"" : "zstdmt"];
			default: return ["-z"];
		}
	});
}
function execCommands(commands, cwd) {
	return __awaiter$1(this, void 0, void 0, function* () {
		for (const command of commands) try {
			yield exec(command, void 0, {
				cwd,
				env: Object.assign(Object.assign({}, process.env), { MSYS: "winsymlinks:nativestrict" })
			});
		} catch (error) {
			throw new Error(`${command.split(" ")[0]} failed with error: ${error === null || error === void 0 ? void 0 : error.message}`);
		}
	});
}
function execReadCommands(archivePath, compressionMethod, type) {
	return __awaiter$1(this, void 0, void 0, function* () {
		const { commands, requiresTempDirectory } = yield getCommands(compressionMethod, type, archivePath);
		const tempDirectory = requiresTempDirectory ? yield createTempDirectory() : void 0;
		try {
			yield execCommands(commands, tempDirectory);
		} finally {
			if (tempDirectory) try {
				yield rmRF(tempDirectory);
			} catch (error) {
				debug(`Failed to delete temporary tar directory: ${error}`);
			}
		}
	});
}
function listTar(archivePath, compressionMethod) {
	return __awaiter$1(this, void 0, void 0, function* () {
		yield execReadCommands(archivePath, compressionMethod, "list");
	});
}
function extractTar(archivePath, compressionMethod) {
	return __awaiter$1(this, void 0, void 0, function* () {
		const workingDirectory = getWorkingDirectory();
		yield mkdirP(workingDirectory);
		yield execReadCommands(archivePath, compressionMethod, "extract");
	});
}
function createTar(archiveFolder, sourceDirectories, compressionMethod) {
	return __awaiter$1(this, void 0, void 0, function* () {
		writeFileSync(path.join(archiveFolder, ManifestFilename), sourceDirectories.join("\n"));
		const { commands } = yield getCommands(compressionMethod, "create");
		yield execCommands(commands, archiveFolder);
	});
}

// node_modules/@actions/cache/lib/cache.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
var ValidationError = class ValidationError extends Error {
	constructor(message) {
		super(message);
		this.name = "ValidationError";
		Object.setPrototypeOf(this, ValidationError.prototype);
	}
};
var ReserveCacheError = class ReserveCacheError extends Error {
	constructor(message) {
		super(message);
		this.name = "ReserveCacheError";
		Object.setPrototypeOf(this, ReserveCacheError.prototype);
	}
};
const CACHE_WRITE_DENIED_PREFIX = "cache write denied:";
var CacheWriteDeniedError = class CacheWriteDeniedError extends ReserveCacheError {
	constructor(message) {
		super(message);
		this.name = "CacheWriteDeniedError";
		Object.setPrototypeOf(this, CacheWriteDeniedError.prototype);
	}
};
const CACHE_READ_DENIED_PREFIX = CacheReadDeniedMessagePrefix;
var CacheReadDeniedError = class CacheReadDeniedError extends Error {
	constructor(message) {
		super(message);
		this.name = "CacheReadDeniedError";
		Object.setPrototypeOf(this, CacheReadDeniedError.prototype);
	}
};
var FinalizeCacheError = class FinalizeCacheError extends Error {
	constructor(message) {
		super(message);
		this.name = "FinalizeCacheError";
		Object.setPrototypeOf(this, FinalizeCacheError.prototype);
	}
};
function checkPaths(paths) {
	if (!paths || paths.length === 0) throw new ValidationError(`Path Validation Error: At least one directory or file path is required`);
}
function checkKey(key) {
	if (key.length > 512) throw new ValidationError(`Key Validation Error: ${key} cannot be larger than 512 characters.`);
	if (!/^[^,]*$/.test(key)) throw new ValidationError(`Key Validation Error: ${key} cannot contain commas.`);
}
function restoreCache(paths_1, primaryKey_1, restoreKeys_1, options_1) {
	return __awaiter(this, arguments, void 0, function* (paths, primaryKey, restoreKeys, options, enableCrossOsArchive = false) {
		const cacheServiceVersion = getCacheServiceVersion();
		debug(`Cache service version: ${cacheServiceVersion}`);
		checkPaths(paths);
		const cacheMode = getCacheMode();
		if (!isCacheReadable(cacheMode)) {
			info(`Cache restore skipped: the effective cache-mode '${cacheMode}' does not permit reads.`);
			debug(`Skipped restore for paths [${paths.join(", ")}] with primary key '${primaryKey}'.`);
			return;
		}
		switch (cacheServiceVersion) {
			case "v2": return yield restoreCacheV2(paths, primaryKey, restoreKeys, options, enableCrossOsArchive);
			default: return yield restoreCacheV1(paths, primaryKey, restoreKeys, options, enableCrossOsArchive);
		}
	});
}
function restoreCacheV1(paths_1, primaryKey_1, restoreKeys_1, options_1) {
	return __awaiter(this, arguments, void 0, function* (paths, primaryKey, restoreKeys, options, enableCrossOsArchive = false) {
		var _a;
		restoreKeys = restoreKeys || [];
		const keys = [primaryKey, ...restoreKeys];
		debug("Resolved Keys:");
		debug(JSON.stringify(keys));
		if (keys.length > 10) throw new ValidationError(`Key Validation Error: Keys are limited to a maximum of 10.`);
		for (const key of keys) checkKey(key);
		const compressionMethod = yield getCompressionMethod();
		let archivePath = "";
		try {
			let cacheEntry;
			try {
				cacheEntry = yield getCacheEntry(keys, paths, {
					compressionMethod,
					enableCrossOsArchive
				});
			} catch (error) {
				const errorMessage = (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : "";
				if (errorMessage.includes(CACHE_READ_DENIED_PREFIX)) throw new CacheReadDeniedError(errorMessage);
				throw error;
			}
			if (!(cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.archiveLocation)) return;
			if (options === null || options === void 0 ? void 0 : options.lookupOnly) {
				info("Lookup only - skipping download");
				return cacheEntry.cacheKey;
			}
			archivePath = path.join(yield createTempDirectory(), getCacheFileName(compressionMethod));
			debug(`Archive Path: ${archivePath}`);
			yield downloadCache(cacheEntry.archiveLocation, archivePath, options);
			if (isDebug()) yield listTar(archivePath, compressionMethod);
			const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
			info(`Cache Size: ~${Math.round(archiveFileSize / 1048576)} MB (${archiveFileSize} B)`);
			yield extractTar(archivePath, compressionMethod);
			info("Cache restored successfully");
			return cacheEntry.cacheKey;
		} catch (error$1) {
			const typedError = error$1;
			if (typedError.name === ValidationError.name) throw error$1;
			else if (typedError instanceof HttpClientError && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) error(`Failed to restore: ${error$1.message}`);
			else warning(`Failed to restore: ${error$1.message}`);
		} finally {
			try {
				yield unlinkFile(archivePath);
			} catch (error) {
				debug(`Failed to delete archive: ${error}`);
			}
		}
	});
}
function restoreCacheV2(paths_1, primaryKey_1, restoreKeys_1, options_1) {
	return __awaiter(this, arguments, void 0, function* (paths, primaryKey, restoreKeys, options, enableCrossOsArchive = false) {
		var _a;
		options = Object.assign(Object.assign({}, options), { useAzureSdk: true });
		restoreKeys = restoreKeys || [];
		const keys = [primaryKey, ...restoreKeys];
		debug("Resolved Keys:");
		debug(JSON.stringify(keys));
		if (keys.length > 10) throw new ValidationError(`Key Validation Error: Keys are limited to a maximum of 10.`);
		for (const key of keys) checkKey(key);
		let archivePath = "";
		try {
			const twirpClient = internalCacheTwirpClient();
			const compressionMethod = yield getCompressionMethod();
			const request = {
				key: primaryKey,
				restoreKeys,
				version: getCacheVersion(paths, compressionMethod, enableCrossOsArchive)
			};
			let response;
			try {
				response = yield twirpClient.GetCacheEntryDownloadURL(request);
			} catch (error) {
				const errorMessage = (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : "";
				if (errorMessage.includes(CACHE_READ_DENIED_PREFIX)) throw new CacheReadDeniedError(errorMessage);
				throw error;
			}
			if (!response.ok) {
				debug(`Cache not found for version ${request.version} of keys: ${keys.join(", ")}`);
				return;
			}
			if (request.key !== response.matchedKey) info(`Cache hit for restore-key: ${response.matchedKey}`);
			else info(`Cache hit for: ${response.matchedKey}`);
			if (options === null || options === void 0 ? void 0 : options.lookupOnly) {
				info("Lookup only - skipping download");
				return response.matchedKey;
			}
			archivePath = path.join(yield createTempDirectory(), getCacheFileName(compressionMethod));
			debug(`Archive path: ${archivePath}`);
			debug(`Starting download of archive to: ${archivePath}`);
			yield downloadCache(response.signedDownloadUrl, archivePath, options);
			const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
			info(`Cache Size: ~${Math.round(archiveFileSize / 1048576)} MB (${archiveFileSize} B)`);
			if (isDebug()) yield listTar(archivePath, compressionMethod);
			yield extractTar(archivePath, compressionMethod);
			info("Cache restored successfully");
			return response.matchedKey;
		} catch (error$4) {
			const typedError = error$4;
			if (typedError.name === ValidationError.name) throw error$4;
			else if (typedError instanceof HttpClientError && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) error(`Failed to restore: ${error$4.message}`);
			else warning(`Failed to restore: ${error$4.message}`);
		} finally {
			try {
				if (archivePath) yield unlinkFile(archivePath);
			} catch (error) {
				debug(`Failed to delete archive: ${error}`);
			}
		}
	});
}
function saveCache(paths_1, key_1, options_1) {
	return __awaiter(this, arguments, void 0, function* (paths, key, options, enableCrossOsArchive = false) {
		const cacheServiceVersion = getCacheServiceVersion();
		debug(`Cache service version: ${cacheServiceVersion}`);
		checkPaths(paths);
		checkKey(key);
		const cacheMode = getCacheMode();
		if (!isCacheWritable(cacheMode)) {
			info(`Cache save skipped: the effective cache-mode '${cacheMode}' does not permit writes.`);
			debug(`Skipped save for paths [${paths.join(", ")}] with key '${key}'.`);
			return -1;
		}
		switch (cacheServiceVersion) {
			case "v2": return yield saveCacheV2(paths, key, options, enableCrossOsArchive);
			default: return yield saveCacheV1(paths, key, options, enableCrossOsArchive);
		}
	});
}
function saveCacheV1(paths_1, key_1, options_1) {
	return __awaiter(this, arguments, void 0, function* (paths, key, options, enableCrossOsArchive = false) {
		var _a, _b, _c, _d, _e, _f;
		const compressionMethod = yield getCompressionMethod();
		let cacheId = -1;
		const cachePaths = yield resolvePaths(paths);
		debug("Cache Paths:");
		debug(`${JSON.stringify(cachePaths)}`);
		if (cachePaths.length === 0) throw new Error(`Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.`);
		const archiveFolder = yield createTempDirectory();
		const archivePath = path.join(archiveFolder, getCacheFileName(compressionMethod));
		debug(`Archive Path: ${archivePath}`);
		try {
			yield createTar(archiveFolder, cachePaths, compressionMethod);
			if (isDebug()) yield listTar(archivePath, compressionMethod);
			const fileSizeLimit = 10737418240;
			const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
			debug(`File Size: ${archiveFileSize}`);
			if (archiveFileSize > fileSizeLimit && !isGhes()) throw new Error(`Cache size of ~${Math.round(archiveFileSize / 1048576)} MB (${archiveFileSize} B) is over the 10GB limit, not saving cache.`);
			debug("Reserving Cache");
			const reserveCacheResponse = yield reserveCache(key, paths, {
				compressionMethod,
				enableCrossOsArchive,
				cacheSize: archiveFileSize
			});
			if ((_a = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.result) === null || _a === void 0 ? void 0 : _a.cacheId) cacheId = (_b = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.result) === null || _b === void 0 ? void 0 : _b.cacheId;
			else if ((reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.statusCode) === 400) throw new Error((_d = (_c = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.error) === null || _c === void 0 ? void 0 : _c.message) !== null && _d !== void 0 ? _d : `Cache size of ~${Math.round(archiveFileSize / 1048576)} MB (${archiveFileSize} B) is over the data cap limit, not saving cache.`);
			else {
				const detailMessage = (_e = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.error) === null || _e === void 0 ? void 0 : _e.message;
				if (detailMessage === null || detailMessage === void 0 ? void 0 : detailMessage.startsWith("cache write denied:")) throw new CacheWriteDeniedError(`Unable to reserve cache with key ${key}. More details: ${detailMessage}`);
				throw new ReserveCacheError(`Unable to reserve cache with key ${key}, another job may be creating this cache. More details: ${(_f = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.error) === null || _f === void 0 ? void 0 : _f.message}`);
			}
			debug(`Saving Cache (ID: ${cacheId})`);
			yield saveCache$1(cacheId, archivePath, "", options);
		} catch (error$3) {
			const typedError = error$3;
			if (typedError.name === ValidationError.name) throw error$3;
			else if (typedError.name === ReserveCacheError.name) info(`Failed to save: ${typedError.message}`);
			else if (typedError instanceof HttpClientError && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) error(`Failed to save: ${typedError.message}`);
			else warning(`Failed to save: ${typedError.message}`);
		} finally {
			try {
				yield unlinkFile(archivePath);
			} catch (error) {
				debug(`Failed to delete archive: ${error}`);
			}
		}
		return cacheId;
	});
}
function saveCacheV2(paths_1, key_1, options_1) {
	return __awaiter(this, arguments, void 0, function* (paths, key, options, enableCrossOsArchive = false) {
		var _a;
		options = Object.assign(Object.assign({}, options), {
			uploadChunkSize: 67108864,
			uploadConcurrency: 8,
			useAzureSdk: true
		});
		const compressionMethod = yield getCompressionMethod();
		const twirpClient = internalCacheTwirpClient();
		let cacheId = -1;
		const cachePaths = yield resolvePaths(paths);
		debug("Cache Paths:");
		debug(`${JSON.stringify(cachePaths)}`);
		if (cachePaths.length === 0) throw new Error(`Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.`);
		const archiveFolder = yield createTempDirectory();
		const archivePath = path.join(archiveFolder, getCacheFileName(compressionMethod));
		debug(`Archive Path: ${archivePath}`);
		try {
			yield createTar(archiveFolder, cachePaths, compressionMethod);
			if (isDebug()) yield listTar(archivePath, compressionMethod);
			const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
			debug(`File Size: ${archiveFileSize}`);
			options.archiveSizeBytes = archiveFileSize;
			debug("Reserving Cache");
			const version = getCacheVersion(paths, compressionMethod, enableCrossOsArchive);
			const request = {
				key,
				version
			};
			let signedUploadUrl;
			try {
				const response = yield twirpClient.CreateCacheEntry(request);
				if (!response.ok) {
					if (response.message && !response.message.startsWith("cache write denied:")) warning(`Cache reservation failed: ${response.message}`);
					throw new Error(response.message || "Response was not ok");
				}
				signedUploadUrl = response.signedUploadUrl;
			} catch (error) {
				debug(`Failed to reserve cache: ${error}`);
				const errorMessage = (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : "";
				if (errorMessage.startsWith("cache write denied:")) throw new CacheWriteDeniedError(`Unable to reserve cache with key ${key}. More details: ${errorMessage}`);
				throw new ReserveCacheError(`Unable to reserve cache with key ${key}, another job may be creating this cache.`);
			}
			debug(`Attempting to upload cache located at: ${archivePath}`);
			yield saveCache$1(cacheId, archivePath, signedUploadUrl, options);
			const finalizeRequest = {
				key,
				version,
				sizeBytes: `${archiveFileSize}`
			};
			const finalizeResponse = yield twirpClient.FinalizeCacheEntryUpload(finalizeRequest);
			debug(`FinalizeCacheEntryUploadResponse: ${finalizeResponse.ok}`);
			if (!finalizeResponse.ok) {
				if (finalizeResponse.message) throw new FinalizeCacheError(finalizeResponse.message);
				throw new Error(`Unable to finalize cache with key ${key}, another job may be finalizing this cache.`);
			}
			cacheId = parseInt(finalizeResponse.entryId);
		} catch (error$2) {
			const typedError = error$2;
			if (typedError.name === ValidationError.name) throw error$2;
			else if (typedError.name === ReserveCacheError.name) info(`Failed to save: ${typedError.message}`);
			else if (typedError.name === FinalizeCacheError.name) warning(typedError.message);
			else if (typedError instanceof HttpClientError && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) error(`Failed to save: ${typedError.message}`);
			else warning(`Failed to save: ${typedError.message}`);
		} finally {
			try {
				yield unlinkFile(archivePath);
			} catch (error) {
				debug(`Failed to delete archive: ${error}`);
			}
		}
		return cacheId;
	});
}

export { restoreCache, saveCache };