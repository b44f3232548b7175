import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'
import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { readCv } from '#/domain/profile/cv-reading/read-cv.ts'
import type { TextLine } from '#/domain/text/text-line.ts'
import { linesOfPieces } from './lines-of-pieces.ts'
import { NOTHING_DRAWN, readPageDrawing, type PageDrawing } from './page-drawing.ts'
import { restoreHyphens } from './soft-hyphens.ts'

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

type Item = { str: string; width: number; transform: number[]; fontName: string }
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

async function readDrawing(page: PDFPageProxy, items: readonly Item[]): Promise<PageDrawing> {
  const characters = items.reduce((sum, { str }) => sum + str.length, 0)
  return characters === 0 || characters > DRAWN_CHARACTERS_MAX ? NOTHING_DRAWN : readPageDrawing(page)
}

/** What a piece says: a letter of a font of pictures is none, and one of a font of symbols is a bullet. */
function textOf({ str, fontName }: Item, drawing: PageDrawing): string {
  if (drawing.isIcons(fontName)) return ''
  return drawing.isSymbols(fontName) && str.trim().length === 1 ? '•' : str
}

async function readPage(page: PDFPageProxy, charactersMax: number): Promise<TextLine[]> {
  const items = await readItems(page, charactersMax)
  const drawing = await readDrawing(page, items)
  const texts = restoreHyphens(
    items.map(({ str }) => str),
    drawing.text,
  )
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Matrix
  return linesOfPieces(
    items.map((item, index) => {
      const [, , sizeX, sizeY, x, y] = item.transform as Matrix
      return {
        text: textOf({ ...item, str: texts[index] ?? '' }, drawing),
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        width: item.width,
        size: Math.hypot(sizeX, sizeY),
        isBold: drawing.isBold(item.fontName),
      }
    }),
  )
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
