import type { Readable } from 'node:stream'

/** The first and the last byte of a part of a file, counted from 0. */
export type ByteRange = { start: number; end: number }

/**
 * Where files are kept. A name is `<folder>/<name>.<extension>` and was checked before it comes here. Every method
 * rejects when the store fails; a file that is not there is no failure.
 */
export type FileStore = {
  /** Takes a finished file from this disk, which is gone afterwards; it appears whole or not at all. */
  put: (name: string, path: string) => Promise<void>
  find: (name: string) => Promise<{ bytes: number } | null>
  /** The content, open and ready to be read. Rejects when the file is not there. */
  open: (name: string, range?: ByteRange) => Promise<Readable>
  delete: (name: string) => Promise<void>
}
