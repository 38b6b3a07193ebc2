import type { Child, StartOptions } from './child.ts'
import type { ProcessSpec } from './processes.ts'

/** Bytes that each of so many new pipes holds: fewer when pipes of its user take too much; pipe(7). */
export type PipeGauge = (pipes: number) => Promise<number>

// Says the least size (F_GETPIPE_SZ) of as many new pipes as it reads.
const script = `open(my $told, '>&=', 3); select($told); $| = 1;
while (<STDIN>) {
  my ($least, @held) = 1e9;
  for (1 .. $_) {
    my ($out, $in);
    my $size = pipe($out, $in) ? fcntl($in, 1032, 0) + 0 : 0;
    $least = $size if $size < $least;
    push @held, $out, $in;
  }
  print "$least\n";
}`

const answerSeconds = 10

/** A gauge that is kept apart as a side is. Without Perl, or once it was silent, no pipe is ever too small. */
export function createPipeGauge(
  start: (spec: ProcessSpec, options: Omit<StartOptions, 'apart'>) => Promise<Child>,
): PipeGauge {
  const spec = { argv: ['perl', '-e', script], cwd: '/', environment: { PATH: '/usr/bin:/bin' } }
  const limits = { timeoutSeconds: answerSeconds, outputLimitBytes: 10_000, isolated: true }
  let gauge: Promise<Child> | null = null
  let last = Promise.resolve(Infinity)
  let isSilent = false
  const ask = async (pipes: number): Promise<number> => {
    const child = await (gauge ??= start(
      { ...spec, ...limits },
      { timeoutSeconds: null, withChannel: true },
    ))
    if (isSilent || child.hasEnded()) return Infinity
    const answer = new Promise<number>((resolve) => {
      const timer = setTimeout(() => {
        isSilent = true
        resolve(Infinity)
      }, answerSeconds * 1000)
      const tell = (bytes: number): void => {
        clearTimeout(timer)
        resolve(bytes)
      }
      child.channel?.once('data', (text: Buffer) => tell(Number(String(text))))
      void child.outcome.catch(() => null).then(() => tell(Infinity))
    })
    child.input?.write(`${String(pipes)}\n`)
    return answer
  }
  // One question at a time: two answers could come as one.
  return (pipes) => (last = last.then(() => ask(pipes)))
}
