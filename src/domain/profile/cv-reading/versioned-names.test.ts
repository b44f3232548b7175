import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

function headlineOf(row: string): string {
  const rows = ['Mira Oduya', row, 'Experience', 'Baker, Pike Ltd', '03.2019 – 12.2021', '• Baked bread']
  const lines = rows.map((text, index): TextLine => ({
    ...{ text, x: 50, y: 50 + index * 12, width: text.length * 5, size: index === 0 ? 20 : 10 },
    isBold: false,
  }))
  return readCv([lines], () => 'id').headline
}

test.each([
  ...['Senior Developer | Java 17 | Angular 12', 'Java 17 | Kubernetes | AWS', 'HSE | ISO 9001 | ISO 14001'],
  ...['Windows 11 | Office 365', 'C++17 | Qt 6', 'Industry 4.0 | Lean', 'SAP S/4HANA | ABAP 7.5'],
  ...['3D Artist | Maya 2024', 'Driver | Class 1 | HGV', 'Chef | HACCP Level 3'],
  ...['Bäckerin | Meisterin | 15 Jahre Erfahrung', 'Available from 01/2027', 'Ready to start in 2027'],
])('the headline %j keeps its versions, norms, levels and years', (row) => {
  expect(headlineOf(row)).toBe(row.replaceAll(' | ', ' · '))
})

test.each(['Elm 12', 'Quendelweg 14', 'Java Street 17', 'Rue Angular 12', 'Level 3, 14 Quendel Street'])(
  'the address %j is no headline',
  (row) => {
    expect(headlineOf(`Baker | ${row}`)).toBe('Baker')
  },
)
