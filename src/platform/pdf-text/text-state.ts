import { OPS } from 'unpdf/pdfjs'

/** Six numbers that say where a point goes, as PDF writes them. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Where and how the next letter is drawn, by the rules of PDF. */
export type TextState = {
  page: Matrix
  text: Matrix
  lineX: number
  lineY: number
  x: number
  y: number
  font: string
  size: number
  letterSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
}

const SAME: Matrix = [1, 0, 0, 1, 0, 0]

/** How a page begins; `page` says where its own points are for whoever reads it. */
export const startOf = (page: Matrix): TextState => ({
  ...{ page, text: SAME, lineX: 0, lineY: 0, x: 0, y: 0, font: '', size: 0 },
  ...{ letterSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0 },
})

/** What does first what `b` says, then what `a` says. */
export function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

function moveLine(state: TextState, x: number, y: number): void {
  state.lineX += x
  state.lineY += y
  state.x = state.lineX
  state.y = state.lineY
}

function setText(state: TextState, text: Matrix): void {
  Object.assign(state, { text, lineX: 0, lineY: 0, x: 0, y: 0 })
}

type Change = (state: TextState, numbers: Matrix) => void

/** What a step changes of how letters are drawn after it. */
const CHANGES = new Map<number, Change>([
  [OPS.transform, (state, matrix) => void (state.page = times(state.page, matrix))],
  [OPS.paintFormXObjectBegin, (state, matrix) => void (state.page = times(state.page, matrix))],
  [OPS.beginText, (state) => setText(state, SAME)],
  [OPS.setTextMatrix, setText],
  [OPS.moveText, (state, [x, y]) => moveLine(state, x, y)],
  [
    OPS.setLeadingMoveText,
    (state, [x, y]) => {
      state.leading = y
      moveLine(state, x, y)
    },
  ],
  [OPS.nextLine, (state) => moveLine(state, 0, state.leading)],
  [OPS.setLeading, (state, [leading]) => void (state.leading = -leading)],
  [OPS.setCharSpacing, (state, [spacing]) => void (state.letterSpacing = spacing)],
  [OPS.setWordSpacing, (state, [spacing]) => void (state.wordSpacing = spacing)],
  [OPS.setHScale, (state, [percent]) => void (state.scale = percent / 100)],
  [OPS.setTextRise, (state, [rise]) => void (state.rise = rise)],
])

/** The numbers of a step, which come one by one or together in its first argument; without any it moves nothing. */
function numbersOf([first, ...others]: readonly unknown[]): Matrix {
  const numbers: unknown[] =
    typeof first === 'number' ? [first, ...others] : Array.from((first ?? []) as number[])
  const at = (index: number) => (typeof numbers[index] === 'number' ? numbers[index] : SAME[index]) as number
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}

/** Lets a step change the state in place, if it is one that does. */
export function change(state: TextState, step: number, args: readonly unknown[] | null): void {
  if (step === OPS.setFont) Object.assign(state, { font: String(args?.[0]), size: Number(args?.[1]) })
  else CHANGES.get(step)?.(state, numbersOf(args ?? []))
}
