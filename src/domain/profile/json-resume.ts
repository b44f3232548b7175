/**
 * What we write beyond the schema begins with `x-`: other readers pass over it, and reading it back loses nothing. Keys
 * without a value are left out, because an empty text is neither a date nor an address.
 */
type Extras = { [extra: `x-${string}`]: unknown }

export type ResumeBasics = Extras & {
  name?: string
  label?: string
  image?: string
  email?: string
  phone?: string
  url?: string
  summary?: string
  location?: Extras & { address?: string; city?: string; countryCode?: string }
  profiles?: (Extras & { network: string; username?: string; url?: string })[]
}

/** Months are `YYYY-MM`; without `endDate` it is what somebody does now. */
type Span = { startDate?: string; endDate?: string }

export type ResumeWork = Extras &
  Span & { name?: string; position: string; location?: string; summary?: string; highlights?: string[] }

export type ResumeVolunteer = Extras &
  Span & { organization?: string; position: string; summary?: string; highlights?: string[] }

export type ResumeEducation = Extras &
  Span & { institution: string; area?: string; studyType?: string; score?: string }

/** A résumé as https://jsonresume.org describes it, version 1.0.0. */
export type JsonResume = {
  $schema: string
  basics: ResumeBasics
  work: ResumeWork[]
  volunteer: ResumeVolunteer[]
  education: ResumeEducation[]
  certificates: (Extras & { name: string; date?: string; issuer?: string; url?: string })[]
  publications: (Extras & {
    name: string
    publisher?: string
    releaseDate?: string
    url?: string
    summary?: string
  })[]
  skills: (Extras & { name: string; level?: string })[]
  languages: (Extras & { language: string; fluency: string })[]
  interests: (Extras & { name: string })[]
  projects: (Extras & Span & { name: string; description?: string; url?: string })[]
  meta: Extras & { version: string; lastModified?: string }
}

export const JSON_RESUME_SCHEMA =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
