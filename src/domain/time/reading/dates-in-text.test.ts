import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { isOnlyDate, takeDates } from './dates-in-text.ts'

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
  ['Sommer 2019 – Winter 2020', '2019-01', '2020-12'],
  ['été 2019', '2019-01', '2019-12'],
  ['15-06-2021 – 31-03-2023', '2021-06', '2023-03'],
  ['15/06/2021 - 31/03/2023', '2021-06', '2023-03'],
  ['06/15/2021 - 03/31/2023', '2021-06', '2023-03'],
  ['01/09/2019 – 30/06/2021', '2019-09', '2021-06'],
  ['15. 6. 2021 – 31. 3. 2023', '2021-06', '2023-03'],
  ['2021-06-15 – 2023-03-31', '2021-06', '2023-03'],
  ['2014-06-01T00:00:00.000Z – 2015-07-31T00:00:00.000Z', '2014-06', '2015-07'],
  ['2021/6 – 2023/3', '2021-06', '2023-03'],
  ['15-Jun-2021 – 31-Mar-2023', '2021-06', '2023-03'],
  ['Jun/2021 – Mar/2023', '2021-06', '2023-03'],
  ['2021-Jun – 2023-Mar', '2021-06', '2023-03'],
  ['09 – 12/2021', '2021-09', '2021-12'],
  ['fev. 2020 – out. 2022', '2020-02', '2022-10'],
  ['Setembro de 2018 até dezembro de 2020', '2018-09', '2020-12'],
  ['maio 2019 – atualmente', '2019-05', null],
  ['gennaio 2019 – oggi', '2019-01', null],
  ['dal giugno 2018 al luglio 2020', '2018-06', '2020-07'],
  ['mag. 2018 – lug. 2020', '2018-05', '2020-07'],
  ['maart 2018 tot mei 2020', '2018-03', '2020-05'],
  ['mrt. 2018 t/m okt. 2020', '2018-03', '2020-10'],
  ['januari 2021 – heden', '2021-01', null],
  ['sinds februari 2021', '2021-02', null],
  ['juill. 2017 – à ce jour', '2017-07', null],
  ['Sep. 2021 \u00AD Mar. 2023', '2021-09', '2023-03'],
  ['Sep. 2021\u00ADMar. 2023', '2021-09', '2023-03'],
  ['Sep. 2021  Mar. 2023', '2021-09', '2023-03'],
  ['06/2021   03/2023', '2021-06', '2023-03'],
  ['2018   2020', '2018-01', '2020-12'],
  ['Mar. 2020  Present', '2020-03', null],
  ['2018 / 2020', '2018-01', '2020-12'],
  ['août 2019 / sept. 2020', '2019-08', '2020-09'],
  ['Q3 2018 – Q1 2020', '2018-07', '2020-03'],
  ['2018 – Present (2 years, 3 months)', '2018-01', null],
  ['Jan 2019 – Dec 2020 · 2 yrs', '2019-01', '2020-12'],
  ['mars 2019 – mai 2021 (2 ans et 3 mois)', '2019-03', '2021-05'],
  ['(Fall, 2011)', '2011-01', '2011-12'],
  ['Oct. 2019 – auj.', '2019-10', null],
  ['until May 2014', '', '2014-05'],
  ['bis 31.12.2018', '', '2018-12'],
  ['Sep 15 - NOW', '2015-09', null],
  ['Sept ’17 – present', '2017-09', null],
  ['Dec 15 – Mar 17', '2015-12', '2017-03'],
  ['Jan 98 - Feb 99', '1998-01', '1999-02'],
  ['Jun19 - Aug20', '2019-06', '2020-08'],
  ["06/'19 – 08/'20", '2019-06', '2020-08'],
  ['2014. szeptember – 2018. június', '2014-09', '2018-06'],
  ['2014 September – 2018 June', '2014-09', '2018-06'],
  ['2014. – 2018.', '2014-01', '2018-12'],
  ['2011 / 11', '2011-11', '2011-11'],
  ['2016 / 09 -', '2016-09', null],
  ['Winter 2018/19', '2018-01', '2019-12'],
  ['WS 2018/19 – SS 2020', '2018-01', '2020-12'],
  ['2019年3月 – 至今', '2019-03', null],
  ['2019년 3월 – 2020년 5월', '2019-03', '2020-05'],
  ['01.2015 – lfd.', '2015-01', null],
  ['2019 – Até a presente data', '2019-01', null],
  ['Dal 2019 ad oggi', '2019-01', null],
  ['styczeń 2019 – obecnie', '2019-01', null],
  ['październik 2017 r. - maj 2019 r.', '2017-10', '2019-05'],
  ['od 2019 r. do 2021 r.', '2019-01', '2021-12'],
  ['leden 2018 – dosud', '2018-01', null],
  ['KASIM 2018 - EKİM 2020', '2018-11', '2020-10'],
  ['Şub 2019 - Halen', '2019-02', null],
  ['maj 2018 – pågående', '2018-05', null],
  ['marts 2018 til maj 2020', '2018-03', '2020-05'],
  ['desember 2018 – nå', '2018-12', null],
  ['octombrie 2018 - prezent', '2018-10', null],
  ['май 2018 — настоящее время', '2018-05', null],
  ['Ιανουάριος 2018 – σήμερα', '2018-01', null],
  ['يناير ٢٠٢٠ - الآن', '2020-01', null],
  ['كانون الثاني 2020 – تشرين الأول 2021', '2020-01', '2021-10'],
  ['ינואר 2020 - היום', '2020-01', null],
  ['מרץ 2018 – בדצמבר 2020', '2018-03', '2020-12'],
  ['2021 - Em andamento', '2021-01', null],
  ['Abril de 2022 - até o presente momento', '2022-04', null],
])('%j runs from %s to %s', (text, start, end) => {
  expect(takeDates(text)).toMatchObject({ span: { start, end }, text: '' })
})

test.each([
  ['Baker, Crumb Ltd (2019 – 2021)', 'Baker, Crumb Ltd'],
  ['Mai 2019 – heute | Küstenstrom AG', 'Küstenstrom AG'],
  ['Best Paper Award, 2014', 'Best Paper Award'],
  ['2013 : Master Patrimoine', 'Master Patrimoine'],
  ['Baker, Crumb Ltd  15-06-2021 – 31-03-2023', 'Baker, Crumb Ltd'],
  ['Baker  Sep. 2021  Mar. 2023', 'Baker'],
  ['Mai & Mars Ltd, Juni 2019 – Juli 2020, Jan Baker', 'Mai & Mars Ltd, , Jan Baker'],
])('the date is taken out of %j', (text, left) => {
  expect(takeDates(text)).toMatchObject({ span: { start: expect.any(String) }, text: left })
})

test.each([
  'Grew sales by 2000%',
  'Room 12345',
  '+4920191234',
  'March with us',
  '$2019',
  '',
  '03/04/2021',
  '03-04-2021 – 05-06-2023',
  '31/31/2021',
  'Sep 15',
  'May 10 – May 24',
  '15 – 17',
  '13/2020',
])('nothing is read in %j, and it stays as it is', (text) => {
  expect(takeDates(text)).toMatchObject({ span: null, text })
})

test('what could be two months is empty beside one that is sure, and never "now"', () => {
  expect(takeDates('May 2019 – 03/04/2021').span).toEqual({ start: '2019-05', end: '', isSingle: false })
})

test('two dates side by side that run backwards are no span', () => {
  expect(takeDates('Mar. 2023  Sep. 2021').span).toMatchObject({ start: '2023-03', isSingle: true })
  expect(isOnlyDate('Awards 2019 2020')).toBe(false)
})

test.each([
  '2019-',
  '15-06-',
  'Sep. 2021 ',
  '06/2021 ',
  '\u00AD',
  '5.',
  'bis 2019 ',
  '2014-06-29T00:00:00',
  "'21 ",
])('dates are sought in a long row of %j no longer than in so many short ones', async (piece) => {
  const take = (length: number) => takeDates(`x${piece.repeat(length / piece.length)}x`)
  expect(await dearness(take, 1_000)).toBeLessThan(DEAR)
})
