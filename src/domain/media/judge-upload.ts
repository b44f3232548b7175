import { AppError } from '../app-error.ts'
import { STORAGE_FOLDERS, type StorageFolder } from './storage-url.ts'
import { DEFAULT_FOLDERS, FOLDER_KINDS, UPLOAD_BYTES_MAX, type MediaKind } from './upload-rules.ts'

/** What a sender says about a file: the folder it names, if any, and its media type. */
export type Declared = { path: string | undefined; mediaType: string }

/** Pictures by their content that are taken, each to become a WebP. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif'])

/** Videos by their content that are taken, and the ending each is stored under. */
const VIDEOS: Record<string, 'mp4' | 'webm' | undefined> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
  'video/matroska': 'webm',
}

const refuse = (key: string) => new AppError('INVALID', `media.upload.${key}`, { field: 'file' })

function kindOf(mediaType: string): MediaKind | null {
  const [family] = mediaType.trim().toLowerCase().split('/')
  return family === 'image' || family === 'video' ? family : null
}

/** The folder that a sender names; null without a name. Throws invalid for any other text. */
function folderOf(path: string | undefined): StorageFolder | null {
  if (path === undefined) return null
  const folder = STORAGE_FOLDERS.find((known) => known === path)
  if (!folder) throw new AppError('INVALID', 'media.upload.unknownPath', { field: 'path' })
  return folder
}

/** Throws what is wrong with a media type for a kind of file: the texts of the specification. */
function requireKind(mediaType: string, kind: MediaKind): void {
  if (kindOf(mediaType) !== kind) throw refuse(kind === 'image' ? 'notImage' : 'notVideo')
}

/**
 * How many bytes a file may have, by what is said about it before it is read. Throws invalid when the folder and the
 * media type do not go together, or when there is no such folder.
 */
export function bytesMaxOf({ path, mediaType }: Declared): number {
  const folder = folderOf(path)
  if (folder) requireKind(mediaType, FOLDER_KINDS[folder])
  // Whatever is called a picture ends as one or is refused; the rest waits for its content.
  return UPLOAD_BYTES_MAX[kindOf(mediaType) ?? 'video']
}

/** Where a file goes and as what: a picture to be re-encoded, or a video under this ending. */
export type UploadPlan =
  | { kind: 'image'; folder: StorageFolder; extension: 'webp' }
  | { kind: 'video'; folder: StorageFolder; extension: 'mp4' | 'webm'; isMatroska: boolean }

/**
 * Decides by the content of a file, and by what its sender said about it, where it goes. Content and sender must agree:
 * neither is believed alone; what is expected, without a folder, is what its sender calls it. `contentType` is null when the content is of no known type. Throws invalid with the words
 * that fit.
 *
 * @example judgeUpload({ path: 'company-logos', mediaType: 'image/png' }, 'image/png').folder // 'company-logos'
 */
export function judgeUpload({ path, mediaType }: Declared, contentType: string | null): UploadPlan {
  const named = folderOf(path)
  const kind = named ? FOLDER_KINDS[named] : (kindOf(mediaType) ?? kindOf(contentType ?? '') ?? 'image')
  const folder = named ?? DEFAULT_FOLDERS[kind]
  requireKind(mediaType, kind)
  requireKind(contentType ?? '', kind)
  if (kind === 'image') {
    if (!PICTURES.has(contentType ?? '')) throw refuse('format')
    return { kind, folder, extension: 'webp' }
  }
  const extension = VIDEOS[contentType ?? '']
  if (!extension) throw refuse('videoFormat')
  return { kind, folder, extension, isMatroska: contentType === 'video/matroska' }
}
