import { EDUCATION_LEVELS, type EducationLevel } from '#/domain/job/vocabulary.ts'

const LEVEL_WORDS: Record<EducationLevel, RegExp> = {
  None: /\bno (formal )?(requirements?|education|degree|qualifications?|certifi\w+|diploma|bachelor\S*|master\S*)\b|\bnone\b|\bnot required\b/,
  Secondary: /high[\s-]?school|secondary|\bged\b|a[\s-]levels?|baccalauréat|abitur/,
  Vocational: /vocational|professional certificate|certification|apprentice|\btrade\b|ausbildung/,
  Diploma: /associate|diploma|\bdut\b|\bbts\b|foundation degree/,
  Bachelor: /bachelor|undergraduate|\bb\.?sc?\b|\bb\.?a\b|(?<!driv\w{2,3} )\blicence\b/,
  Master: /(?<!scrum )\bmaster|postgraduate|\bm\.?sc\b|\bmba\b|graduate degree/,
  Doctorate: /doctor|\bph\.?d\b/,
}

/**
 * The lowest level of education that words name: of "Bachelor’s, or a Master’s by preference" it is enough to have the
 * first. Null when they name none.
 */
export function readEducation(text: string): EducationLevel | null {
  const words = text.toLowerCase().replaceAll('undergraduate degree', 'bachelor')
  return (
    EDUCATION_LEVELS.find((level) => LEVEL_WORDS[level].test(words) || words === level.toLowerCase()) ?? null
  )
}
