import type { JobPosting } from 'schema-dts'
import type { EducationLevel } from '#/domain/job/vocabulary.ts'
import type { JobView } from '../job-detail.view.ts'

type Requirements = {
  educationRequirements?: Exclude<JobPosting, string>['educationRequirements']
  experienceRequirements?: Exclude<JobPosting, string>['experienceRequirements']
}

const NONE = 'no requirements'
const MONTHS_A_YEAR = 12

/** The five words that search engines know for an education. */
const CREDENTIALS: Record<Exclude<EducationLevel, 'None'>, string> = {
  Secondary: 'high school',
  Vocational: 'professional certificate',
  Diploma: 'associate degree',
  Bachelor: 'bachelor degree',
  Master: 'postgraduate degree',
  Doctorate: 'postgraduate degree',
}

type Asked = Pick<JobView, 'educationLevel' | 'educationRequirement' | 'experienceYears'>

/** What is only preferred is no requirement, and saying "none" would be wrong too: it is left out. */
function educationOf({ educationLevel, educationRequirement }: Asked): Requirements {
  if (educationLevel === null) return {}
  if (educationLevel === 'None' || educationRequirement === 'NotNeeded')
    return { educationRequirements: NONE }
  if (educationRequirement === 'Preferred') return {}
  const credentialCategory = CREDENTIALS[educationLevel]
  return { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory } }
}

function experienceOf({ experienceYears }: Asked): Requirements {
  if (experienceYears === null) return {}
  if (experienceYears === 0) return { experienceRequirements: NONE }
  const monthsOfExperience = experienceYears * MONTHS_A_YEAR
  return { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } }
}

/** The education and experience a job asks for, as far as it says. */
export function postingRequirements(job: Asked): Requirements {
  return { ...educationOf(job), ...experienceOf(job) }
}
