// src/model/run/agrees.ts
function agrees(benchmark, { name, parameters = {} }) {
	if (name !== void 0 && benchmark.name !== name) return false;
	return Object.entries(parameters).every(([key, value]) => Object.hasOwn(benchmark.parameters, key) && benchmark.parameters[key] === value);
}

export { agrees };