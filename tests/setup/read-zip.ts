import { crc32 } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const STORED = 0

/**
 * Reads a ZIP whose files are not compressed, as another program would: by the directory at its end. Throws when it is
 * cut off, or when the content of a file is not what its checksum says.
 */
export function readZip(zip: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(zip)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('This is no whole ZIP')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory is broken')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      bytes.readUInt16LE(at + place),
    )
    const name = bytes.toString('utf8', at + 46, at + 46 + Number(nameLength))
    if (bytes.readUInt16LE(at + 10) !== STORED) throw new Error(`${name} is compressed`)
    const local = bytes.readUInt32LE(at + 42)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 24))
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + Number(nameLength) + Number(extraLength) + Number(commentLength)
  }
  return files
}
