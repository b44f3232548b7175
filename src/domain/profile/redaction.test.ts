import { expect, test } from 'vitest'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { identifyingNames, redactor } from './redaction.ts'

test.each([
  ['Staff nurse at St Aldhelm’s', 'Staff nurse'],
  ['Staff nurse, ST ALDHELM’S', 'Staff nurse'],
  ['Infirmière chez st  aldhelm’s', 'Infirmière'],
  ['St Aldhelm’sford', 'St Aldhelm’sford'],
])('a name goes in any case, with the word that led to it: %s', (text, left) => {
  expect(redactor(['St Aldhelm’s'])(text)).toBe(left)
})

test.each([
  'ada.byron+jobs@mail.example.com',
  'ADA@EXAMPLE.CO.UK',
  '+44 (0)7700 900142',
  '(020) 7946 0958',
  '01 99 00 12 34',
  '(555) 010-4477',
  'https://example.com/ada',
  'www.example.com',
  'linkedin.com/in/abyron42',
])('a way to reach somebody goes without being named: %s', (contact) => {
  expect(redactor([], '…')(`Write to ${contact} today`)).toBe('Write to … today')
})

test.each(['2015–2019 and 2015-2019', '12,000,000 users', 'Node.js/React', 'ISO 27001 and C++17', '10–15%'])(
  'years, amounts and tools stay: %s',
  (text) => {
    expect(redactor(['Ada'], '…')(text)).toBe(text)
  },
)

test('a short name goes as it is written, and ordinary words stay', () => {
  expect(redactor(['Jo', 'IT'], '…')('Jo does it for IT, so to speak')).toBe('… does it for …, so to speak')
})

test('an empty name takes nothing out', () => {
  expect(redactor(['', ' '], '…')('All of it stays')).toBe('All of it stays')
})

test('each part of a double name identifies, with every employer and school', () => {
  const names = identifyingNames(buildProfileDocument(), ['Ada King-Noel', 'Ada', 'King-Noel'])
  expect(names).toEqual(
    expect.arrayContaining(['King-Noel', 'King', 'Noel', 'Harrow & Pike', 'University of Leeds']),
  )
})
