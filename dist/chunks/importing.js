import { readText } from "./src/host9.js";
import { array, number, object, record, string, union } from "./packages/zod.js";
import { medianOf } from "./src/stats3.js";
import { UsageError } from "./src/model2.js";
import { groupedBy } from "./src/model15.js";
import { holm } from "./src/stats.js";
import { mean, sampleVariance } from "./packages/simple-statistics.js";
import { plainText } from "./src/render.js";
import { intervalText, percentText, valueText } from "./src/render5.js";
import { wrapped } from "./src/render10.js";
import { wordOf } from "./src/model20.js";
import { terminalTable } from "./src/render11.js";
import { helpOf } from "./src/settings4.js";
import { settings } from "./src/settings.js";
import { exitCodes } from "./src/cli.js";
import { parseWords, settingsOf } from "./src/cli2.js";

// src/importing/formats/in-a-row.ts
const inARow = "base and head were measured one after the other";

// src/importing/formats/criterion-json.ts
const sampleSchema = object({
	sampling_mode: string(),
	iters: array(number().positive()).min(1),
	times: array(number()).min(1)
});
const estimatesSchema = object({
	median: object({ point_estimate: number() }),
	median_abs_dev: object({})
});
const criterionJson = {
	name: "criterion’s sample.json or estimates.json",
	read: ({ path, json }) => {
		const nanoseconds = nanosecondsIn(json);
		if (nanoseconds === null) return null;
		const parts = path.split(/[\\/]/).slice(0, -1);
		const at = parts.lastIndexOf("criterion");
		const name = parts.slice(at + 1, -1).join("/");
		const row = {
			name: name === "" ? "benchmark" : name,
			unit: "s",
			better: "lower"
		};
		if (!(nanoseconds > 0)) throw new UsageError(`expected a time above 0 in ${path}, got ${String(nanoseconds)}`);
		return {
			format: criterionJson.name,
			each: "reduced",
			taken: inARow,
			sides: {
				kind: "one",
				rows: [{
					...row,
					values: [nanoseconds * 1e-9]
				}]
			}
		};
	}
};
function nanosecondsIn(json) {
	const sample = sampleSchema.safeParse(json);
	if (sample.success) {
		const { iters, times } = sample.data;
		return medianOf(times.map((time, at) => time / (iters[at] ?? NaN)));
	}
	return estimatesSchema.safeParse(json).data?.median.point_estimate ?? null;
}

// src/importing/json-of.ts
function jsonOf(text) {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return null;
	}
}

// src/importing/formats/github-action-benchmark-data.ts
const entrySchema = object({
	commit: object({ id: string() }),
	tool: string(),
	benches: array(object({
		name: string(),
		value: number(),
		unit: string()
	}))
});
const schema$2 = object({ entries: record(string(), array(entrySchema)) });
const githubActionBenchmarkData = {
	name: "the data file of github-action-benchmark",
	read: ({ path, text, json }) => {
		const written = /^\s*window\.BENCHMARK_DATA\s*=\s*(?<data>\{[\s\S]*\})\s*;?\s*$/.exec(text);
		const parsed = schema$2.safeParse(json ?? jsonOf(written?.groups?.["data"] ?? ""));
		if (!parsed.success) return null;
		const suites = Object.entries(parsed.data.entries).map(([suite, entries]) => {
			const commits = [...groupedBy(entries, ({ commit }) => commit.id)].map(([, same]) => same);
			return {
				suite,
				base: commits.at(-2) ?? null,
				head: commits.at(-1) ?? null
			};
		});
		const rowsFrom = (side) => suites.flatMap((suite) => suite.base === null || suite.head === null ? [] : rowsOf$1(suite[side] ?? [], suites.length > 1 ? `${suite.suite}/` : ""));
		const sides = {
			base: rowsFrom("base"),
			head: rowsFrom("head")
		};
		if (sides.head.length === 0) throw new UsageError(`expected the results of two commits in ${path}, got those of one`);
		return {
			format: githubActionBenchmarkData.name,
			each: "reduced",
			taken: `${inARow}, perhaps on other machines`,
			sides: {
				kind: "two",
				...sides
			}
		};
	}
};
function rowsOf$1(entries, prefix) {
	const figures = entries.flatMap(({ tool, benches }) => benches.map((bench) => ({
		...bench,
		...meaningOf(bench.unit, tool)
	})));
	return [...groupedBy(figures, ({ name }) => name)].flatMap(([name, all]) => {
		const [first] = all;
		if (first === void 0) return [];
		const { unit, better } = first;
		return [{
			name: `${prefix}${name}`,
			unit,
			better,
			values: all.map(({ value, factor }) => value * factor)
		}];
	});
}
function meaningOf(written, tool) {
	const time = /^(?<unit>ns|us|µs|ms|s|sec)(?:\/(?:iter|op|call|run))?$/i.exec(written)?.groups?.["unit"];
	const factor = time === void 0 ? void 0 : seconds$1.get(time.toLowerCase());
	if (factor !== void 0) return {
		unit: "s",
		better: "lower",
		factor
	};
	const isRate = /(?:ops|iter|req)\S*\/s/i.test(written) || tool === "customBiggerIsBetter";
	return {
		unit: isRate ? "per_s" : "count",
		better: isRate ? "higher" : "lower",
		factor: 1
	};
}
const seconds$1 = /* @__PURE__ */ new Map([
	["ns", 1e-9],
	["us", 1e-6],
	["µs", 1e-6],
	["ms", .001],
	["s", 1],
	["sec", 1]
]);

// src/importing/formats/go-text.ts
const line$1 = /^(?<name>Benchmark\S*)\s+\d+\s+(?<figures>\S.*)$/;
const meanings = {
	"ns/op": {
		unit: "s",
		better: "lower",
		factor: 1e-9
	},
	"B/op": {
		unit: "B",
		better: "lower",
		factor: 1
	},
	"allocs/op": {
		unit: "count",
		better: "lower",
		factor: 1
	},
	"MB/s": {
		unit: "per_s",
		better: "higher",
		factor: 1e6
	}
};
const goText = {
	name: "Go’s benchmark text, as benchstat reads it",
	read: ({ text }) => {
		const found = text.split(/\r?\n/).flatMap((each) => {
			const { name, figures } = line$1.exec(each.trimEnd())?.groups ?? {};
			return name === void 0 || figures === void 0 ? [] : figuresIn(name, figures);
		});
		if (found.length === 0) return null;
		const rows = [...groupedBy(found, ({ row }) => row)].flatMap(([row, all]) => {
			const [first] = all;
			if (first === void 0) return [];
			const { unit, better } = first.meaning;
			return [{
				name: row,
				unit,
				better,
				values: all.map(({ value }) => value)
			}];
		});
		return {
			format: goText.name,
			each: "repetition",
			taken: inARow,
			sides: {
				kind: "one",
				rows
			}
		};
	}
};
function figuresIn(name, figures) {
	const words = figures.trim().split(/\s+/);
	return words.flatMap((word, at) => {
		const meaning = Object.hasOwn(meanings, word) ? meanings[word] : void 0;
		if (at % 2 === 0 || meaning === void 0) return [];
		const value = Number(words[at - 1]) * meaning.factor;
		return [{
			row: word === "ns/op" ? name : `${name} ${word}`,
			meaning,
			value
		}];
	});
}

// src/importing/formats/google-benchmark-json.ts
const seconds = /* @__PURE__ */ new Map([
	["ns", 1e-9],
	["us", 1e-6],
	["ms", .001],
	["s", 1]
]);
const schema$1 = object({
	context: object({ num_cpus: number() }),
	benchmarks: array(object({
		name: string(),
		run_name: string().optional(),
		run_type: string().optional(),
		real_time: number().optional(),
		time_unit: string().optional()
	}))
});
const googleBenchmarkJson = {
	name: "Google Benchmark’s JSON",
	read: ({ json }) => {
		const parsed = schema$1.safeParse(json);
		if (!parsed.success) return null;
		const runs = parsed.data.benchmarks.filter(({ run_type = "iteration" }) => run_type === "iteration");
		const rows = [...groupedBy(runs, ({ name, run_name = name }) => run_name)].map(([name, all]) => ({
			name,
			unit: "s",
			better: "lower",
			values: all.flatMap(({ real_time, time_unit = "ns" }) => {
				const factor = seconds.get(time_unit);
				return real_time === void 0 || factor === void 0 ? [] : [real_time * factor];
			})
		}));
		return {
			format: googleBenchmarkJson.name,
			each: "repetition",
			taken: inARow,
			sides: {
				kind: "one",
				rows
			}
		};
	}
};

// src/importing/formats/hyperfine-json.ts
const resultSchema = union([object({
	command: string(),
	times: array(number())
}).transform(({ command, times }) => ({
	command,
	times
})), object({
	command: string(),
	measurements: array(object({ time_wall_clock: object({ value: number() }) }))
}).transform(({ command, measurements }) => ({
	command,
	times: measurements.map((one) => one.time_wall_clock.value)
}))]);
const schema = object({ results: array(resultSchema).min(1) });
const hyperfineJson = {
	name: "hyperfine --export-json",
	read: ({ json }) => {
		const parsed = schema.safeParse(json);
		if (!parsed.success) return null;
		const rows = parsed.data.results.map(({ command, times }) => ({
			name: command,
			unit: "s",
			better: "lower",
			values: times
		}));
		const [base, head] = rows;
		const common = {
			format: hyperfineJson.name,
			each: "process",
			taken: inARow
		};
		if (base === void 0 || head === void 0 || rows.length > 2) return {
			...common,
			sides: {
				kind: "one",
				rows
			}
		};
		const name = `${base.name} → ${head.name}`;
		return {
			...common,
			sides: {
				kind: "two",
				base: [{
					...base,
					name
				}],
				head: [{
					...head,
					name
				}]
			}
		};
	}
};

// src/importing/formats/reduced-file.ts
const figuresSchema = object({
	samples: array(number()).nullish(),
	p50: number().nullish(),
	median: number().nullish(),
	mean: number().nullish()
});
function reducedRows(name, { samples, p50, median, mean }, factor) {
	const value = (samples === null || samples === void 0 ? null : medianOf(samples)) ?? p50 ?? median ?? mean ?? null;
	return value === null ? [] : [{
		name,
		unit: "s",
		better: "lower",
		values: [value * factor]
	}];
}
function reducedFile(format, rows) {
	return {
		format,
		each: "reduced",
		taken: inARow,
		sides: {
			kind: "one",
			rows
		}
	};
}

// src/importing/formats/mitata-json.ts
const mitataSchema = object({
	layout: array(object({ name: string().nullable() })).optional(),
	benchmarks: array(object({
		group: number().optional(),
		runs: array(object({
			name: string(),
			stats: figuresSchema.optional()
		}))
	}))
});
const mitataJson = {
	name: "mitata’s JSON",
	read: ({ json }) => {
		const parsed = mitataSchema.safeParse(json);
		if (!parsed.success) return null;
		const { layout = [], benchmarks } = parsed.data;
		return reducedFile(mitataJson.name, benchmarks.flatMap(({ group, runs }) => {
			const under = group === void 0 ? null : layout[group]?.name ?? null;
			return runs.flatMap(({ name, stats }) => stats === void 0 ? [] : reducedRows(under === null ? name : `${under}/${name}`, stats, 1e-9));
		}));
	}
};

// src/importing/formats/tinybench-json.ts
const tinybenchSchema = array(object({
	name: string(),
	result: union([object({ latency: figuresSchema }).transform(({ latency }) => latency), figuresSchema])
})).min(1);
const tinybenchJson = {
	name: "the names and results of tinybench’s tasks",
	read: ({ json }) => {
		const parsed = tinybenchSchema.safeParse(json);
		if (!parsed.success) return null;
		return reducedFile(tinybenchJson.name, parsed.data.flatMap(({ name, result }) => reducedRows(name, result, .001)));
	}
};

// src/importing/formats/vitest-json.ts
const vitestSchema = object({ files: array(object({ groups: array(object({
	fullName: string(),
	benchmarks: array(figuresSchema.extend({ name: string() }))
})) })) });
const vitestJson = {
	name: "vitest bench --outputJson",
	read: ({ json }) => {
		const parsed = vitestSchema.safeParse(json);
		if (!parsed.success) return null;
		const groups = parsed.data.files.flatMap((file) => file.groups);
		return reducedFile(vitestJson.name, groups.flatMap(({ fullName, benchmarks }) => benchmarks.flatMap((one) => reducedRows(`${fullName} > ${one.name}`, one, .001))));
	}
};

// src/importing/formats/node-core-csv.ts
const head = /^"binary",\s*"filename",\s*"configuration",\s*"rate",\s*"time"\s*$/;
const line = /^"(?<binary>(?:[^"]|"")*)",\s*"(?<file>(?:[^"]|"")*)",\s*"(?<conf>(?:[^"]|"")*)",\s*(?<rate>[^,\s]+),/;
const nodeCoreCsv = {
	name: "the CSV of Node.js’s benchmark/compare.js",
	read: ({ path, text }) => {
		const [first = "", ...rest] = text.split(/\r?\n/);
		if (!head.test(first.trim())) return null;
		const sides = {
			old: /* @__PURE__ */ new Map(),
			new: /* @__PURE__ */ new Map()
		};
		for (const [at, each] of rest.entries()) {
			if (each.trim() === "") continue;
			const { binary, file = "", conf = "", rate } = line.exec(each)?.groups ?? {};
			if (binary !== "old" && binary !== "new") throw new UsageError(`expected "old" or "new" as the binary in line ${String(at + 2)} of ${path}, got ${JSON.stringify(binary ?? each.slice(0, 60))}`);
			const name = [file.replace(/\.js$/, ""), conf.replaceAll("\"\"", "\"")].join(" ").trim();
			const values = sides[binary].get(name) ?? [];
			sides[binary].set(name, [...values, Number(rate)]);
		}
		return {
			format: nodeCoreCsv.name,
			each: "process",
			taken: "base and head took turns in one order, which no coin drew",
			sides: {
				kind: "two",
				base: rowsOf(sides.old),
				head: rowsOf(sides.new)
			}
		};
	}
};
function rowsOf(side) {
	return [...side].map(([name, values]) => ({
		name,
		unit: "per_s",
		better: "higher",
		values
	}));
}

// src/stats/student-p.ts
function studentP(t, freedom) {
	if (!Number.isFinite(t)) return 0;
	return incompleteBeta(freedom / (freedom + t * t), freedom / 2, .5);
}
function studentQuantile(p, freedom) {
	let low = 0;
	let high = 1;
	while (studentP(high, freedom) > p) high *= 2;
	for (let step = 0; step < 100 && high - low > high * 1e-10; step += 1) {
		const middle = (low + high) / 2;
		if (studentP(middle, freedom) > p) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
function incompleteBeta(x, a, b) {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
	return Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / (a * continuedFraction(x, a, b));
}
function continuedFraction(x, a, b) {
	let value = 1;
	for (let m = 100; m >= 1; m -= 1) value = 1 + m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)) / (1 + -((a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)) / value);
	return 1 - (a + b) * x / (a + 1) / value;
}
function logGamma(x) {
	let shifted = x;
	let product = 1;
	while (shifted < 12) {
		product *= shifted;
		shifted += 1;
	}
	const inverse = 1 / (shifted * shifted);
	const series = (1 / 12 - inverse * (1 / 360 - inverse / 1260)) / shifted;
	return (shifted - .5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
}

// src/stats/welch.ts
const level = .05;
function welch(base, head) {
	const effect = mean(head) - mean(base);
	const [one, other] = [sampleVariance(base) / base.length, sampleVariance(head) / head.length];
	const error = one + other;
	const freedom = error ** 2 / (one ** 2 / (base.length - 1) + other ** 2 / (head.length - 1));
	return {
		p: error > 0 ? studentP(effect / Math.sqrt(error), freedom) : effect === 0 ? 1 : 0,
		effect,
		margin: error > 0 ? studentQuantile(level, freedom) * Math.sqrt(error) : 0
	};
}

// src/importing/judged-unpaired.ts
const fewestValues = 2;
function judgedUnpaired(sides, policy) {
	const { base, head } = alikeNamed(sides);
	const before = new Map(base.map((row) => [row.name, row]));
	const both = head.flatMap((row) => {
		const other = before.get(row.name);
		const one = other === void 0 ? null : compared(other, row);
		return one === null ? [] : [one];
	});
	if (both.length === 0) throw new UsageError(`expected a benchmark that both sides have values of, got ${namesOf(base)} and ${namesOf(head)}`);
	const adjusted = holm(both.map(({ p }) => p), both.length);
	const rows = both.map(({ row }, at) => {
		const pAdjusted = adjusted[at] ?? 1;
		return {
			...row,
			pAdjusted,
			verdict: verdictOf(row, pAdjusted, policy)
		};
	});
	const after = new Set(head.map(({ name }) => name));
	return {
		rows,
		onlyBase: base.flatMap(({ name }) => after.has(name) ? [] : [name]),
		onlyHead: head.flatMap(({ name }) => before.has(name) ? [] : [name])
	};
}
function alikeNamed({ base, head }) {
	const [one] = base;
	const [other] = head;
	if (one === void 0 || other === void 0 || base.length > 1 || head.length > 1) return {
		base,
		head
	};
	const name = one.name === other.name ? one.name : `${one.name} → ${other.name}`;
	return {
		base: [{
			...one,
			name
		}],
		head: [{
			...other,
			name
		}]
	};
}
function namesOf(rows) {
	const names = rows.slice(0, 3).map(({ name }) => name);
	return names.length === 0 ? "none" : names.join(", ");
}
function sound(values) {
	return values.filter((value) => value > 0 && Number.isFinite(value));
}
function compared(base, head) {
	const [one, other] = [sound(base.values), sound(head.values)];
	const [before, after] = [medianOf(one), medianOf(other)];
	if (before === null || after === null || base.unit !== head.unit) return null;
	const { name, unit, better } = head;
	const fact = {
		name,
		unit,
		better,
		base: before,
		head: after
	};
	const values = [one.length, other.length];
	if (Math.min(...values) < fewestValues) return {
		row: {
			...fact,
			values,
			estimate: after / before - 1,
			ci: null
		},
		p: 1
	};
	const { p, effect, margin } = welch(one.map(Math.log), other.map(Math.log));
	const ci = [Math.expm1(effect - margin), Math.expm1(effect + margin)];
	return {
		row: {
			...fact,
			values,
			estimate: Math.expm1(effect),
			ci
		},
		p
	};
}
function verdictOf({ ci, estimate, better }, pAdjusted, { alpha, threshold }) {
	if (ci === null) return "inconclusive";
	const margin = Math.log1p(threshold);
	if (Math.log1p(ci[0]) > -margin && Math.log1p(ci[1]) < margin) return "unchanged";
	if (pAdjusted > alpha) return "inconclusive";
	return estimate > 0 === (better === "lower") ? "regression" : "improvement";
}

// src/importing/imported-table.ts
const formats = [
	nodeCoreCsv,
	hyperfineJson,
	googleBenchmarkJson,
	criterionJson,
	githubActionBenchmarkData,
	vitestJson,
	mitataJson,
	tinybenchJson,
	goText
];
function importedTable(given, policy) {
	const base = given.base.map(readFile);
	const head = given.head.map(readFile);
	const [first] = base;
	if (first === void 0) throw new UsageError("expected a file, got none");
	const odd = [...base, ...head].find(({ file }) => file.format !== first.file.format);
	if (odd !== void 0) throw new UsageError(`expected files of one tool, got ${first.file.format} in ${first.path} and ${odd.file.format} in ${odd.path}`);
	const sides = sidesOf(base, head);
	const { format, each, taken } = first.file;
	return {
		format,
		each,
		taken,
		...judgedUnpaired(sides, policy)
	};
}
function readFile({ path, text }) {
	const given = {
		path,
		text,
		json: jsonOf(text)
	};
	for (const format of formats) {
		const file = format.read(given);
		if (file !== null) return {
			path,
			file
		};
	}
	const broken = brokenJson(text);
	if (broken !== null) throw new UsageError(`expected whole JSON in ${path}, got text that ends early or is damaged (${broken}): write it again`);
	const begin = JSON.stringify(text.trimStart().slice(0, 40));
	const known = formats.map(({ name }) => name).join("; ");
	throw new UsageError(`expected one of ${known}, got ${path}, which begins with ${begin}`);
}
function brokenJson(text) {
	if (!/^\s*[[{]/.test(text)) return null;
	try {
		for (const line of text.trim().split("\n")) JSON.parse(line);
		return null;
	} catch {}
	try {
		JSON.parse(text);
		return null;
	} catch (error) {
		return error instanceof Error ? error.message.split("\n")[0] ?? "" : String(error);
	}
}
function sidesOf(base, head) {
	const [only] = base;
	if (head.length === 0 && base.length === 1 && only?.file.sides.kind === "two") return only.file.sides;
	if (head.length === 0) throw new UsageError(`expected two files, base's and head's, because ${only?.file.format ?? "it"} holds one side; got ${only?.path ?? "one"} alone`);
	return {
		base: joined(base),
		head: joined(head)
	};
}
function joined(files) {
	const rows = /* @__PURE__ */ new Map();
	for (const { path, file } of files) {
		if (file.sides.kind === "two") throw new UsageError(`expected a file of one side, got ${path}, which holds both: give it alone`);
		for (const row of file.sides.rows) {
			const known = rows.get(row.name);
			rows.set(row.name, {
				...row,
				values: [...known?.values ?? [], ...row.values]
			});
		}
	}
	return [...rows.values()];
}

// src/render/terminal/imported-text.ts
const columns = [
	{
		title: "",
		align: "left",
		keep: "always"
	},
	{
		title: "benchmark",
		align: "left",
		keep: "cut"
	},
	{
		title: "change",
		align: "right",
		keep: "always"
	},
	{
		title: "95 % CI",
		align: "right",
		keep: "fourth"
	},
	{
		title: "base",
		align: "right",
		keep: "third"
	},
	{
		title: "head",
		align: "right",
		keep: "third"
	},
	{
		title: "values",
		align: "right",
		keep: "first"
	}
];
const namesAtMost = 5;
function importedText(table, width) {
	const rows = table.rows.map((row) => [
		wordOf(row.verdict, row),
		plainText(row.name),
		percentText(row.estimate),
		row.ci === null ? "" : intervalText(...row.ci),
		valueText(row.base, row.unit),
		valueText(row.head, row.unit),
		row.values.join(" / ")
	]);
	const notes = notesOf(table).flatMap((note) => ["", ...wrapped(note, width)]);
	return `${[...terminalTable(columns, rows, width), ...notes].join("\n")}\n`;
}
function notesOf({ rows, format, each, taken, onlyBase, onlyHead }) {
	return [
		`Read from ${format}. No promise is made: ${taken}, so that whatever the machine did meanwhile counts as a change. Welch's test of the logarithms, with Holm's correction over ${String(rows.length)} ${rows.length === 1 ? "row" : "rows"}; "deadheat compare" measures in pairs.`,
		...each === "repetition" ? ["All values of a side come from one process, unless it is given several files: what differs from process to process, such as where memory lies, is not in the intervals."] : [],
		...rows.some(({ ci }) => ci === null) ? [fewText(rows)] : [],
		...onlyText("base", onlyBase),
		...onlyText("head", onlyHead)
	];
}
function fewText(rows) {
	const few = rows.filter(({ ci }) => ci === null).length;
	return `${String(few)} of ${String(rows.length)} rows have a single value on a side, which tells nothing of the noise, and are not judged: measure several times and give every file, --base FILE --base FILE --head FILE --head FILE.`;
}
function onlyText(side, names) {
	if (names.length === 0) return [];
	return [`Only ${side} has ${names.slice(0, namesAtMost).map((name) => plainText(name)).join(", ")}${names.length > namesAtMost ? ` and ${String(names.length - namesAtMost)} more` : ""}.`];
}

// src/cli/importing.ts
const defaultThreshold = .02;
const importing = async (argv, terminal) => {
	const words = parseWords(argv, [
		"base",
		"head",
		"alpha",
		"threshold"
	], ["json", "help"]);
	if (words.switches.has("help")) {
		terminal.out(helpOf("import", terminal.width));
		return exitCodes.success;
	}
	const { base, head } = pathsOf(words);
	const { alpha = settings.alpha.default, threshold = defaultThreshold } = settingsOf(words, ["alpha", "threshold"]);
	const files = {
		base: await filesAt(base),
		head: await filesAt(head)
	};
	const table = importedTable(files, {
		alpha,
		threshold
	});
	terminal.out(words.switches.has("json") ? `${JSON.stringify(table)}\n` : importedText(table, terminal.width));
	return exitCodes.success;
};
function pathsOf({ positionals, values }) {
	const named = (side) => values.get(side)?.split("\n") ?? [];
	const [base, head] = [named("base"), named("head")];
	if (base.length + head.length > 0) {
		if (positionals.length === 0 && base.length > 0 && head.length > 0) return {
			base,
			head
		};
		throw new UsageError(`expected files behind --base and --head and nowhere else, got ${String(base.length)} for base, ${String(head.length)} for head and ${String(positionals.length)} beside them; see import --help`);
	}
	const [first, second, ...more] = positionals;
	if (first === void 0) throw new UsageError("expected a file, got none: deadheat import old.json new.json; see --help");
	if (more.length > 0) throw new UsageError(`expected base's file and head's, got ${String(positionals.length)} files: write --base before each of base's and --head before each of head's`);
	return {
		base: [first],
		head: second === void 0 ? [] : [second]
	};
}
function filesAt(paths) {
	return Promise.all(paths.map(async (path) => ({
		path,
		text: await readText(path)
	})));
}

export { importing };