import type { DatedRow } from './cv-dated-rows.ts'
import { isFarBelow, textStart, usualGap } from './cv-entry-starts.ts'
import { FURTHER_IN, hasRoomFor } from './cv-rows.ts'

/** What is said about an entry. Bullets that are drawn and not written are told by what stands further in. */
export function readBody(
  rows: readonly DatedRow[],
  left: number,
): { paragraphs: string[]; bullets: string[] } {
  const paragraphs: string[] = []
  const bullets: string[] = []
  const usual = usualGap(rows)
  rows.forEach((row, index) => {
    const text = row.parts.join(' ')
    const before = rows[index - 1]
    const isFurtherIn = textStart(row) > left + FURTHER_IN
    const isFirstIn = isFurtherIn && (!before || textStart(before) <= left + FURTHER_IN)
    const isAfterEnd = before !== undefined && (hasRoomFor(before, row) || /[.;]$/.test(before.text))
    const isDrawn = isFurtherIn && (isFirstIn || (!before?.isBullet && isAfterEnd)) && !/^\p{Ll}/u.test(text)
    const isWrapped = bullets.length > 0 && !isFarBelow(row, usual)
    if (row.isBullet || (isDrawn && !rows.some(({ isBullet }) => isBullet))) bullets.push(text)
    else if (isWrapped) bullets.push(`${bullets.pop()} ${text}`)
    else paragraphs.push(text)
  })
  return { paragraphs, bullets }
}
