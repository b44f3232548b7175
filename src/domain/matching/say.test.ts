import * as fc from 'fast-check'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import english from '#/i18n/en/fit.json' with { type: 'json' }
import french from '#/i18n/fr/fit.json' with { type: 'json' }
import {
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { tries } from '#tests/setup/tries.ts'
import { computeFit } from './fit.ts'
import { sayText, type Speech } from './say.ts'
import { shortPlace, shortReasons, type Voice } from './short-reasons.ts'
import type { Text, TextKey } from './text.ts'
import { TEXT_VALUES } from './text-values.ts'
import { FACTOR_KEYS, type Fit } from './types.ts'

const LANGUAGES = { 'en-GB': english, 'fr-FR': french } as const
const VOICES: Voice[] = ['you', 'they']
function onError(error: Error): never {
  throw error
}

function buildSpeech(locale: string, messages: object, voice: Voice): Speech {
  // @ts-expect-error -- the library's types know the product's own catalogue only
  const translate: Speech['translate'] = createTranslator({ locale, messages, onError })
  return { locale, voice, translate }
}

const SPEECHES = Object.entries(LANGUAGES).flatMap(([locale, messages]) =>
  VOICES.map((voice) => buildSpeech(locale, messages, voice)),
)

const VALUE_NAMES: ReadonlySet<string> = new Set(Object.values(TEXT_VALUES).flat())

/** The values a message uses: `{name}` or `{name, plural, …}`. */
function placeholdersOf(message: string | undefined): string[] {
  const names = [...(message ?? '').matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].filter((name) => VALUE_NAMES.has(name)).toSorted()
}

function textsOf({ factors, gates, raises }: Fit): Text[] {
  return [
    ...factors
      .flatMap(({ asks, shows, reason, leftOut, short, evidence }) => [
        ...[asks, shows, reason, leftOut, short],
        ...evidence.flatMap(({ said, line }) => [said, line]),
      ])
      .filter((it) => it !== null),
    ...gates.map(({ reason }) => reason),
    ...raises.map(({ text }) => text),
  ]
}

test.each(SPEECHES)('every sentence can be said with its own values alone: $locale, $voice', (speech) => {
  for (const [key, names] of Object.entries(TEXT_VALUES)) {
    for (const value of [0, 1, 5]) {
      const values = Object.fromEntries(names.map((name) => [name, value]))
      const line = speech.translate(`${speech.voice}.${key}`, values)
      expect(line).not.toMatch(/[{}]|^$/)
    }
  }
})

test('both languages say the same sentences, and use the same values in each', () => {
  type Node = { [key: string]: string | Node }
  const leavesOf = (node: Node, path = ''): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : leavesOf(value, `${path}${key}.`),
    )
  const [en, fr] = [new Map(leavesOf(english)), new Map(leavesOf(french))]
  expect([...fr.keys()]).toEqual([...en.keys()])
  for (const [key, message] of en) {
    expect({ key, used: placeholdersOf(fr.get(key)) }).toEqual({ key, used: placeholdersOf(message) })
  }
})

test.each(SPEECHES)('every code has a name: $locale, $voice', ({ translate }) => {
  const groups = {
    workLocation: WORK_LOCATIONS,
    jobType: JOB_TYPES,
    jobDuration: JOB_DURATIONS,
    work: [...JOB_TYPES, ...JOB_DURATIONS],
    sector: SECTORS,
    educationLevel: EDUCATION_LEVELS,
    cefrLevel: CEFR_LEVELS,
    salaryPeriod: SALARY_PERIODS,
  }
  for (const [group, codes] of Object.entries(groups)) {
    for (const code of codes) expect(translate(`codes.${group}.${code}`, {})).not.toBe('')
  }
  for (const key of FACTOR_KEYS) expect(translate(`factor.${key}`, {})).not.toBe('')
})

test('whatever matching says can be said, without a code or a brace left over', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      for (const text of textsOf(computeFit(person, job))) {
        expect(Object.keys(text.values).toSorted()).toEqual([...TEXT_VALUES[text.key]].toSorted())
        for (const speech of SPEECHES) {
          const line = sayText(text, speech)
          expect(line).not.toMatch(
            /[{}]|undefined|null|NaN|OnSite|FullTime|FixedTerm|HealthCare|\b(en|fr|de):/,
          )
          expect(line.trim()).toBe(line)
        }
      }
    }),
    { numRuns: tries(150) },
  )
})

const say = (key: TextKey, values: Text['values'], speech = SPEECHES[0]) =>
  speech && sayText({ key, values }, speech)

/** Nothing of any group. */
const NO_SKILLS = {
  ...{ skills: [], more: 0, close: [], moreClose: 0, closeInAll: 0 },
  ...{ possible: [], morePossible: 0, possibleInAll: 0, missing: [], moreMissing: 0, missingInAll: 0 },
}

test('the sentences read as they should', () => {
  const place = { workLocation: 'Hybrid', place: 'Bristol', km: 20, radiusKm: 15 }
  expect(say('placeAndDistance.beyond', place)).toBe('Hybrid in Bristol, about 20 km; your radius is 15 km')
  expect(say('placeAndDistance.beyond', place, SPEECHES[1])).toBe(
    'Hybrid in Bristol, about 20 km; their radius is 15 km',
  )
  expect(say('placeAndDistance.shows', { workLocation: 'OnSite', place: 'none' })).toBe('On site')
  expect(say('experience.compared', { years: 0, asked: 2 })).toBe('Under 1 year; the job asks for 2')
  expect(say('experience.compared', { years: 1, asked: 0 }, SPEECHES[1])).toBe('1 year; you ask for none')
  expect(say('languages.short', { languages: ['fr:B2'] })).toBe('French B2')
  expect(say('languages.short', { languages: ['fr:B2'] }, SPEECHES[2])).toBe('Français B2')
  expect(say('placeAndDistance.remoteElsewhere', { countries: ['GB', 'IE'] })).toBe(
    'Remote, but only from United Kingdom, Ireland',
  )
  expect(
    say('mustHaveSkills.some', {
      ...{ ...NO_SKILLS, skills: ['NEC4', 'GIS'], more: 4, close: ['React (Vue)'], closeInAll: 1 },
      ...{
        possible: ['SQL (Excel)'],
        possibleInAll: 2,
        morePossible: 1,
        missing: ['Civil 3D'],
        missingInAll: 1,
      },
    }),
  ).toBe('NEC4, GIS and 4 more; similar: React (Vue); possibly SQL (Excel) and 1 more; not Civil 3D')
})

test('a skill keeps its own letters at the start of a line', () => {
  expect(say('mustHaveSkills.some', { ...NO_SKILLS, skills: ['iOS'] })).toBe('iOS')
})

test('what a person typed is quoted, never interpreted', () => {
  const title = '{year, plural, other {x}} <b>&amp;</b>'
  expect(say('recentRoles.named', { title })).toBe(`“${title}”`)
})

test('a row gets two reasons, each reader their own', () => {
  const fit = computeFit(buildMatchPerson(), buildMatchJob())
  expect(shortReasons(fit).map(({ key }) => key)).toEqual([
    'mustHaveSkills.short',
    'placeAndDistance.shortKm',
  ])
  expect(shortReasons(fit, 'they').map(({ key }) => key)).toEqual([
    'mustHaveSkills.short',
    'experience.short',
  ])
  expect(shortPlace(fit)?.values).toEqual({ km: 20 })
  const factors = fit.factors.filter(({ key }) => key === 'placeAndDistance')
  expect([shortReasons({ factors }), shortReasons({ factors }, 'they')].map((all) => all.length)).toEqual([
    1, 0,
  ])
})

test('a row of a job that says little gets fewer reasons, not wrong ones', () => {
  const fit = computeFit(
    buildMatchPerson({ skills: [] }),
    buildMatchJob({ workLocation: null, minSalary: null, maxSalary: null }),
  )
  expect(shortReasons(fit).map(({ key }) => key)).toEqual(['languages.short', 'experience.short'])
})
