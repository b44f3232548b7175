import type { organization } from '#/db/schema/index.ts'
import { drawsOf, idOf } from './draws.ts'
import type { CrowdWorld } from './crowd-world.ts'

const FIRST =
  'Alder Amber Anchor Ashford Beacon Birch Bramble Brook Calder Cedar Chalk Clover Copper Coral Crane Cypress Dale Dover Elder Ember Fairfield Falcon Fern Flint Forge Foxglove Garnet Glen Granite Grove Harbour Hawthorn Hazel Heath Heron Holly Ivy Juniper Kestrel Kingfisher Lark Laurel Linden Lodge Maple Marsh Meadow Mill Moor Moss Northgate Oak Orchard Otter Pebble Pine Quarry Raven Reed Ridge Rowan Sable Sage Sandstone Slate Sparrow Spruce Sterling Summit Swift Tamar Teal Thistle Thorn Tide Umber Vale Vine Wharf Willow Wren Yarrow'.split(
    ' ',
  )
const LAST =
  'Analytics Bakery Builders Care Clinic Components Consulting Co-op Dairy Design Devices Education Electric Energy Engineering Farms Finance Foods Foundry Freight Gardens Health Homes Hotels Housing Instruments Labs Law Leisure Logistics Machines Media Mobility Motors Optics Partners Pharma Power Press Print Properties Rail Research Retail School Services Shipping Software Solar Sports Stores Studio Supply Systems Textiles Timber Tools Trade Training Transport Travel Trust Utilities Ventures Water Works'.split(
    ' ',
  )
const KINDS = ['', '', '', ' Group', ' Ltd', ' International', ' & Sons', ' Partners'] as const

type OrganizationRow = Required<
  Pick<
    typeof organization.$inferInsert,
    'id' | 'name' | 'slug' | 'email' | 'phone' | 'description' | 'location' | 'createdAt'
  >
>

export const crowdOrganizationId = (world: CrowdWorld, nth: number) => idOf(world.seed, 'organization', nth)

/** The name of the n-th company; two may be called the same, as outside. */
export function crowdOrganizationName(world: CrowdWorld, nth: number): string {
  const draws = drawsOf(world.seed, 'organization-name', nth)
  return `${draws.pick(FIRST)} ${draws.pick(LAST)}${draws.pick(KINDS)}`
}

/** The n-th company of the crowd; a pure function of the seed and the number. */
export function toCrowdOrganization(world: CrowdWorld, nth: number): OrganizationRow {
  const draws = drawsOf(world.seed, 'organization', nth)
  const name = crowdOrganizationName(world, nth)
  const town = world.towns.anywhere.draw(draws)
  return {
    id: crowdOrganizationId(world, nth),
    name,
    slug: `${world.seed}-organization-${nth}`,
    email: `jobs-${nth}@example.com`,
    phone: `+44 20 7946 ${String(draws.whole(0, 9_999)).padStart(4, '0')}`,
    description: `${name} works in ${town.name} and beyond. It was made up, like everybody in this crowd.`,
    location: `${town.name}, ${town.country}`,
    createdAt: new Date(Date.parse(world.today) - draws.whole(200, 3_000) * 86_400_000),
  }
}
