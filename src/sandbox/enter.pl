# Enters a sandbox, makes a process table for one program there, and is its first process, with limits, fewer rights
# and a filter of system calls. Started by entering-words.ts, as the text that "npm run generate" makes of it.
#
# "syscall" passes a string as a pointer, so numbers that arrive as words have 0 added to them. It may also write to a
# string, which fails for a constant.

# By the architecture as Node.js names it: its number in filters (linux/audit.h), and those of prctl, setns, unshare,
# mount, capset, prlimit64, seccomp, close and clone.
my %tables = (
  x64 => [3221225534, 157, 308, 272, 165, 126, 302, 317, 3, 56],
  arm64 => [3221225655, 167, 268, 97, 40, 91, 261, 277, 57, 220],
);
delete $ENV{PERL_BADLANG};
my $highest = delete $ENV{DEADHEAT_OPEN} // 2;
my $parent = delete $ENV{DEADHEAT_PARENT} // getppid;
my ($architecture, $pid, $kinds, $map, $kept, $bytes, $most, $filter, $mounts, $cwd, $seen) = splice @ARGV, 0, 11;
my ($audited, $prctl, $setns, $unshare, $mount, $capset, $prlimit, $seccomp, $close, $clone) = @{$tables{$architecture}};
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
if ($seen ne '') { open($list, '>>', $seen) or must(-1, 'a file for what is read') }

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
  # Of what Linux grants a user, whoever has entered gets three eighths; see user_namespaces(7).
  for (['inotify', 'instances'], ['inotify', 'watches'], ['fanotify', 'groups'], ['fanotify', 'marks']) {
    my ($kind, $what) = @$_;
    open(my $all, '<', "/proc/sys/fs/$kind/max_user_$what") or next;
    put("/proc/sys/user/max_${kind}_$what", int(<$all> * 3 / 8));
  }
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
# What lies there is no process's memory, so the kernel would end others for it: all six of two sides hold under half.
# If this fails, processes of the same side and kind share the sandbox's own folders.
if (open(my $list, '<', $mounts)) {
  while (<$list>) { my (undef, $place) = split ' '; mounted('tmpfs', $place, 'tmpfs', 6, 'mode=1777,size=8%,nr_inodes=100k') }
  close($list);
}
put('/proc/self/oom_score_adj', '1000');
must(mounted('none', '/proc', 'none', 0x102f, ''), 'a sealed /proc');
# Of core dumps one byte: with none at all, the kernel would still start the machine's own handler of them; core(5).
for ([1, $bytes], [4, 1], [6, $most]) {
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
  exec { $ARGV[0] } @ARGV or print STDERR "$ARGV[0]: $!\n";
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
