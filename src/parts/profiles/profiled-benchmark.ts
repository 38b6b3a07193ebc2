import type { CommandBenchmark, FunctionBenchmark } from '../../model/run/benchmark.ts'

/** What can be profiled: functions, and whole commands. */
export type ProfiledBenchmark = FunctionBenchmark | CommandBenchmark
