import { contestOf } from "./model11.js";

// src/model/run/table-rows.ts
function entrantsIn(benchmarks) {
	const all = benchmarks.flatMap((benchmark) => {
		const { name, parameters, runtime } = benchmark;
		const contest = contestOf(benchmark);
		if (contest === null) return [benchmark];
		const { ids, reference } = contest;
		const contender = {
			id: ids.head,
			name,
			parameters,
			runtime
		};
		if (!("module" in reference)) return [contender];
		const [, referenceName = name] = /^(?:.*\/)?(.*)\.[cm]?js$/.exec(reference.module) ?? [];
		const { parameters: own } = reference;
		return [contender, {
			id: ids.base,
			name: referenceName,
			parameters: own,
			runtime
		}];
	});
	return [...new Map(all.toReversed().map((entrant) => [entrant.id, entrant])).values()].toReversed();
}
function agrees({ name: ownName, parameters: own }, { name, parameters = {} }) {
	if (name !== void 0 && ownName !== name) return false;
	return Object.entries(parameters).every(([key, value]) => Object.hasOwn(own, key) && own[key] === value);
}
function entrantAt(entrants, row, column) {
	return entrants.find((entrant) => agrees(entrant, row) && agrees(entrant, column) && hasRest(entrant, row));
}
function tableRows({ rows, columns }, entrants) {
	if (!("by" in rows)) return rows.flatMap((row) => dividedRow(row, columns, entrants));
	const { by, label, parameters = {} } = rows;
	const names = [by].flat();
	const shared = {
		label: "",
		parameters
	};
	return distinct(entrants.filter((entrant) => agrees(entrant, shared) && names.every((name) => name in entrant.parameters)).filter((entrant) => columns.some((column) => agrees(entrant, column))).map(({ parameters: own }) => pick(own, names))).flatMap((own) => {
		return dividedRow({
			label: filled(label ?? Object.keys(own).map((name) => `{${name}}`).join(", "), own),
			parameters: {
				...parameters,
				...own
			}
		}, columns, entrants);
	});
}
function filled(text, values) {
	return Object.entries(values).reduce((sum, [name, value]) => sum.replaceAll(`{${name}}`, () => String(value)), text);
}
function dividedRow(row, columns, entrants) {
	const cells = columns.map((column) => entrants.filter((entrant) => agrees(entrant, row) && agrees(entrant, column)).map(allParameters));
	const names = [...new Set(cells.flatMap(varyingNames))];
	const rests = distinct(cells.flat().map((own) => pick(own, names))).filter((rest) => names.every((name) => name in rest));
	if (names.length === 0 || rests.length === 0) return [{
		...row,
		rest: {}
	}];
	return rests.map((rest) => {
		const words = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
		return {
			...row,
			label: [row.label, ...words].join(", "),
			rest
		};
	});
}
function varyingNames(cells) {
	return [...new Set(cells.flatMap((own) => Object.keys(own)))].filter((name) => new Set(cells.map((own) => own[name])).size > 1);
}
function hasRest(entrant, { rest }) {
	const own = allParameters(entrant);
	return Object.entries(rest).every(([name, value]) => !(name in own) || own[name] === value);
}
function allParameters({ parameters, runtime }) {
	return runtime === void 0 ? parameters : {
		...parameters,
		node: runtime
	};
}
function pick(own, names) {
	return Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name)));
}
function distinct(all) {
	return [...new Map(all.map((own) => [JSON.stringify(own), own])).values()];
}

export { entrantAt, entrantsIn, filled, tableRows };