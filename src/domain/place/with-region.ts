import { placeKey } from './place-key.ts'

const ENDS_WITH_CODE = /,\s?[A-Z]{2}$/

/**
 * A town with its region, which is said once: a city may be a region by itself, or come with the code of its own.
 * @example withRegion('Leeds', 'Yorkshire') // 'Leeds, Yorkshire'
 * @example withRegion('Berlin', 'Berlin') // 'Berlin'
 */
export function withRegion(town: string, region: string): string {
  const isSaid =
    ENDS_WITH_CODE.test(town) || town.split(',').some((part) => placeKey(part) === placeKey(region))
  return isSaid ? town : [town, region].filter(Boolean).join(', ')
}
