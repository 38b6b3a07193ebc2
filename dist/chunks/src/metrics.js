// src/metrics/index.ts
const time = gatingMetric({
	id: "time",
	label: "time",
	unit: "s",
	threshold: .02
});
const cpu = gatingMetric({
	id: "cpu",
	label: "CPU time",
	unit: "s",
	threshold: .02
});
const peakMemory = gatingMetric({
	id: "peak-memory",
	label: "peak memory",
	unit: "B",
	threshold: .01,
	usage: {
		of: "peakMemoryBytes",
		as: "level",
		scale: 1
	}
});
const rate = gatingMetric({
	id: "rate",
	label: "rate",
	unit: "per_s",
	better: "higher",
	threshold: .02,
	own: true
});
const metrics = [
	time,
	cpu,
	peakMemory,
	told("user time", "s", .02, microsecondsPerCall("userMicroseconds")),
	told("system time", "s", .05, microsecondsPerCall("systemMicroseconds")),
	told("first call", "s", .05),
	told("later calls", "s", .05),
	{
		...told("throughput", "per_s", .02),
		better: "higher"
	},
	told("latency p50", "s", .02),
	told("latency p95", "s", .05),
	told("latency p99", "s", .05),
	told("GC time", "s", .05, level("gcSecondsPerCall")),
	told("GC share", "ratio", .05, level("gcShare")),
	told("GC count", "count", .05, level("gcPerCall")),
	told("heap used", "B", .05, level("heapUsedBytes")),
	told("allocation", "B", .01, level("allocatedBytes")),
	told("event-loop delay", "s", .1, level("eventLoopDelaySeconds")),
	told("context switches", "count", .1, growth("contextSwitches")),
	told("page faults", "count", .1, growth("pageFaults")),
	{
		...told("mean time", "s", .02),
		assume: "beside"
	},
	{
		...told("far share", "ratio", .02),
		assume: "beside"
	},
	{
		...told("far time", "s", .02),
		assume: "beside"
	},
	{
		...told("addon size", "B", .01),
		assume: "exact"
	},
	{
		...told("install size", "B", .01),
		assume: "exact"
	},
	{
		...told("installed files", "count", .01),
		id: "install-files",
		assume: "exact"
	}
];
function gatingMetric({ id, label, unit, better = "lower", ...rest }) {
	return {
		id,
		label,
		unit,
		better,
		assume: "nothing",
		gates: true,
		...rest
	};
}
function told(label, unit, threshold, usage) {
	return {
		...gatingMetric({
			id: label.toLowerCase().replaceAll(" ", "-"),
			label,
			unit,
			threshold
		}),
		gates: false,
		...usage && { usage }
	};
}
function level(of) {
	return {
		of,
		as: "level",
		scale: 1
	};
}
function growth(of) {
	return {
		of,
		as: "growth",
		scale: 1
	};
}
function microsecondsPerCall(of) {
	return {
		of,
		as: "growth-per-call",
		scale: 1e-6
	};
}

export { cpu, gatingMetric, metrics, peakMemory, rate, time };