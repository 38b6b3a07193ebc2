// src/model/run/part-entries.ts
function partEntries(entries, name, schema) {
	return entries.flatMap((entry) => {
		const validation = entry.type === "part" && entry.part === name ? schema.safeParse(entry.entry) : null;
		return validation?.success === true ? [validation.data] : [];
	});
}

export { partEntries };