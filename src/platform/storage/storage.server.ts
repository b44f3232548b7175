import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { FILES_PATH, isInStorage, type StorageFolder } from '#/domain/media/storage-url.ts'
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

/** What follows `/files/` in the address of a file in one of our folders; null for any other address. */
export function storedFileName(address: unknown, folder: StorageFolder): string | null {
  if (typeof address !== 'string' || !isInStorage(address, { storageBase: storageBase(), folder }))
    return null
  return new URL(address, baseUrl()).pathname.slice(FILES_PATH.length)
}

/** A random UUID is given once and never again; drawings of ours keep their name when they change. */
const NAMED_BY_CHANCE = /(?:^|\/)[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\.\w+$/

/** Whether a stored file has a name of its own alone: what people upload has, and our own drawings have not. */
export function isNamedByChance(name: string): boolean {
  return NAMED_BY_CHANCE.test(name)
}

/** Removes a stored file by what follows `/files/`. One that is not there, or a name outside the storage, is fine. */
export async function deleteStoredFile(name: string): Promise<void> {
  const target = pathOf(name)
  if (target) await rm(target.path, { force: true })
}
