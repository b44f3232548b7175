import { educationRank, type EducationLevel } from '#/domain/job/vocabulary.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { text, type Text } from './text.ts'
import type { MatchJob, MatchPerson, MatchStudy } from './types.ts'

/** What one level below the one asked for is worth. */
export const ONE_LEVEL_BELOW_CREDIT = 0.5

/** A level that is not needed, or that everybody has, is not asked for at all. */
export function isEducationAsked(job: Pick<MatchJob, 'educationLevel' | 'educationRequirement'>): boolean {
  return job.educationRequirement !== 'NotNeeded' && job.educationLevel !== 'None'
}

function creditOf(shown: EducationLevel, asked: EducationLevel): number {
  const below = educationRank(asked) - educationRank(shown)
  if (below <= 0) return 1
  return below === 1 ? ONE_LEVEL_BELOW_CREDIT : 0
}

function quoteStudy(study: MatchStudy | null, educationLevel: EducationLevel): Text {
  if (!study) return text('education.level', { educationLevel })
  if (!study.institution) return text('education.study', { study: study.quote, educationLevel })
  return text('education.studyAt', { study: study.quote, institution: study.institution, educationLevel })
}

function reasonOf(person: MatchPerson, job: MatchJob, shown: EducationLevel, asked: EducationLevel): Text {
  const isRequired = job.educationRequirement === 'Required'
  if (person.study) {
    const values = { study: person.study.quote, askedEducationLevel: asked }
    return isRequired ? text('education.studyRequired', values) : text('education.studyPreferred', values)
  }
  const values = { educationLevel: shown, askedEducationLevel: asked }
  return isRequired ? text('education.levelRequired', values) : text('education.levelPreferred', values)
}

/** The highest level reached against the one asked for: full at or above, half one level below, else nothing. */
export const compareEducation: Factor = ({ person, job }) => {
  if (!isEducationAsked(job)) return { ...notCompared(text('education.notNeeded')), applies: false }
  const asked = job.educationLevel
  if (asked === null) return notCompared(text('education.jobSilent'))
  const asks =
    job.educationRequirement === 'Required'
      ? text('education.required', { askedEducationLevel: asked })
      : text('education.preferred', { askedEducationLevel: asked })
  const shown = person.educationLevel
  if (shown === null) return notCompared(text('education.personSilent'), { asks })
  return compared(creditOf(shown, asked), {
    asks,
    shows: quoteStudy(person.study, shown),
    reason: reasonOf(person, job, shown, asked),
  })
}
