/** After so long without another fault of the kind somebody has made room, as far as we know. */
const REMEMBERED_MS = 60_000

let notedAt = -Infinity

/** Notes that something could not be written because a disk is full. */
export function noteLackOfRoom(): void {
  notedAt = performance.now()
}

/** Whether something could not be written within the last minute because a disk is full. */
export const hasLackedRoom = (): boolean => performance.now() - notedAt < REMEMBERED_MS
