import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

const HEAD_BYTES = 1_024

/** A drawing in XML has no signature: its first element tells. */
async function isSvg(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const text = buffer
      .toString('latin1', 0, bytesRead)
      .replace(/^\u00EF\u00BB\u00BF/, '')
      .trimStart()
    return /^(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text) && /<svg[\s>]/i.test(text)
  } finally {
    await file.close()
  }
}

/** The media type of a file by its first bytes, whatever it is called; null when it is none that we know. */
export async function detectMediaType(path: string): Promise<string | null> {
  if (await isSvg(path)) return 'image/svg+xml'
  const found = await fileTypeFromFile(path).catch(() => undefined)
  return found?.mime ?? null
}
