import { sql, type SQL } from 'drizzle-orm'
import { NEAR_KM, RADII_TO_ZERO } from '#/domain/matching/reach.ts'
import { STEPS_A_DEGREE } from '#/domain/place/coarse-point.ts'
import { EARTH_RADIUS_KM, type Coordinates } from '#/domain/place/place.ts'
import type { MatchSkill } from '#/domain/skills/skill-matcher.ts'
import { monthIndex } from '#/domain/time/iso-date.ts'
import { profile, profileMeaning } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import type { HardRequirement } from './hard-requirements.ts'
import { inSteps, ints } from './retrieval/coarse-parts.ts'

type Of<Kind extends HardRequirement['kind']> = Extract<HardRequirement, { kind: Kind }>

/** The places named in the wishes, else home; the SQL twin of `toPlaces` in `domain/matching/match-person.ts`. */
const PLACES = sql`jsonb_to_recordset(case when ${profile.places} <> '[]' then ${profile.places} else
  jsonb_build_array(jsonb_build_object('lat', ${profile.lat}, 'lng', ${profile.lng}, 'countryCode', ${profile.countryCode}))
  end) as place (lat float8, lng float8, "countryCode" text)`

/** The SQL twin of `coarsePoint`. */
const coarse = (degrees: SQL) =>
  sql`(floor(${degrees} * ${STEPS_A_DEGREE}::int + 0.5) / ${STEPS_A_DEGREE}::int)`
const [LAT, LNG] = [coarse(sql`place.lat`), coarse(sql`place.lng`)]

const rounded = (degree: number) => Math.round(degree * 1e6) / 1e6

/** The SQL twin of `distanceKm`. */
function kmFrom(point: Coordinates): SQL {
  const [lat, lng] = [sql`${rounded(point.lat)}::float8`, sql`${rounded(point.lng)}::float8`]
  return sql`${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${LAT} - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(${LAT}))
    * power(sin(radians(${LNG} - ${lng}) / 2), 2))))`
}

/** Within three radii of a place of theirs. Without a radius or a point on the map nobody is ruled out. */
function isInReach({ point }: Of<'place'>): SQL {
  return sql`(${profile.radiusKm} is null or (
    select min(km) <= ${NEAR_KM}::float8
      or ${inSteps(sql`min(km)`)} <= ${RADII_TO_ZERO}::int * ${profile.radiusKm}
    from (select ${kmFrom(point)} as km from ${PLACES}
      where abs(place.lat) <= 90 and abs(place.lng) <= 180) as way
  ) is not false)`
}

/** One whose country is not known gets the benefit, as in a score. */
function isInCountry({ countries }: Of<'countries'>): SQL {
  return sql`(select bool_or(place."countryCode" = any(${sql.param(countries)}::text[])) from ${PLACES}
    where place."countryCode" is not null) is not false`
}

const oneOf = (path: string, codes: readonly string[]) =>
  codes.map((code) => `${path} == "${code}"`).join(' || ')

/** What somebody says of themselves wins over what their studies say. */
function hasEducation({ levels }: Of<'education'>): SQL {
  const path = `$[*].level ? (${oneOf('@', levels)})`
  return sql`coalesce(${profile.educationLevelOverride} = any(${sql.param([...levels])}::text[]),
    ${profile.education} @? ${path}::jsonpath)`
}

/** The codes are those of the vocabulary: nothing of them needs quoting in a path. */
function speaks({ language, levels }: Of<'language'>): SQL {
  const path = `$[*] ? (@.language == "${language}" && (${oneOf('@.level', levels)}))`
  return sql`${profile.languages} @? ${path}::jsonpath`
}

/** The SQL twin of `monthIndex`. */
const monthOf = (date: SQL) =>
  sql`case when ${date} ~ '^[0-9]{4}-(0[1-9]|1[0-2])(-[0-9]{2})?$'
    then substr(${date}, 1, 4)::int * 12 + substr(${date}, 6, 2)::int - 1 end`

/**
 * Paid months, those of two roles at once counted once; the SQL twin of `experienceYears`. With `offset 0` each date is
 * read once: PostgreSQL would read it anew wherever it is named.
 */
function hasWorked({ years }: Of<'experience'>): SQL {
  const now = sql`${monthIndex(utcToday())}::int`
  const [start, end] = [sql`role."startDate"`, sql`role."endDate"`]
  const roles = sql`select ${monthOf(start)} as first,
      case when ${end} is null then ${now} else ${monthOf(end)} end as last
    from jsonb_to_recordset(${profile.work}) as role ("startDate" text, "endDate" text, volunteer boolean)
    where role.volunteer is not true offset 0`
  const covered = sql`select range_agg(int4range(first, least(last, ${now}), '[]')) as covered from (${roles}) as roles
    where first <= last and first <= ${now}`
  return sql`case when ${profile.experienceYearsOverride} is not null
    then ${profile.experienceYearsOverride} >= ${years}::int
    else (select coalesce(sum(upper(span) - lower(span)), 0) >= 12 * ${years}::int
      from (${covered}) as months, unnest(months.covered) as span) end`
}

/** Under any name that the taxonomy takes for the same, as it was written down with the profile; each of several. */
const hasSkill = (skill: MatchSkill) =>
  sql`coalesce(${profileMeaning.skillIds} @> ${ints(
    terms()
      .skills(skill)
      .map(({ id }) => id),
  )}, false)`

/**
 * Whether a row of `profile`, joined with that of `profile_meaning`, meets a requirement; never null. What a profile does
 * not say of skills, years, studies and languages is not met.
 */
export function meets(requirement: HardRequirement): SQL {
  switch (requirement.kind) {
    case 'place':
      return isInReach(requirement)
    case 'countries':
      return isInCountry(requirement)
    case 'skill':
      return hasSkill(requirement)
    case 'experience':
      return hasWorked(requirement)
    case 'education':
      return hasEducation(requirement)
    case 'language':
      return speaks(requirement)
  }
}
