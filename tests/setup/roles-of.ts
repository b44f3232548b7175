import type { TextLine } from '#/domain/text/text-line.ts'
import { toRows } from '#/domain/profile/cv-reading/cv-rows.ts'
import { readWork } from '#/domain/profile/cv-reading/read-work.ts'

type Placed = Partial<TextLine> & { text: string }

/** The roles of rows 12 points apart; a number is a gap of so many points. */
export function rolesOf(...rows: (Placed | Placed[] | string | number)[]): string[] {
  let y = 50
  const lines = rows.flatMap((row) => {
    if (typeof row === 'number') {
      y += row
      return []
    }
    y += 12
    return [row].flat().map((one): TextLine => {
      const line = typeof one === 'string' ? { text: one } : one
      return { x: 50, y, width: line.text.length * 5, size: 10, isBold: false, ...line }
    })
  })
  return readWork([{ rows: toRows([lines]), volunteer: false }], () => 'id').map(
    ({ position, organization, location, startDate, endDate }) =>
      [position, organization, location, startDate, endDate ?? 'now'].join(' | '),
  )
}

export const bold = (text: string): Placed => ({ text, isBold: true })
export const right = (text: string): Placed => ({ text, x: 400 })
