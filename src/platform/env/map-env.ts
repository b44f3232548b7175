import { safeWebAddress, yesOrNo } from './setting-kinds.ts'

/** Free for everybody, without a key: streets and towns of OpenStreetMap in quiet colours. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron'

/** The variables of the job map. Without them it is drawn from shapes that come with the product. */
export const mapEnv = {
  /** Whether readers' browsers may fetch a map from the network. */
  MAP_ONLINE: yesOrNo.default(false),
  /** A MapLibre style whose tiles, letters and pictures come from the same origin as itself. */
  MAP_STYLE_URL: safeWebAddress.optional(),
}

/** The style of the map that readers fetch from elsewhere; null when the built-in one is used. */
export function mapStyleUrl({
  MAP_ONLINE,
  MAP_STYLE_URL,
}: {
  MAP_ONLINE: boolean
  MAP_STYLE_URL?: string
}): string | null {
  return MAP_STYLE_URL ?? (MAP_ONLINE ? OPEN_FREE_MAP : null)
}

/** The origin of the map that readers fetch from elsewhere; null when the built-in one is used. */
export function mapOrigin(set: { MAP_ONLINE: boolean; MAP_STYLE_URL?: string }): string | null {
  const address = mapStyleUrl(set)
  return address && new URL(address).origin
}
