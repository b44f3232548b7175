import { expect, test } from 'vitest'
import { takeDates } from './cv-dates.ts'

test.each([
  ['2019 – 2021', '2019-01', '2021-12'],
  ['Jan 2019 - Present', '2019-01', null],
  ['01/2019 – 03/2021', '2019-01', '2021-03'],
  ['2019-05 - 2020-11', '2019-05', '2020-11'],
  ['janv. 2019 – aujourd’hui', '2019-01', null],
  ['De septembre 2015 à juin 2018', '2015-09', '2018-06'],
  ['depuis mars 2020', '2020-03', null],
  ['seit 2020', '2020-01', null],
  ['Okt. 2017 bis heute', '2017-10', null],
  ['03.2016 – 12.2018', '2016-03', '2018-12'],
  ['01.03.2016 – 31.12.2018', '2016-03', '2018-12'],
  ['enero de 2018 - actualidad', '2018-01', null],
  ['desde 2021', '2021-01', null],
  ['September 2014 to May 2016', '2014-09', '2016-05'],
  ['Jan – Mar 2021', '2021-01', '2021-03'],
  ['(2012—2014)', '2012-01', '2014-12'],
  ['2020 –', '2020-01', null],
  ['since Sept. 2021', '2021-09', null],
  ['June, 2019', '2019-06', '2019-06'],
  ['Summer 2019', '2019-01', '2019-12'],
])('%j runs from %s to %s', (text, start, end) => {
  expect(takeDates(text)).toMatchObject({ span: { start, end }, text: '' })
})

test.each([
  ['Baker, Crumb Ltd (2019 – 2021)', 'Baker, Crumb Ltd'],
  ['Mai 2019 – heute | Küstenstrom AG', 'Küstenstrom AG'],
  ['Best Paper Award, 2014', 'Best Paper Award'],
  ['2013 : Master Patrimoine', 'Master Patrimoine'],
])('the date is taken out of %j', (text, left) => {
  expect(takeDates(text)).toMatchObject({ span: { start: expect.any(String) }, text: left })
})

test.each(['Grew sales by 2000%', 'Room 12345', '+4920191234', 'March with us', '$2019', ''])(
  '%j has no date',
  (text) => expect(takeDates(text).span).toBeNull(),
)
