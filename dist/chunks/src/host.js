import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/host/process/own-environment.ts
const marker = "DEADHEAT_HANDED_OVER";
const harmlessNames = /^(?:PATH|HOME|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|NODE_.*|SSL_CERT_.*|RUNNER_TRACKING_ID)$/;
function ownEnvironment(secret) {
	if (process.env[marker] === void 0) {
		startAnew();
		const ownVariables = { ...process.env };
		for (const name of Object.keys(ownVariables).filter(secret)) delete process.env[name];
		return ownVariables;
	}
	delete process.env[marker];
	const variables = handedOver();
	for (const [name, value] of Object.entries(variables)) if (!secret(name)) process.env[name] = value;
	return variables;
}
function startAnew() {
	if (typeof process.execve !== "function") return;
	const variables = { ...process.env };
	putOnDescriptor0(JSON.stringify(variables));
	const words = [
		process.execPath,
		...process.execArgv,
		...process.argv.slice(1)
	];
	process.execve("/bin/sh", [
		"sh",
		"-c",
		"ulimit -c 0; exec \"$@\"",
		"sh",
		...words
	], {
		...pickVariables(variables, (name) => harmlessNames.test(name)),
		[marker]: "1"
	});
}
function putOnDescriptor0(text) {
	closeSync(0);
	const folder = mkdtempSync(join(tmpdir(), "deadheat-"));
	const descriptor = openSync(join(folder, "environment"), "wx+", 384);
	rmSync(folder, { recursive: true });
	writeSync(descriptor, text, 0);
	if (descriptor !== 0) throw new Error(`expected descriptor 0, got ${String(descriptor)}`);
}
function handedOver() {
	const { size } = fstatSync(0);
	const bytes = Buffer.alloc(size);
	readSync(0, bytes, 0, size, 0);
	ftruncateSync(0);
	closeSync(0);
	openSync("/dev/null", "r");
	const variables = JSON.parse(bytes.toString("utf8"));
	if (typeof variables !== "object" || variables === null) throw new Error("expected variables on descriptor 0, got something else");
	return Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []));
}
function pickVariables(environment, isPicked) {
	return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => value !== void 0 && isPicked(name) ? [[name, value]] : []));
}

export { ownEnvironment, pickVariables };