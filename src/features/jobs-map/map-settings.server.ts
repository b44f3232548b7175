import { env } from '#/platform/env/env.server.ts'
import { mapStyleUrl } from '#/platform/env/map-env.ts'

/** The address of the online map's style as the environment says it. */
export function getMapStyleUrl(): string | null {
  return mapStyleUrl(env())
}
