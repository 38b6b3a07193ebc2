import { array, boolean, looseObject, number, object, record, string, union, unknown } from "../packages/zod.js";
import { text } from "./model6.js";

// src/model/build/manifest.ts
const manifestSchema = object({
	name: text(300).optional(),
	version: text(300).optional().catch(void 0),
	engines: record(text(300), text(300)).catch({}).default({}),
	private: unknown().optional().transform(Boolean),
	main: text(1e3).optional().catch(void 0),
	scripts: record(text(300), text(1e4)).catch({}).default({}),
	packageManager: text(300).optional().catch(void 0),
	dependencies: record(text(300), unknown()).catch({}).default({}),
	optionalDependencies: record(text(300), unknown()).catch({}).default({}),
	devDependencies: record(text(300), unknown()).catch({}).default({}),
	peerDependencies: record(text(300), unknown()).catch({}).default({}),
	libc: unknown().optional(),
	os: unknown().optional(),
	cpu: unknown().optional(),
	devEngines: unknown().optional(),
	workspaces: unknown().optional(),
	gypfile: boolean().optional().catch(void 0),
	binary: object({
		module_name: text(300),
		module_path: text(1e3),
		napi_versions: array(number().int().positive()).max(50).default([])
	}).optional().catch(void 0),
	napi: object({
		binaryName: text(300).optional(),
		name: text(300).optional()
	}).optional().catch(void 0)
});
function packagesNamed(manifest) {
	return Object.keys({
		...manifest?.devDependencies,
		...manifest?.dependencies
	});
}
const installedSchema = object({ packages: record(text(1e3), object({
	version: string().optional().catch(void 0),
	optional: boolean().default(false),
	devOptional: boolean().default(false),
	dev: boolean().default(false),
	link: boolean().default(false)
})) });
const packedSchema = object({
	unpackedSize: number().min(0),
	entryCount: number().min(0)
});
const packedListSchema = union([array(packedSchema), record(text(300), packedSchema).transform((packedByName) => Object.values(packedByName))]);
const scriptsSchema = looseObject({ scripts: record(text(300), text(1e4)) });
const lockfiles = {
	"package-lock.json": "npm",
	"npm-shrinkwrap.json": "npm",
	"pnpm-lock.yaml": "pnpm",
	"yarn.lock": "yarn",
	"bun.lock": "bun",
	"bun.lockb": "bun"
};
const cargoMetadataSchema = object({
	packages: array(object({
		manifest_path: text(2e3),
		targets: array(object({
			name: text(300),
			crate_types: array(text(50))
		}))
	})),
	target_directory: text(2e3)
});
function isPackageName(name) {
	return /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(name);
}

export { cargoMetadataSchema, installedSchema, isPackageName, lockfiles, manifestSchema, packagesNamed, packedListSchema, scriptsSchema };