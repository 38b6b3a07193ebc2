# Makes a sandbox in a mount namespace of its own, in which only what standard input lists remains visible of the
# machine, and keeps it until that input ends. Started by sandboxes.ts, as the text that "npm run generate" makes of it.
#
# Each entry of the list is KIND, PATH, WORD and FLAGS, with a zero byte behind each; an empty kind ends it. "syscall"
# passes a string as a pointer, so numbers that arrive as words have 0 added to them, and fails for constant strings.
my ($architecture, $folder, $network, $mounts) = @ARGV;
# mount, umount2 and pivot_root.
my ($mount, $umount, $pivot) = @{{ x64 => [165, 166, 155], arm64 => [40, 39, 41] }->{$architecture}};
sub must { return if $_[0]; print STDERR "$_[1]: $!\n"; exit 97 }
sub mounted { my ($what, $place, $kind, $flags, $options) = @_; syscall($mount, $what, $place, $kind, $flags + 0, $options) == 0 }
# Options of a mount that is there: MS_REMOUNT | MS_BIND; a new one with all below it: MS_BIND | MS_REC.
sub set { my ($place, $flags) = @_; mounted('', $place, '', 0x1020 | $flags, '') }
sub bound { my ($from, $to, $flags) = @_; mounted($from, $to, '', 0x5000, '') && (!$flags || set($to, $flags)) }
sub folder { my ($place) = @_; -d $place || above($place) && mkdir $place }
sub above { my ($place) = @_; $place =~ s{/[^/]*$}{}; $place eq '' || folder($place) }
sub file { my ($place) = @_; -e $place || above($place) && open(my $new, '>', $place) }
my @private;
my %lay = (
  link => sub { my ($to, $target) = @_; -l $to || -e $to || above($to) && symlink $target, $to },
  shown => sub { my ($to, $kind, $flags, $from) = @_; ($kind eq 'folder' ? folder($to) : file($to)) && bound($from, $to, $flags) },
  own => sub {
    my ($to, $kind, undef, $from) = @_;
    push @private, $from if $kind eq 'private';
    folder($to) && mounted('tmpfs', $to, 'tmpfs', 6, 'mode=1777,size=25%,nr_inodes=500k');
  },
  # What has gone by now needs to be hidden no longer.
  hidden => sub {
    my ($to, $kind) = @_;
    ($kind eq 'folder' ? mounted('tmpfs', $to, 'tmpfs', 6, 'mode=755') : bound('/dev/null', $to, 11)) || !-e $to;
  },
  # What another mount covers (EINVAL) cannot be reached by its name, not even from inside.
  sealed => sub { my ($to, undef, $flags) = @_; set($to, $flags) || $! == 22 || !-e $to },
  # A link that is put there from now on leads to nothing outside the sandbox.
  apart => sub {
    my ($new, $old) = ('.', '.machine');
    open(my $list, '>', "$folder$mounts") or return 0;
    print $list map { "own $_ tmpfs\n" } @private;
    close $list or return 0;
    chdir $folder and syscall($pivot, $new, $old) == 0 or return 0;
    $folder = '';
    chdir '/' and syscall($umount, $old, 2) == 0 and rmdir $old;
  },
);
umask 022;
must(mounted('tmpfs', $folder, 'tmpfs', 2, 'mode=755'), "memory at $folder");
# It may lie below what is shown, and none of that shows it (MS_UNBINDABLE).
must(mounted('none', $folder, '', 0x20000, ''), "memory at $folder that is in no other mount");
must(folder("$folder/$_"), "a folder $_") for 'proc', 'dev', '.machine';
# Processes that enter mount their own process table on top of it.
must(bound('/proc', "$folder/proc", 0), 'the process table');
$/ = "\0";
for (;;) {
  chomp(my ($kind, $path, $word, $flags) = map { scalar readline(STDIN) // exit 97 } 1 .. 4);
  last if $kind eq '';
  must($lay{$kind}->("$folder$path", $word, $flags, $path), "$kind $path");
}
if ($network) {
  # SIOCSIFFLAGS with IFF_UP; netdevice(7).
  my $up = pack('a16 s x22', 'lo', 1);
  must(socket(my $any, 2, 2, 0), 'a socket');
  must(ioctl($any, 0x8914, $up), 'lo');
}
must(set('/', 3), 'a sealed sandbox');
$| = 1;
print "deadheat: ready $$\n";
1 while read STDIN, my $rest, 4096;
