import type { MapMark } from './base-map/map-engine.ts'
import { clusterSize } from './clusters/cluster-size.ts'
import type { MapPicture } from './clusters/map-picture.ts'
import { NAME_BELOW_PX } from './place-names.ts'

/** As wide as most amounts are, and where they stand above their dot. */
const PAY = '£00–00k'
const PAY_BELOW_PX = -34
const DOT_PX = 12

/** What the markers of a picture cover of the map, so that its own names keep away. */
export function toMarks({ clusters, pins }: Pick<MapPicture, 'clusters' | 'pins'>): MapMark[] {
  return [
    ...clusters.map(({ lng, lat, count, near }) => {
      const sizePx = clusterSize(count)
      return { lng, lat, sizePx, text: near ?? '', textBelowPx: sizePx / 2 + NAME_BELOW_PX }
    }),
    ...pins.map(({ lng, lat }) => ({ lng, lat, sizePx: DOT_PX, text: PAY, textBelowPx: PAY_BELOW_PX })),
  ]
}
