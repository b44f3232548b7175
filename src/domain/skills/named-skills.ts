/** From this confidence on a text is another name for a skill; below, the name of a kind of it. */
const SURE_FROM = 0.7

/** "React/Redux" names two; "C+E" and "R&D" do not: a sign inside short letters is part of the name. */
const BETWEEN_NAMES =
  /(?:(?<!\s)\s+)?[,/;]\s*|(?<=\s|\p{L}{3})[+&](?=\s|\p{L}{3})|(?<!\s)\s+(?:and|or|et|und)\s+/u

type Found<Entry> = { entry: Entry; confidence: number }

/** The skills that a name is a name for, each once, and the one that it is a kind of. */
export type NamedSkills<Entry> = { entries: readonly Entry[]; kindOf: Entry | null }

/** Reads a name; where the whole is none, what stands between its signs is tried. */
export function namedSkills<Entry>(
  name: string,
  findSkill: (text: string) => Found<Entry> | null,
): NamedSkills<Entry> {
  const whole = findSkill(name)
  if (whole && whole.confidence >= SURE_FROM) return { entries: [whole.entry], kindOf: null }
  const parts = name.split(BETWEEN_NAMES).map((part) => findSkill(part))
  const sure = parts.flatMap((found) => (found && found.confidence >= SURE_FROM ? found.entry : []))
  return { entries: [...new Set(sure)], kindOf: whole?.entry ?? null }
}
