import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import subsetFont from 'subset-font'
import { unified } from '#/domain/text/unified.ts'

const { resolve } = createRequire(import.meta.url)

/** A variable face in many files, each for some letters; of others than `letters` it is not asked. */
type Face = { name: string; letters?: RegExp }

const TEXT: Face = { name: 'instrument-sans' }
const DISPLAY: Face = { name: 'bricolage-grotesque' }
const OTHERS: Face[] = [
  { name: 'noto-sans' },
  { name: 'rubik' },
  { name: 'noto-sans-kr', letters: /\p{sc=Hangul}/u },
  { name: 'noto-sans-sc', letters: /\P{sc=Hangul}/u },
]
const STACKS = { text: [TEXT, ...OTHERS], display: [DISPLAY, TEXT, ...OTHERS] }

/** How a text is set: in which faces and how heavy. */
export type Hand = { stack: keyof typeof STACKS; weight: 400 | 500 | 600 }

/** The families that write a text, and the letters that none of them has. */
export type Writing = { families: string[]; missing: Set<string> }

type Ranges = Record<string, string>

function isWithin(letter: string, ranges: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

/** Makes a family of one file of a face, with these letters alone, and tells which of them it has. */
async function cutFamily(family: string, file: string, letters: string[], weight: number): Promise<string[]> {
  const whole = await readFile(resolve(file))
  const cut = await subsetFont(whole, letters.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const src = `data:font/ttf;base64,${cut.toString('base64')}`
  Font.register({ family, src, fontWeight: weight })
  const descriptor = { fontFamily: family, fontWeight: weight }
  await Font.load(descriptor)
  const { data } = Font.getFont(descriptor)
  if (!data) return []
  // A document holds each font once, by this name, which is the same for all that is cut of one face.
  Object.defineProperty(data, 'postscriptName', { value: family.replaceAll(' ', '-') })
  const isThere = (letter: string) => data.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  try {
    return letters.filter(isThere)
  } catch {
    // A cut that has none of them has no list of letters either, and the reader of fonts trips over that.
    return []
  }
}

/** Finds families for every letter of a text: each face is asked for what those before it lack. */
export async function findWriting(text: string, { stack, weight }: Hand): Promise<Writing> {
  const missing = new Set(unified(text, 'NFC'))
  missing.delete('\n')
  const families: string[] = []
  for (const { name, letters = /./su } of STACKS[stack]) {
    const root = `@fontsource-variable/${name}`
    const ranges = JSON.parse(await readFile(resolve(`${root}/unicode.json`), 'utf8')) as Ranges
    for (const [part, range] of Object.entries(ranges)) {
      const wanted = [...missing].filter((letter) => letters.test(letter) && isWithin(letter, range))
      if (wanted.length === 0) continue
      const subset = part.replaceAll(/[[\]]/g, '')
      const family = `${stack} ${name} ${subset} ${weight}`
      const file = `${root}/files/${name}-${subset}-wght-normal.woff2`
      const found = await cutFamily(family, file, wanted, weight)
      if (found.length > 0) families.push(family)
      for (const letter of found) missing.delete(letter)
    }
  }
  return { families, missing }
}
