import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { FILES_PATH, type StorageFolder } from '#/domain/media/storage-url.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'

/** The absolute form of the storage's address. */
export function storageBase(): string {
  return `${baseUrl()}${FILES_PATH}`
}

/** A file as it is served: its size, fixed type and content. */
export type StoredFile = { bytes: number; contentType: string; stream: () => Readable }

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

function root(): string {
  return resolve(env().DATA_DIR, 'files')
}

/** The path on disk, or null when the name would leave the storage or has no type we serve. */
function pathOf(name: string): { path: string; contentType: string } | null {
  const contentType = CONTENT_TYPES[name.split('.').at(-1) ?? '']
  const path = resolve(root(), name)
  if (!contentType || name.includes('\0') || !path.startsWith(root() + sep)) return null
  return { path, contentType }
}

/**
 * Writes a file whole or not at all, and answers its address as `/files/<folder>/<name>`.
 * Without `name` the name is random.
 */
export async function storeFile(
  folder: StorageFolder,
  content: Uint8Array,
  { extension, name = randomUUID() }: { extension: 'webp' | 'mp4' | 'webm'; name?: string },
): Promise<string> {
  const target = pathOf(`${folder}/${name}.${extension}`)
  if (!target) throw new Error('The name of a stored file must stay inside the storage')
  await mkdir(dirname(target.path), { recursive: true })
  const partial = join(dirname(target.path), `.${randomUUID()}.partial`)
  await writeFile(partial, content, { flush: true })
  await rename(partial, target.path)
  return `${FILES_PATH}${folder}/${name}.${extension}`
}

/** Finds a stored file by what follows `/files/`; null when there is none. */
export async function findStoredFile(name: string): Promise<StoredFile | null> {
  const target = pathOf(name)
  const found = target && (await stat(target.path).catch(() => null))
  if (!target || !found?.isFile()) return null
  return { bytes: found.size, contentType: target.contentType, stream: () => createReadStream(target.path) }
}
