import type { EducationLevel } from '#/domain/job/vocabulary.ts'
import { foldText } from '#/domain/text/fold-text.ts'

/** What courses of study are called, the highest first; folded, without full stops. */
const STUDIES: readonly [RegExp, EducationLevel][] = [
  [/\b(phd|dphil|doctor|doctorat|doctorate|doktor|promotion|md|jd|edd)\b/, 'Doctorate'],
  [/\b(masters?|msc|ma|meng|mba|mphil|mres|llm|med|mfa|ms|magister|maestria|ingenieur|dea|dess)\b/, 'Master'],
  [/\b(bachelors?|bsc|ba|beng|bs|llb|bed|bfa|bcom|licence|licenciatura|laurea|hons|honours)\b/, 'Bachelor'],
  [/\b(diploma|diplome|hnd|hnc|associates?|foundation degree|bts|dut|but|deug|as|aa)\b/, 'Diploma'],
  [/\b(nvq|btec|city and guilds|apprenticeship|vocational|ausbildung|cap|bep|trade)\b/, 'Vocational'],
  [/\b(a levels?|gcses?|high school|secondary|abitur|baccalaureat|bac|bachillerato|leaving)\b/, 'Secondary'],
]

/**
 * The level of a course of study by what it is called; null where the name does not say.
 *
 * @example readStudyLevel('B.Sc. (Hons)') // 'Bachelor'
 */
export function readStudyLevel(studyType: string): EducationLevel | null {
  const name = foldText(studyType).replaceAll('.', '').replaceAll(/[-’']/g, ' ')
  return STUDIES.find(([says]) => says.test(name))?.[1] ?? null
}
