import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { CONTENT_TYPES, type StoredExtension } from '#/domain/media/content-types.ts'
import { FILES_PATH, isInStorage, STORAGE_FOLDERS, type StorageFolder } from '#/domain/media/storage-url.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { newIncomingPath } from '#/platform/incoming/incoming.server.ts'
import type { ByteRange } from './file-store.ts'
import { fileStore } from './open-store.server.ts'

/** The absolute form of the storage's address. */
export function storageBase(): string {
  return `${baseUrl()}${FILES_PATH}`
}

/** A file as it is served: its size, fixed type and content. */
export type StoredFile = {
  bytes: number
  contentType: string
  /** Rejects when it cannot be opened. Whoever opens it reads it to its end or destroys it. */
  open: (range?: ByteRange) => Promise<Readable>
}

/** A folder of ours, a plain name and an ending that we serve: nothing that any store could take for a way out. */
const STORED_NAME = new RegExp(
  `^(?:${STORAGE_FOLDERS.join('|')})/[\\w-]{1,100}\\.(?<extension>${Object.keys(CONTENT_TYPES).join('|')})$`,
)

function extensionOf(name: string): StoredExtension | null {
  return (STORED_NAME.exec(name)?.groups?.['extension'] as StoredExtension | undefined) ?? null
}

function checked(name: string): string {
  if (!extensionOf(name)) throw new Error('The name of a stored file must stay inside the storage')
  return name
}

/** A name that nothing has yet, as `<folder>/<uuid>.<extension>`. */
export function newStoredName(folder: StorageFolder, extension: StoredExtension): string {
  return `${folder}/${randomUUID()}.${extension}`
}

/** Puts a finished file of this disk into the storage, whole or not at all, and takes it from where it was. */
export async function placeFile(name: string, path: string): Promise<void> {
  await (await fileStore()).put(checked(name), path)
}

/** Writes a file whole or not at all, and answers its address, `/files/<folder>/<name>`; `name` is random by default. */
export async function storeFile(
  folder: StorageFolder,
  content: Uint8Array,
  { extension, name }: { extension: StoredExtension; name?: string },
): Promise<string> {
  const target = checked(name ? `${folder}/${name}.${extension}` : newStoredName(folder, extension))
  const path = await newIncomingPath()
  try {
    await writeFile(path, content, { flush: true })
    await placeFile(target, path)
  } finally {
    await rm(path, { force: true })
  }
  return `${FILES_PATH}${target}`
}

/** Finds a stored file by what follows `/files/`; null when there is none. Rejects when the store does not answer. */
export async function findStoredFile(name: string): Promise<StoredFile | null> {
  const extension = extensionOf(name)
  if (!extension) return null
  const files = await fileStore()
  const found = await files.find(name)
  if (!found) return null
  const open = (range?: ByteRange) => files.open(name, range)
  return { bytes: found.bytes, contentType: CONTENT_TYPES[extension], open }
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

/** Whether a stored file shows a person: their picture, or their video. */
export const showsPerson = (name: string): boolean => name.startsWith('profile-')

/** Removes a stored file by what follows `/files/`. One that is not there, or a name outside the storage, is fine. */
export async function deleteStoredFile(name: string): Promise<void> {
  if (extensionOf(name)) await (await fileStore()).delete(name)
}
