import { useTranslations } from 'use-intl'
import type { EditorStep } from '#/components/editor/editor-frame.tsx'
import { educationLevel } from '#/domain/profile/education.ts'
import { experienceYears } from '#/domain/profile/experience.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { PROFILE_STEPS, type ProfileStep } from './profile-steps.ts'
import { useToday } from '#/components/clock/use-today.ts'

export function stepPath(step: ProfileStep): `/app/individual/profile/step${ProfileStep}` {
  return `/app/individual/profile/step${step}`
}

/** What each step holds so far, in a few words; '' while it holds nothing. */
function useStepContents(document: ProfileDocument): Record<ProfileStep, string> {
  const t = useTranslations('profile.rail')
  const level = useTranslations('vocabulary.educationLevel')
  const { headline, location, work, languages, skills, projects, publications, preferences } = document
  const highest = educationLevel(document)
  const years = Math.floor(experienceYears(document, useToday()))
  return {
    1: headline || location,
    2: work.length > 0 ? t('experience', { roles: work.length, years }) : '',
    3: highest ? level(highest) : languages.length > 0 ? t('languages', { count: languages.length }) : '',
    4: skills.length + projects.length + publications.length > 0 ? t('skills', { count: skills.length }) : '',
    5: preferences.desiredTitles.join(', '),
  }
}

/** The five steps with the state of each: where one is, what is there, what is still empty. */
export function useStepRail(document: ProfileDocument, current: ProfileStep): EditorStep[] {
  const t = useTranslations('profile.step')
  const contents = useStepContents(document)
  return PROFILE_STEPS.map((step) => ({
    id: String(step),
    to: stepPath(step),
    label: t(`${step}.title`),
    help: contents[step] || t(`${step}.holds`),
    state: step === current ? 'current' : contents[step] ? 'done' : 'todo',
  }))
}
