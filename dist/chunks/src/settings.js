import { text } from "./model3.js";

// src/settings/variable-schema.ts
const secret = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|(?:^|_)AUTH(?:$|_)|(?:API|ACCESS|PRIVATE|SIGNING)_?KEY/i;
const reservedNames = /^(?:(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE|DEADHEAT|NPM_CONFIG|YARN|GIT|LD|DYLD)_.*|PATH|HOME|TE?MP(?:DIR)?|NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|NODE_V8_COVERAGE|NODE_COMPILE_CACHE|OPENSSL_(?:CONF|MODULES|ENGINES)|GCONV_PATH|BASH_ENV|ENV|IFS|SHELL|PERL5?(?:OPT|LIB|DB)|PYTHONPATH|PYTHONSTARTUP)$/i;
const variableSchema = text(1e4).regex(/^[A-Za-z_][A-Za-z0-9_]*=/, "expected NAME=VALUE").refine((line) => !secret.test(variableName(line)), "what is built and measured never sees a secret").refine((line) => !reservedNames.test(variableName(line)), "this variable decides which programs run and belongs to deadheat");
function variableName(line) {
	return line.split("=", 1)[0] ?? "";
}
const setLineSchema = text(1e4).regex(/^[\w-]{1,100}=/, "expected NAME=VALUE");
function setParameters(lines) {
	return Object.fromEntries(lines.map((line) => {
		const at = line.indexOf("=");
		const values = (line.slice(at + 1).match(/(?:"[^"]*"|[^",]|"(?=[^"]*$))+/g) ?? [""]).map((part) => /^\s*"([^"]*)"\s*$/.exec(part)?.[1] ?? part.trim());
		return [line.slice(0, at), values];
	}));
}

export { setLineSchema, setParameters, variableSchema };