import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#/i18n/languages.ts'
import { withoutAddresses, WRONG_MARKS } from '#tests/texts/french-marks.ts'
import { drawLegalText } from './legal-sections.ts'
import { LEGAL_PAGES } from './legal.schema.ts'

afterEach(() => {
  vi.resetModules()
})

/** Both pages as a site shows them that is set up like this. */
async function documentsOf(set: object = {}) {
  Object.assign(process.env, set)
  const { legalDocument } = await import('./legal.server.ts')
  return LEGAL_PAGES.map((page) => LANGUAGES.map((language) => legalDocument(page, language)))
}

const htmlOf = ({ leadHtml, sections }: { leadHtml: string; sections: { html: string }[] }) =>
  [leadHtml, ...sections.map(({ html }) => html)].join('\n')

test('both languages have the same parts in the same order, and none is empty', async () => {
  for (const [english, inFrench] of await documentsOf()) {
    const ids = english?.sections.map(({ id }) => id) ?? []
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids).size).toBe(ids.length)
    // The frame's own: the link past its bar leads there.
    expect(ids).not.toContain('content')
    expect(inFrench?.sections.map(({ id }) => id)).toEqual(ids)
    for (const { html } of [...(english?.sections ?? []), ...(inFrench?.sections ?? [])])
      expect(html).toMatch(/^<(p|ul)>/)
  }
})

test('both languages list the same cookies and entries of the storage', async () => {
  const [privacy = []] = await documentsOf()
  const [english, inFrench] = privacy.map((page) =>
    Array.from(htmlOf(page).matchAll(/<td><code>([^<]+)<\/code><\/td>/g), ([, name]) => name),
  )
  expect(english?.length).toBeGreaterThan(12)
  expect(inFrench).toEqual(english)
})

test('the French of the legal pages is set as French is', async () => {
  const { LEGAL_TEXTS } = await import('./legal.server.ts')
  for (const page of LEGAL_PAGES) {
    // Code, rules of tables, ids and values are no sentences.
    const text = LEGAL_TEXTS[page].fr.replaceAll(/`[^`]*`|\|[-|]+\||\{[^}]*\}|\]\([^)]*\)/g, '')
    for (const [what, pattern] of WRONG_MARKS)
      expect(pattern.exec(withoutAddresses(text))?.[0], `${page}: ${what}`).toBeUndefined()
    expect(text).not.toMatch(/(?<![-\p{L}])(?:tu|toi|ton|tes|t’)(?!\p{L})/iu)
  }
})

test('a site whose operator is not named says so, and how to reach them', async () => {
  const [privacy = [], terms = []] = await documentsOf()
  for (const page of [privacy[0], terms[0]]) {
    expect(page && htmlOf(page)).toContain('has not given their name yet')
    expect(page && htmlOf(page)).toContain('href="/contact"')
  }
})

test(
  'the pages say who runs the site and whom it asks, as it is set up, and nothing set is markup',
  { tags: ['R033'] },
  async () => {
    const [privacy = [], terms = []] = await documentsOf({
      OPERATOR_NAME: 'Harbour <b>Jobs</b> *Ltd*',
      OPERATOR_ADDRESS: '1 Harbour Street, Bristol',
      OPERATOR_EMAIL: 'privacy@jobs.example.com',
      OPERATOR_HOST: 'Example Hosting, Ireland',
      OPERATOR_AUTHORITY: 'the Information Commissioner’s Office',
      OPERATOR_LAW: 'England and Wales',
      LOGS_KEPT_DAYS: '7',
      PLACES_PROVIDER: 'photon',
      PLACES_URL: 'https://photon.example.com',
      MAP_STYLE_URL: 'https://tiles.example.com/style.json',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
    })
    const html = htmlOf(privacy[0] ?? { leadHtml: '', sections: [] })
    for (const said of [
      '<strong>Harbour &lt;b&gt;Jobs&lt;/b&gt; *Ltd*</strong>',
      '1 Harbour Street, Bristol',
      '<a href="mailto:privacy@jobs.example.com">',
      'Example Hosting, Ireland',
      'the Information Commissioner’s Office',
      'deleted after 7 days',
      'photon.example.com',
      'tiles.example.com',
      'by GitHub is up to you',
    ])
      expect(html).toContain(said)
    expect(terms.map(htmlOf).join()).toContain('England and Wales')
  },
)

test('a text that names a value that there is not is refused', () => {
  expect(() => drawLegalText('Hello {nobody}', {})).toThrow('nobody')
})
