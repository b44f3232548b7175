import type { Reading } from './work-readings.ts'

/** How much it is worth that other entries are read in the same way, by what is the same. */
const WORTH = { pair: 0.7, title: 0.4, giver: 0.4, titleLook: 0.5, giverLook: 0.5 }
const ROUNDS = 3
/** So many readings of an entry are weighed against those of its neighbours. */
const KEPT = 24
/** Above this, what an entry is like counts for little in what it tells others. */
const SHARPNESS = 1

type Sign = keyof typeof WORTH

function signsOf({ title, giver }: Reading): [Sign, string][] {
  const slots = ([0, 1, 2] as const).flatMap((end): [Sign, string][] => [
    ['pair', `${end} pair ${title?.slots.title[end]} / ${giver?.slots.giver[end]}`],
    ...(title ? [['title', `${end} title ${title.slots.title[end]}`] satisfies [Sign, string]] : []),
    ...(giver ? [['giver', `${end} giver ${giver.slots.giver[end]}`] satisfies [Sign, string]] : []),
  ])
  return [
    ...slots,
    ...(title ? [['titleLook', `title ${title.look}`] satisfies [Sign, string]] : []),
    ...(giver ? [['giverLook', `giver ${giver.look}`] satisfies [Sign, string]] : []),
  ]
}

/** A sign as a number: a long paper has hundreds of thousands, and only few different ones. */
type Known = { ids: Map<string, number>; worths: number[] }
type Weighed = { reading: Reading; signs: number[]; score: number; share: number }

function numbersOf(reading: Reading, { ids, worths }: Known): number[] {
  return signsOf(reading).map(([kind, sign]) => {
    const known = ids.get(sign)
    if (known !== undefined) return known
    ids.set(sign, worths.length)
    worths.push(WORTH[kind])
    return worths.length - 1
  })
}

function share(entry: Weighed[]): void {
  const most = Math.max(...entry.map(({ score }) => score))
  let sum = 0
  for (const one of entry) sum += one.share = Math.exp((one.score - most) * SHARPNESS)
  for (const one of entry) one.share /= sum
}

function votesOf(entry: readonly Weighed[]): Map<number, number> {
  const votes = new Map<number, number>()
  for (const { reading, signs, share: part } of entry)
    for (const sign of reading.isFromPlace ? [] : signs) votes.set(sign, (votes.get(sign) ?? 0) + part)
  return votes
}

/** The readings of every entry with what they are worth once all entries have told each other how they are read. */
export function agree(entries: readonly (readonly Reading[])[]): Reading[][] {
  const known: Known = { ids: new Map(), worths: [] }
  const weighed: Weighed[][] = entries.map((readings) =>
    readings.map((reading) => ({
      reading,
      signs: numbersOf(reading, known),
      score: reading.score,
      share: 0,
    })),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    weighed.forEach(share)
    const own = weighed.map(votesOf)
    const all = new Map<number, number>()
    for (const votes of own) for (const [sign, part] of votes) all.set(sign, (all.get(sign) ?? 0) + part)
    weighed.forEach((entry, index) => {
      for (const one of entry) {
        one.score = one.reading.score
        for (const sign of one.signs) {
          const others = (all.get(sign) ?? 0) - (own[index]?.get(sign) ?? 0)
          one.score += ((known.worths[sign] ?? 0) * others) / Math.max(1, weighed.length - 1)
        }
      }
    })
  }
  return weighed.map((entry) =>
    entry
      .toSorted((a, b) => b.score - a.score)
      .slice(0, KEPT)
      .map(({ reading, score }) => ({ ...reading, score })),
  )
}

/** One reading for each entry, such that none takes rows of another and all together are worth the most. */
export function chooseTogether(entries: readonly (readonly Reading[])[]): Reading[] {
  const sums: number[][] = []
  const from: number[][] = []
  entries.forEach((readings, index) => {
    const before = entries[index - 1] ?? []
    sums[index] = []
    from[index] = []
    for (const reading of readings) {
      let [most, at] = [index === 0 ? 0 : -Infinity, -1]
      before.forEach((other, place) => {
        const sum = sums[index - 1]?.[place] ?? 0
        const isFree = other.bottom < reading.top
        const worth = isFree ? sum : sum - 1_000
        if (worth > most) [most, at] = [worth, place]
      })
      sums[index]?.push(most + reading.score)
      from[index]?.push(at)
    }
  })
  const chosen: Reading[] = []
  let at = -1
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const own = sums[index] ?? []
    if (index === entries.length - 1) at = own.indexOf(Math.max(...own))
    const reading = entries[index]?.[at]
    if (reading) chosen.unshift(reading)
    at = from[index]?.[at] ?? -1
  }
  return chosen
}
