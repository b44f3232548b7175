import type { DateSpan } from '#/domain/time/reading/dates-in-text.ts'
import { isFarBelow } from './cv-entry-starts.ts'
import { chooseTogether } from './work-agreement.ts'
import type { Reading } from './work-readings.ts'
import { holds, type Sheet } from './work-sheet.ts'

/**
 * A company above several roles. It stands over those whose titles look like the first one, over all ('' is any look),
 * or over those of the time that it says. `isClose`: only over those without a gap above, as it looks like them itself.
 */
type Leader = { giver: string; look: string; span: DateSpan | null; isClose: boolean }

/** How much less it costs that a role names nobody who gives it, where a company stands above several roles. */
const LED = 1.3

/** Who gives a role as a company above several does: on a row of its own, in another look or with how long all took. */
function leaderIn({ title, giver }: Reading, anchor: number, { rows, totals }: Sheet): Leader | null {
  if (title && giver && totals.has(anchor))
    return { giver: giver.text, look: '', span: rows[anchor]?.span ?? null, isClose: false }
  if (!title || !giver || giver.row >= title.row) return null
  if (rows[giver.row]?.isTotal) return { giver: giver.text, look: '', span: null, isClose: false }
  return { giver: giver.text, look: title.look, span: null, isClose: giver.look === title.look }
}

function totalIn({ title, giver }: Reading, anchor: number, { rows, totals }: Sheet): Leader | null {
  const span = rows[anchor]?.span ?? null
  return giver && !title && totals.has(anchor) ? { giver: giver.text, look: '', span, isClose: false } : null
}

function isUnder(
  leader: Leader | null,
  { title, giver, top }: Reading,
  anchor: number,
  sheet: Sheet,
): boolean {
  const row = sheet.rows[top]
  if (!leader || !title || giver || !row) return false
  if (leader.isClose && isFarBelow(row, sheet.usual)) return false
  if (leader.span) return holds(leader.span, sheet.rows[anchor]?.span)
  return leader.look === '' || leader.look === title.look
}

/** The readings of a section's entries, where those of a company above several roles may name nobody who gives them. */
export function underLeaders(
  sheet: Sheet,
  anchors: readonly number[],
  entries: readonly Reading[][],
): Reading[][] {
  let leader: Leader | null = null
  const chosen = chooseTogether(entries)
  return entries.map((readings, nth) => {
    const [own, anchor = 0] = [chosen[nth], anchors[nth]]
    const led = readings.map((reading) =>
      isUnder(leader, reading, anchor, sheet) ? { ...reading, score: reading.score + LED } : reading,
    )
    leader = (own && (totalIn(own, anchor, sheet) ?? leaderIn(own, anchor, sheet))) ?? leader
    return led
  })
}

/** Who gives each role of a section: itself says so, or a company above it. Nothing for the companies that stand above. */
export function giversOf(
  sheet: Sheet,
  anchors: readonly number[],
  readings: readonly Reading[],
): (string | undefined)[] {
  let leader: Leader | null = null
  return readings.map((reading, nth) => {
    const anchor = anchors[nth] ?? 0
    const total = totalIn(reading, anchor, sheet)
    if (total) {
      leader = total
      return undefined
    }
    if (isUnder(leader, reading, anchor, sheet)) return leader?.giver ?? ''
    if (reading.giver) leader = leaderIn(reading, anchor, sheet)
    return reading.giver?.text ?? ''
  })
}
