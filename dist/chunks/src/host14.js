import { relative } from "node:path";

// src/host/http/http-request.ts
var SilenceError = class extends Error {
	name = "SilenceError";
};
var WrongAnswerError = class extends Error {
	name = "WrongAnswerError";
};

// src/sandbox/boundary.ts
const systemFolders = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib32",
	"/lib64",
	"/libx32",
	"/opt/hostedtoolcache",
	"/nix",
	"/snap",
	"/etc",
	"/sys",
	"/run/systemd/resolve",
	"/run/resolvconf"
];
const devices = [
	"null",
	"zero",
	"full",
	"random",
	"urandom",
	"tty"
];
const ownFolders = [
	"/tmp",
	"/var/tmp",
	"/dev/shm"
];
function boundaryOf(kind, { tree, ownPaths, neededPaths }) {
	const git = `${tree}/.git`;
	switch (kind) {
		case "build": return {
			readOnly: [...neededPaths, git],
			writable: [tree, ...ownPaths],
			network: "host"
		};
		case "probe": return {
			readOnly: [tree, ...neededPaths],
			writable: [...ownPaths],
			network: "loopback"
		};
		case "measured": return {
			readOnly: [...neededPaths, git],
			writable: [tree, ...ownPaths],
			network: "loopback"
		};
	}
}
function isInside(path, folder) {
	return !/^\.\.(?:\/|$)/.test(relative(folder, path));
}

export { SilenceError, WrongAnswerError, boundaryOf, devices, isInside, ownFolders, systemFolders };