import type { MapMark } from './base-map/map-engine.ts'
import { clusterSize } from './clusters/cluster-size.ts'
import type { MapPicture } from './clusters/map-picture.ts'
import { NAME_BELOW_PX } from './place-names.ts'

/** As wide as most amounts are, and where they stand above their dot. */
const PAY = '£00–00k'
const PAY_BELOW_PX = -34
const DOT_PX = 12

type Drawn = Pick<MapPicture, 'clusters' | 'pins'>

/** What the markers of a picture cover of the map, so that its own names keep away. `named` clusters show their names. */
export function toMarks({ clusters, pins }: Drawn, named: ReadonlySet<number>): MapMark[] {
  return [
    ...clusters.map(({ id, lng, lat, count, near }) => {
      const sizePx = clusterSize(count)
      return {
        lng,
        lat,
        sizePx,
        text: (named.has(id) && near) || '',
        textBelowPx: sizePx / 2 + NAME_BELOW_PX,
      }
    }),
    ...pins.map(({ lng, lat }) => ({ lng, lat, sizePx: DOT_PX, text: PAY, textBelowPx: PAY_BELOW_PX })),
  ]
}
