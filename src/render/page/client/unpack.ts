/** The text that was packed: base64 of what was deflated without a header. */
export async function unpack(packedText: string): Promise<string> {
  const letters = atob(packedText)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
