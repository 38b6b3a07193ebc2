/** Instructions of the kernel's filter language: load a word, jump, return (linux/filter.h). */
const [load, and, equal, atLeast, above, answer] = [0x20, 0x54, 0x15, 0x35, 0x25, 0x06]

/** Answers: go on, "not permitted", "no such call" and "no such family", after which programs take another way. */
const [allow, forbid, unknown, noFamily] = [
  0x7fff_0000,
  0x0005_0000 | 1,
  0x0005_0000 | 38,
  0x0005_0000 | 97,
]

/**
 * Of x86-64 and 64-bit ARM, their number in filters (linux/audit.h) and those of add_key, which request_key and keyctl
 * follow, bpf, perf_event_open, unshare, clone, socket and fcntl.
 */
const table = [
  [0xc000_003e, 248, 321, 298, 272, 56, 41, 72],
  [0xc000_00b7, 217, 280, 241, 97, 220, 198, 25],
] as const

// The same everywhere. What clone3 is asked for lies in memory, which no filter reads: programs that
// are told that it does not exist use clone.
const [uringFirst, uringLast, clone3] = [425, 427, 435]

/** Unix, inet, inet6 and netlink: those that a network namespace keeps apart, and that programs need. */
const socketFamilies = [1, 2, 10, 16]

/** CLONE_NEWUSER, in the first argument of clone and unshare. */
const newUsers = 0x1000_0000

/** F_SETPIPE_SZ and F_SETLEASE, in the second argument of fcntl. */
const [pipeSize, lease] = [1031, 1024]

const whole = 0xffff_ffff
const refused = { listed: forbid, others: allow }

type FilterLine = readonly [code: number, yes: number, no: number, value: number]

/**
 * A filter of system calls, as hexadecimal text of `struct sock_filter`. It refuses what no namespace hides, the
 * kernel's key rings, and what mostly serves to attack the kernel: `bpf`, `io_uring`, users of one's own, who may do
 * nearly everything in there, `perf_event_open`, and all calls of 32-bit programs. Sockets are of known families
 * alone: some, such as vsock, know no namespace. Larger pipes are refused too: all pipes of a user share one quota, and
 * a side that uses it up makes the pipes of the other one slow. So are leases: who opens a file that a side without a
 * turn has leased waits for 45 seconds, whichever side that is.
 *
 * @param perf - `open` where `perf_event_open` is allowed, as it must be for `perf`
 */
export function callFilter(perf: 'open' | 'closed'): string {
  const lines = table.flatMap((numbers) => {
    const rules = rulesOf(numbers, perf)
    return [
      [equal, 0, rules.length + 3, numbers[0]] as const,
      [load, 0, 0, 0] as const,
      // The same calls by 32-bit addresses have this bit set.
      [and, 0, 0, 0xbfff_ffff] as const,
      ...rules,
      [answer, 0, 0, allow] as const,
    ]
  })
  const program: readonly FilterLine[] = [[load, 0, 0, 4], ...lines, [answer, 0, 0, unknown]]
  const bytes = Buffer.alloc(program.length * 8)
  for (const [at, [code, yes, no, value]] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8)
    bytes.writeUInt8(yes, at * 8 + 2)
    bytes.writeUInt8(no, at * 8 + 3)
    bytes.writeUInt32LE(value, at * 8 + 4)
  }
  return bytes.toString('hex')
}

function rulesOf(
  [, keys, bpf, perf, unshare, clone, socket, fcntl]: (typeof table)[number],
  counters: 'open' | 'closed',
): readonly FilterLine[] {
  return [
    ...refuseCalls(keys, keys + 2, forbid),
    ...refuseCalls(bpf, bpf, forbid),
    ...(counters === 'open' ? [] : refuseCalls(perf, perf, forbid)),
    ...refuseCalls(uringFirst, uringLast, unknown),
    ...refuseCalls(clone3, clone3, unknown),
    ...answerBy(socket, [16, whole], socketFamilies, { listed: allow, others: noFamily }),
    ...[unshare, clone].flatMap((call) => answerBy(call, [16, newUsers], [newUsers], refused)),
    ...answerBy(fcntl, [24, whole], [pipeSize, lease], refused),
  ]
}

function refuseCalls(first: number, last: number, how: number): readonly FilterLine[] {
  return [
    [atLeast, 0, 2, first],
    [above, 1, 0, last],
    [answer, 0, 0, how],
  ]
}

/** Answers a call by what a mask keeps of an argument, at its offset in bytes. */
function answerBy(
  call: number,
  [argument, mask]: readonly [number, number],
  values: readonly number[],
  { listed, others }: { readonly listed: number; readonly others: number },
): readonly FilterLine[] {
  const { length } = values
  return [
    [equal, 0, length + 4, call],
    [load, 0, 0, argument],
    [and, 0, 0, mask],
    ...values.map((value, at) => [equal, length - at, 0, value] as const),
    [answer, 0, 0, others],
    [answer, 0, 0, listed],
  ]
}
