import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { foldText } from '#/domain/text/fold-text.ts'
import { answerTask } from '#/platform/pdf-text/read-pdf-text.worker.ts'
import { WRITTEN_CVS, type WrittenCv } from '#tests/factories/written-cv.ts'
import { CV_LAYOUTS, drawCv } from '#tests/setup/draw-cv.ts'
import type { CvProposal } from './cv-proposal.ts'

const EXAMPLES = resolve('../shared/data/resumes')

type Example = {
  basics: Record<'name' | 'label' | 'email' | 'phone' | 'url' | 'summary', string> & {
    location: { city: string; region?: string }
  }
  work?: {
    position: string
    name?: string
    company?: string
    location?: string
    startDate: string
    endDate?: string
    highlights?: string[]
  }[]
  education?: { institution: string; area: string; studyType: string; startDate: string; endDate?: string }[]
  skills?: { name: string; keywords?: string[] }[]
  languages?: { language: string; fluency: string }[]
}

const month = (date: string) => date.slice(0, 7)

function toWrittenCv({ basics, work = [], education = [], skills = [], languages = [] }: Example): WrittenCv {
  return {
    ...basics,
    language: 'en',
    place: [basics.location.city, basics.location.region].filter(Boolean).join(', '),
    work: work.map((role) => ({
      position: role.position,
      organization: role.name ?? role.company ?? '',
      place: role.location?.split(',')[0] ?? 'Springfield',
      start: month(role.startDate),
      end: role.endDate ? month(role.endDate) : null,
      highlights: role.highlights ?? [],
    })),
    education: education.map((study) => ({
      ...study,
      start: month(study.startDate),
      end: month(study.endDate ?? '2020-01'),
    })),
    skills: skills.map(({ name, keywords = [] }) => ({ name, keywords })),
    languages: languages.map(({ language, fluency }) => ({ name: language, level: fluency })),
  }
}

function readExamples(): WrittenCv[] {
  if (!existsSync(EXAMPLES)) return []
  const files = readdirSync(EXAMPLES).filter((name) => name.endsWith('.json'))
  return files.map((name) => toWrittenCv(JSON.parse(readFileSync(join(EXAMPLES, name), 'utf8'))))
}

/** Draws a CV and reads it as the product's thread does; starting one takes longer than reading. */
async function readBack(cv: WrittenCv, layout: keyof typeof CV_LAYOUTS): Promise<CvProposal> {
  const bytes = new Uint8Array(await drawCv(cv, layout))
  const outcome = await answerTask({ bytes, isCv: true, pagesMax: 30, charactersMax: 200_000 })
  if ('failure' in outcome || !outcome.proposal) throw new Error(`A CV with ${layout} was not read`)
  return outcome.proposal
}

type Found = [found: number, all: number]
type Recall = Record<'roles' | 'studies' | 'skills' | 'names' | 'languages', Found>

const countFound = <T>(all: readonly T[], isFound: (one: T) => unknown): Found => [
  all.filter(isFound).length,
  all.length,
]

function compare(cv: WrittenCv, read: CvProposal): Recall {
  const isRole = ({ position, organization, start }: WrittenCv['work'][number]) =>
    read.work.some(
      (role) => role.position === position && role.organization === organization && role.startDate === start,
    )
  const isStudy = ({ institution, area, studyType }: WrittenCv['education'][number]) =>
    read.education.some(
      (study) => study.institution === institution && study.area === area && study.studyType === studyType,
    )
  const keywords = cv.skills.flatMap((skill) => skill.keywords)
  const name = read.names ? `${read.names.firstName} ${read.names.lastName}` : ''
  return {
    roles: countFound(cv.work, isRole),
    studies: countFound(cv.education, isStudy),
    skills: countFound(keywords, (skill) => read.skills.includes(skill)),
    // A title is no part of the name.
    names: countFound(
      [cv],
      () => foldText(name) === foldText(cv.name.replace(/^Dr\. /, '')) && read.email === cv.email,
    ),
    languages: countFound(cv.languages, (one) => read.languages[cv.languages.indexOf(one)]?.level),
  }
}

async function recallOf(
  cvs: readonly WrittenCv[],
  layout: keyof typeof CV_LAYOUTS,
): Promise<Record<string, number>> {
  const totals: Record<string, Found> = {}
  for (const cv of cvs) {
    const recall = compare(cv, await readBack(cv, layout))
    for (const [kind, [found, all]] of Object.entries(recall)) {
      const before = totals[kind] ?? [0, 0]
      totals[kind] = [before[0] + found, before[1] + all]
    }
  }
  return Object.fromEntries(Object.entries(totals).map(([kind, [found, all]]) => [kind, found / all]))
}

const LAYOUTS = Object.keys(CV_LAYOUTS) as (keyof typeof CV_LAYOUTS)[]

const poorly = (recall: Record<string, number>) => Object.entries(recall).filter(([, share]) => share < 0.8)

async function report(cvs: readonly WrittenCv[], layout: keyof typeof CV_LAYOUTS) {
  const recall = await recallOf(cvs, layout)
  process.stdout.write(`Read right of ${cvs.length} CVs with ${layout}: ${JSON.stringify(recall)}\n`)
  return recall
}

test.each(LAYOUTS)('of invented people’s CVs with %s at least four fifths are read right', async (layout) => {
  expect(poorly(await report(WRITTEN_CVS, layout))).toEqual([])
})

const examples = readExamples()

test.skipIf(examples.length === 0).each(LAYOUTS)(
  'of the published examples with %s at least four fifths are read right',
  async (layout) => expect(poorly(await report(examples, layout))).toEqual([]),
)
