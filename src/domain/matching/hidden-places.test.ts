import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coordinates } from '#/domain/place/place.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { arbitraryDocument, arbitraryJob } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, MATCH_DAY } from '#tests/factories/build-match.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { computeFit } from './fit.ts'
import { toMatchPerson } from './match-person.ts'
import type { MatchJob } from './types.ts'

const TOWN = { label: 'Bath, UK', countryCode: 'GB' } as const
/** The middle of a square, and as far as it goes to each side. */
const MIDDLE = { lat: 51.4, lng: -2.35 }
const street = fc
  .record({
    lat: fc.double({ min: -0.0249, max: 0.0249, noNaN: true }),
    lng: fc.double({ min: -0.0249, max: 0.0249, noNaN: true }),
  })
  .map(({ lat, lng }): Coordinates => ({ lat: MIDDLE.lat + lat, lng: MIDDLE.lng + lng }))

/** Somebody who lives there, or who would work there. */
const livingAt = (document: ProfileDocument, point: Coordinates): ProfileDocument => ({
  ...document,
  ...{ location: TOWN.label, countryCode: TOWN.countryCode, ...point },
  preferences: { ...document.preferences, places: [] },
})
const wishingFor = (document: ProfileDocument, point: Coordinates): ProfileDocument => ({
  ...document,
  preferences: { ...document.preferences, places: [{ ...TOWN, ...point }] },
})

/** All that is said to either side of this person beside a job at each of these points. */
const learned = (document: ProfileDocument, job: MatchJob, points: readonly Coordinates[]) =>
  points.map((coordinates) =>
    JSON.stringify(computeFit(toMatchPerson(document, MATCH_DAY), { ...job, coordinates })),
  )

/** A line of points through the town, some metres apart. */
const line = (from: Coordinates, step: Coordinates) =>
  Array.from({ length: 40 }, (_, nth) => ({ lat: from.lat + nth * step.lat, lng: from.lng + nth * step.lng }))

const WAYS = { livingAt, wishingFor }

test.each(['livingAt', 'wishingFor'] as const)(
  'an employer who moves a job from point to point learns the same of two streets of one square (%s)',
  (way) => {
    const place = WAYS[way]
    const near = fc.record({
      lat: fc.double({ min: 50, max: 53, noNaN: true }),
      lng: fc.double({ min: -4, max: 0, noNaN: true }),
    })
    fc.assert(
      fc.property(
        arbitraryDocument,
        arbitraryJob,
        street,
        street,
        fc.array(near, { maxLength: 12 }),
        (document, job, one, other, points) => {
          const answers = (point: Coordinates) => learned(place(document, point), job, points)
          expect(answers(one)).toEqual(answers(other))
        },
      ),
    )
  },
)

test('neither does one who goes along a line in steps of a few metres', () => {
  const document = buildProfileDocument({ preferences: { radiusKm: 10 } })
  const job = buildMatchJob({ workLocation: 'OnSite' })
  const northward = line({ lat: 51.55, lng: -2.36 }, { lat: 0.0002, lng: 0.0001 })
  const answers = (point: Coordinates) => learned(livingAt(document, point), job, northward)
  expect(answers({ lat: 51.3811, lng: -2.359 })).toEqual(answers({ lat: 51.4142, lng: -2.3301 }))
  expect(new Set(answers({ lat: 51.3811, lng: -2.359 })).size).toBeLessThanOrEqual(2)
})

test('distances are said in steps of five kilometres', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(anywhere, anywhere, (home, coordinates) => {
      const document = livingAt(buildProfileDocument({}), home)
      const fit = computeFit(toMatchPerson(document, MATCH_DAY), { ...buildMatchJob(), coordinates })
      const km = fit.factors.find(({ key }) => key === 'placeAndDistance')?.reason.values?.['km'] ?? 0
      expect(Number(km) % 5).toBe(0)
    }),
  )
})
