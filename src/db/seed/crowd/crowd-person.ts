import type { profile, user } from '#/db/schema/index.ts'
import type { EducationEntry, SkillEntry, WorkEntry } from '#/domain/profile/profile-document.ts'
import { nearTown, skillsFor, type CrowdWorld, type Post } from './crowd-world.ts'
import { drawsOf, idOf, type Draws } from './draws.ts'
import { moneyOf, type Town } from './towns.ts'

type UserRow = typeof user.$inferInsert
type ProfileRow = typeof profile.$inferInsert

const FIRST =
  'Ada Aisha Alba Amara Ana Anders Anouk Arjun Ayo Bao Beatriz Ben Bo Carys Chen Chloe Clara Dana Daniel Diego Efua Elif Elin Emeka Emil Esme Farah Felix Fatou Gita Grace Hana Hugo Ida Imran Ines Iris Ivo Jack Jan Jin Jonas Kai Karim Kwame Lara Leila Lena Leo Linh Luca Lucia Maja Malik Mara Mateo Mei Mila Mo Nadia Naoki Nia Nils Noor Olga Omar Oscar Paul Petra Priya Quinn Rafa Rosa Ruth Sam Sana Sara Sofia Sven Tara Theo Tom Uma Vera Viktor Wen Yara Yusuf Zara Zoe'.split(
    ' ',
  )
const LAST =
  'Abbott Adeyemi Ahmed Almeida Andersen Bailey Banerjee Barros Becker Bennett Berg Boateng Brown Carter Castillo Chen Clarke Cohen Costa Dahl Davies Diallo Dubois Edwards Eriksen Evans Fischer Flynn Foster Garcia Gomez Green Gupta Haas Hall Hansen Hassan Hughes Ibrahim Ivanov Jansen Jones Kaur Keller Khan Kim Kowalski Kumar Larsen Lee Lewis Lopez Martin Mendes Meyer Miller Moreau Morgan Murphy Nair Nguyen Novak Nowak Okafor Olsen Osei Owens Park Patel Pereira Perez Petrov Price Ramos Reid Roberts Rossi Ryan Saito Santos Schmidt Shah Silva Singh Smith Sousa Suzuki Svensson Tanaka Taylor Thomas Toure Vargas Walker Wang Weber White Wilson Wright Yilmaz Young Zhang'.split(
    ' ',
  )
const SCHOOLS = [
  'Northgate University',
  'Severnside University',
  'Harbour College',
  'Alder Institute',
  'City Polytechnic',
]
const VISIBILITIES = [
  'Public',
  'Public',
  'SignedIn',
  'SignedIn',
  'SignedIn',
  'MatchedEmployers',
  'Hidden',
] as const
const AVAILABILITIES = ['Looking', 'Looking', 'Open', 'Open', 'NotLooking'] as const
const DAY_MS = 86_400_000

export const crowdPersonId = (world: CrowdWorld, nth: number) => idOf(world.seed, 'person', nth)

/** The line of work of the n-th person, without the rest of them. */
function crowdPersonPost(world: CrowdWorld, nth: number): Post {
  return world.posts.draw(drawsOf(world.seed, 'person-basis', nth))
}

/** The account of the n-th person. Nobody can sign in to it: it has no password. */
export function toCrowdUser(world: CrowdWorld, nth: number): UserRow {
  const draws = drawsOf(world.seed, 'person-name', nth)
  const [firstName, lastName] = [draws.pick(FIRST), draws.pick(LAST)]
  const createdAt = new Date(Date.parse(world.today) - draws.whole(0, 700) * DAY_MS)
  return {
    ...{ id: crowdPersonId(world, nth), firstName, lastName, name: `${firstName} ${lastName}` },
    ...{
      email: `${world.seed}-person-${nth}@example.com`,
      emailVerified: true,
      createdAt,
      updatedAt: createdAt,
    },
  }
}

const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7)

/** The roles of so many years, the present one first, each a step of the same line of work. */
function toWork(
  draws: Draws,
  { occupation, grade }: Post,
  { years, today, town }: { years: number; today: string; town: Town },
) {
  const roles = years === 0 ? 0 : years < 4 ? 1 : years < 9 ? 2 : 3
  const length = (years * 365.25 * DAY_MS) / Math.max(1, roles)
  return Array.from({ length: roles }, (_, nth): WorkEntry => {
    const end = Date.parse(today) - nth * length
    return {
      id: `work-${nth}`,
      position: nth === 0 ? grade.title(occupation.title) : occupation.title,
      organization: `${draws.pick(LAST)} & ${draws.pick(LAST)}`,
      location: town.name,
      startDate: monthOf(end - length),
      endDate: nth === 0 ? null : monthOf(end),
      summary: `${draws.pick(occupation.skills)}, ${draws.pick(occupation.skills).toLowerCase()} and what the day brings.`,
      highlights: [],
      volunteer: false,
    }
  })
}

function toEducation(draws: Draws, { occupation }: Post): EducationEntry[] {
  if (occupation.education === 'None') return []
  return [
    {
      ...{
        id: 'study-0',
        institution: draws.pick(SCHOOLS),
        area: occupation.title,
        studyType: occupation.education,
      },
      ...{ level: occupation.education, startDate: null, endDate: null, score: '' },
    },
  ]
}

function toSkills(world: CrowdWorld, draws: Draws, { occupation }: Post): SkillEntry[] {
  const own = skillsFor(world, draws, { occupation, count: draws.whole(4, 8) })
  const others = Array.from({ length: draws.whole(0, 5) }, () => world.skills.draw(draws))
  return [...new Set([...own, ...others])].map((name) => {
    const level = draws.whole(2, 5) as 2 | 3 | 4 | 5
    return { name, level, years: draws.whole(1, 9), evidenceWorkId: null }
  })
}

/** What they want: their own line of work, near home. */
function toWishes(
  draws: Draws,
  post: Post,
  { town, point }: { town: Town; point: { lat: number; lng: number } },
) {
  const { occupation, grade } = post
  const { currency, level } = moneyOf(town.countryCode)
  return {
    desiredTitles: [...new Set([grade.title(occupation.title), occupation.title])],
    jobTypes: [draws.happens(0.8) ? ('FullTime' as const) : ('PartTime' as const)],
    jobDurations: draws.happens(0.6) ? ['Permanent' as const] : [],
    workLocations: draws.happens(0.5)
      ? (['Hybrid', 'Remote'] as const).slice()
      : ['OnSite' as const, 'Hybrid' as const],
    places: [{ label: `${town.name}, ${town.country}`, countryCode: town.countryCode, ...point }],
    radiusKm: draws.pick([10, 25, 50, 100] as const),
    minSalary:
      Math.round((occupation.yearlyPay * grade.pay * level * (0.8 + draws.share() * 0.3)) / 500) * 500,
    ...{ currency, salaryPeriod: 'Year' as const, noticePeriodWeeks: draws.pick([0, 2, 4, 8, 12] as const) },
    ...{ availability: draws.pick(AVAILABILITIES), visibility: draws.pick(VISIBILITIES) },
    ...{ anonymousUntilMatch: draws.happens(0.15), excludedEmployers: [], sectors: [occupation.sector] },
  }
}

/** The profile of the n-th person; a pure function of the seed, the day and the number. */
export function toCrowdProfile(world: CrowdWorld, nth: number): ProfileRow {
  const draws = drawsOf(world.seed, 'person', nth)
  const post = crowdPersonPost(world, nth)
  const town = world.towns.anywhere.draw(draws)
  const point = nearTown(town, draws)
  const years = Math.max(0, post.grade.years + draws.whole(-1, 4))
  return {
    userId: crowdPersonId(world, nth),
    headline: post.grade.title(post.occupation.title),
    bio: `${years} years in the trade, most of them around ${town.name}.`,
    location: `${town.name}, ${town.country}`,
    countryCode: town.countryCode,
    ...point,
    links: { website: '', linkedin: '', github: '', portfolio: '' },
    work: toWork(draws, post, { years, today: world.today, town }),
    education: toEducation(draws, post),
    languages: [{ language: town.countryCode === 'FR' ? 'fr' : 'en', level: 'Native' }],
    skills: toSkills(world, draws, post),
    ...toWishes(draws, post, { town, point }),
  }
}
