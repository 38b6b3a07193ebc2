/**
 * Perl text that becomes a program which can reach only listed files, by Landlock (landlock(7)), where
 * the machine allows no namespaces. It can neither read the memory and the variables of processes that
 * are not its own nor signal them, keeps only harmless rights, and its children are confined alike.
 *
 * Words are `r:` for what may be read, `w:` for what may be changed, and `d:` for a device.
 */
export const confiningScript = String.raw`
delete $ENV{PERL_BADLANG};
my $highest = delete $ENV{DEADHEAT_OPEN} // 2;
my $parent = delete $ENV{DEADHEAT_PARENT} // getppid;
# Who starts it has wished for its end with this parent; one that ended before the wish ends nobody.
exit 97 if getppid != $parent;
my ($calls, $kept, $filter) = splice @ARGV, 0, 3;
my ($prctl, $capset, $seccomp, $close) = map { $_ + 0 } split /,/, $calls;
sub must { return if $_[0] != -1; print STDERR "deadheat: expected $_[1] for foreign code, got $!\n"; exit 97 }

opendir(my $folder, '/proc/self/fd') or must(-1, 'a list of descriptors');
my @open = grep { /^\d+$/ && $_ > $highest } readdir $folder;
closedir $folder;
syscall($close, $_ + 0) for @open;

# What an older kernel does not know, it cannot be asked to refuse (linux/landlock.h).
my $version = syscall(444, 0, 0, 1);
must($version, 'Landlock');
my $all = 0x1fff | ($version > 1 ? 0x2000 : 0) | ($version > 2 ? 0x4000 : 0) | ($version > 4 ? 0x8000 : 0);
my $asked = pack('Q3', $all, 0, $version > 5 ? 3 : 0);
my $rules = syscall(444, $asked, $version > 5 ? 24 : $version > 3 ? 16 : 8, 0);
must($rules, 'a list of files');
my %rights = (r => 0x000d, w => $all, d => 0x8006);
while (defined(my $word = shift @ARGV)) {
  last if $word eq '--';
  my ($kind, $path) = $word =~ /^([rwd]):(.*)$/s or must(-1, 'a path');
  # What is not there, or not for this user, needs no rule. 0x200000 is O_PATH.
  sysopen(my $place, $path, 0x200000) or next;
  my $may = $rights{$kind} & $all;
  $may &= 0xc007 unless -d $place;
  my $rule = pack('Ql', $may, fileno $place);
  must(syscall(445, $rules, 1, $rule, 0), "a rule for $path");
}
my $mine = 0;
open(my $status, '<', '/proc/self/status') or must(-1, 'its own rights');
while (<$status>) { $mine = hex($1) & $kept if /^CapPrm:\s*([0-9a-f]+)/ }
close($status);
for (0 .. 63) { next if $kept >> $_ & 1; last if syscall($prctl, 24, $_, 0, 0, 0) == -1 }
must(syscall($prctl, 38, 1, 0, 0, 0), 'no new rights');
must(syscall(446, $rules, 0), 'to be confined');
syscall($close, $rules);
my $code = pack('H*', $filter);
my $checks = pack('S x6 P', length($code) / 8, $code);
must(syscall($seccomp, 1, 4, $checks), 'a filter of system calls');
my ($head, $can) = (pack('LL', 0x20080522, 0), pack('L6', $mine, $mine, 0, 0, 0, 0));
must(syscall($capset, $head, $can), 'fewer rights');
exec { $ARGV[0] } @ARGV;
print STDERR "$ARGV[0]: $!\n";
exit 127;
`
