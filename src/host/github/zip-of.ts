import { crc32, deflateRawSync } from 'node:zlib'

const needed = 20
const deflated = 8
// The name is UTF-8.
const flags = 0x0800
// 1 January 1980, the earliest there is: the archive of the same bytes is the same.
const date = 0x0021

/**
 * An archive with one file, without the large sizes of ZIP64.
 *
 * @throws RangeError when the file has 4 GiB or more
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zipOf(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const title = Buffer.from(name, 'utf8')
  const packed = deflateRawSync(content)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(needed, 0)
  facts.writeUInt16LE(flags, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(date, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([signature(0x04034b50), facts, title, packed])
  const entry = Buffer.concat([
    signature(0x02014b50),
    Buffer.from([needed, 0]),
    facts,
    // No comment, first disk, no attributes, at the start of the archive.
    Buffer.alloc(14),
    title,
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Uint8Array.from(Buffer.concat([local, entry, signature(0x06054b50), end]))
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
