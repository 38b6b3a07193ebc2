import { callFilter } from './call-filter.ts'
import type { Limits } from './isolator.ts'
import { ownMounts } from './sandbox-script.ts'
import type { Sandbox } from './sandboxes.ts'

/**
 * Numbers of the system calls that the Perl text makes, by the architecture as Node.js names it: prctl, setns, unshare,
 * mount, capset, prlimit64, seccomp, close and clone, in the order in which it takes them.
 */
const calls = {
  x64: [157, 308, 272, 165, 126, 302, 317, 3, 56],
  arm64: [167, 268, 97, 40, 91, 261, 277, 57, 220],
} as const

/**
 * Calls that name a path, as `NUMBER:KIND:AT`: they open it (`o`) or look at it (`l`), and the path is their first
 * argument (0) or their second one, after a folder (1). The architecture is named as filters name it (linux/audit.h).
 * What openat2 and creat are asked for is not read, so they count as looks.
 */
const pathCalls: Readonly<Record<keyof typeof calls, string>> = {
  x64: [
    'architecture:3221225534',
    // openat; openat2, newfstatat, statx, faccessat, faccessat2, readlinkat, execveat.
    '257:o:1,437:l:1,262:l:1,332:l:1,269:l:1,439:l:1,267:l:1,322:l:1',
    // open; creat, stat, lstat, access, readlink, execve.
    '2:o:0,85:l:0,4:l:0,6:l:0,21:l:0,89:l:0,59:l:0',
  ].join(','),
  arm64: [
    'architecture:3221225655',
    // openat; openat2, newfstatat, statx, faccessat, faccessat2, readlinkat, execveat; execve.
    '56:o:1,437:l:1,79:l:1,291:l:1,48:l:1,439:l:1,78:l:1,281:l:1,221:l:0',
  ].join(','),
}

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
  /** Absolute path of a file for the paths that it opens or looks at; `null` where nobody asks. */
  readonly looks: string | null
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
 * The command line before a program that starts it in a sandbox, in a process table of its own; `null` on an
 * architecture whose system calls are not known.
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
  return ({ pid, loopback }, { cwd, perf, looks }) => [
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
    looks === null ? '' : pathCalls[architecture],
    looks ?? '',
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
my ($calls, $pid, $kinds, $map, $kept, $sealed, $bytes, $most, $filter, $mounts, $cwd, $looks, $seen) = splice @ARGV, 0, 13;
my ($prctl, $setns, $unshare, $mount, $capset, $prlimit, $seccomp, $close, $clone) = map { $_ + 0 } split /,/, $calls;
sub must { return if $_[0] != -1; print STDERR "deadheat: expected $_[1] for foreign code, got $!\n"; exit 97 }
sub put { my ($path, $text) = @_; open(my $file, '>', $path) or return -1; print $file $text; close($file) ? 0 : -1 }
sub mounted { my ($what, $place, $kind, $flags, $options) = @_; syscall($mount, $what, $place, $kind, $flags, $options) }

# Descriptors that the runner left open must not reach foreign code.
opendir(my $folder, '/proc/self/fd') or must(-1, 'a list of descriptors');
my @open = grep { /^\d+$/ && $_ > $highest } readdir $folder;
closedir $folder;
syscall($close, $_ + 0) for @open;
# Outside of what the program will see, and closed before it starts.
my $list;
if ($seen ne '') { open($list, '>', $seen) or must(-1, 'a file for what is read') }

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
sub started {
  exec { $ARGV[0] } @ARGV;
  print STDERR "$ARGV[0]: $!\n";
  exit 127;
}
sub ended { my ($end) = @_; exit($end & 127 ? 128 + ($end & 127) : $end >> 8) }
if (!$list) {
  my $program = fork;
  must(defined $program ? 0 : -1, 'a process');
  started() if !$program;
  open(STDERR, '>', '/dev/null');
  ended(awaited($program));
}

# Writes down every path that the program, its threads and its children open ("o"; "w" to write) or look at ("l"),
# each with a zero byte behind it. The kernel asks for each such call and waits for the answer, so nothing is read
# before it is written down. "?" stands for what cannot be followed. See seccomp_unotify(2).
my (%opening, %from_folder);
for (split /,/, $looks) { my ($number, $kind, $relative) = split /:/; $opening{$number} = $kind; $from_folder{$number} = $relative }
pipe(my $told, my $tell) or must(-1, 'a pipe');
# It shares the descriptors (CLONE_FILES), so the one that it gets for its calls is open here as well.
my $program = syscall($clone, 0x411, 0, 0, 0, 0);
must($program, 'a process');
if (!$program) {
  my $code = pack('SCCL', 0x20, 0, 0, 4) . pack('SCCL', 0x15, 1, 0, $opening{architecture}) . pack('SCCL', 6, 0, 0, 0x7fc00000) . pack('SCCL', 0x20, 0, 0, 0);
  for (grep { /^\d/ } keys %opening) { $code .= pack('SCCL', 0x15, 0, 1, $_) . pack('SCCL', 6, 0, 0, 0x7fc00000) }
  $code .= pack('SCCL', 6, 0, 0, 0x7fff0000);
  my $rules = pack('S x6 P', length($code) / 8, $code);
  my $asked = syscall($seccomp, 1, 8, $rules);
  syswrite($tell, pack('l', $asked));
  must($asked, 'a list of what is read');
  started();
}
# Nothing in there may change what is written down.
must(syscall($prctl, 4, 0, 0, 0, 0), 'to be closed to others');
sysread($told, my $number, 4);
my $asked = unpack('l', $number // '');
exit 97 if !defined $asked || $asked < 0;
must(syscall($unshare, 0x400), 'descriptors of its own');
open(my $listener, '+<&=', $asked) or exit 97;
open(STDERR, '>', '/dev/null');
my %known;
# Whoever looks at paths without end fills neither memory nor disk; such a program counts as not followed.
sub note { my ($text) = @_; $text = '?' if keys %known >= 100_000; syswrite($list, "$text\0") if !$known{$text}++ }
sub text_at {
  my ($task, $place) = @_;
  open(my $memory, '<', "/proc/$task/mem") or return undef;
  sysseek($memory, $place, 0) or return undef;
  my $text = '';
  while (length $text < 8192 && index($text, "\0") < 0) {
    sysread($memory, my $more, 4096 - ($place + length $text) % 4096) or return undef;
    $text .= $more;
  }
  my $length = index($text, "\0");
  return $length < 0 ? undef : substr($text, 0, $length);
}
$SIG{CHLD} = sub { };
for (;;) {
  my $bits = '';
  vec($bits, $asked, 1) = 1;
  my $ready = select($bits, undef, undef, 0.05);
  my $request = "\0" x 80;
  if ($ready > 0 && defined ioctl($listener, 0xc0502100, $request)) {
    my ($id, $task, undef, $call, undef, undef, @words) = unpack('QLLlLQQ6', $request);
    my $kind = $opening{$call};
    if (defined $kind) {
      my ($folder, $place) = $from_folder{$call} ? ($words[0] & 0xffffffff, $words[1]) : (0xffffff9c, $words[0]);
      my $path = text_at($task, $place);
      if (defined $path && $path !~ m{^/}) {
        my $around = readlink($folder == 0xffffff9c ? "/proc/$task/cwd" : "/proc/$task/fd/$folder");
        $path = defined $around ? $path eq '' ? $around : "$around/$path" : undef;
      }
      $kind = 'w' if $kind eq 'o' && $words[$from_folder{$call} ? 2 : 1] & 3;
      # A pipe or a socket is no path: "socket:[1]".
      note(defined $path ? "$kind$path" : '?') if !defined $path || $path =~ m{^/};
    } else { note('?') }
    my $answer = pack('QqlL', $id, 0, 0, 1);
    ioctl($listener, 0xc0182101, $answer);
    next;
  }
  for (;;) {
    my $gone = waitpid(-1, 1);
    last if $gone <= 0;
    ended($?) if $gone == $program;
  }
}
`
