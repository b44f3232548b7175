import { copyFile, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { FileStore } from './file-store.ts'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Moves a file, also to another disk: there it is copied beside its place first, so that nobody sees half of it. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const partial = `${to}.partial`
    try {
      await copyFile(from, partial)
      await rename(partial, to)
    } finally {
      await rm(partial, { force: true })
    }
    await rm(from, { force: true })
  }
}

/** Keeps files below `root` on this disk. A link that leads out of it leads nowhere. */
export function localStore(root: string): FileStore {
  const inside = async (name: string): Promise<string | null> => {
    const path = await realpath(join(root, name)).catch(unlessMissing)
    return path?.startsWith((await realpath(root)) + sep) ? path : null
  }
  return {
    put: async (name, from) => {
      const path = join(root, name)
      await mkdir(dirname(path), { recursive: true })
      await move(from, path)
    },
    find: async (name) => {
      const path = await inside(name)
      const found = path === null ? null : await stat(path).catch(unlessMissing)
      return found?.isFile() ? { bytes: found.size } : null
    },
    open: async (name, range) => {
      const path = await inside(name)
      if (!path) throw new Error('The file is not there')
      const file = await open(path, 'r')
      return file.createReadStream(range)
    },
    delete: (name) => rm(join(root, name), { force: true }),
  }
}
