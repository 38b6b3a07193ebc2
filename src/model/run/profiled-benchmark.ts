import type { CommandBenchmark, FunctionBenchmark } from './benchmark.ts'

/** What can be profiled: functions, and whole commands. */
export type ProfiledBenchmark = FunctionBenchmark | CommandBenchmark
