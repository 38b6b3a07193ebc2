// src/host/process/pick-variables.ts
function pickVariables(environment, isPicked) {
	return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => value !== void 0 && isPicked(name) ? [[name, value]] : []));
}

export { pickVariables };