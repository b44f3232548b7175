import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STEP_SCHEMAS } from '../profile.schema.ts'
import { readJsonResume } from './read-json-resume.server.ts'

const CASES = join(import.meta.dirname, '../../../../../shared/data/cases')

const readText = (text: string) => readJsonResume(new TextEncoder().encode(text))
const read = async (file: unknown) => (await readText(JSON.stringify(file))).proposal
const readCase = async (name: string) => (await readText(readFileSync(join(CASES, name), 'utf8'))).proposal

const BASICS = { name: 'Noor Haddad', label: 'Welder' }

test.skipIf(!existsSync(CASES))('published cases of résumés are read as they were meant', async () => {
  const [ends, starts, html] = [
    await readCase('j1-end-in-words.json'),
    await readCase('j3-start-in-other-forms.json'),
    await readCase('j4-html.json'),
  ]
  expect(ends.document.work.map(({ endDate }) => endDate)).toEqual([
    ...['2014-05', '2014-06', '2014-06', '2014-06', '2014-06'],
  ])
  expect(new Set(starts.document.work.map(({ startDate }) => startDate))).toEqual(new Set(['2012-05']))
  expect(starts.document.education).toMatchObject([{ startDate: '2008-09', endDate: '2011-06' }])
  expect(starts.document.certificates).toMatchObject([{ date: '2014-05' }])
  expect(html.document).toMatchObject({ headline: 'Baker & Cook', bio: 'I bake & cook.\n• Rye\n• Rolls' })
  expect(html.document.work).toMatchObject([
    { organization: 'Crumb & Sons', summary: 'Ran the ovens.', highlights: ['Night shift'] },
  ])
  expect((await readCase('j7-name-with-degree.json')).names).toEqual({ firstName: 'Mira', lastName: 'Oduya' })
  const { document } = await readCase('j10-reactive-resume.json')
  expect(document.work).toMatchObject([
    { position: 'Baker', organization: 'Crumb', startDate: '2020-01', endDate: null, summary: 'Ovens' },
  ])
  expect(document).toMatchObject({ headline: 'Baker', bio: 'I bake.', location: 'Leeds, United Kingdom' })
  expect(document.skills).toMatchObject([{ name: 'Rye', level: 3 }])
})

test('a date that nobody can read is never "now": its entry is incomplete, and the date stands among the rest', async () => {
  const role = { name: 'Forge', position: 'Welder', startDate: '2019-02' }
  const { document, unplaced } = await read({
    basics: BASICS,
    work: [
      { ...role, endDate: 'when the yard closed' },
      { ...role, endDate: '03/04/2021' },
      { ...role, endDate: 'Invalid date' },
      { ...role, startDate: 'undefined-2014-01', endDate: 'Present' },
    ],
    education: [{ institution: 'Yard School', endDate: 'a while ago' }],
    projects: [{ name: 'Gate', startDate: '2020', endDate: '??' }],
    certificates: [{ name: 'TIG', date: 'last spring' }],
  })
  expect(document.work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2019-02', ''],
    ['2019-02', ''],
    ['2019-02', ''],
    ['', null],
  ])
  expect([document.education[0]?.endDate, document.projects[0]?.endDate]).toEqual(['', ''])
  const values = { work: document.work, experienceYearsOverride: null }
  const wrong = STEP_SCHEMAS[2].safeParse(values).error?.issues.map(({ path }) => path[1])
  expect(new Set(wrong)).toEqual(new Set([0, 1, 2, 3]))
  expect(unplaced).toEqual([
    'Welder: when the yard closed',
    'Welder: 03/04/2021',
    'Welder: Invalid date',
    'Welder: undefined-2014-01',
    'Yard School: a while ago',
    'Gate: ??',
    'TIG: last spring',
  ])
})

test.each(['', null, undefined, 'Present', 'heute', 'aujourd’hui', 'até hoje', 'heden'])(
  'an end of %j goes on',
  async (endDate) => {
    const { document, unplaced } = await read({ work: [{ name: 'Forge', startDate: '2019', endDate }] })
    expect([document.work[0]?.endDate, unplaced]).toEqual([null, []])
  },
)

test.each([
  [{ endDate: false }, 'false'],
  [{ endDate: true }, 'true'],
  [{ endDate: {} }, '{}'],
  [{ endDate: [] }, '[]'],
  [{ isCurrent: false }, 'isCurrent: false'],
  [{ is_current: false, endDate: null }, 'isCurrent: false'],
])('an end of %j is not known', async (end, said) => {
  const { document, unplaced } = await read({ work: [{ name: 'Forge', startDate: '2019', ...end }] })
  expect([document.work[0]?.endDate, unplaced]).toEqual(['', [`Forge: ${said}`]])
})

test('a role without any date does not go on, and a date that is an object is no "now"', async () => {
  const role = { name: 'Forge', position: 'Welder' }
  const since = { ...role, startDate: '2012-01' }
  const { document, unplaced } = await read({
    work: [
      role,
      { ...since, endDate: { year: 2014, month: 5 } },
      { ...since, endDate: { year: '2014', month: 'May' } },
      { ...since, endDate: { $date: '2014-05-31T00:00:00Z' } },
      { ...since, endDate: { seconds: 1_401_494_400 } },
      { ...role, startDate: '03/04/2019 – 05/06/2020' },
      { ...role, period: '03/04/2019 – 05/06/2020' },
    ],
  })
  expect(document.work.map(({ endDate }) => endDate)).toEqual([
    '',
    '2014-05',
    '2014-05',
    '2014-05',
    '',
    '',
    '',
  ])
  expect(unplaced).toEqual([
    'Welder: {"seconds":1401494400}',
    ...Array(2).fill('Welder: 03/04/2019 – 05/06/2020'),
  ])
})

test.each([
  { start_date: '2012-01', end_date: '2014-05' },
  { startDate: 'Jan 2012 – May 2014' },
  { dates: 'Jan 2012 – May 2014' },
  { date: { start: '2012-01', end: '2014-05' } },
  { timePeriod: { startDate: { year: 2012, month: 1 }, endDate: { year: 2014, month: 5 } } },
  { from: '2012-01', until: '2014-05' },
])('a span is read by whatever name: %j', async (span) => {
  const { document } = await read({ work: [{ name: 'Forge', position: 'Welder', ...span }] })
  expect(document.work).toMatchObject([{ startDate: '2012-01', endDate: '2014-05' }])
})

test.each([
  { name: { first: 'Noor', last: 'Haddad' } },
  { first_name: 'Noor', last_name: 'Haddad' },
  { givenName: 'Noor', familyName: 'Haddad' },
  { name: 'Noor', surname: 'Haddad' },
  { full_name: 'Noor Haddad' },
])('a name is read by whatever fields: %j', async (basics) => {
  const { names } = await read({ basics })
  expect(names).toEqual({ firstName: 'Noor', lastName: 'Haddad' })
})

test.each([
  [{ city: 'Hull', countryCode: 'UK' }, 'GB', 'Hull', []],
  [{ city: 'Hull', country: 'United Kingdom' }, 'GB', 'Hull', []],
  [{ city: 'Köln', country: { name: 'Deutschland' } }, 'DE', 'Köln', []],
  [{ city: 'Kinshasa', country: 'Congo' }, null, 'Kinshasa', ['Congo']],
  [{ city: 'Hull', countryCode: 826 }, null, 'Hull', ['826']],
  [{ city: 'Hull', address: '12 Quay Road, Hull' }, null, 'Hull', ['12 Quay Road, Hull']],
])('the place %j is in %s, and no street is shown as a town', async (location, code, town, rest) => {
  const { document, unplaced } = await read({ basics: { ...BASICS, location } })
  expect([document.countryCode, document.location, unplaced]).toEqual([code, town, rest])
})

test('a file in UTF-16 or Latin-1 is read as a feed is', async () => {
  const text = JSON.stringify({ basics: { name: 'Jürgen Haddad' } })
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'latin1')]) {
    const { proposal } = await readJsonResume(bytes)
    expect(proposal.names?.firstName).toBe('Jürgen')
  }
})

test('dates that other programs write are read', async () => {
  const work = ['mars 2016', '2016-03-31T22:00:00.000Z', '03.2016', 'marzo 2016', 2016].map((startDate) => ({
    ...{ name: 'Forge', startDate, endDate: 'mrt 2018' },
  }))
  const { document } = await read({ work })
  expect(document.work.map(({ startDate }) => startDate)).toEqual([
    ...['2016-03', '2016-03', '2016-03', '2016-03', '2016-01'],
  ])
  expect(document.work.map(({ endDate }) => endDate)).toEqual(Array(5).fill('2018-03'))
})

test('a date of two meanings is read where another date of the file shows the order', async () => {
  const role = { name: 'Forge', position: 'Welder' }
  const work = [
    { ...role, startDate: '03/04/2019', endDate: '31/12/2020' },
    { ...role, startDate: '01/02/2021' },
  ]
  const { document } = await read({ work })
  expect(document.work.map(({ startDate }) => startDate)).toEqual(['2019-04', '2021-02'])
})

test('HTML and entities are gone from every text, and what only looks like them stays', async () => {
  const { document, names } = await read({
    basics: {
      name: 'Noor O&#39;Haddad',
      label: 'R&amp;amp;D &lt;b&gt;Welder&lt;/b&gt;',
      summary: 'vector<int> & 5 < 7',
    },
    work: [
      {
        name: 'A &amp; B',
        summary: '<ul><li>One</li><li>Two</li></ul>',
        url: 'https://x.example/?a=1&copy=2',
      },
    ],
  })
  expect(names).toEqual({ firstName: 'Noor', lastName: "O'Haddad" })
  expect(document).toMatchObject({ headline: 'R&D Welder', bio: 'vector<int> & 5 < 7' })
  expect(document.work).toMatchObject([{ organization: 'A & B', summary: '• One\n• Two' }])
})

test('words in the place of entries, lists and places are taken, or stand among the rest', async () => {
  const { document, unplaced, names } = await read({
    basics: { name: 'Noor', location: 'Hull, United Kingdom' },
    work: [
      'Welder at Forge, 2012 to 2014',
      { name: 'Forge', position: 'Welder', startDate: '2015', highlights: 'Gates\nRails' },
    ],
    volunteer: 'Fire brigade',
    skills: ['Welding', { name: 'Metals', keywords: 'Steel, Brass; Tin' }],
    languages: ['English', 'Klingon'],
    interests: 'Sailing, Chess',
    certificates: ['TIG licence'],
    awards: ['Best gate 2016'],
    education: { institution: 'Yard School', score: 1.7, area: 'Metal' },
  })
  expect(names).toBeNull()
  expect(document.location).toBe('Hull, United Kingdom')
  expect(document.work).toMatchObject([{ position: 'Welder', highlights: ['Gates', 'Rails'] }])
  expect(document.skills.map(({ name }) => name)).toEqual(['Welding', 'Steel', 'Brass', 'Tin'])
  expect(document.languages).toMatchObject([{ language: 'en' }])
  expect(document.certificates).toMatchObject([{ name: 'TIG licence' }])
  expect(document.education).toMatchObject([{ institution: 'Yard School', area: 'Metal', score: '1.7' }])
  expect(unplaced).toEqual([
    ...[
      'Noor',
      'Welder at Forge, 2012 to 2014',
      'Fire brigade',
      'Best gate 2016',
      'Klingon',
      'Sailing',
      'Chess',
    ],
  ])
})

test('a text in the place of a list, and a map in its place, are the list', async () => {
  const { document } = await read({
    skills: { Metals: ['Steel', 'Brass'], Tools: 'TIG, MIG' },
    languages: { English: 'C2', Français: 'B1' },
    work: { a: { name: 'Forge', position: 'Welder' } },
  })
  expect(document.skills.map(({ name }) => name)).toEqual(['Steel', 'Brass', 'TIG', 'MIG'])
  expect(document.languages).toEqual([
    { language: 'en', level: 'C2' },
    { language: 'fr', level: 'B1' },
  ])
  expect(document.work).toMatchObject([{ organization: 'Forge', position: 'Welder' }])
})

test('Reactive Resume’s own file is read, in the shape of its third version', async () => {
  const { document, unplaced } = await read({
    basics: {
      ...{ name: 'Noor Haddad', headline: 'Welder', summary: 'I weld.', website: 'https://noor.example' },
      location: { address: '', city: 'Hull', region: '', country: 'GB', postalCode: '' },
      profiles: [{ id: '1', network: 'GitHub', username: 'noor', url: 'https://github.com/noor' }],
    },
    sections: {
      work: {
        id: 'work',
        items: [
          {
            name: 'Forge',
            position: 'Welder',
            date: { start: '2016-03-01T00:00:00.000Z', end: '' },
            summary: 'Gates',
          },
        ],
      },
      education: {
        items: [
          {
            institution: 'Yard School',
            degree: 'BSc',
            area: 'Metal',
            date: { start: '2011', end: '2014' },
            score: '1',
          },
        ],
      },
      skills: { items: [{ name: 'Steel', level: 'Expert', levelNum: 9, keywords: [] }] },
      languages: { items: [{ name: 'English', level: 'Native', levelNum: 10 }] },
      certifications: { items: [{ name: 'TIG', issuer: 'Guild', date: '2018-05-01' }] },
      '8c1f': {
        name: 'Own',
        type: 'custom',
        items: [{ id: 'x', title: 'Fire brigade', summary: 'Since 2012' }],
      },
    },
    metadata: { template: 'onyx' },
  })
  expect(document).toMatchObject({ headline: 'Welder', bio: 'I weld.', location: 'Hull', countryCode: 'GB' })
  expect(document.links).toMatchObject({ website: 'https://noor.example', github: 'https://github.com/noor' })
  expect(document.work).toMatchObject([
    { organization: 'Forge', position: 'Welder', startDate: '2016-03', endDate: null },
  ])
  expect(document.education).toMatchObject([
    { studyType: 'BSc', level: 'Bachelor', startDate: '2011-01', endDate: '2014-12' },
  ])
  expect(document.skills).toMatchObject([{ name: 'Steel', level: 5 }])
  expect(document.languages).toEqual([{ language: 'en', level: 'Native' }])
  expect(document.certificates).toMatchObject([{ name: 'TIG', issuer: 'Guild', date: '2018-05' }])
  expect(unplaced).toEqual(['Fire brigade, Since 2012'])
})

test('Reactive Resume’s own file is read, in the shape of its fifth version', async () => {
  const { proposal, faults } = await readText(
    JSON.stringify({
      basics: {
        name: 'Noor Haddad',
        headline: 'Welder',
        location: 'Hull',
        website: { url: 'https://noor.example', label: '' },
      },
      summary: { title: '', hidden: false, content: '<p>I weld.</p>' },
      sections: {
        experience: {
          items: [
            {
              ...{ hidden: false, company: 'Forge', location: 'Hull', period: '2015 – 2020' },
              roles: [
                {
                  position: 'Head Welder',
                  period: 'Mai 2018 – März 2020',
                  description: '<p>Led.</p><ul><li>Gates</li></ul>',
                },
                { position: 'Welder', period: '2015 – 04/2018', description: '' },
              ],
            },
            { company: 'Old Yard', position: 'Apprentice', period: 'my youth', description: '' },
          ],
        },
        education: {
          items: [{ school: 'Yard School', degree: 'BSc', area: 'Metal', grade: '1', period: 'June 2014' }],
        },
        certifications: { items: [{ title: 'TIG', issuer: 'Guild', date: 'May 2018' }] },
        languages: { items: [{ language: 'English', fluency: 'Native', level: 5 }] },
        profiles: {
          items: [{ network: 'LinkedIn', username: 'n', website: { url: 'https://linkedin.com/in/n' } }],
        },
      },
      customSections: [{ title: 'Clubs', items: [{ id: '1', title: 'Chess club' }] }],
    }),
  )
  const { document, unplaced } = proposal
  expect(faults).toEqual([])
  expect(document.work).toMatchObject([
    {
      position: 'Head Welder',
      organization: 'Forge',
      startDate: '2018-05',
      endDate: '2020-03',
      summary: 'Led.',
      highlights: ['Gates'],
    },
    { position: 'Welder', organization: 'Forge', startDate: '2015-01', endDate: '2018-04' },
    { position: 'Apprentice', organization: 'Old Yard', startDate: '' },
  ])
  expect(document.education).toMatchObject([
    { institution: 'Yard School', score: '1', startDate: null, endDate: '2014-06' },
  ])
  expect(document.certificates).toMatchObject([{ name: 'TIG', date: '2018-05' }])
  expect(document.links).toMatchObject({
    website: 'https://noor.example',
    linkedin: 'https://linkedin.com/in/n',
  })
  expect(document.bio).toBe('I weld.')
  expect(unplaced).toEqual(['Apprentice: my youth', 'Chess club'])
})

test.each([
  [{ network: 'LinkedIn', username: 'mira' }, 'https://www.linkedin.com/in/mira', '', []],
  [{ network: 'GitHub', username: '@mira', url: '' }, '', 'https://github.com/mira', []],
  [{ network: 'GitHub', username: 'm', url: 'https://github.com/mira' }, '', 'https://github.com/mira', []],
  [{ network: 'Twitter', username: '@mira' }, '', '', ['Twitter, @mira']],
  [{ network: 'LinkedIn', username: 'Mira Oduya' }, '', '', ['LinkedIn, Mira Oduya']],
  [{ network: 'LinkedIn', username: '' }, '', '', []],
])('of the profile %j the links are %j and %j, the rest is %j', async (profile, linkedin, github, rest) => {
  const { document, unplaced } = await read({ basics: { ...BASICS, profiles: [profile] } })
  expect([document.links.linkedin, document.links.github, unplaced]).toEqual([linkedin, github, rest])
})

test('what its owner has hidden is not proposed', async () => {
  const shown = { company: 'Forge', position: 'Welder' }
  const items = [shown, { ...shown, visible: false }, { ...shown, hidden: true }]
  const skills = { visible: false, items: [{ name: 'Steel' }] }
  const summary = { visible: false, content: 'I weld.' }
  const { document } = await read({ basics: BASICS, sections: { summary, experience: { items }, skills } })
  expect([document.work.length, document.skills, document.bio]).toEqual([1, [], ''])
  expect((await read({ basics: BASICS, work: items })).document.work).toHaveLength(1)
})

test('when somebody was born is in no text that others see', async () => {
  const label = 'Welder, born 01.02.1990'
  const summary = 'Born 2 Jan 1990, married, two children. I weld ships in all weathers.'
  const { document } = await read({ basics: { ...BASICS, label, summary } })
  expect([document.headline, document.bio]).toEqual(['Welder', 'I weld ships in all weathers.'])
})

test('soft hyphens are no letters', async () => {
  const { document } = await read({ basics: { ...BASICS, label: 'Wel\u00ADder &shy;of ships' } })
  expect(document.headline).toBe('Welder of ships')
})

test('a language and its level may be one text', async () => {
  const languages = ['German (native)', 'English C1', 'French', { language: 'Spanish', fluency: 'Basic' }]
  const { proposal } = await readText(JSON.stringify({ basics: BASICS, languages }))
  expect(proposal.document.languages.map(({ language, level }) => [language, level])).toMatchObject([
    ['de', 'Native'],
    ['en', 'C1'],
    ['fr', expect.any(String)],
    ['es', 'A2'],
  ])
  expect(proposal.levelNotSaid).toEqual(['fr'])
})
