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

const criterion = `use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion};
use std::hint::black_box;
fn sum(n: u64) -> u64 { (0..n).fold(0, |a, b| a ^ black_box(b)) }
fn texts(c: &mut Criterion) {
    c.bench_function("a plain function with a long name", |b| b.iter(|| sum(black_box(20))));
    let mut group = c.benchmark_group("sums");
    for n in [10u64, 100] {
        group.bench_with_input(BenchmarkId::new("fold", n), &n, |b, &n| b.iter(|| sum(n)));
    }
    group.finish();
}
criterion_group!(benches, texts);
criterion_main!(benches);
`

const criterionManifest = `[package]
name = "package-of-texts"
version = "0.1.0"
edition = "2021"
[dev-dependencies]
criterion = { version = "=0.5.1", default-features = false }
[[bench]]
name = "texts"
harness = false
`

const all = process.env['DEADHEAT_TEST_ALL'] === '1'

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

// It takes a minute to compile, and its packages come from crates.io.
describe.each(all ? ['the adapter'] : [])('%s', () => {
  it(
    'criterion, as far as its filter leaves it',
    { tags: 'cargo', timeout: 1_200_000 },
    async () => {
      const measured = await measuredSuite({
        adapter: 'criterion',
        packages: [],
        files: {
          'Cargo.toml': criterionManifest,
          'src/lib.rs': '',
          'benches/texts.rs': criterion,
        },
        build: [
          'sh',
          '-c',
          'cargo bench --no-run && find target/release/deps -name "texts-*" -type f -perm -u+x -exec cp {} bench-texts \\;',
        ],
        command: ['{directory}/bench-texts', '^(a plain.*|sums/fold/100)$'],
      })
      expect(measured).toMatchObject({
        failures: [],
        names: ['a plain function with a long name', 'sums/fold/100'],
        decides: ['mean time'],
      })
    },
  )
})
