import { OPS, type PDFPageProxy } from 'unpdf/pdfjs'

type Glyph = { unicode: string; width: number }
type Font = { name?: string; bold?: boolean; black?: boolean }

/** What a page shows once it was made ready for drawing: the fonts, and the text with the marks that reading leaves out. */
export type PageDrawing = {
  isBold: (fontName: string) => boolean
  isIcons: (fontName: string) => boolean
  isSymbols: (fontName: string) => boolean
  text: string
}

const BOLD = /bold|black|heavy|demi/i
/** Fonts whose letters are pictures, and those of which one letter is a bullet. */
const ICONS = /awesome|icon|glyphter|fontello|icomoon|typicons|linea|devicon|entypo/i
const SYMBOLS = /wingdings|webdings|dingbats|bbding|pifont/i

/** A step back of more thousandths of the size than this is a space. */
const SPACE = -120

const SOFT_HYPHEN = '\u00AD'

/** A soft hyphen that its font does not draw is a space, and a step back over it. */
const isUndone = (glyph: Glyph, next: Glyph | number | null | undefined) =>
  typeof next === 'number' && next > 0 && glyph.unicode === ' ' && Math.abs(next - glyph.width) < 1

function textOf(glyphs: readonly (Glyph | number | null)[]): string {
  return glyphs
    .map((glyph, index) => {
      if (typeof glyph === 'number') return glyph < SPACE ? ' ' : ''
      if (glyph === null) return ''
      return isUndone(glyph, glyphs[index + 1]) ? SOFT_HYPHEN : glyph.unicode
    })
    .join('')
}

/** What a page shows that was not made ready. */
export const NOTHING_DRAWN: PageDrawing = {
  isBold: () => false,
  isIcons: () => false,
  isSymbols: () => false,
  text: '',
}

/** Makes a page ready for drawing. A page that cannot be drawn shows nothing. */
export async function readPageDrawing(page: PDFPageProxy): Promise<PageDrawing> {
  const steps = await page.getOperatorList().catch(() => null)
  if (!steps) return NOTHING_DRAWN
  const named = (pattern: RegExp) => (fontName: string) => {
    const font: Font | null = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : null
    return pattern.test(font?.name ?? '')
  }
  const isBold = (fontName: string) => {
    const font: Font | null = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : null
    return Boolean(font?.bold ?? font?.black) || BOLD.test(font?.name ?? '')
  }
  const drawn = steps.fnArray.map((step, index) =>
    step === OPS.showText ? textOf((steps.argsArray[index] as [(Glyph | number | null)[]])[0]) : '',
  )
  return { isBold, isIcons: named(ICONS), isSymbols: named(SYMBOLS), text: drawn.join('') }
}
