import { expect, test } from 'vitest'
import { makePdf, writePdf } from '#tests/setup/make-pdf.ts'
import { answerTask } from './read-pdf-text.worker.ts'

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources '
const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** A page that shows codes of a font of one byte a letter; `meanings` gives those that mean something else. */
function pageOf(shown: string, meanings: Record<string, string>): Buffer {
  const map = Object.entries(meanings).map(([code, meaning]) => `<${code}> <${meaning}>`)
  const toUnicode = `/CIDInit /ProcSet findresource begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
${map.length} beginbfchar
${map.join('\n')}
endbfchar endcmap end`
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>'
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    PAGES,
    `${PAGE}<< /Font << /F1 5 0 R >> >> >>`,
    stream(`BT /F1 12 Tf 50 700 Td ${shown} Tj ET`),
    font,
    stream(toUnicode),
  ])
}

async function linesOf(bytes: Buffer): Promise<string[]> {
  const outcome = await answerTask({
    ...{ bytes: new Uint8Array(bytes), isCv: false, pagesMax: 30, charactersMax: 10_000 },
  })
  return 'failure' in outcome ? [outcome.failure] : outcome.pages.flat().map(({ text }) => text)
}

test('a hyphen that means a soft one is read as a hyphen', async () => {
  expect(await linesOf(pageOf('(A hands*on baker, 2021 * 2023)', { '2A': '00AD' }))).toEqual([
    'A hands-on baker, 2021 - 2023',
  ])
})

test('joined letters that mean nothing leave no gap in their word', async () => {
  expect(await linesOf(pageOf('(Certi*cations)', { '2A': '0000' }))).toEqual(['Certifications'])
})

test('a year and a word that touch are two words', async () => {
  const touching = await makePdf((pdf) => {
    pdf.fontSize(9).text('October 2019', 50, 50, { lineBreak: false })
    pdf.fontSize(11).text('Baker', 50 + pdf.fontSize(9).widthOfString('October 2019'), 50)
  })
  expect(await linesOf(touching)).toEqual(['October 2019 Baker'])
})

test('a file for which a certificate is the key is locked', async () => {
  const page = `${PAGE}<< >> >>`
  const lock = '<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>'
  const plain = writePdf(['<< /Type /Catalog /Pages 2 0 R >>', PAGES, page, stream(''), lock])
  const locked = plain.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 5 0 R /ID [<00> <00>]')
  expect(await linesOf(Buffer.from(locked, 'latin1'))).toEqual(['locked'])
})
