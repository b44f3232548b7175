import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { registerCodeSpans } from './register-code-spans.ts'
import { withoutSpans } from './spans.ts'

const redact = (text: string) => withoutSpans(text, registerCodeSpans(text), '…')

test.each([
  ['NMC PIN ', '12A3456E'],
  ['GMC ', '1234567'],
  ['GMC number: ', '1234567'],
  ['Bar No. ', '123456'],
  ['VAT ', 'GB123456789'],
  ['Companies House ', '01234567'],
  ['NI number ', 'AB 12 34 56 C'],
  ['passport ', 'C01X0006H'],
  ['driving licence ', 'ZUCKE901015T99AB'],
  ['patent ', 'US1234567B2'],
  ['with ', 'EP 1234567 B1'],
  ['Stack Overflow user ', '123456'],
  ['Threema ', 'ABCD1234'],
  ['membership no. ', '12345'],
  ['credential ID: ', 'ABCD-1234-kestrel'],
  ['SIRET ', '123 456 789 00012'],
  ['RPPS n° ', '10101234567'],
  ['USt-IdNr. ', 'DE123456789'],
  ['HRB ', '12345'],
  ['Ausweis Nr. ', 'L01X00T47'],
  ['DNI ', '12345678Z'],
  ['CPF ', '123.456.789-09'],
  ['P.IVA ', '01234567890'],
  ['Equity number ', 'M00123456'],
  ['CSCS card ', '12345678'],
  ['US patent ', '9,876,543'],
  ['Spotlight no. ', '12345678'],
  ['C.F. ', 'QLLLRK80A41H501X'],
  ['KvK-nummer ', '12345678'],
  ['PESEL: ', '90010112345'],
  ['doi:', '10.1234/quillpaper.9'],
  ['as in ', '10.1234/quillpaper'],
  ['licensed (license # ', '118842'],
  ['accountant, OCC n.º ', '45871'],
  ['matrícula profesional ', 'AN205-98765'],
])('a number of a register goes, and what it is stays: %s%s', (label, code) => {
  expect(redact(`Has ${label}${code}, and more`)).toBe(`Has ${label}…, and more`)
})

test.each([
  'CRM 2015, NI 2015 and VAT 2016/17',
  'registered in 2015, a number of 12345 users',
  'ISO 27001, EN no. 60204, job # 118842, SKU A12345678901, rows 12345678',
  'Budget 45 000 EUR, 12 345 678 rows, no 12345 in the list',
  'A patent 1,234 claims long, Equity 100,000, model GB123456',
  'Passed the bar 2015, member of 3 boards since 2016',
])('years, amounts and standards stay: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each(['no no ', 'NI 12 ', '12A3', '10.1234/', 'GB 123 ', 'id-1-'])(
  'a hostile text, %j again and again, takes no longer than so many short ones',
  async (piece) => {
    expect(await dearness((length) => redact(piece.repeat(length / piece.length)), 400)).toBeLessThan(DEAR)
  },
)
