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
	informingMetric("user time", "s", .02, microsecondsPerCall("userMicroseconds")),
	informingMetric("system time", "s", .05, microsecondsPerCall("systemMicroseconds")),
	informingMetric("first call", "s", .05),
	informingMetric("later calls", "s", .05),
	{
		...informingMetric("throughput", "per_s", .02),
		better: "higher"
	},
	informingMetric("latency p50", "s", .02),
	informingMetric("latency p95", "s", .05),
	informingMetric("latency p99", "s", .05),
	informingMetric("GC time", "s", .05, level("gcSecondsPerCall")),
	informingMetric("GC share", "ratio", .05, level("gcShare")),
	informingMetric("GC count", "count", .05, level("gcPerCall")),
	informingMetric("heap used", "B", .05, level("heapUsedBytes")),
	informingMetric("allocation", "B", .01, level("allocatedBytes")),
	informingMetric("event-loop delay", "s", .1, level("eventLoopDelaySeconds")),
	informingMetric("context switches", "count", .1, growth("contextSwitches")),
	informingMetric("page faults", "count", .1, growth("pageFaults")),
	{
		...informingMetric("mean time", "s", .02),
		assume: "beside"
	},
	{
		...informingMetric("far share", "ratio", .02),
		assume: "beside"
	},
	{
		...informingMetric("far time", "s", .02),
		assume: "beside"
	},
	{
		...informingMetric("addon size", "B", .01),
		assume: "exact"
	},
	{
		...informingMetric("install size", "B", .01),
		assume: "exact"
	},
	{
		...informingMetric("installed files", "count", .01),
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
function informingMetric(label, unit, threshold, usage) {
	return {
		...gatingMetric({
			id: label.toLowerCase().replaceAll(" ", "-"),
			label,
			unit,
			threshold
		}),
		gates: false,
		usage
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