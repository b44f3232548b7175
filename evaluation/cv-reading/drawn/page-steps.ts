import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { makePdf, type PdfDrawing } from '#tests/setup/make-pdf.ts'

const installed = createRequire(import.meta.url)
const [TOP, BOTTOM] = [45, 820]

/** Typefaces that drawings use: those of every PDF, and one with the letters of Hebrew and Arabic. */
const FACES = {
  plain: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  serifItalic: 'Times-Italic',
  hebrew: 'rubik-hebrew-wght-normal',
  arabic: 'rubik-arabic-wght-normal',
} as const
type Face = keyof typeof FACES

type Style = {
  size: number
  face: Face
  /** Whether x is where the text begins, where it ends, or its middle. */
  align: 'left' | 'right' | 'center'
}
/** An x of null is right behind the text before, with a blank between. */
type Cell = Style & { x: number | null; text: string }

/** What is drawn next: texts on one height, a gap, a place to go on at (a second column), or a page. */
export type Step = { cells: Cell[] } | { down: number } | { to: number } | { page: true }

/** A text at a place of a row; 10 points and plain unless said otherwise. */
export const cell = (x: number, text: string, style: Partial<Style> = {}): Cell => ({
  x,
  text,
  size: 10,
  face: 'plain',
  align: 'left',
  ...style,
})

/** A text right behind the one before on the same height. */
export const next = (text: string, style: Partial<Style> = {}): Cell => ({ ...cell(0, text, style), x: null })

/** Texts on one height. */
export const row = (...cells: Cell[]): Step => ({ cells })
/** One text on a height of its own. */
export const line = (x: number, text: string, style?: Partial<Style>): Step => row(cell(x, text, style))
/** Rows below each other that begin at the same place. */
export const lines = (x: number, texts: readonly string[], style?: Partial<Style>): Step[] =>
  texts.map((text) => line(x, text, style))
/** A free space before what comes next. */
export const down = (points: number): Step => ({ down: points })
/** Goes on at a height of the same page: the top of another column. */
export const to = (y: number): Step => ({ to: y })
/** A new page. */
export const page: Step = { page: true }

type Fonts = ReadonlyMap<Face, string | Buffer>

/** The faces that some steps use; one of a package is cut to their letters. */
async function loadFonts(steps: readonly Step[]): Promise<Fonts> {
  const cells = steps.flatMap((step) => ('cells' in step ? step.cells : []))
  const byFace = Map.groupBy(cells, ({ face }) => face)
  const loaded = await Promise.all(
    Array.from(byFace, async ([face, used]): Promise<[Face, string | Buffer]> => {
      const name = FACES[face]
      if (!name.startsWith('rubik')) return [face, name]
      const whole = await readFile(installed.resolve(`@fontsource-variable/rubik/files/${name}.woff2`))
      const letters = used
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '')
      return [face, await subsetFont(whole, letters, { targetFormat: 'sfnt', variationAxes: { wght: 400 } })]
    }),
  )
  return new Map(loaded)
}

/** Letters that run from right to left: their face has no blank, so each word is set on its own, and gaps part them. */
function drawFromRight(pdf: PdfDrawing, { text, size }: Cell, right: number, top: number): void {
  let end = right
  for (const word of text.split(' ')) {
    const width = pdf.widthOfString(word)
    pdf.text(word, end - width, top, { lineBreak: false })
    end -= width + size * 0.28
  }
}

/** Draws a text and answers with where it ends. */
function drawCell(pdf: PdfDrawing, fonts: Fonts, one: Cell, y: number, endBefore: number): number {
  const { text, size, face, align } = one
  const top = y - size * 0.8
  pdf.font(fonts.get(face) ?? '').fontSize(size)
  const x = one.x ?? endBefore + size * 0.28
  if (FACES[face].startsWith('rubik')) {
    drawFromRight(pdf, one, x, top)
    return x
  }
  const width = pdf.widthOfString(text)
  const from = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  pdf.text(text, from, top, { lineBreak: false })
  return from + width
}

/** Draws steps on A4 pages, all of them as text, and answers with the file. */
export async function drawSteps(steps: readonly Step[]): Promise<Buffer> {
  const fonts = await loadFonts(steps)
  return makePdf((pdf) => {
    let y = TOP
    for (const step of steps) {
      if ('down' in step) y += step.down
      else if ('to' in step) y = step.to
      else if ('page' in step) {
        pdf.addPage()
        y = TOP
      } else {
        y += Math.max(...step.cells.map(({ size }) => size)) * 1.3
        let end = 0
        for (const one of step.cells) end = drawCell(pdf, fonts, one, y, end)
      }
      if (y > BOTTOM) throw new Error(`A drawing goes over the foot of its page at ${y}`)
    }
  })
}
