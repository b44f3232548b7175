import { expect, test } from 'vitest'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import * as vocabulary from '#/domain/job/vocabulary.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import english from '#/i18n/en/job.json' with { type: 'json' }
import englishVocabulary from '#/i18n/en/vocabulary.json' with { type: 'json' }
import french from '#/i18n/fr/job.json' with { type: 'json' }
import frenchVocabulary from '#/i18n/fr/vocabulary.json' with { type: 'json' }
import { AVAILABILITIES } from '#/domain/profile/vocabulary.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'

const CODES: Record<string, readonly string[]> = {
  jobType: vocabulary.JOB_TYPES,
  jobDuration: vocabulary.JOB_DURATIONS,
  sector: vocabulary.SECTORS,
  workLocation: vocabulary.WORK_LOCATIONS,
  educationLevel: vocabulary.EDUCATION_LEVELS,
  educationRequirement: vocabulary.EDUCATION_REQUIREMENTS,
  cefr: vocabulary.CEFR_LEVELS,
  cefrMeaning: vocabulary.CEFR_LEVELS,
  availability: AVAILABILITIES,
  salaryPeriod: SALARY_PERIODS,
  applyMode: vocabulary.APPLY_MODES,
  archiveReason: vocabulary.ARCHIVE_REASONS,
}

test.each([
  ['English', englishVocabulary],
  ['French', frenchVocabulary],
])(
  'every code of every list has a label of its own in %s, and no label is left over',
  (_language, labels) => {
    const shown = Object.fromEntries(
      Object.entries(labels).map(([kind, texts]) => [kind, Object.keys(texts).toSorted()]),
    )
    const known = Object.fromEntries(Object.entries(CODES).map(([kind, codes]) => [kind, codes.toSorted()]))
    expect(shown).toEqual(known)
    for (const texts of Object.values(labels)) {
      expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
    }
  },
)

test('whatever keeps a job from being published is said in both languages', () => {
  const reversed = buildJobDetails({ minSalary: 2, maxSalary: 1, currency: null, closingDate: '2020-01-01' })
  const problems = [EMPTY_JOB_DETAILS, reversed].flatMap((job) =>
    publishProblems(job, { today: '2026-11-21' }),
  )
  const names = problems.map(({ message }) => message.replace(/^job\.publish\./, ''))
  expect(Object.keys(english.publish)).toEqual(expect.arrayContaining(names))
  expect(Object.keys(french.publish)).toEqual(Object.keys(english.publish))
})
