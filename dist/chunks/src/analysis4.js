import { groupedBy } from "./model15.js";
import { inconclusiveRow, percent } from "./analysis2.js";
import { claimsChange } from "./model17.js";

// src/analysis/findings/told-verdict.ts
function toldVerdict(verdict) {
	if (verdict === "regression") return "looks worse";
	return verdict === "improvement" ? "looks better" : "looks the same";
}

// src/analysis/findings/floors.ts
function floorsOf(control) {
	return control.flatMap(({ name, metric, estimate, ci: [low, high] }) => {
		if (estimate === null || low === null || high === null || low <= 0 && high >= 0) return [];
		return [{
			name,
			metric,
			ratio: Math.max(1 + estimate, 1 / (1 + estimate)) - 1
		}];
	});
}
function withFloors(rows, floors) {
	const byName = groupedBy(floors, ({ name }) => name);
	return rows.map((row) => {
		const threshold = (byName.get(row.name) ?? []).filter(({ metric }) => metric === row.metric).reduce((most, { ratio }) => Math.max(most, ratio), row.threshold);
		return {
			...row,
			threshold
		};
	});
}
function aboveFloors(table, floors) {
	const byName = groupedBy(floors, ({ name }) => name);
	const rows = table.rows.map((row) => aboveFloor(row, byName.get(row.name) ?? []));
	return {
		...table,
		rows
	};
}
function aboveFloor(row, floors) {
	const { verdict, estimate, metric } = row;
	const floor = floors.find((one) => one.metric === metric);
	if (floor === void 0 || !claimsChange(row) || estimate === null) return row;
	if (Math.max(1 + estimate, 1 / (1 + estimate)) - 1 > floor.ratio) return row;
	return {
		...row,
		verdict: "inconclusive",
		realButSmall: false,
		pairsToSettle: 0,
		warnings: [{
			code: floor.source ?? "rebuild",
			text: floor.source === "layout" ? `${toldVerdict(verdict)}, but its addons could not be linked again, and in 5 % of cases two links of the same code differ by more than ${percent(floor.ratio)}: more pairs would not settle it` : `${toldVerdict(verdict)}, but two builds of base differ in ${metric} by as much: code layout alone makes such a difference, and more pairs would not settle it`
		}, ...row.warnings]
	};
}
function downgraded(table, flags) {
	return {
		...table,
		rows: table.rows.map((row) => downgradedRow(row, flags))
	};
}
function downgradedRow(row, flags) {
	const flag = flags.find(({ metric }) => metric === row.metric);
	if (flag === void 0 || row.verdict === "inconclusive") return row;
	const isOwn = flags.some(({ metric, name }) => metric === row.metric && name === row.name);
	if (row.verdict === "unchanged" && !isOwn) return row;
	return inconclusiveRow(row, warningOf(row, flag));
}
function warningOf({ verdict, metric }, { name }) {
	const where = name === null ? "over all benchmarks" : `in ${name}`;
	return {
		code: "control",
		text: `${toldVerdict(verdict)}, but base differed from itself in ${metric} ${where}: something other than the code favours one side; find it (paths, environment, caches, other work) and run again`
	};
}

export { aboveFloors, downgraded, floorsOf, toldVerdict, withFloors };