import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { answerTask } from '#/platform/pdf-text/read-pdf-text.worker.ts'
import type { CvProposal } from './cv-proposal.ts'

const CASES = resolve('../shared/data/cases')

async function read(name: string): Promise<CvProposal> {
  const bytes = new Uint8Array(readFileSync(join(CASES, `${name}.pdf`)))
  const outcome = await answerTask({ bytes, isCv: true, pagesMax: 30, charactersMax: 200_000 })
  if ('failure' in outcome || !outcome.proposal) throw new Error(`${name} was not read`)
  return outcome.proposal
}

/** A role on one line: "title | company | town | start | end", an end of "now" being none. */
const rolesOf = ({ work }: CvProposal) =>
  work.map(({ position, organization, location, startDate, endDate }) =>
    [position, organization, location, startDate, endDate ?? 'now'].join(' | '),
  )
const mira = { names: { firstName: 'Mira', lastName: 'Oduya' } }

const CRUMB_AND_RYE = [
  'Baking Engineer | Crumb Ltd | Leeds, UK | 2021-06 | 2023-03',
  'Oven Technician | Rye Group | York, UK | 2018-02 | 2021-05',
]

type Case = [name: string, roles: string[], more: object]

const CVS: Case[] = [
  [
    '01-soft-hyphen-dates',
    [
      'Baking Engineer | Crumb Ltd | Leeds, UK | 2021-09 | 2023-03',
      'Oven Technician | Rye Group Inc | York, UK | 2018-02 | 2021-08',
    ],
    { ...mira, rest: [] },
  ],
  [
    '02-footer-with-date',
    [
      'Baking Engineer | Crumb Ltd | Leeds | 2021-09 | 2023-03',
      'Oven Technician | Rye Group | York | 2018-02 | 2021-08',
    ],
    { ...mira, rest: [] },
  ],
  ['03-date-beside-first-bullet', CRUMB_AND_RYE, { ...mira, rest: [] }],
  [
    '04-title-row-above-bold-company',
    [
      'Head of Baking | Crumb Ltd | Leeds, UK | 2021-07 | now',
      'Oven Technician | Rye Group | York, UK | 2017-10 | 2021-07',
      'Apprentice Baker | Old Mill | Hull, UK | 2014-09 | 2017-10',
    ],
    { ...mira, rest: [] },
  ],
  [
    '05-linkedin-two-columns',
    [
      'Head of Baking | Crumb | Leeds, England, United Kingdom | 2023-03 | now',
      'Oven Technician | Rye Group | Remote | 2018-10 | 2023-02',
      'Baker | Old Mill | Hull, England, United Kingdom | 2017-10 | 2018-09',
      'Apprentice Baker | Old Mill |  | 2016-09 | 2017-09',
    ],
    {
      ...mira,
      skills: ['Sourdough', 'Oven Design', 'Rye'],
      links: { linkedin: 'https://www.linkedin.com/in/mira-oduya-000' },
      rest: ['Best Loaf of the North'],
    },
  ],
  [
    '06-title-ending-in-inc',
    [
      'Head of Baking | Crumb |  | 2021-02 | now',
      'Oven Technician | Rye Mills, Inc. |  | 2018-07 | 2021-01',
      'Baker | Old Mill Co. |  | 2015-06 | 2018-06',
    ],
    { ...mira, rest: [] },
  ],
  [
    '07-name-with-nickname',
    ['Designer | Crumb Ltd | Leeds | 2021-09 | 2023-03'],
    { names: { firstName: 'Mirabel', lastName: 'Oduya' }, headline: 'Independent Designer' },
  ],
  [
    '08-degree-behind-university',
    [],
    {
      education: [
        { studyType: 'PhD', area: 'Food Science', institution: 'Northmoor University', level: 'Doctorate' },
        { studyType: 'BSc', area: 'Chemistry', institution: 'University of Easthaven', level: 'Bachelor' },
      ],
    },
  ],
  [
    '09-europass-2013',
    [
      'Senior Baker (night shift) | Crumb |  | 2019-10 | now',
      'Oven Technician | Rye Group |  | 2017-01 | 2019-10',
    ],
    {
      ...mira,
      headline: '',
      bio: '',
      location: '4000-007 Porto',
      skills: [],
      education: [{ area: 'Food Science', institution: 'University of Porto' }],
      languages: [
        { language: 'pt', level: 'Native' },
        { language: 'en', level: 'C1' },
      ],
    },
  ],
  [
    '10-company-dash-place-role-below',
    [
      'Head of Baking & Ovens | Crumb | Leeds, UK | 2021-06 | now',
      'Oven Technician | Rye Group | York, UK | 2018-02 | 2021-05',
    ],
    {
      work: [
        { highlights: ['Ran the ovens of a whole town'] },
        { highlights: ['Kept twelve ovens running'] },
      ],
    },
  ],
  [
    '11-handles-in-contact-row',
    ['Head of Baking | Crumb Ltd | Leeds | 2021-06 | 2023-03'],
    { ...mira, headline: '' },
  ],
  [
    '13-spacing-accents',
    ['Bäcker | Mühle AG | München | 2018-09 | 2023-03'],
    {
      names: { firstName: 'Jürgen', lastName: 'Müller' },
      headline: 'Bäckermeister',
      skills: ['Brot', 'Kaffee', 'Crème brûlée'],
    },
  ],
  [
    '14-lines-with-year-in-brackets',
    [
      'Adjunct Lecturer | Northmoor College |  | 2011-09 | 2015-12',
      'Baker | Old Mill |  | 2005-06 | 2011-08',
    ],
    { work: [{ highlights: { length: 3 } }, { highlights: [] }] },
  ],
  [
    '15-duration-in-brackets',
    ['Head of Baking | Crumb |  | 2021-10 | 2023-04', 'Oven Technician | Rye Group |  | 2018-02 | 2021-09'],
    { rest: [] },
  ],
  [
    '20-ligature-without-meaning',
    ['Qualified Baker | Crumb Ltd | Leeds | 2021-09 | 2023-03'],
    { certificates: [{ name: 'Certified Oven Technician', date: '2020-01' }], rest: [] },
  ],
  [
    '22-day-month-year-with-hyphens',
    ['Baker | Crumb Ltd | Leeds | 2021-06 | 2023-03'],
    {
      certificates: [
        { name: 'Oven Safety Associate', issuer: '', date: '2024-08' },
        { name: 'Rye Baking Fundamentals', issuer: '', date: '2025-08' },
      ],
      rest: [],
    },
  ],
]

test.skipIf(!existsSync(CASES)).each(CVS)('the CV %s is read right', async (name, roles, more) => {
  const proposal = await read(name)
  expect(rolesOf(proposal)).toEqual(roles)
  expect(proposal).toMatchObject(more)
})
