import * as z from 'zod'

// What a résumé of the schema may hold, and what other programs write instead. Nothing of it is certain: each value
// that is not what it should be counts as not given.

/** Longer than any text of a profile; what reads texts need not fear longer ones. */
const TEXT_MAX = 10_000

const cut = (value: string) => value.slice(0, TEXT_MAX)
const text = z.string().transform(cut).catch('')
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((items) => items.filter((item) => typeof item === 'string').map(cut))
const anything = z.unknown().optional()
/** A date as it is written; a year may be a number. */
const date = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value) => cut(value).trim())

/** A list without what is no object. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items): z.output<Item>[] =>
      items.flatMap((one) => {
        const read = item.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )

const partOf = <Part extends z.ZodType>(part: Part) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}),
    part,
  )

const span = { startDate: date, endDate: date }
/** As our own export writes it beside the form of ASCII, as the schema has it, and as older files do. */
const address = { 'x-url': text, url: text, website: text }
const role = {
  ...{ position: text, location: text, summary: text, highlights: texts, ...span },
  ...{ 'x-id': text, 'x-order': anything },
}

export const resumeShape = partOf(
  z.object({
    basics: partOf(
      z.object({
        ...{ name: text, label: text, phone: text, ...address, summary: text },
        location: partOf(
          z.object({
            ...{ address: text, city: text, region: text, countryCode: text },
            ...{ 'x-lat': anything, 'x-lng': anything },
          }),
        ),
        profiles: listOf(z.object({ network: text, ...address })),
        ...{ 'x-firstName': text, 'x-lastName': text },
      }),
    ),
    work: listOf(z.object({ name: text, company: text, ...role })),
    volunteer: listOf(z.object({ organization: text, 'x-location': text, ...role })),
    education: listOf(
      z.object({
        ...{
          institution: text,
          area: text,
          studyType: text,
          score: text,
          gpa: text,
          courses: texts,
          ...span,
        },
        ...{ 'x-id': text, 'x-level': anything },
      }),
    ),
    awards: listOf(z.object({ title: text, awarder: text, date, summary: text })),
    certificates: listOf(
      z.object({
        name: text,
        date,
        issuer: text,
        ...address,
        'x-id': text,
        'x-expiryDate': date,
      }),
    ),
    publications: listOf(
      z.object({
        ...{ name: text, publisher: text, releaseDate: date, ...address, summary: text },
        'x-id': text,
      }),
    ),
    skills: listOf(
      z.object({
        ...{ name: text, level: text, keywords: texts },
        ...{ 'x-level': anything, 'x-years': anything, 'x-evidenceWorkId': anything },
      }),
    ),
    languages: listOf(z.object({ language: text, fluency: text, 'x-code': text })),
    interests: listOf(z.object({ name: text, keywords: texts, 'x-sector': anything })),
    references: listOf(z.object({ name: text, reference: text })),
    projects: listOf(
      z.object({
        ...{ name: text, description: text, highlights: texts, ...address, ...span },
        'x-id': text,
      }),
    ),
    meta: partOf(
      z.object({
        ...{ 'x-preferences': anything, 'x-experienceYearsOverride': anything },
        'x-educationLevelOverride': anything,
      }),
    ),
  }),
)

/** A résumé with every part in its place, as far as the file has it. */
export type ReadResume = z.output<typeof resumeShape>
