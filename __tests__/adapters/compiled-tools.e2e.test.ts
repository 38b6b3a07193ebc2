import { describe, expect, it } from 'vitest'
import { measuredSuite } from './real-tools/measured-suite.ts'

const cpp = `#include <benchmark/benchmark.h>
#include <string>
static void join(benchmark::State& state) {
  for (auto _ : state) {
    std::string text;
    for (int i = 0; i < state.range(0); i++) text += 'a';
    benchmark::DoNotOptimize(text);
  }
}
BENCHMARK(join)->Arg(8)->Arg(64)->Arg(640);
BENCHMARK_MAIN();
`

const rust = `#![feature(test)]
extern crate test;
#[cfg(test)]
mod tests {
    use test::{black_box, Bencher};
    #[bench]
    fn fold(b: &mut Bencher) { b.iter(|| (0..black_box(100u64)).fold(0, |a, c| a ^ c)); }
    #[bench]
    fn join(b: &mut Bencher) { b.iter(|| ["a", "b"].join(",")); }
}
`

describe('a suite of a compiled tool runs as it is', () => {
  it('Google Benchmark, as far as its filter leaves it', { tags: 'google-benchmark' }, async () => {
    const suite = {
      adapter: 'google-benchmark',
      packages: [],
      files: { 'texts.cc': cpp },
      build: ['g++', '-O1', 'texts.cc', '-lbenchmark', '-lpthread', '-o', 'texts'],
      command: [
        '{directory}/texts',
        '--benchmark_filter=^(join/8|join/64)$',
        '--benchmark_min_time=0.01',
      ],
    } as const
    // As the adapter writes the patterns of "only".
    expect(await measuredSuite(suite)).toMatchObject({
      failures: [],
      names: ['join/8', 'join/64'],
      decides: ['median time'],
    })
  })

  it('cargo bench with #[bench]', { tags: 'cargo' }, async () => {
    const measured = await measuredSuite({
      adapter: 'cargo-bench',
      packages: [],
      files: {
        'Cargo.toml': '[package]\nname = "texts"\nversion = "0.1.0"\nedition = "2021"\n',
        'src/lib.rs': rust,
      },
      // What is not stable yet is let through like this by a compiler that is.
      build: [
        'sh',
        '-c',
        'RUSTC_BOOTSTRAP=1 cargo bench --offline --no-run && find target/release/deps -name "texts-*" -type f -perm -u+x -exec cp {} bench-texts \\;',
      ],
      command: ['{directory}/bench-texts'],
    })
    expect(measured).toMatchObject({
      failures: [],
      names: ['tests::fold', 'tests::join'],
      decides: ['median time'],
    })
  })
})
