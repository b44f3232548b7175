import { expect, test } from 'vitest'
import { isNow } from './now-words.ts'
import { readMonth } from './read-month.ts'

test.each([
  ...[
    '2014-05',
    '2014-05-31',
    '2014-05-31T00:00:00.000Z',
    '2014-5',
    '2014-5-1',
    '2014/05',
    '2014/5/1',
    '2014.05',
  ],
  ...[
    '05/2014',
    '5/2014',
    '05.2014',
    '05-2014',
    '31.05.2014',
    '31/05/2014',
    '05/31/2014',
    '31-05-2014',
    '20140531',
  ],
  ...[
    'May 2014',
    'May, 2014',
    '31 May 2014',
    'May 31, 2014',
    'May 31st, 2014',
    '31-May-2014',
    'May-2014',
    '2014 May',
  ],
  ...['Mai 2014', '31. Mai 2014', 'mai 2014', 'le 31 mai 2014', 'mayo de 2014', '31 de mayo de 2014'],
  ...['maio de 2014', 'maggio 2014', 'mag 2014', 'mei 2014', '31 mei 2014'],
  ...['Sat, 31 May 2014 22:00:00 GMT', 'Sat May 31 2014 00:00:00 GMT+0200 (CEST)', 'Samstag, 31. Mai 2014'],
])('%j is May 2014', (text) => {
  expect(readMonth(text)).toBe('2014-05')
})

test.each([
  ['2014', 'start', '2014-01'],
  ['2014', 'end', '2014-12'],
  ['2013/14', 'end', '2014-12'],
  ['août 2014', 'start', '2014-08'],
  ['Mar 2014', 'end', '2014-03'],
  ['Mar. 2014', 'end', '2014-03'],
  ["Mar '14", 'end', '2014-03'],
  ['Q3 2014', 'end', '2014-09'],
] as const)('%j as a %s is %s', (text, part, month) => {
  expect(readMonth(text, part)).toBe(month)
})

test.each([
  '',
  'Invalid date',
  'undefined-2014-01',
  '04/05/2014',
  '201405',
  '13/2014',
  '2014-13',
  'soon',
  '99',
  '14-05-31',
  '0014-05',
  '1014-05-01',
  '9999-12',
  'May',
  'to 2019',
  'la 2019',
  'Mon 2019',
])('%j is no month that anybody can be sure of', (text) => expect(readMonth(text)).toBeNull())

test.each([
  ...[
    'Present',
    'present',
    'Now',
    'today',
    'ongoing',
    'to date',
    'Current',
    'aujourd’hui',
    "aujourd'hui",
    'en cours',
  ],
  ...[
    'à ce jour',
    'à présent',
    'heute',
    'bis heute',
    'laufend',
    'derzeit',
    'actualidad',
    'hasta la fecha',
    'atual',
  ],
  ...[
    'até hoje',
    'até o momento',
    'presente',
    'oggi',
    'in corso',
    'heden',
    'tot heden',
    'Till now',
    'to present',
    'obecnie',
    'сегодня',
    'şimdi',
  ],
])('%j says that it goes on', (text) => expect(isNow(text)).toBe(true))

test.each(['', 'May 2014', 'Invalid date', 'presented', 'unknown', '-'])('%j does not', (text) =>
  expect(isNow(text)).toBe(false),
)
