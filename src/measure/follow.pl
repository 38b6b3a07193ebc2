# Goes on where enter.pl ends, as part of the same text, for a program whose reads are followed.
#
# Writes down every path that the program, its threads and its children name: the links on the way, and where it
# leads as the kernel finds it. Each has a zero byte behind it, and before it "m" where nothing was there, "l" for a
# look, "o" for what was opened, "n" for a package.json that Node.js opened for itself, "w" for what was changed.
# The kernel asks for each such call and waits for the answer, so nothing is read before it is written down. "?"
# stands for what cannot be followed. See seccomp_unotify(2).
# Calls that name a path, by the architecture, as NUMBER:KIND:AT: they open it (o), look at it (l) or change what has its
# name (w), give it to what another name has (r), or nobody follows them (?). AT is the argument that is the path, with f
# before it where the argument before that is the folder; another path is appended with +. What openat2 and creat are
# asked for is not read.
my %named = (
  x64 => join(',',
    # open, openat, openat2; creat.
    '2:o:0,257:o:f1,437:o:f1,85:w:0',
    # stat, lstat, access, readlink, execve, chdir, statfs; newfstatat, statx, faccessat, faccessat2, readlinkat, execveat.
    '4:l:0,6:l:0,21:l:0,89:l:0,59:l:0,80:l:0,137:l:0,262:l:f1,332:l:f1,269:l:f1,439:l:f1,267:l:f1,322:l:f1',
    # getxattr, lgetxattr, listxattr, llistxattr, inotify_add_watch, fanotify_mark, name_to_handle_at; getxattrat, listxattrat.
    '191:l:0,192:l:0,194:l:0,195:l:0,254:l:1,301:l:f4,303:l:f1,464:l:f1,465:l:f1',
    # truncate, mkdir, rmdir, unlink, chmod, chown, lchown, utime, mknod, utimes, uselib, the setters of attributes.
    '76:w:0,83:w:0,84:w:0,87:w:0,90:w:0,92:w:0,94:w:0,132:w:0,133:w:0,235:w:0,134:w:0',
    '188:w:0,189:w:0,197:w:0,198:w:0,463:w:f1,466:w:f1',
    # mkdirat, mknodat, fchownat, futimesat, unlinkat, fchmodat, fchmodat2, utimensat; symlink, symlinkat.
    '258:w:f1,259:w:f1,260:w:f1,261:w:f1,263:w:f1,268:w:f1,452:w:f1,280:w:f1,88:w:1,266:w:f2',
    # rename, link; renameat, renameat2, linkat; chroot, open_by_handle_at, open_tree.
    '82:r:0+1,86:r:0+1,264:r:f1+f3,316:r:f1+f3,265:r:f1+f3,161:?:0,304:?:0,428:?:0',
  ),
  arm64 => join(',',
    '56:o:f1,437:o:f1',
    # execve, chdir, statfs; newfstatat, statx, faccessat, faccessat2, readlinkat, execveat.
    '221:l:0,49:l:0,43:l:0,79:l:f1,291:l:f1,48:l:f1,439:l:f1,78:l:f1,281:l:f1',
    '8:l:0,9:l:0,11:l:0,12:l:0,27:l:1,263:l:f4,264:l:f1,464:l:f1,465:l:f1',
    # truncate, the setters of attributes; mkdirat, mknodat, fchownat, unlinkat, fchmodat, fchmodat2, utimensat, symlinkat.
    '45:w:0,5:w:0,6:w:0,14:w:0,15:w:0,463:w:f1,466:w:f1',
    '34:w:f1,33:w:f1,54:w:f1,35:w:f1,53:w:f1,452:w:f1,88:w:f1,36:w:f2',
    '38:r:f1+f3,276:r:f1+f3,37:r:f1+f3,51:?:0,265:?:0,428:?:0',
  ),
);
my (%opening, %paths_of);
for (split /,/, $named{$architecture}) { my ($number, $kind, $at) = split /:/; $opening{$number} = $kind; $paths_of{$number} = [map { [/(\d+)/, /f/ ? 1 : 0] } split /\+/, $at // ''] }
pipe(my $told, my $tell) or must(-1, 'a pipe');
# It shares the descriptors (CLONE_FILES), so the one that it gets for its calls is open here as well.
my $program = syscall($clone, 0x411, 0, 0, 0, 0);
must($program, 'a process');
if (!$program) {
  my $code = pack('SCCL', 0x20, 0, 0, 4) . pack('SCCL', 0x15, 1, 0, $audited) . pack('SCCL', 6, 0, 0, 0x7fc00000) . pack('SCCL', 0x20, 0, 0, 0);
  # The same calls by other numbers.
  $code .= pack('SCCL', 0x35, 0, 1, 0x40000000) . pack('SCCL', 6, 0, 0, 0x7fc00000);
  for (keys %opening) { $code .= pack('SCCL', 0x15, 0, 1, $_) . pack('SCCL', 6, 0, 0, 0x7fc00000) }
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
# Where a path leads, each link on the way written down; what is missing ends it.
sub resolved {
  my ($task, $path) = @_;
  my ($at, $links, @rest) = ('', 0, split m{/+}, $path);
  while (@rest) {
    my $part = shift @rest;
    next if $part eq '' || $part eq '.';
    if ($part eq '..') { $at =~ s{/[^/]*$}{}; next }
    my $next = "$at/$part";
    my $target = $next eq '/proc/self' ? $task : $next eq '/proc/thread-self' ? "$task/task/$task" : readlink $next;
    if (!defined $target) {
      $at = $next;
      return (join('/', $at, @rest), 0) if !lstat $at;
      next;
    }
    return ($path, 1) if $target =~ m{^\w+:\[};
    note("l$next") if $next !~ m{^/proc/};
    return (undef, 0) if ++$links > 40;
    $at = '' if $target =~ m{^/};
    unshift @rest, split m{/+}, $target;
  }
  return ($at eq '' ? '/' : $at, 1);
}
# Node.js itself opens the package.json of what it loads once; whoever opens it again, or runs its scripts, reads it.
# Each further thread with scripts, such as that of its loader, opens the one around its folder as well where there is
# something to --require. That comes before any script, behind a look at its own program.
my (%opened, %starting);
sub is_for_node {
  my ($task, $path) = @_;
  return 0 if (readlink("/proc/$task/exe") // '') !~ m{/node[^/]*$};
  open(my $status, '<', "/proc/$task/status") or return 0;
  my ($group) = map { /^Tgid:\s*(\d+)/ } <$status>;
  open(my $line, '<', "/proc/$task/cmdline") or return 0;
  return (!$opened{"$group $path"}++ || $starting{$task}) && (<$line> // '') !~ /\0--run/;
}
my %made;
# What the program has made is its own, with all below it.
sub is_made { my ($path) = @_; for (; $path ne ''; $path =~ s{/[^/]*$}{}) { return 1 if $made{$path} } 0 }
sub follow {
  my ($task, $kind, $is_exchange, @named) = @_;
  for my $number (0 .. $#named) {
    my ($path, $is_there) = resolved($task, $named[$number]);
    return note('?') if !defined $path;
    note("m$path"), $made{$path} = 1 if !$is_there && !is_made($path);
    my $use = $kind eq 'r' ? 'w' : $kind;
    # A folder that has another name now hides what was below it.
    note('?') if $kind eq 'r' && $number == 0 && $is_there && (!is_made($path) && -d $path || $is_exchange);
    my $is_manifest = $path =~ m{/package\.json$};
    $use = 'n' if $use eq 'o' && $is_manifest && is_for_node($task, $path);
    $starting{$task} = $named[$number] eq '/proc/self/exe' || $is_manifest && $starting{$task};
    note("$use$path") if $is_there || $use eq 'w';
  }
}
$SIG{CHLD} = sub { };
for (;;) {
  my $bits = '';
  vec($bits, $asked, 1) = 1;
  my $ready = select($bits, undef, undef, 0.05);
  my $request = "\0" x 80;
  if ($ready > 0 && defined ioctl($listener, 0xc0502100, $request)) {
    my ($id, $task, undef, $call, undef, undef, @words) = unpack('QLLlLQQ6', $request);
    my $kind = $opening{$call} // '?';
    my @named;
    for (@{$paths_of{$call} // []}) {
      my ($at, $relative) = @$_;
      my $path = text_at($task, $words[$at]);
      # Some calls take no path for the folder itself.
      $path = '' if !defined $path && $relative && $words[$at] == 0;
      if (defined $path && $path !~ m{^/}) {
        my $folder = $relative ? $words[$at - 1] & 0xffffffff : 0xffffff9c;
        my $around = readlink($folder == 0xffffff9c ? "/proc/$task/cwd" : "/proc/$task/fd/$folder");
        $path = defined $around ? $path eq '' ? $around : "$around/$path" : undef;
      }
      $kind = '?' if !defined $path;
      # A pipe or a socket is no path: "socket:[1]".
      push @named, $path if defined $path && $path =~ m{^/};
      $kind = 'w' if $kind eq 'o' && $call != 437 && $words[$relative ? 2 : 1] & 3;
    }
    # RENAME_EXCHANGE, where there are flags.
    if ($kind eq '?') { note('?') } else { follow($task, $kind, $call != 82 && $call != 86 && $kind eq 'r' && $words[4] & 2, @named) }
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
