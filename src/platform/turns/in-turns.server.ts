import { setImmediate } from 'node:timers/promises'

/** So long, in milliseconds, others who wait for the server are held at most, beside the item that is at work. */
const TURN_MS = 10

/** Makes something of each item, one after the other, and lets others have their turn in between. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
  now: () => number = () => performance.now(),
): Promise<Made[]> {
  const all: Made[] = []
  let began = now()
  for (const item of items) {
    if (now() - began >= TURN_MS) {
      await setImmediate()
      began = now()
    }
    all.push(make(item))
  }
  return all
}
