import { parentPort, workerData } from 'node:worker_threads'
import { Font, renderToBuffer } from '@react-pdf/renderer'
import { breakWord } from './break-word.ts'
import { drawSheet } from './draw-sheet.ts'
import { setTexts } from './set-texts.ts'
import type { SheetOrder } from './sheet.ts'

Font.registerHyphenationCallback(breakWord)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from the file beside this one, and nobody else
const order = workerData as SheetOrder
const { sheet, name, families } = await setTexts(order.sheet)
const pdf = Uint8Array.from(await renderToBuffer(drawSheet({ ...order, sheet, name }, families)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(pdf, [pdf.buffer])
