import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { plainGlyphs } from './plain-glyphs.ts'

test.each([
  ['J¨urgen M¨uller', 'Jürgen Müller'],
  ['Cr`eme br^ul´ee', 'Crème brûlée'],
  ['S˜ao Paulo, Gon¸calves', 'São Paulo, Gonçalves'],
  ['Franc¸ais', 'Français'],
  ['Universit¨ at Z ¨urich', 'Universität Z ürich'],
  ['Mal´ıa, ˇSkoda, A˚lesund', 'Malía, Škoda, Ålesund'],
  ['I´m here, it´s late', 'I´m here, it´s late'],
  ['x^2 ~5', 'x^2 ~5'],
])('an accent that stands beside its letter goes over it: %j is %j', (written, plain) =>
  expect(plainGlyphs(written)).toBe(plain),
)

test('beside letters with accents of their own, an accent that stands alone is an apostrophe', () => {
  expect(plainGlyphs('l´élève, l´entreprise', { areAccentsApart: false })).toBe('l´élève, l´entreprise')
})

test('within a word such a sign is an accent, also where the page has letters with their own', () => {
  const plain = plainGlyphs('Staatsangeh¨origkeit, Orléans ¨ oben', { areAccentsApart: false })
  expect(plain).toBe('Staatsangehörigkeit, Orléans ¨ oben')
})

test.each([
  ['Certi\0cations', 'Certifications'],
  ['Pro\0les', 'Profiles'],
  ['Quali\0ed O\0cer', 'Qualified Officer'],
  ['\0nance', 'finance'],
  ['di\0erent sta\0', 'different staff'],
  ['work\0ow and in\0uence', 'workflow and influence'],
  ['Educa\0on', 'Education'],
  ['Leeds \0 York', 'Leeds York'],
])('letters that are joined to a sign without a meaning are read: %j is %j', (written, plain) =>
  expect(plainGlyphs(written)).toBe(plain),
)

test.each([
  ['\uFEE7\uFEEE\uFEB7', 'نوش'],
  ['\uFEDF\uFBFF\uFEE0\uFEF0', 'ليلى'],
  ['ampli\uFB01er, o\uFB03ce', 'amplifier, office'],
  ['\uFBAD\uFEE8\uFEAA', 'هند'],
  ['پ\uFBFF\uFEB6', 'پیش'],
  ['\uFB4B\uFB35', '\u05D5\u05B9\u05D5\u05BC'],
])('letters in the form they have within a word are read as letters: %j is %j', (written, plain) =>
  expect(plainGlyphs(written).normalize('NFC')).toBe(plain.normalize('NFC')),
)

test('small capitals are capitals, and an i among them too', () => {
  expect(plainGlyphs('DiGiTAL ENGiNEER, WiFi, MiT')).toBe('DIGITAL ENGINEER, WiFi, MiT')
})

test('hyphens of all kinds are one, and one that is written twice is written once', () => {
  expect(plainGlyphs('(909) 555- \u20105555, Jean\u2011Paul')).toBe('(909) 555-5555, Jean-Paul')
})

test.each(['¨', '¨a', 'a´', '\0', '\0a', '- ', '1--', ' ', '\uFBFF'])(
  'a long row of %j is read no longer than so many short ones',
  async (piece) => {
    const read = (length: number) => plainGlyphs(`x${piece.repeat(length / piece.length)}x`)
    expect(await dearness(read, 1_000)).toBeLessThan(DEAR)
  },
)
