import { getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { PROFILE_LIMITS as LIMITS } from '#/features/profile/profile-limits.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { buildSheet, buildSheetOrder } from '#tests/factories/build-sheet.ts'
import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { watchShare } from '#tests/setup/watch-share.ts'
import { setSheet } from './set-sheet.server.ts'

// A busy machine takes as long as it takes: no sheet is late.
beforeEach(useFakeTimeouts)

const LINKS = { website: 'https://ada.example/me', linkedin: '', github: '', portfolio: '' }

const FULL = buildProfileDocument({
  phone: '+44 7700 900142',
  links: LINKS,
  work: [
    buildWork({ summary: 'Kept Bath dry.', highlights: ['Wrote the checks', 'Led the culvert'] }),
    buildWork({ id: 'v', volunteer: true, position: 'Gauge reader', organization: 'River friends' }),
  ],
  certificates: [
    { id: 'c', name: 'First aid', issuer: 'Red Cross', date: '2024-05', expiryDate: null, url: '' },
  ],
  projects: [
    { id: 'p', name: 'Gauge log', description: 'Open data', url: '', startDate: '2022-01', endDate: null },
  ],
  publications: [
    {
      ...{ id: 'q', name: 'On drains', publisher: 'Water Weekly', releaseDate: '2023-02', summary: '' },
      url: 'https://example.com/drains',
    },
  ],
})

const set = async (document: ProfileDocument, shown: Parameters<typeof buildSheet>[1] = {}) =>
  readPdf(await setSheet(buildSheetOrder(buildSheet(document, shown))))

/** Roles whose every line can be told from all others. */
const roles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildWork({
      ...{ id: `w${index}`, position: `Role ${index}.`, organization: `Firm ${index}` },
      summary: `Begun ${index}. ${'Pipes and pumps in every street. '.repeat(1 + (index % 9))}`,
      highlights: index % 3 === 0 ? [`Point ${index}. ${'Dug and laid. '.repeat(12)}`] : [],
    }),
  )

test('a reader of CVs finds every section in order, with title, author, language and bookmarks', async () => {
  const { text, pages, info, bookmarks } = await set(FULL)
  expect(pages).toHaveLength(1)
  const order = [
    ...['Ada Byron', 'Drainage engineer', 'Bath, United Kingdom', 'ada@example.com', '+44 7700 900142'],
    ...['ada.example/me', 'I keep water where it belongs.', 'experience', '2021 – now', 'Drainage Engineer'],
    ...['Harrow & Pike, Bristol', 'Kept Bath dry.', 'Wrote the checks', 'Led the culvert', 'volunteering'],
    ...['Gauge reader', 'education', '2012 – 2016', 'MEng Civil Engineering, First', 'University of Leeds'],
    ...['certificates', 'First aid', 'Red Cross', 'skillsAndLanguages', 'Hydraulic modelling, NEC4'],
    ...['English C2', 'projects', 'Gauge log', 'Open data', 'publications', 'On drains', 'Water Weekly'],
  ]
  let at = -1
  for (const words of order) {
    const found = text.indexOf(words, at + 1)
    expect(found, words).toBeGreaterThan(at)
    at = found
  }
  expect(info).toMatchObject({ Title: 'Ada Byron, CV', Author: 'Ada Byron', Language: 'en-GB' })
  expect(bookmarks).toEqual(
    ['experience', 'volunteering', 'education', 'certificates', 'skillsAndLanguages'].concat(
      'projects',
      'publications',
    ),
  )
})

test('links can be followed, and none leads elsewhere than to a page or a mail', async () => {
  const sheet = buildSheet(FULL)
  // oxlint-disable-next-line no-script-url -- what must not come through
  sheet.lines.push({ text: 'press me', href: 'javascript:alert(1)' })
  const { links, text } = await readPdf(await setSheet(buildSheetOrder(sheet)))
  expect(text).toContain('press me')
  expect(links).toEqual(['mailto:ada@example.com', 'https://ada.example/me', 'https://example.com/drains'])
})

test.each([
  'Zoë Šimić-Łukasiewicz Дарья Ђорђевић Ελένη Παπαδοπούλου',
  'Nguyễn Thị Mỹ Hạnh 王小明 桜沢 さくら 김민수',
  'محمد العربي',
  'דוד כהן',
])('the names %s are read back, as title and as text', async (name) => {
  const work = [buildWork({ organization: name, highlights: [name] })]
  const { text, info } = await set(buildProfileDocument({ work }), { name })
  expect(info).toMatchObject({ Author: name })
  // Words that run from right to left are told apart by this reader, and told from left to right.
  const read = text.normalize('NFKC').replaceAll(/\s/gu, '')
  for (const word of name.split(' ')) expect(read.split(word), word).toHaveLength(4)
})

test.each([
  ['somebody who may reach them', 'contact', 'ada@example.com'],
  ['anybody else', 'profile', 'cv'],
] as const)(
  'a name that no face can write is kept in title and author; for %s the page has another',
  async (...row) => {
    const [, access, shown] = row
    const name = 'สมชาย ใจดี'
    const { pages, info } = await set(buildProfileDocument({ work: roles(13) }), { name, access })
    expect(info).toMatchObject({ Title: `${name}, CV`, Author: name })
    expect(pages[0]?.startsWith(shown), pages[0]).toBe(true)
    expect(pages[1]).toContain(`${shown} · 2 / 2`)
  },
)

test('of a name that can be written in part, that part stands on the page', async () => {
  const name = 'Somchai (สมชาย)'
  const { text, info } = await set(EMPTY_PROFILE_DOCUMENT, { name })
  expect(info).toMatchObject({ Title: `${name}, CV`, Author: name })
  expect(text.startsWith('Somchai')).toBe(true)
})

test('control characters, emoji, half letters and endless words break nothing', async () => {
  const bio = `Hello\u{0}\u{1B}\u{202E} there \u{1F680}\u{D800} ${'x'.repeat(500)} zo\u{308}`
  const { text, pages } = await set(buildProfileDocument({ bio, headline: '\u{1F680}' }))
  expect(pages).toHaveLength(1)
  expect(text).toContain('Hello there')
  expect(text.replaceAll(/\s/g, '')).toContain(`${'x'.repeat(500)}zö`)
})

test.each([
  [3, 1],
  [13, 2],
  [38, 5],
])('%i roles fill %i pages; none is lost, and none has its head alone at the foot', async (count, length) => {
  const { pages, text } = await set(buildProfileDocument({ work: roles(count) }))
  expect(pages).toHaveLength(length)
  const pageOf = (words: string) => pages.findIndex((page) => page.includes(words))
  for (let index = 0; index < count; index += 1) {
    expect(pageOf(`Role ${index}.`), text).toBeGreaterThanOrEqual(0)
    expect(pageOf(`Begun ${index}.`), `role ${index}`).toBe(pageOf(`Role ${index}.`))
    if (index % 3 === 0) expect(text).toContain(`Point ${index}.`)
  }
  expect(pageOf('experience')).toBe(pageOf('Role 0.'))
  for (const [index, page] of pages.entries())
    expect(page.includes(`Ada Byron · ${index + 1} / ${length}`), `page ${index + 1}`).toBe(index > 0)
})

test.each([
  ['a4', 595, 842],
  ['letter', 612, 792],
] as const)('on %s', async (paper, width, height) => {
  const sheet = buildSheet(buildProfileDocument({ work: roles(13) }))
  const { widthPt, heightPt, pages } = await readPdf(await setSheet(buildSheetOrder(sheet, paper)))
  expect([Math.round(widthPt ?? 0), Math.round(heightPt ?? 0)]).toEqual([width, height])
  expect(pages.join(' ')).toContain('Role 12.')
})

test('a profile that was never begun is a page with a name', async () => {
  const { pages, bookmarks } = await set(EMPTY_PROFILE_DOCUMENT)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Ada Byron')
  expect(bookmarks).toEqual([])
})

test('somebody anonymous is nowhere in it, neither in what is read nor in what describes it', async () => {
  const { text, info, links } = await set(FULL, { access: 'anonymous' })
  expect(text).toContain('Drainage Engineer')
  for (const secret of ['Ada', 'Byron', 'Harrow', 'Leeds', 'example', '900142'])
    expect(text + JSON.stringify([info, links])).not.toContain(secret)
})

/** A profile with so many of everything, each as long as it may be. */
function longProfile(count: number) {
  const fill = (length: number) => 'Pipes, pumps and patience. '.repeat(100).slice(0, length)
  const many = Array.from({ length: count }, (_, index) => `id-${index}`)
  const line = fill(LIMITS.lineMax)
  const text = fill(LIMITS.summaryMax)
  const url = `https://example.com/${'a'.repeat(LIMITS.urlMax - 20)}`
  const months = { startDate: '2020-01', endDate: '2021-01' }
  return buildProfileDocument({
    ...{ bio: fill(LIMITS.bioMax), headline: fill(LIMITS.headlineMax) },
    work: many.map((id) => ({
      ...{
        id,
        position: line,
        organization: line,
        location: line,
        summary: text,
        volunteer: false,
        ...months,
      },
      highlights: Array.from({ length: LIMITS.highlightsMax }, (_, at) => `${at} ${fill(290)}`),
    })),
    education: many.map((id) => ({
      ...{ id, institution: line, area: line, studyType: line, level: null, score: line, ...months },
    })),
    certificates: many.map((id) => ({ id, name: line, issuer: line, date: null, expiryDate: null, url })),
    projects: many.map((id) => ({ id, name: line, description: text, url, ...months })),
    publications: many.map((id) => ({
      ...{ id, name: line, publisher: line, releaseDate: null, url, summary: text },
    })),
  })
}

/**
 * Of several turns the least that a page costs counts, because whatever else is at work only adds to it. Of a share the
 * largest counts, because other work makes it smaller.
 */
const TURNS_MAX = 5

/**
 * Sets it, and answers its pages, the processor's seconds for each, of the whole process and so of its thread too, and
 * the server's own share in them.
 */
async function setLong(count: number) {
  const order = buildSheetOrder(buildSheet(longProfile(count)))
  const before = process.cpuUsage()
  const { outcome: pdf, share } = await watchShare(() => setSheet(order))
  const { user, system } = process.cpuUsage(before)
  const { numPages } = await getDocumentProxy(pdf as Uint8Array)
  return { numPages, pageS: (user + system) / 1e6 / numPages, share }
}

test('the longest profile there may be takes no more for a page than a short one, and the server keeps its pace beside it', async () => {
  let [shortS, longestS, share] = [Infinity, Infinity, 0]
  for (let turn = 0; turn < TURNS_MAX && !(longestS < 3 * shortS); turn += 1) {
    const [short, longest] = [await setLong(5), await setLong(LIMITS.entriesMax)]
    expect(longest.numPages).toBeGreaterThan(150)
    shortS = Math.min(shortS, short.pageS)
    longestS = Math.min(longestS, longest.pageS)
    share = Math.max(share, longest.share)
  }
  expect(longestS / shortS).toBeLessThan(3)
  expect(share).toBeLessThan(0.3)
})
