import type { MapMark } from './base-map/map-engine.ts'
import { clusterSize } from './clusters/cluster-size.ts'
import type { MapPicture } from './clusters/map-picture.ts'
import { NAME_BELOW_PX } from './place-names.ts'

/** As large as what most amounts stand in, and where that begins above their dot. */
const PAY = '£000–000/day\n£000–000/day'
const PAY_BELOW_PX = -36
const DOT_PX = 10

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
