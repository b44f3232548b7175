import { expect, test } from 'vitest'
import { phoneSpans } from '#/domain/profile/anonymity/phone-spans.ts'
import { withoutSpans } from '#/domain/profile/anonymity/spans.ts'
import { streetSpans } from '#/domain/profile/anonymity/street-spans.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'

const taxonomy = loadTaxonomy()
const { skills, occupations } = taxonomy
const NAMES = [
  ...[...skills.values()].flatMap(({ name, synonyms }) => [name, ...synonyms]),
  ...[...occupations.values()].flatMap(({ title, otherTitles }) => [title, ...otherTitles]),
]
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const cut = (text: string) => {
  const known = { ...taxonomy, isTown: isKnownTown }
  return withoutSpans(text, [...streetSpans(text, known), ...phoneSpans(text)], '…')
}

test.each([
  '% 5',
  '% 3.2',
  '% 24/7',
  '% 12 years',
  '% 12 ans',
  '% 12 Jahre',
  '% 12 años',
  '3 %',
  '% 5 in London',
  '% 1, London',
  '12 Jahre % und 5 %',
  '% 6 and %, 2019, Berlin',
])('the name of every skill and occupation stays beside a number: %j', (form) => {
  const lost = NAMES.map((name) => form.replaceAll('%', capital(name))).filter((text) => cut(text) !== text)
  expect(lost.slice(0, 20)).toEqual([])
})

test.each([
  ...['Spring 5', 'Spring 6 and Kafka', 'Engineering 3', 'Hiring 12 in 2019', 'Mentoring 3, then 5 people'],
  ...['Monitoring 24/7', 'Manufacturing 4.0', 'Brigade 2', 'Catering 200', 'Verkäufer 5', 'Refactoring 5'],
  ...['OS Windows 10', 'OS Android 12', 'Mac OS X 10', 'OS X 10.15', 'Corso Python 3', 'corso Java 8'],
  ...['Via Teams 2', 'Migrated 3 Google Drive, OneDrive', 'Level 3 Customer Court', 'Arbeitsplatz 5'],
  ...['Managed 20 Corporate Square.', 'May 3, 2019, Berlin', 'March 12, 2019 London', '12 mai 2019, Paris'],
  ...['S3 5TB', 'EC2 5GB volumes', 'Version 10000 Split', 'M1 8GB', 'R5 3KM', 'Aufstieg 2', 'Dekade 3'],
  ...[
    '+1500 users and 20000 orders',
    '01069 Dresden, 2015-2018',
    'sizes one, two, three, four, five, six, seven',
  ],
  ...['Windows 10, 2019 London', 'Project Atlas, 2019 London', 'UL Standard 508'],
  ...['3 Google Drive', 'Sponsoring 3', 'Offshoring 2', 'Onboarding 12', 'Ingenieur 3', 'Dossier 12'],
])('a version, a date, a size or a count is no address: %j', (text) => {
  expect(cut(text).replace('…', text.startsWith('01069') ? '01069' : '…')).toBe(text)
})

test.each([
  ['Lindenring 5, 10115 Berlin', 'Berlin'],
  ['Lindenring 5', ''],
  ['Mühlweg 12', ''],
  ['Musterstr. 12', ''],
  ['Berliner Ring 12', ''],
  ['Heidering 9, Berlin', 'Berlin'],
  ['Vestergade 12, København', 'København'],
  ['Wohne am Markt 1, Weimar', 'Wohne, Weimar'],
  ['I live at 12 Oak Drive', 'I live at'],
  ['4 Privet Drive', ''],
  ['9 School Close', ''],
  ['my flat 12 School Drive', 'my'],
  ['Via San Marco 12', ''],
  ...[
    'Rosenweg 5',
    'Schulweg 3',
    'Parkring 12',
    'Bahnhofplatz 1',
    'Kirchplatz 4',
    'Hauptplatz 2',
    'Via Milano 3',
  ].map((street) => [street, '']),
  ...[
    'Via Nazionale 8',
    'Corso Italia 5',
    'Via Europa 3',
    'Via dei Fiori 7',
    'Plaza Mayor 3',
    'Camino Real 5',
    'Av. Central 12',
    'Marktplatz 5',
  ].map((street) => [street, '']),
  ...[
    'Kaiserring 5',
    'Mainufer 12',
    'Schanzenstr 5',
    'Schiffbauerdamm 8',
    'Steinring 3',
    'Bergweg 8',
    'Am Ring 5, Berlin',
  ].map((street) => [street, street.includes(',') ? 'Berlin' : '']),
  ['12 Oak Drive, Bath', 'Bath'],
  ['Via Roma 3', ''],
  ['Corso Garibaldi 12, Milano', 'Milano'],
  ['os. Słoneczne 12, Kraków', 'Kraków'],
  ['Spring 5, 10115 Berlin', 'Berlin'],
  ['Engineering Way 5TB', 'Engineering Way 5TB'],
  ['Bath BA1 2GB', 'Bath'],
  ['Meir 5, 2000 Antwerpen', 'Antwerpen'],
  ['Tel. 0770 in Bath 0900142', 'Tel.'],
])('the street of an address goes: %j', (text, left) => {
  expect(cut(text).replaceAll(/…[, ]*|[, ]*…/g, '')).toBe(left)
})
