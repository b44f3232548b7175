import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { ReactNode } from 'react'
import type { Font } from 'satori'
import { AppError } from '#/domain/app-error.ts'
import { fairTurns } from '#/lib/fair-turns.ts'

/** The faces of a card: the second has the letters with marks that the first lacks. */
export const CARD_FONTS = 'Instrument Sans, Instrument Sans Extended'

const SUBSETS = { latin: 'Instrument Sans', 'latin-ext': 'Instrument Sans Extended' } as const
const WEIGHTS = [500, 700] as const

/** Every letter up to the end of extended Latin, and the signs of print; of those a font has what it has. */
const lettersOf = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, nth) => first + nth))
const LATIN = lettersOf(0x20, 0x2_4f) + lettersOf(0x1e_00, 0x1e_ff) + lettersOf(0x20_10, 0x21_22)

const TRY_AGAIN_SECONDS = 10
const later = () => new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })

/** Drawing takes a core for a tenth of a second; pages go first. */
const inTurn = fairTurns({ atOnce: 1, lines: { all: 20 }, full: later })

async function readFont(subset: keyof typeof SUBSETS, weight: (typeof WEIGHTS)[number]): Promise<Font> {
  const file = `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`
  const whole = await readFile(createRequire(import.meta.url).resolve(file))
  // 1 MB that most servers never need.
  const { default: subsetFont } = await import('subset-font')
  const data = await subsetFont(whole, LATIN, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  return { name: SUBSETS[subset], data, weight, style: 'normal' }
}

let fonts: Promise<Font[]> | undefined

/** Read at first use; a failure is forgotten, so that the next card tries again. */
function cardFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    WEIGHTS.flatMap((weight) => [readFont('latin', weight), readFont('latin-ext', weight)]),
  ).catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  return fonts
}

type Size = { widthPx: number; heightPx: number }
type Wanted = Size & { network: string }

async function draw(card: ReactNode, { widthPx, heightPx }: Size): Promise<Uint8Array<ArrayBuffer> | null> {
  // 2 MB that most servers never need.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  let lacksLetters = false
  const svg = await satori(card, {
    width: widthPx,
    height: heightPx,
    fonts: await cardFonts(),
    loadAdditionalAsset: () => {
      lacksLetters = true
      return Promise.resolve([])
    },
  })
  if (lacksLetters) return null
  return Uint8Array.from(await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer())
}

/**
 * Draws a card as PNG: plain elements with inline styles, whose words are in `CARD_FONTS`. Null when it holds letters
 * that the fonts lack. One at a time, and those of one `network` take turns; throws unavailable when too many wait.
 */
export async function drawCard(
  card: ReactNode,
  { network, ...size }: Wanted,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return inTurn({ line: 'all', network }, () => draw(card, size))
}
