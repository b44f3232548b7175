import { expect, test } from 'vitest'
import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { compareCv } from './compare-cv.ts'
import { addUp, drawTotals } from './totals.ts'
import { parseTruth } from './truth.ts'

const NOTHING: CvProposal = {
  names: null,
  email: '',
  phone: '',
  headline: '',
  bio: '',
  location: '',
  links: { website: '', linkedin: '', github: '', portfolio: '' },
  work: [],
  education: [],
  certificates: [],
  languages: [],
  skills: [],
  projects: [],
  publications: [],
  rest: [],
}
const worked = (position: string, organization: string, startDate: string, endDate: string | null) => ({
  id: `${position}${startDate}`,
  position,
  organization,
  location: '',
  startDate,
  endDate,
  summary: '',
  highlights: [],
  volunteer: false,
})
const studied = (institution: string, studyType: string, area: string, level: 'Bachelor' | null) => ({
  id: institution,
  institution,
  studyType,
  area,
  level,
  startDate: null,
  endDate: null,
  score: '',
})

const TRUTH = parseTruth({
  kind: 'test',
  language: 'en',
  name: ['Mira Oduya', 'Oduya Mira'],
  work: [
    { title: ['Baker'], employer: ['Crumb'], start: ['2021'], end: ['now'] },
    { title: ['Baker'], employer: ['Rye'], start: ['2018-02'], end: ['2020-12'] },
    { title: ['Guide'], employer: [''], start: ['?'], end: ['?'], optional: true },
  ],
  education: [{ school: ['Pike College'], subject: ['Food'], level: ['Bachelor'] }],
  private: ['12 Mill Lane', '020 7946 0142', 'Nationality'],
})

test('a role is right with title, employer and both dates, whatever the order', () => {
  const names = { firstName: 'Mira', lastName: 'Oduya' }
  const work = [worked('Baker', 'Rye Ltd', '2018-02', '2020-12'), worked('Baker', 'Crumb', '2021-04', null)]
  const education = [studied('Pike College', 'BSc', 'Food', 'Bachelor')]
  const {
    names: name,
    roles,
    studies,
    invented,
  } = addUp([compareCv({ ...NOTHING, names, work, education }, TRUTH)])
  expect({ name, roles, studies, invented }).toEqual({
    name: { right: 1, all: 1 },
    roles: { right: 2, all: 2 },
    studies: { right: 1, all: 1 },
    invented: 0,
  })
})

test('a role of which one thing is wrong is wrong, and its other things count', () => {
  const work = [worked('Crumb', 'Baker', '2021-04', null), worked('Baker', 'Rye', '2018-02', '2020-11')]
  const totals = addUp([compareCv({ ...NOTHING, work }, TRUTH)])
  expect(totals).toMatchObject({
    roles: { right: 0 },
    titles: { right: 1 },
    employers: { right: 1 },
    dates: { right: 1 },
    invented: 0,
  })
})

test('a role that is none is counted, and an optional one neither asked for nor blamed', () => {
  const work = [worked('Guide', '', '', null), worked('Curriculum Vitae', 'Page', '2026-02', '2026-02')]
  const totals = addUp([compareCv({ ...NOTHING, work }, TRUTH)])
  expect(totals.roles).toEqual({ right: 0, all: 2 })
  expect(totals.invented).toBe(1)
})

test('a study with another level, or the town as its subject, is wrong', () => {
  for (const study of [
    studied('Pike College', 'BSc', 'Food', null),
    studied('Pike College', 'BSc', 'Leeds', 'Bachelor'),
  ])
    expect(addUp([compareCv({ ...NOTHING, education: [study] }, TRUTH)])).toMatchObject({
      studies: { right: 0, all: 1 },
      schools: { right: 1, all: 1 },
    })
})

test('where the paper names no subject, none may be read, and the kind of study may', () => {
  const education = [{ school: ['Pike College'], subject: [''], level: ['?' as const] }]
  const truth = { ...parseTruth({ ...TRUTH, education }), private: [] }
  const isRight = (study: ReturnType<typeof studied>) =>
    addUp([compareCv({ ...NOTHING, education: [study] }, truth)]).studies.right
  expect(isRight(studied('Pike College', 'Abitur', '', null))).toBe(1)
  expect(isRight(studied('Pike College', '', 'Leeds', null))).toBe(0)
})

test('private strings may stand in the telephone’s field and in what is left over, and nowhere else', () => {
  const kept = { phone: '020 7946 0142', rest: ['Nationality: Danish, 12 Mill Lane'] }
  expect(compareCv({ ...NOTHING, ...kept }, TRUTH).outside).toEqual([])
  const shown = { bio: 'NATIONALITY Danish', headline: 'Call 02079460142', skills: ['12, Mill Lane'] }
  expect(compareCv({ ...NOTHING, ...shown }, TRUTH).outside.map(({ secret }) => secret)).toEqual(
    TRUTH.private,
  )
  const work = [{ ...worked('Baker', 'Crumb', '2021-04', null), highlights: ['I live at 12 Mill Lane'] }]
  expect(compareCv({ ...NOTHING, work }, TRUTH).outside).toHaveLength(1)
})

test('a file that was refused counts as read wrongly', () => {
  const totals = addUp([compareCv(null, TRUTH)])
  expect(totals).toMatchObject({ names: { right: 0, all: 1 }, roles: { right: 0, all: 2 } })
  expect(drawTotals(totals)[1]).toBe('roles (title, employer, dates)        0 of    2    0.0 %')
})
