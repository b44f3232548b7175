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
import type { Sheet, SheetEntry, SheetLine, SheetOrder, SheetSection } from './sheet.ts'
import type { HandName } from './set-texts.ts'

const h = createElement

/** No page ends within this much of a head: what follows it is no lower than a line. */
const COMPANY_PT = 14

const SIZES = { a4: 'A4', letter: 'LETTER' } as const

/** Where a reader may be sent. */
const isSafe = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href)

function drawLine({ text, href }: SheetLine, style: SheetStyles['line' | 'link']): ReactNode {
  if (href === null || !isSafe(href)) return h(Text, { style }, text)
  return h(Link, { src: href, style }, text)
}

function drawHead({ name, headline, lines }: Sheet, styles: SheetStyles): ReactNode {
  return h(
    View,
    { style: styles.head },
    h(
      View,
      { style: styles.who },
      h(Text, { style: styles.name }, name),
      headline ? h(Text, { style: styles.headline }, headline) : null,
    ),
    h(View, { style: styles.lines }, ...lines.map((line) => drawLine(line, styles.line))),
  )
}

/** What follows an entry's head: paragraphs and points, each of which may go on overleaf. */
function listBody({ text, points, link, title }: SheetEntry, styles: SheetStyles): ReactNode[] {
  const paragraphs = title ? text.split('\n') : []
  return [
    ...paragraphs.filter(Boolean).map((line) => h(Text, { style: styles.text }, line)),
    ...points.map((point) =>
      h(
        View,
        { style: styles.point },
        h(Text, { style: styles.dash }, '–'),
        h(Text, { style: styles.pointText }, point),
      ),
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
    h(Text, { style: styles.when }, when),
    h(
      View,
      { style: styles.main },
      title ? h(Text, { style: styles.title }, title) : h(Text, { style: styles.plain }, text),
      by ? h(Text, { style: styles.by }, by) : null,
    ),
  )
  const opening = heading === null ? {} : { bookmark: heading }
  return h(
    View,
    { wrap: false, ...opening, ...(hasBody ? { minPresenceAhead: COMPANY_PT } : {}) },
    heading === null ? null : h(Text, { style: styles.heading }, heading),
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
    return h(Fragment, null, children, h(Text, { style: styles.foot }, place))
  }
}

/**
 * The document of a sheet whose words can all be written with these families. What belongs together are brothers on
 * the page, because the renderer keeps only brothers together.
 */
export function drawSheet(
  { sheet, paper, language, product }: SheetOrder,
  families: Record<HandName, string[]>,
): ReactElement<DocumentProps> {
  const styles = sheetStyles(families)
  const content = [
    drawHead(sheet, styles),
    ...sheet.bio
      .split('\n')
      .filter(Boolean)
      .map((line, index) => h(Text, { style: index === 0 ? styles.bio : styles.bioGoesOn }, line)),
    ...sheet.sections.flatMap((section) => drawSection(section, styles)),
  ]
  return h(
    Document,
    { title: `${sheet.name}, CV`, author: sheet.name, language, creator: product, producer: product },
    h(Page, { size: SIZES[paper], style: styles.page, layout: pageLayout(sheet.name, styles) }, ...content),
  )
}
