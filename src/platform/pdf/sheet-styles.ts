import type { Styles } from '@react-pdf/renderer'
import type { HandName } from './set-texts.ts'

export type SheetStyles = ReturnType<typeof sheetStyles>

const INK = '#0f1824'
const INK_2 = '#333d4b'
const MUTED = '#5f6772'
const LINE = '#dfe2e6'

/** The measures of the page when it is printed. */
const SIDE_PT = 51
const GAP_PT = 15
const SMALL_PT = 9.5

/** The looks of a sheet, after the page that it is printed from. `whenEm` is the width of the dates, in ems of their text. */
export function sheetStyles(families: Record<HandName, string[]>, whenEm: number) {
  const whenPt = whenEm * SMALL_PT
  const bodyPt = whenPt + GAP_PT
  const text = { fontFamily: families.text, fontSize: 10, lineHeight: 13.5 / 10, color: INK }
  const small = { ...text, fontSize: SMALL_PT, lineHeight: 13.5 / SMALL_PT }
  const bio = { ...text, fontSize: 10.5, lineHeight: 15 / 10.5, maxWidth: 440 }
  const row = { flexDirection: 'row', gap: GAP_PT, paddingTop: 4 } as const
  return {
    page: { paddingTop: 40, paddingBottom: 48, paddingHorizontal: SIDE_PT, ...text },
    head: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      gap: 18,
      paddingBottom: 14,
      borderBottomWidth: 1,
      borderBottomColor: INK,
    },
    who: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    name: {
      fontFamily: families.name,
      fontWeight: 600,
      fontSize: 27,
      lineHeight: 30 / 27,
      letterSpacing: -0.6,
      color: INK,
    },
    headline: {
      fontFamily: families.headline,
      fontWeight: 500,
      fontSize: 12,
      lineHeight: 18 / 12,
      color: INK_2,
      paddingTop: 3,
    },
    lines: { maxWidth: 210, alignItems: 'flex-end' },
    line: { ...small, color: INK_2, textAlign: 'right', textDecoration: 'none' },
    bio: { ...bio, paddingTop: 12 },
    bioGoesOn: bio,
    bioGoesOnApart: { ...bio, paddingTop: 6 },
    heading: {
      fontFamily: families.heading,
      fontWeight: 600,
      fontSize: 12,
      lineHeight: 18 / 12,
      color: INK,
      paddingTop: 14,
    },
    row,
    nextRow: { ...row, marginTop: 5, borderTopWidth: 0.75, borderTopColor: LINE },
    when: { ...small, width: whenPt, color: MUTED },
    main: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    title: { ...text, fontFamily: families.title, fontWeight: 600 },
    plain: text,
    by: { ...text, color: MUTED },
    text: { ...text, marginLeft: bodyPt, marginTop: 3 },
    point: { flexDirection: 'row', marginLeft: bodyPt, marginTop: 1.5 },
    dash: { ...text, width: 10.5, color: MUTED },
    pointText: { ...text, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    link: { ...text, marginLeft: bodyPt, color: MUTED, textDecoration: 'none' },
    foot: { ...small, position: 'absolute', bottom: 24, left: SIDE_PT, color: MUTED },
  } satisfies Styles
}
