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
	informingMetric({
		id: "user-time",
		label: "user time",
		unit: "s",
		threshold: .02,
		usage: {
			of: "userMicroseconds",
			as: "growth-per-call",
			scale: 1e-6
		}
	}),
	informingMetric({
		id: "system-time",
		label: "system time",
		unit: "s",
		threshold: .05,
		usage: {
			of: "systemMicroseconds",
			as: "growth-per-call",
			scale: 1e-6
		}
	}),
	informingMetric({
		id: "first-call",
		label: "first call",
		unit: "s",
		threshold: .05
	}),
	informingMetric({
		id: "later-calls",
		label: "later calls",
		unit: "s",
		threshold: .05
	}),
	informingMetric({
		id: "throughput",
		label: "throughput",
		unit: "per_s",
		better: "higher",
		threshold: .02
	}),
	informingMetric({
		id: "latency-p50",
		label: "latency p50",
		unit: "s",
		threshold: .02
	}),
	informingMetric({
		id: "latency-p95",
		label: "latency p95",
		unit: "s",
		threshold: .05
	}),
	informingMetric({
		id: "latency-p99",
		label: "latency p99",
		unit: "s",
		threshold: .05
	}),
	informingMetric({
		id: "gc-time",
		label: "GC time",
		unit: "s",
		threshold: .05,
		usage: {
			of: "gcSecondsPerCall",
			as: "level",
			scale: 1
		}
	}),
	informingMetric({
		id: "gc-share",
		label: "GC share",
		unit: "ratio",
		threshold: .05,
		usage: {
			of: "gcShare",
			as: "level",
			scale: 1
		}
	}),
	informingMetric({
		id: "gc-count",
		label: "GC count",
		unit: "count",
		threshold: .05,
		usage: {
			of: "gcPerCall",
			as: "level",
			scale: 1
		}
	}),
	informingMetric({
		id: "heap-used",
		label: "heap used",
		unit: "B",
		threshold: .05,
		usage: {
			of: "heapUsedBytes",
			as: "level",
			scale: 1
		}
	}),
	informingMetric({
		id: "allocation",
		label: "allocation",
		unit: "B",
		threshold: .01,
		usage: {
			of: "allocatedBytes",
			as: "level",
			scale: 1
		}
	}),
	informingMetric({
		id: "event-loop-delay",
		label: "event-loop delay",
		unit: "s",
		threshold: .1,
		usage: {
			of: "eventLoopDelaySeconds",
			as: "level",
			scale: 1
		}
	}),
	informingMetric({
		id: "context-switches",
		label: "context switches",
		unit: "count",
		threshold: .1,
		usage: {
			of: "contextSwitches",
			as: "growth",
			scale: 1
		}
	}),
	informingMetric({
		id: "page-faults",
		label: "page faults",
		unit: "count",
		threshold: .1,
		usage: {
			of: "pageFaults",
			as: "growth",
			scale: 1
		}
	}),
	exactMetric({
		id: "addon-size",
		label: "addon size",
		unit: "B",
		threshold: .01
	}),
	exactMetric({
		id: "install-size",
		label: "install size",
		unit: "B",
		threshold: .01
	}),
	exactMetric({
		id: "install-files",
		label: "installed files",
		unit: "count",
		threshold: .01
	})
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
function informingMetric(entry) {
	return {
		...gatingMetric(entry),
		gates: false
	};
}
function exactMetric(entry) {
	return {
		...informingMetric(entry),
		assume: "exact"
	};
}

export { cpu, metrics, peakMemory, rate, time };