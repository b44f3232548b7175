import type { Glyph, PageFont } from './page-glyphs.ts'
import type { FontLooks } from './pieces-of-glyphs.ts'

const BOLD = /bold|black|heavy|demi|(?:^|\+)(?:CM|SF|EC)(?:SS)?[BS]X|CMB\d|-Medi(?:Ital)?$|-Bd/i
/** Fonts whose letters are pictures, and those of which one letter is a bullet. */
const ICONS =
  /awesome|icon|glyphter|fontello|icomoon|typicons|linea|devicon|entypo|phosphor|marvosym|fontisto|ionic|academicons/i
const SYMBOLS = /wingdings|webdings|dingbats|bbding|pifont/i
/** So many letters that two fonts share tell which one is wider, when most of them are wider by this much. */
const SHARED_MIN = 5
const WIDER = 1.02
const MOST = 0.7

function measureFonts(glyphs: readonly Glyph[]) {
  const measured = new Map<string, { widths: Map<string, number>; count: number }>()
  for (const { font, text, width, size } of glyphs) {
    const one = measured.get(font) ?? { widths: new Map<string, number>(), count: 0 }
    measured.set(font, one)
    one.count += 1
    if (/\p{L}/u.test(text)) one.widths.set(text, width / size)
  }
  return measured
}

function isWider(widths: ReadonlyMap<string, number>, usual: ReadonlyMap<string, number>): boolean {
  const shared = [...widths].flatMap(([letter, width]) => {
    const other = usual.get(letter)
    return other ? [width / other] : []
  })
  const wider = shared.filter((ratio) => ratio > WIDER).length
  return shared.length >= SHARED_MIN && wider >= shared.length * MOST
}

/** Fonts of the same name that are wider than the one that is used most: their weight is all that they differ by. */
function findWide(glyphs: readonly Glyph[], fonts: ReadonlyMap<string, PageFont>): Set<string> {
  const byName = Map.groupBy(fonts, ([, { name = '' }]) => name.replace(/^[A-Z]{6}\+/, ''))
  const twins = [...byName].flatMap(([name, all]) =>
    all.length > 1 && !BOLD.test(name) ? [all.map(([key]) => key)] : [],
  )
  if (twins.length === 0) return new Set()
  const measured = measureFonts(glyphs)
  const countOf = (key: string) => measured.get(key)?.count ?? 0
  return new Set(
    twins.flatMap((keys) => {
      const [usual = '', ...others] = keys.toSorted((a, b) => countOf(b) - countOf(a))
      const widths = measured.get(usual)?.widths ?? new Map<string, number>()
      return others.filter((key) => isWider(measured.get(key)?.widths ?? new Map<string, number>(), widths))
    }),
  )
}

/** What the fonts of a page look like, by their names, and where two have the same one by how wide their letters are. */
export function readFontLooks(glyphs: readonly Glyph[], fonts: ReadonlyMap<string, PageFont>): FontLooks {
  const wide = findWide(glyphs, fonts)
  return (key) => {
    const { name = '', bold, black } = fonts.get(key) ?? {}
    return {
      isBold: Boolean(bold ?? black) || BOLD.test(name) || wide.has(key),
      isIcons: ICONS.test(name),
      isSymbols: SYMBOLS.test(name),
    }
  }
}
