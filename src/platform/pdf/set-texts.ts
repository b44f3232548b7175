import { unified } from '#/domain/text/unified.ts'
import { findWriting, type Hand } from './sheet-fonts.ts'
import type { Sheet, SheetEntry } from './sheet.ts'

/** Every hand that a sheet is written in. */
const HANDS = {
  name: { stack: 'display', weight: 600 },
  heading: { stack: 'display', weight: 600 },
  headline: { stack: 'text', weight: 500 },
  title: { stack: 'text', weight: 600 },
  text: { stack: 'text', weight: 400 },
} as const satisfies Record<string, Hand>

export type HandName = keyof typeof HANDS

/** A text as it can be written: no letter that no face has, and nothing but spaces between words. */
type Write = (hand: HandName, text: string) => string

/** What stands at the foot and beside points, whatever the sheet says. */
const ALWAYS = '0123456789/ –·'

const NOT_WRITTEN = /[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{200B}\u{FEFF}\u{AD}\u{FFFD}]/gu

/** Makes a text plain: one space between words, one line break at most between paragraphs' lines. */
function plainText(text: string): string {
  return unified(text.toWellFormed(), 'NFC')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').replaceAll(NOT_WRITTEN, '').trim())
    .join('\n')
    .trim()
}

function writeEntry(entry: SheetEntry, write: Write): SheetEntry {
  const { when, title, by, text, points, link } = entry
  return {
    ...entry,
    when: write('text', when),
    title: write('title', title),
    by: write('text', by),
    text: write('text', text),
    points: points.map((point) => write('text', point)).filter(Boolean),
    link: link && { ...link, text: write('text', link.text) },
  }
}

function writeSheet(sheet: Sheet, write: Write): Sheet {
  return {
    name: write('name', sheet.name),
    otherNames: sheet.otherNames.map((name) => write('name', name)),
    headline: write('headline', sheet.headline),
    lines: sheet.lines.map(({ text, href }) => ({ text: write('text', text), href })),
    bio: write('text', sheet.bio),
    sections: sheet.sections.map(({ key, title, entries }) => ({
      key,
      title: write('heading', title),
      entries: entries.map((entry) => writeEntry(entry, write)),
    })),
  }
}

const keyOf = ({ stack, weight }: Hand) => `${stack} ${weight}`

const LETTER = /[\p{L}\p{N}]/u

/** The sheet by the first of its names of which a letter is left. */
function withName(sheet: Sheet): Sheet {
  const name = [sheet.name, ...sheet.otherNames].find((one) => LETTER.test(one)) ?? ''
  return { ...sheet, name }
}

type SetTexts = { sheet: Sheet; name: string; families: Record<HandName, string[]> }

/**
 * Finds the faces for all that a sheet says. Letters that no face has are left out of its answer, but not out of `name`,
 * which is not drawn.
 */
export async function setTexts(sheet: Sheet): Promise<SetTexts> {
  const said = new Map<string, { hand: Hand; text: string }>()
  const plain = writeSheet(sheet, (name, text) => {
    const hand = HANDS[name]
    const key = keyOf(hand)
    const value = plainText(text)
    said.set(key, { hand, text: (said.get(key)?.text ?? ALWAYS) + value })
    return value
  })
  const writings = new Map<string, Awaited<ReturnType<typeof findWriting>>>()
  // The foot of a page names the person, in the hand of running text.
  const foot = said.get(keyOf(HANDS.text))
  if (foot) foot.text += [plain.name, ...plain.otherNames].join('')
  for (const [key, { hand, text }] of said) writings.set(key, await findWriting(text, hand))
  const writingOf = (name: HandName) => writings.get(keyOf(HANDS[name]))
  const families = Object.fromEntries(
    Object.keys(HANDS).map((name) => [name, writingOf(name as HandName)?.families ?? []]),
  ) as Record<HandName, string[]>
  const keepWritable: Write = (name, text) => {
    const letters = Array.from(text).filter((letter) => !writingOf(name)?.missing.has(letter))
    return plainText(letters.join(''))
  }
  const written = withName(writeSheet(plain, keepWritable))
  return { sheet: written, name: plain.name || written.name, families }
}
