import { callFilter } from './call-filter.ts'
import type { Limits } from './isolator.ts'
import { ownMounts } from './sandbox-script.ts'
import type { Sandbox } from './sandboxes.ts'

/**
 * Numbers of the system calls that the Perl text makes, by the architecture as Node.js names it: prctl, setns, unshare,
 * mount, capset, prlimit64, seccomp and close, in the order in which it takes them.
 */
const calls = {
  x64: [157, 308, 272, 165, 126, 302, 317, 3],
  arm64: [167, 268, 97, 40, 91, 261, 277, 57],
} as const

/** What a method wants of a process that enters its sandboxes. */
export interface Entrance {
  /** Namespaces of the sandbox besides its network, by their names in `/proc/PID/ns`. */
  readonly namespaces: readonly string[]
  /** Who a program is in users of its own, as `USER:GROUP`; `null` without such users. */
  readonly user: string | null
  /** Capabilities that it keeps, by their numbers below 32. */
  readonly keptCapabilities: readonly number[]
  /** Whether its /proc is read-only. */
  readonly isSealed: boolean
}

/** What a program is started with. */
export interface EnteringFacts {
  readonly perl: string
  readonly architecture: string
  readonly limits: Limits
  /** Threads on this machine now. */
  readonly threads: number
}

/** How one program starts. */
export interface ProgramStart {
  /** Absolute path. */
  readonly cwd: string
  /** Whether it may count and sample events by `perf`. */
  readonly perf: boolean
}

/**
 * Variables that the start of such a program needs; it removes them itself.
 *
 * @param highest - the highest descriptor that is for the program; others are closed
 */
export function enteringVariables(highest: number): Readonly<Record<string, string>> {
  // Perl warns on standard error about locales that it does not know.
  return {
    PERL_BADLANG: '0',
    DEADHEAT_OPEN: String(highest),
    DEADHEAT_PARENT: String(process.pid),
  }
}

/**
 * The command line before a program that starts it in a sandbox, in a process table of its own; `null` on an architecture whose system calls are not known.
 */
export function enteringWords(
  entrance: Entrance,
  { perl, architecture, limits, threads }: EnteringFacts,
): ((sandbox: Sandbox, start: ProgramStart) => readonly string[]) | null {
  if (architecture !== 'x64' && architecture !== 'arm64') return null
  const numbers = calls[architecture]
  const { namespaces, user, keptCapabilities, isSealed } = entrance
  const rights = keptCapabilities.reduce((mask, number) => mask | (1 << number), 0)
  const filters = { open: callFilter('open'), closed: callFilter('closed') }
  return ({ pid, loopback }, { cwd, perf }) => [
    perl,
    '-e',
    enteringScript,
    '--',
    numbers.join(','),
    String(pid),
    [...namespaces, ...(loopback ? ['net'] : [])].join(','),
    user ?? '',
    String(rights),
    isSealed ? '1' : '0',
    String(limits.fileBytes),
    String(threads + limits.processes),
    perf ? filters.open : filters.closed,
    ownMounts,
    cwd,
  ]
}

/**
 * Perl text that enters a sandbox, makes a process table for one program there, and is its first
 * process, with limits, fewer rights and a filter of system calls.
 *
 * `syscall` passes a string as a pointer, so numbers that arrive as words have 0 added to them. It may
 * also write to a string, which fails for a constant.
 */
export const enteringScript = String.raw`
delete $ENV{PERL_BADLANG};
my $highest = delete $ENV{DEADHEAT_OPEN} // 2;
my $parent = delete $ENV{DEADHEAT_PARENT} // getppid;
my ($calls, $pid, $kinds, $map, $kept, $sealed, $bytes, $most, $filter, $mounts, $cwd) = splice @ARGV, 0, 11;
my ($prctl, $setns, $unshare, $mount, $capset, $prlimit, $seccomp, $close) = map { $_ + 0 } split /,/, $calls;
sub must { return if $_[0] != -1; print STDERR "deadheat: expected $_[1] for foreign code, got $!\n"; exit 97 }
sub put { my ($path, $text) = @_; open(my $file, '>', $path) or return -1; print $file $text; close($file) ? 0 : -1 }
sub mounted { my ($what, $place, $kind, $flags, $options) = @_; syscall($mount, $what, $place, $kind, $flags, $options) }

# Descriptors that the runner left open must not reach foreign code.
opendir(my $folder, '/proc/self/fd') or must(-1, 'a list of descriptors');
my @open = grep { /^\d+$/ && $_ > $highest } readdir $folder;
closedir $folder;
syscall($close, $_ + 0) for @open;

# Asks the kernel to kill this process when its parent ends. Changing the user cancels the request.
sub bound { must(syscall($prctl, 1, 9, 0, 0, 0), 'an end with its parent') }
# The request has no effect if the parent has already ended.
sub outlived { exit 97 if getppid != $parent }
bound();
outlived();
my @places = map { open(my $file, '<', "/proc/$pid/ns/$_") or must(-1, 'a sandbox'); $file } split /,/, $kinds;
for (@places) { must(syscall($setns, fileno($_), 0), 'to enter a sandbox') }
@places = ();
my ($user, $group) = ($> + 0, $) + 0);
must(syscall($unshare, 0x28020000 | ($map eq '' ? 0 : 0x10000000)), 'a process table');
if ($map ne '') {
  my ($as, $among) = split /:/, $map;
  put('/proc/self/setgroups', 'deny');
  must(put('/proc/self/uid_map', "$as $user 1"), 'a user');
  must(put('/proc/self/gid_map', "$among $group 1"), 'a group');
}
bound();
outlived();
sub awaited {
  my ($child) = @_;
  for (;;) { my $ended = wait; return $? if $ended == $child; return 256 if $ended == -1 }
}
# The parent is in another process table, so its id says nothing here. Its end of a pipe closes when it ends.
pipe(my $reader, my $writer) or must(-1, 'a pipe');
my $first = fork;
must(defined $first ? 0 : -1, 'a process');
if ($first) {
  close($reader);
  $SIG{INT} = $SIG{TERM} = 'IGNORE';
  my $end = awaited($first);
  kill($end & 127, $$) if $end & 127;
  exit($end >> 8);
}
close($writer);
bound();
vec(my $closed = '', fileno($reader), 1) = 1;
exit 97 if select($closed, undef, undef, 0);
close($reader);
must(mounted('none', '/', 'none', 0x44000, ''), 'mounts of its own');
must(mounted('proc', '/proc', 'proc', 14, ''), 'a new /proc');
# If this fails, processes of the same side and kind share the sandbox's own folders.
if (open(my $list, '<', $mounts)) {
  while (<$list>) { my (undef, $place) = split ' '; mounted('tmpfs', $place, 'tmpfs', 6, 'mode=1777,size=25%') }
  close($list);
}
put('/proc/self/oom_score_adj', '1000');
must(mounted('none', '/proc', 'none', 0x102f, ''), 'a sealed /proc') if $sealed;
for ([1, $bytes], [6, $most]) {
  my $limit = pack('QQ', $_->[1], $_->[1]);
  syscall($prlimit, 0, $_->[0], $limit, 0);
}
for (0 .. 63) { next if $kept >> $_ & 1; last if syscall($prctl, 24, $_, 0, 0, 0) == -1 }
must(syscall($prctl, 38, 1, 0, 0, 0), 'no new rights');
my $code = pack('H*', $filter);
my $rules = pack('S x6 P', length($code) / 8, $code);
must(syscall($seccomp, 1, 4, $rules), 'a filter of system calls');
chdir($cwd) or exit 97;
my ($head, $rights) = (pack('LL', 0x20080522, 0), pack('L6', $kept, $kept, 0, 0, 0, 0));
must(syscall($capset, $head, $rights), 'fewer rights');
my $program = fork;
must(defined $program ? 0 : -1, 'a process');
if (!$program) {
  exec { $ARGV[0] } @ARGV;
  print STDERR "$ARGV[0]: $!\n";
  exit 127;
}
open(STDERR, '>', '/dev/null');
my $end = awaited($program);
exit($end & 127 ? 128 + ($end & 127) : $end >> 8);
`
