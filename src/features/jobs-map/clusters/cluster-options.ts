/** Jobs closer together than this many pixels become one marker. */
export const CLUSTER_RADIUS_PX = 60

/** Behind this zoom nothing is clustered any more; it is also as near as the map goes. */
export const CLUSTER_ZOOM_MAX = 16
