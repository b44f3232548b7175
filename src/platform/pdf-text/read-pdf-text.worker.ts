import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'
import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { readCv } from '#/domain/profile/cv-reading/read-cv.ts'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readFontLooks } from './font-looks.ts'
import { linesOfPieces } from './lines-of-pieces.ts'
import { readPageGlyphs } from './page-glyphs.ts'
import { piecesOfGlyphs } from './pieces-of-glyphs.ts'

export type PdfFailure = 'damaged' | 'locked' | 'tooManyPages' | 'noText'
type Failed = { failure: PdfFailure }
type PagesRead = { pages: TextLine[][] }
/** `proposal` is null when only the lines were asked for. */
export type PdfOutcome = (PagesRead & { proposal: CvProposal | null }) | Failed
export type PdfTask = { bytes: Uint8Array; isCv: boolean; pagesMax: number; charactersMax: number }

/** Nothing is fetched, drawn or compiled; of pictures not one pixel is decoded. Scripts in a file are never run by it. */
const READING_ONLY = {
  verbosity: 0,
  maxImageSize: 0,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
}

type Item = { str: string; width: number; transform: number[] }
type Matrix = [number, number, number, number, number, number]

const isItem = (item: object): item is Item => 'str' in item

async function readItems(page: PDFPageProxy, charactersMax: number): Promise<Item[]> {
  const items: Item[] = []
  let characters = 0
  const reader = page.streamTextContent().getReader()
  while (characters < charactersMax) {
    const { done, value } = await reader.read()
    if (done) return items
    for (const item of value.items.filter(isItem)) {
      items.push(item)
      characters += item.str.length
    }
  }
  await reader.cancel().catch(() => undefined)
  return items
}

/** A page of a CV has a tenth of this. What is fuller costs too much memory to be made ready for drawing. */
const DRAWN_CHARACTERS_MAX = 50_000

/** What the letters of a page say as they are drawn; null when it cannot be drawn. */
async function readDrawn(page: PDFPageProxy): Promise<TextLine[] | null> {
  const drawn = await readPageGlyphs(page, DRAWN_CHARACTERS_MAX).catch(() => null)
  if (!drawn) return null
  const [left = 0, top = 0, right = 0, bottom = 0] = page.getViewport({ scale: 1 }).viewBox
  const [width, height] = [right - left, bottom - top]
  const side = Math.max(width, height)
  const { upright, turned } = piecesOfGlyphs(drawn.glyphs, readFontLooks(drawn.glyphs, drawn.fonts))
  const isSeen = ({ x, y, width: own }: TextLine) => x + own > 0 && x < side && y > 0 && y < side
  const seen = linesOfPieces(upright.filter(isSeen))
  return [...seen, ...turned.filter(isSeen)]
}

/** The pieces of a page that cannot be drawn, or is too full for it. */
function toPieces(items: readonly Item[], page: PDFPageProxy): TextLine[] {
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Matrix
  return items.map(({ str, width, transform }) => {
    const [, , sizeX, sizeY, x, y] = transform as Matrix
    const size = Math.hypot(sizeX, sizeY)
    return { text: str, x: a * x + c * y + e, y: b * x + d * y + f, width, size, isBold: false }
  })
}

async function readPage(page: PDFPageProxy, charactersMax: number): Promise<TextLine[]> {
  const items = await readItems(page, charactersMax)
  const characters = items.reduce((sum, { str }) => sum + str.length, 0)
  if (characters === 0) return []
  const drawn = characters > DRAWN_CHARACTERS_MAX ? null : await readDrawn(page)
  return drawn ?? linesOfPieces(toPieces(items, page))
}

async function readPages({ bytes, pagesMax, charactersMax }: PdfTask): Promise<PagesRead | Failed> {
  const pdf = await getDocument({ data: bytes, ...READING_ONLY }).promise
  if (pdf.numPages > pagesMax) return { failure: 'tooManyPages' }
  const pages: TextLine[][] = []
  let left = charactersMax
  for (let number = 1; number <= pdf.numPages && left > 0; number += 1) {
    const page = await pdf.getPage(number)
    const lines = await readPage(page, left)
    left -= lines.reduce((sum, { text }) => sum + text.length, 0)
    pages.push(lines)
    page.cleanup()
  }
  return pages.flat().length > 0 ? { pages } : { failure: 'noText' }
}

/** Files for which a certificate is the key are encrypted by a method that no reader without one knows. */
const isLocked = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'PasswordException' || /\bencryption (?:method|algorithm)/i.test(error.message))
async function read(task: PdfTask): Promise<PdfOutcome> {
  const found = await readPages(task)
  if ('failure' in found) return found
  return { ...found, proposal: task.isCv ? readCv(found.pages, randomUUID) : null }
}

/** Reads a file, or says why it cannot be read. The thread does so; tests of many files start none. */
export const answerTask = (task: PdfTask): Promise<PdfOutcome> =>
  read(task).catch((error: unknown): PdfOutcome => ({ failure: isLocked(error) ? 'locked' : 'damaged' }))

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
if (parentPort) parentPort.postMessage(await answerTask(workerData as PdfTask))
