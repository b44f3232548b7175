/**
 * How far down a map of Mercator's a latitude lies: 0 at its northern edge, 1 at its southern.
 *
 * @example mercatorY(0) // 0.5
 */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
