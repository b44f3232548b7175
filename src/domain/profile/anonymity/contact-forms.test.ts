import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { createRedaction } from './redaction.ts'

const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur', email: 'zok85@example.com' }
const SKILLS = new Set(['asp.net', 'docker', 'k8s'])
const taxonomy = {
  isName: (text: string) => SKILLS.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: () => false,
}
const redaction = createRedaction({ person, organizations: [], vouchers: [], links: [] }, taxonomy)
const redact = (text: string) => redaction(text, { kind: 'running', gap: '…' })

test.each([
  ...[
    'ada.byron+jobs@mail.example.com',
    'ADA@EXAMPLE.CO.UK',
    'ada@localhost',
    '@adabyron42',
    'ada [at] example [dot] com',
    'ada @ example . com',
    'ada{at}example{dot}com',
  ],
  ...[
    'ada (at) example dot com',
    'ada[at]example[dot]com',
    'ada at example dot co dot uk',
    'ada(at)example.com',
  ],
  ...['ada dot byron at mail dot example dot com', 'ada arobase example point fr', 'ada AT example DOT com'],
  ...[
    'https://example.com/ada',
    'www.example.com',
    'linkedin.com/in/abyron42',
    'byron42.dev',
    'HTTP://EXAMPLE.COM',
  ],
  ...[
    'mailto:ada@example.com',
    'example dot com slash ada',
    't.me/adab',
    'ftp://example.com/x',
    'example.co.uk:8080/ada?x=1',
  ],
  ...[
    '+44 (0)7700 900142',
    '(020) 7946 0958',
    '01 99 00 12 34',
    '(555) 010-4477',
    '555.010.4477',
    '5550104477',
    '+1-555-010-4477',
  ],
  ...[
    '07700/900142',
    '0049 30 901820',
    '0 7 7 0 0 9 0 0 1 4 2',
    '612 345 678',
    '99 99 99 99',
    '+33 1 99 00 12 34',
    '٠٧٧٠٠٩٠٠١٤٢',
  ],
])('a way to reach somebody goes without being named: %s', (contact) => {
  expect(redact(`Write to ${contact} today`)).toBe('Write to … today')
})

test.each([
  ...[
    '2015–2019 and 2015-2019',
    '12,000,000 users',
    '12 000 000 users',
    'Node.js/React',
    'ISO 27001 and C++17',
    '10–15%',
  ],
  ...[
    '01.02.2015 - 03.04.2016',
    '2015-01-31',
    'ASP.NET',
    'a @ b',
    'at work (at night)',
    'the dot product',
    '100 000 000',
  ],
  ...['e.g. this, i.e. that', 'A/B testing', 'v1.2.3', 'I connect the dots. Come and see'],
])('years, amounts and tools stay: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each([
  'kestrel77 @gmail.com',
  'kestrel77@ example.com',
  'kestrel @ mail.example.org',
  'kestrel77[@]gmail.com',
  'kestrel77 (@) gmail.com',
  'kestrel77＠gmail.com',
  'kestrel77\u200B@gmail.com',
  'kestrel77 AT gmail.com',
  'kestrel77 at example.com',
  'kestrel_at_gmail.com',
  'kestrel -at- gmail.com',
  'kestrel77 at gmail com',
  'kestrel at yahoo co uk',
  'kestrel77 at outlook',
  'kestrel at hotmail',
  'kestrel77 chez gmail.com',
  'kestrel77 małpa gmail kropka com',
  'kestrel77 (gmail)',
  'gmail: kestrel77',
])('the name of a mailbox goes with its host: %s', (mailbox) => {
  expect(redact(`Write to ${mailbox}, soon`)).toBe('Write to …, soon')
})

test.each([
  'kestrel.london',
  'kestrel.wales',
  'kestrel.rs',
  'kestrel.cl/cv',
  'kestrel.ee',
  'kestrel[.]com',
  'kestrel(.)co',
  'kestrel。com',
  'github/kestrel',
  'GitHub: kestrel77',
  'linkedin: in/kestrel',
  '/in/kestrel',
  'Skype live:kestrel77',
  'kestrel .com',
  'kestrel. com',
  'www kestrel com',
  '10.0.0.1/cv',
  '//kestrel',
  '//kestrel77',
  '@ kestrel77',
  'ig @kestrel',
  'tg - kestrel77',
  'telegram @ kestrel',
  'Telegram is kestrel77',
  'Signal kestrel.77',
  'skype kestrel.lark',
  'Discord kestrel#1234',
  'discord: kestrel_lark',
  'Mastodon @kestrel@host.social',
  'Insta : kestrel77',
  'GitHub (kestrel77)',
  'github.com kestrel77',
  'GitHub handle is kestrel77',
  'kestrel77 on GitHub',
  'kestrel77 auf Xing',
  'Reddit u/kestrel',
  'gh: kestrel77',
  'linkedin › kestrel77',
  'Dribbble /kestrel',
])('a page goes with whatever ending, and so does what somebody is called there: %s', (page) => {
  expect(redact(`See ${page} today`)).toBe('See … today')
})

test('a word in small letters behind a site and a colon is a handle where it ends a part', () => {
  expect(redact('CV. GitHub: kestrel')).toBe('CV. …')
  expect(redact('GitHub: kestrel, LinkedIn: lark-quill.')).toBe('…, ….')
})

test.each([
  ['I worked at booking.example for years', 'I worked at … for years'],
  ['Docker @example.com', 'Docker …'],
])('a word that leads to a host is not taken for a mailbox: %s', (text, left) => {
  expect(redact(text)).toBe(left)
})

test.each([
  'Learnt of Yahoo in 2015',
  'GitHub/GitLab pipelines, Twitter/Instagram ads',
  'GitHub: maintained 30 repositories, k8s as well',
  'Facebook: 10k followers, LinkedIn recruiter',
  'input/output, in/out and in/around',
  'B.Sc. and M.Sc. (Hons.), B.Ed. at night',
  'Two roles.My own team',
  'Wrote main.rs and lib.rs with Vue.js/React',
  'Look @ this, as in [1]. Then [.] that',
  'Twitter: grew followers; LinkedIn: recruiter licence; Telegram bots; Signal processing',
  'Line manager of 12, signal box, snap decisions, meets @ 5pm',
  'C# .NET, .Net Core, Node .js, see .env. me too. net of tax. info on it',
  'https in small // and/or others',
  'GitHub K8s-based pipelines, GitHub Docker3 images',
])('abbreviations, files and tools stay: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each([
  '912 34 567',
  '91234567',
  '7700 900142',
  '44 7700 900142',
  '(+44) 7700 900142',
  '08-123 456',
  '030 12345',
  '07700—900142',
  'Tel07700900142',
  '07700900142or',
  '09 12 34 56',
  'seis cero cero 123 456',
  '07700 nine hundred 142',
  'oh seven seven double-oh, nine double-oh, one four two',
  'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
  'null eins sieben sechs eins zwei drei vier',
  'cero seis uno dos tres cuatro cinco seis',
  'nove um dois três quatro cinco seis',
  'nul zes een twee drie vier vijf zes',
  'pięć zero jeden dwa trzy cztery pięć sześć siedem',
  'plus four four seven seven zero zero nine zero zero one four two',
  '+44 seven seven double zero nine hundred one four two',
  '07seven00 900142',
  '0 seven 7 zero zero 9 zero zero 1 four 2',
  'O77OO 9OOl42',
  'o77oo9oo142',
  '07700 (then) 900142',
  '07700 and then 900142',
  '07700, 900142',
  '07700\n900142',
  '07700 * 900142',
  '07700 900142 ext. 512',
  '07700 900142 x512',
  '01 99 00 12 34 poste 512',
])('a telephone number goes in every everyday shape: %s', (number) => {
  expect(redact(`Ring ${number}, soon`)).toMatch(/^Ring (?:Tel)?…(?:or)?, soon$/)
})

test.each([
  'ISO 9001/14001, ISO 27001:2013, EN 1090-2 and IEC 61508',
  '09/19–06/20, 06.00-14.00, 01/2015 — 12/2016 and 2015—2019',
  '45000-50000 EUR, 1500-150000 users, 50 000 – 60 000 rows',
  'From 20150131 on, 45000000 requests and 12345678 rows',
  'SKU A12345678901 in 0.12345678 s',
  'In 2016 2017 2018 and 2019, 12 345 678 of them',
  'One two three or four at five sites in six months, seven nights, eight days',
  'Phase two 2015–2016, zero accidents, nine hundred guests in ten years',
  'From 0800 to 1600, orders 0001 then 0002, rooms 101, 102, 103 and 104, 10l of oil',
])('dates, amounts, ranges and standards stay: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each([
  'at ',
  '_at_',
  '@ ',
  '-at-a',
  '[.]',
  'a[.]',
  'in/',
  'github/',
  'at gmail ',
  '{0{',
  '09/',
  '1—',
  'oh ',
  'two 2 ',
  '0770 a ',
  'ig: a',
  'O1',
  'ig on ',
  ' .com',
])('a hostile text, %j again and again, takes no longer than so many short ones', async (piece) => {
  expect(await dearness((length) => redact(piece.repeat(length / piece.length)), 400)).toBeLessThan(DEAR)
})

test('what follows a colon alone is a handle, and the first word of a list or a sentence is none', () => {
  expect(redact('insta: kestrel, Telegram : kestrel. Discord: ran bots for fun')).toBe(
    '…, …. Discord: ran bots for fun',
  )
})

test('a number of seven digits goes where a word says that it is one', () => {
  expect(redact('Tel. 555-0104, call me on 555 0104; rows 555-0104')).toBe(
    'Tel. …, call me on …; rows 555-0104',
  )
  expect(redact('Rufnummer 555 0104, appelez le 555 0104')).toBe('Rufnummer …, appelez le …')
})

test('what somebody is called on a page of theirs goes wherever it stands', () => {
  const links = [
    'https://github.com/larkcode/quillfiles',
    'https://medium.com/@inkylark/on-drains',
    'https://www.linkedin.com/in/zokonjo-1a2b3c',
  ]
  const redactLinked = createRedaction({ person, organizations: [], vouchers: [], links }, taxonomy)
  expect(redactLinked('larkcode, @inkylark, Zokonjo', { kind: 'running', gap: '…' })).toBe('…, …, …')
})
