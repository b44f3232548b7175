import { OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { change, startOf, times, type Matrix, type TextState } from './text-state.ts'

/** A font as drawing knows it. */
export type PageFont = { name?: string; bold?: boolean; black?: boolean; fontMatrix?: readonly number[] }

/**
 * A letter as it is drawn, in points from the top left corner; `y` is the line it stands on, `font` the key of its font,
 * and `angle` how far it is turned, in radians. A space is one too.
 */
export type Glyph = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  angle: number
}

/** The letters of a page in the order they are drawn, and their fonts. */
export type PageGlyphs = { glyphs: Glyph[]; fonts: ReadonlyMap<string, PageFont> }

type Drawn = { unicode: string; width: number; isSpace?: boolean }
type Shown = readonly (Drawn | number | null)[]

const THOUSANDTH = 0.001

/** A soft hyphen that its font does not draw is a space, and a step back over it. */
const isUndone = (glyph: Drawn, next: Drawn | number | null | undefined) =>
  typeof next === 'number' && next > 0 && glyph.unicode === ' ' && Math.abs(next - glyph.width) < 1

/** The letters of one step that shows text; the state is then behind them. */
function show(state: TextState, shown: Shown, font: PageFont | undefined): Glyph[] {
  const glyphs: Glyph[] = []
  const unit = Math.abs(state.size) * (font?.fontMatrix?.[0] ?? THOUSANDTH)
  const direction = Math.sign(state.size) || 1
  const scale = state.scale * direction
  const toPage = times(state.page, state.text)
  const length = Math.hypot(toPage[0], toPage[1])
  const height = Math.hypot(toPage[2], toPage[3])
  const angle = Math.atan2(toPage[1] * direction, toPage[0] * direction)
  let along = 0
  shown.forEach((one, index) => {
    if (typeof one === 'number') along -= one * THOUSANDTH * Math.abs(state.size) * scale
    if (one === null || typeof one === 'number') return
    const [x, y] = [state.x + along, state.y + state.rise]
    const isHyphen = isUndone(one, shown[index + 1])
    glyphs.push({
      text: isHyphen ? '-' : one.unicode,
      x: toPage[0] * x + toPage[2] * y + toPage[4],
      y: toPage[1] * x + toPage[3] * y + toPage[5],
      width: isHyphen ? 0 : Math.abs(one.width * unit * scale * length),
      size: Math.abs(state.size) * height,
      ...{ font: state.font, angle },
    })
    along +=
      one.width * unit * scale + (state.letterSpacing + (one.isSpace ? state.wordSpacing : 0)) * state.scale
  })
  state.x += along
  return glyphs
}

const isNote = (step: number, depth: number) =>
  step === OPS.beginAnnotation ? depth + 1 : step === OPS.endAnnotation ? depth - 1 : depth

/** The letters of a page; null where it has more. Throws for a page that cannot be drawn. */
export async function readPageGlyphs(page: PDFPageProxy, glyphsMax: number): Promise<PageGlyphs | null> {
  const steps = await page.getOperatorList()
  const fonts = new Map<string, PageFont>()
  const glyphs: Glyph[] = []
  let state = startOf(page.getViewport({ scale: 1 }).transform as unknown as Matrix)
  const kept: TextState[] = []
  let notes = 0
  const fontOf = (name: string) => {
    const known = fonts.get(name)
    if (known || !page.commonObjs.has(name)) return known
    const font = page.commonObjs.get(name) as PageFont
    fonts.set(name, font)
    return font
  }
  for (const [index, step] of steps.fnArray.entries()) {
    const args = steps.argsArray[index] as readonly unknown[] | null
    notes = isNote(step, notes)
    if (step === OPS.save || step === OPS.paintFormXObjectBegin) kept.push({ ...state })
    if (step === OPS.restore || step === OPS.paintFormXObjectEnd) state = kept.pop() ?? state
    change(state, step, args)
    if (step !== OPS.showText || notes > 0) continue
    for (const glyph of show(state, args?.[0] as Shown, fontOf(state.font))) glyphs.push(glyph)
    if (glyphs.length > glyphsMax) return null
  }
  return { glyphs, fonts }
}
