import { __toESM } from "../rolldown-runtime.js";
import { UsageError } from "./model2.js";

// src/host/files/read-yaml.ts
async function readYaml(content, file) {
	const { parse, YAMLParseError } = await import("../packages/yaml2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	try {
		return parse(content, { maxAliasCount: 100 });
	} catch (error) {
		if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error;
		throw new UsageError(`expected YAML in ${file}, got ${error.message.split("\n")[0] ?? "none"}`);
	}
}

export { readYaml };