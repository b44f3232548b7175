import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { makePdf, writePdf } from '#tests/setup/make-pdf.ts'
import { watchShare } from '#tests/setup/watch-share.ts'
import { PDF_BYTES_MAX, readPdfCv, readPdfText } from './read-pdf-text.server.ts'

const installed = createRequire(import.meta.url)

// A busy machine takes as long as it takes: no reading is given up before a test says so.
beforeEach(useFakeTimeouts)

const good = await makePdf((drawing) => {
  drawing.font('Helvetica-Bold').fontSize(20).text('Zoë Lindqvist')
  drawing.font('Helvetica').fontSize(10).text('Baker of bread', 50, 100).text('2019 – 2021', 400, 100)
  drawing.addPage().text('The last page')
})

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>'
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

function stream(content: Buffer, filters: string[] = []): Buffer {
  const head = `<< /Length ${content.length} /Filter [${filters.map((name) => `/${name}`).join(' ')}] >>\nstream\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')])
}

const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`

/** Spaces, packed to a thousandth of their size. */
function packedSpaces(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate()
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise, resolve } = Promise.withResolvers<void>()
  deflate.on('end', resolve)
  const megabyte = Buffer.alloc(2 ** 20, ' ')
  for (let written = 0; written < megabytes; written += 1) deflate.write(megabyte)
  deflate.end()
  return promise.then(() => Buffer.concat(chunks))
}

const onePage = (...contents: Buffer[]) => writePdf([catalog(), PAGES, PAGE, ...contents])
const bomb = async (megabytes: number) => onePage(stream(await packedSpaces(megabytes), ['FlateDecode']))
let gigabyte: Promise<Buffer> | undefined
/** Packed once: that takes longer than reading it. */
const bombOfGigabyte = () => (gigabyte ??= bomb(1_024))
const packedTwice = async (megabytes: number) =>
  onePage(stream(deflateSync(await packedSpaces(megabytes)), ['FlateDecode', 'FlateDecode']))

const FONTS = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'

/** Ten forms, each of which draws the next one ten times, and the last one a letter: ten thousand million letters. */
function nestedForms(): Buffer {
  const form = (content: string, next = 5) => {
    const resources = `/Resources << ${FONTS} /XObject << /F ${next} 0 R >> >>`
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  const page = PAGE.replace('/Resources << >>', '/Resources << /XObject << /F 5 0 R >> >>')
  const forms = Array.from({ length: 10 }, (_, index) => form('/F Do '.repeat(10), index + 6))
  const letter = form('BT /F1 12 Tf (a) Tj ET')
  return writePdf([catalog(), PAGES, page, stream(Buffer.from('/F Do')), ...forms, letter])
}

const pages = (count: number) =>
  makePdf((drawing) => {
    for (let page = 1; page < count; page += 1) drawing.text(`Page ${page}`).addPage()
    drawing.text('The end')
  })

const picture = async () => {
  const pixels = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c65' } })
    .jpeg()
    .toBuffer()
  return makePdf((drawing) => drawing.image(pixels, 50, 50))
}

const HOSTILE: [name: string, make: () => Buffer | Promise<Buffer>, key: string][] = [
  ['an empty file', () => Buffer.alloc(0), 'notPdf'],
  ['a page of HTML', () => Buffer.from('<html><script>alert(1)</script></html>'), 'notPdf'],
  ['the first half of a file', () => good.subarray(0, good.length / 2), 'damaged'],
  ['random bytes', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 ** 20)]), 'damaged'],
  ['a file with a password', () => makePdf((pdf) => pdf.text('Secret'), { userPassword: 'x' }), 'locked'],
  ['31 pages', () => pages(31), 'tooManyPages'],
  [
    'pages that name themselves',
    () => writePdf([catalog(), '<< /Type /Pages /Kids [2 0 R] /Count 3 >>']),
    'damaged',
  ],
  [
    'pages that name each other',
    () =>
      writePdf([
        catalog(),
        '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 9 >>',
        '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>',
      ]),
    'damaged',
  ],
  [
    'four thousand million pages',
    () =>
      writePdf([catalog(), PAGES.replace('/Count 1', '/Count 4294967295'), PAGE, stream(Buffer.from(''))]),
    'noText',
  ],
  ['a stream that unpacks to 16 MB twice over', () => packedTwice(16), 'noText'],
  ['a stream that unpacks to 64 MB twice over', () => packedTwice(64), 'late'],
  ['a stream that unpacks to a gigabyte', bombOfGigabyte, 'late'],
  ['one picture only', picture, 'noText'],
  ['one byte too many', () => Buffer.concat([good, Buffer.alloc(PDF_BYTES_MAX)]), 'tooLarge'],
]

/** Refused at a glance; what reads the others may take seconds, and is not to be this thread. */
const UNREAD = new Set(['notPdf', 'tooLarge'])

test.each(HOSTILE)(
  '%s is refused, keeps nobody else waiting, and a good file is read after it',
  async (_name, make, key) => {
    const bytes = await make()
    const { outcome, share } = await watchShare(() => readPdfText(bytes))
    expect(outcome).toMatchObject({ name: 'AppError', message: `media.pdf.${key}` })
    if (!UNREAD.has(key)) expect(share).toBeLessThan(0.5)
    expect(await readPdfText(good)).toHaveLength(2)
  },
)

test('forms that draw forms are given up when their time is over, and a good file is read after them', async () => {
  const msMax = 600_000
  const reading = watchShare(() => readPdfText(nestedForms(), { msMax }))
  const before = process.cpuUsage()
  await expect.poll(() => process.cpuUsage(before).user).toBeGreaterThan(500_000)
  // Each look has moved the clock a little.
  await vi.advanceTimersByTimeAsync(msMax / 2)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(msMax / 2)
  const { outcome, share } = await reading
  expect(outcome).toMatchObject({ name: 'AppError', message: 'media.pdf.late' })
  expect(share).toBeLessThan(0.5)
  expect(await readPdfText(good)).toHaveLength(2)
})

test('lines come with their places, sizes and weights, from top to bottom', async () => {
  const [first, last] = await readPdfText(good)
  const plain = { size: 10, isBold: false, width: expect.any(Number), y: expect.any(Number) }
  expect(first).toEqual([
    { ...plain, text: 'Zoë Lindqvist', x: 50, size: 20, isBold: true },
    { ...plain, text: 'Baker of bread', x: 50 },
    { ...plain, text: '2019 – 2021', x: 400 },
  ])
  expect(first?.[0]?.y).toBeLessThan(first?.[1]?.y ?? 0)
  expect(last?.map(({ text }) => text)).toEqual(['The last page'])
})

test('scripts and actions in a file are not run, and its text is read', async () => {
  const text = stream(Buffer.from('BT /F1 12 Tf 50 700 Td (Plain words) Tj ET'))
  const page = PAGE.replace('/Resources << >>', `/Resources << ${FONTS} >>`)
  const script = '/S /JavaScript /JS (globalThis.wasRun = true; throw new Error\\(1\\))'
  const actions = `/OpenAction << ${script} >> /AA << /WC << ${script} >> >>`
  const lines = await readPdfText(writePdf([catalog(actions), PAGES, page, text]))
  expect(lines.flat().map((line) => line.text)).toEqual(['Plain words'])
  expect(globalThis).not.toHaveProperty('wasRun')
})

test('a book is read up to the two hundred thousandth character', async () => {
  const book = await makePdf((drawing) => {
    drawing.fontSize(1)
    for (let line = 0; line < 40_000; line += 1)
      drawing.text(`word word word word ${line}`, 50, 50 + (line % 700))
  })
  const characters = (await readPdfText(book)).flat().reduce((sum, { text }) => sum + text.length, 0)
  expect(characters).toBeGreaterThan(150_000)
  expect(characters).toBeLessThan(210_000)
})

test('who sends many files from one network takes one turn, and others wait for the one that is running alone', async () => {
  const ended: string[] = []
  const read = (name: string) => readPdfCv(good, name.slice(0, 3)).finally(() => ended.push(name))
  await Promise.all(['one 1', 'one 2', 'one 3', 'two'].map(read))
  expect(ended).toEqual(['one 1', 'two', 'one 2', 'one 3'])
})

test('a book is read as if it were a CV, and keeps nobody else waiting', async () => {
  const heading = (page: number) => ['Work experience', 'Education', 'Skills'][page % 3] ?? ''
  const book = await makePdf((drawing) => {
    for (let page = 0; page < 29; page += 1) {
      drawing.fontSize(14).text(heading(page)).fontSize(8)
      for (let line = 0; line < 60; line += 1)
        drawing.text(`Baker ${line} at Crumb Ltd, Jan 2019 – Mar 2021, and more`)
      drawing.addPage()
    }
  })
  const { outcome, share } = await watchShare(() => readPdfCv(book))
  expect(outcome).toMatchObject({
    work: expect.arrayContaining([expect.objectContaining({ position: 'Baker 0' })]),
  })
  expect(share).toBeLessThan(0.5)
})

const PEAK_BYTES = 150 * 2 ** 20
const LEFT_BYTES = 100 * 2 ** 20
const ROUNDS_MAX = 3

/** How much more memory than before the process had at most during a call. */
async function watchMemory(call: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const weigh = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  await call()
  clearInterval(weigh)
  return most - before
}

test('files that unpack to a gigabyte, and to less, take little memory while they are read, and give it back', async () => {
  const files = await Promise.all([bombOfGigabyte(), bomb(400), bomb(100)])
  await readPdfText(good)
  const before = process.memoryUsage.rss()
  let [peak, left] = [Infinity, Infinity]
  // Other work of this process can only add to it, so the least of several rounds counts.
  for (let round = 0; round < ROUNDS_MAX && !(peak < PEAK_BYTES && left < LEFT_BYTES); round += 1) {
    const grown = await watchMemory(() =>
      Promise.allSettled([...files, ...files].map((file) => readPdfText(file))),
    )
    peak = Math.min(peak, grown)
    left = Math.min(left, process.memoryUsage.rss() - before)
  }
  expect(peak).toBeLessThan(PEAK_BYTES)
  expect(left).toBeLessThan(LEFT_BYTES)
})

test('thirty pages with fonts of their own are read whole', async () => {
  const faces = await Promise.all(
    (['instrument-sans', 'noto-sans', 'rubik'] as const).map((name) =>
      readFile(installed.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)),
    ),
  )
  const portfolio = await makePdf((drawing) => {
    for (let page = 1; page <= 30; page += 1) {
      if (page > 1) drawing.addPage()
      drawing.font(faces[page % 3] ?? '').text(`Page ${page}. ${'Bread and rolls, '.repeat(100)}`)
    }
  })
  const read = await readPdfText(portfolio)
  expect(read).toHaveLength(30)
  for (const [index, lines] of read.entries()) expect(lines[0]?.text).toContain(`Page ${index + 1}.`)
})

test('one is read at a time, ten wait, and the next one is asked to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => readPdfText(good)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
  expect(outcomes.at(-1)).toMatchObject({ reason: { message: 'media.pdf.busy', retryAfterSeconds: 30 } })
})
