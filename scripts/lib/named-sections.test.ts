import { expect, test } from 'vitest'
import { namedSections, sectionsOf, textsOfSection } from './named-sections.ts'

const CATALOGUE = {
  job: { list: { title: 'Jobs', none: 'None' }, filters: { open: 'Filters' }, like: { verb: 'Like' } },
  error: { generic: 'Something went wrong!', auth: { expired: 'Expired' } },
  map: { title: 'Map', list: { label: 'List' } },
}
const named = (code: string) => namedSections(code, CATALOGUE)
const ALL_OF_JOB = ['job.filters', 'job.like', 'job.list']

test.each<[code: string, sections: string[]]>([
  [`const t = useTranslations('job.list')`, ['job.list']],
  ['const t = useTranslations("job.list.pay")', ['job.list']],
  ['const t = useTranslations(`job.list.${kind}`)', ['job.list']],
  [`say('error.generic')`, ['error.generic']],
  [`say('error.auth.expired')`, ['error.auth']],
  ['say(`job.${part}`)', ALL_OF_JOB],
  ['englishMessages().map.title', ['map.title']],
  ['englishMessages().job.list.title', ['job.list']],
  ['const { title } = englishMessages().map', ['map.list', 'map.title']],
  [`track('job.unknown'); "other.list"; list.map(x)`, []],
])('%s names %j', (code, sections) => {
  expect(named(code)).toEqual(sections)
})

test('of a whole area a module gets the sections that its translator is asked for', () => {
  const code = `const t = useTranslations("job");\n t("list.title", { a: t(\`filters.\${x}\`), b: "border-t px-1" })`
  expect(named(code)).toEqual(['job.filters', 'job.list'])
})

test('a text that stands in no list of its area comes alone', () => {
  const catalogue = { error: { generic: 'Something went wrong!', retry: 'Please try again.' } }
  const code = `const t = useTranslations('error'); t('generic')`
  expect(namedSections(code, catalogue)).toEqual(['error.generic'])
  expect(textsOfSection(catalogue.error, 'generic')).toEqual({ generic: 'Something went wrong!' })
})

test.each([
  `const t = useTranslations('job'); t(key)`,
  `const t = useTranslations('job'); t(isOpen ? 'list.title' : 'like.verb')`,
  `const t = useTranslations('job'); return t`,
  `const t = useTranslations('job'); sayAll({ t })`,
  'const t = useTranslations("job"); t(`${part}.title`)',
  `const { rich } = useTranslations('job')`,
  `sayAll(useTranslations('job'))`,
])('where it is not written out what is asked for, the module gets the whole area: %s', (code) => {
  expect(named(code)).toEqual(ALL_OF_JOB)
})

test('two translators of one name ask for the parts of both', () => {
  const code = `{ const t = useTranslations('job'); t('list.title') } { const t = useTranslations('map'); t('title') }`
  expect(named(code)).toEqual(['job.list', 'map.list', 'map.title'])
})

test('a name that nobody can read is refused rather than guessed', () => {
  expect(() => named('const t = useTranslations(area)')).toThrow('written out')
  expect(named('const t = useTranslations()')).toEqual([])
})

test('the sections of an area hold all of it and nothing twice', () => {
  const parts = sectionsOf('error', CATALOGUE.error).map((name) =>
    textsOfSection(CATALOGUE.error, name.slice('error.'.length)),
  )
  expect(Object.assign({}, ...parts)).toEqual(CATALOGUE.error)
  expect(parts.flatMap(Object.keys)).toHaveLength(2)
})
