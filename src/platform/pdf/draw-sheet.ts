import {
  Document,
  Link,
  Page,
  Text,
  View,
  type DocumentProps,
  type PageLayoutProps,
} from '@react-pdf/renderer'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { sheetStyles, type SheetStyles } from './sheet-styles.ts'
import {
  whenWidthEm,
  type Sheet,
  type SheetEntry,
  type SheetLine,
  type SheetOrder,
  type SheetSection,
} from './sheet.ts'
import type { HandName } from './set-texts.ts'

const h = createElement

/** No page ends within this much of a head: what follows it is no lower than a line. */
const COMPANY_PT = 12

const SIZES = { a4: 'A4', letter: 'LETTER' } as const

/** Never with a hyphen: where two faces meet within a word, the renderer would put one. */
const NEVER = 10_000

const say = (style: SheetStyles[keyof SheetStyles], text: string) =>
  h(Text, { style, hyphenationPenalty: NEVER }, text)

/** Where a reader may be sent. */
const isSafe = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href)

function drawLine({ text, href }: SheetLine, style: SheetStyles['line' | 'link']): ReactNode {
  if (href === null || !isSafe(href)) return say(style, text)
  return h(Link, { src: href, style }, text)
}

function drawHead({ name, headline, lines }: Sheet, styles: SheetStyles): ReactNode {
  return h(
    View,
    { style: styles.head },
    h(View, { style: styles.who }, say(styles.name, name), headline ? say(styles.headline, headline) : null),
    h(View, { style: styles.lines }, ...lines.map((line) => drawLine(line, styles.line))),
  )
}

/** An empty line between two others keeps them apart. */
function drawBio(bio: string, styles: SheetStyles): ReactNode[] {
  return bio.split('\n').map((line, index, lines) => {
    const goesOn = lines[index - 1] === '' ? styles.bioGoesOnApart : styles.bioGoesOn
    return line === '' ? null : say(index === 0 ? styles.bio : goesOn, line)
  })
}

/** What follows an entry's head: paragraphs and points, each of which may go on overleaf. */
function listBody({ text, points, link, title }: SheetEntry, styles: SheetStyles): ReactNode[] {
  const paragraphs = title ? text.split('\n') : []
  return [
    ...paragraphs.filter(Boolean).map((line) => say(styles.text, line)),
    ...points.map((point) =>
      h(View, { style: styles.point }, say(styles.dash, '–'), say(styles.pointText, point)),
    ),
    ...(link ? [drawLine(link, styles.link)] : []),
  ]
}

/** An entry's head, under the section's when it is the first: never parted, never alone at the foot of a page. */
function drawEntryHead(
  { when, title, by, text }: SheetEntry,
  { styles, heading, hasBody }: { styles: SheetStyles; heading: string | null; hasBody: boolean },
): ReactNode {
  const row = h(
    View,
    { style: heading === null && title ? styles.nextRow : styles.row },
    say(styles.when, when),
    h(
      View,
      { style: styles.main },
      title ? say(styles.title, title) : say(styles.plain, text),
      by ? say(styles.by, by) : null,
    ),
  )
  const opening = heading === null ? {} : { bookmark: heading }
  return h(
    View,
    { wrap: false, ...opening, ...(hasBody ? { minPresenceAhead: COMPANY_PT } : {}) },
    heading === null ? null : say(styles.heading, heading),
    row,
  )
}

function drawSection({ title, entries }: SheetSection, styles: SheetStyles): ReactNode[] {
  return entries.flatMap((entry, index) => {
    const body = listBody(entry, styles)
    const heading = index === 0 ? title : null
    return [drawEntryHead(entry, { styles, heading, hasBody: body.length > 0 }), ...body]
  })
}

/** What stands on every page round what flows through it. */
function pageLayout(name: string, styles: SheetStyles) {
  return ({ children, pageNumber = 1, totalPages = 1 }: PageLayoutProps): ReactNode => {
    const place = pageNumber === 1 ? ' ' : `${name} · ${pageNumber} / ${totalPages}`
    return h(Fragment, null, children, say(styles.foot, place))
  }
}

/**
 * The document of a sheet whose words can all be written with these families; `name` is whose it is, in any letters. What belongs together are brothers on
 * the page, because the renderer keeps only brothers together.
 */
export function drawSheet(
  { sheet, name, paper, language, product }: SheetOrder & { name: string },
  families: Record<HandName, string[]>,
): ReactElement<DocumentProps> {
  const styles = sheetStyles(families, whenWidthEm(sheet))
  const content = [
    drawHead(sheet, styles),
    ...drawBio(sheet.bio, styles),
    ...sheet.sections.flatMap((section) => drawSection(section, styles)),
  ]
  return h(
    Document,
    { title: `${name}, CV`, author: name, language, creator: product, producer: product },
    h(Page, { size: SIZES[paper], style: styles.page, layout: pageLayout(sheet.name, styles) }, ...content),
  )
}
