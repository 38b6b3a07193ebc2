/** Instructions of the kernel's filter language: load a word, jump, return (linux/filter.h). */
const [load, and, equal, atLeast, above, answer] = [0x20, 0x54, 0x15, 0x35, 0x25, 0x06]

const [allow, refuse] = [0x7fff0000, 0x0005_0000 | 1]

/** `add_key`, `request_key` and `keyctl`, which follow each other, by the architecture (linux/audit.h). */
const keyCalls: readonly (readonly [architecture: number, first: number])[] = [
  [0xc000003e, 248], // x86-64
  [0x40000003, 286], // x86
  [0xc00000b7, 217], // ARM, 64 bits
  [0x40000028, 309], // ARM, 32 bits
]

/**
 * A filter of system calls that refuses those of the kernel's key rings, as hexadecimal text of
 * `struct sock_filter`. The rings belong to a user and a session, and no namespace hides all of them.
 */
export function keyFilter(): string {
  const lines = keyCalls.flatMap(([architecture, first]) => [
    [equal, 0, 6, architecture],
    [load, 0, 0, 0],
    // The same calls by 32-bit addresses have this bit set.
    [and, 0, 0, 0xbfffffff],
    [atLeast, 0, 2, first],
    [above, 1, 0, first + 2],
    [answer, 0, 0, refuse],
    [answer, 0, 0, allow],
  ])
  const program = [[load, 0, 0, 4], ...lines, [answer, 0, 0, allow]]
  const bytes = Buffer.alloc(program.length * 8)
  for (const [at, [code = 0, yes = 0, no = 0, value = 0]] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8)
    bytes.writeUInt8(yes, at * 8 + 2)
    bytes.writeUInt8(no, at * 8 + 3)
    bytes.writeUInt32LE(value, at * 8 + 4)
  }
  return bytes.toString('hex')
}
