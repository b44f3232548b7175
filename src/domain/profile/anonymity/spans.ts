/** A part of a text: from this place up to, not including, that one. */
export type Span = { from: number; to: number }

/** Between two parts that are taken out, only this stands, or an initial: they leave one gap. */
const NOTHING = /^[\s.&+'’|/-]*(?:\p{Lu}\.?\s)?$/u
const NOTHING_MAX = 4

/** A bracket that was opened in a part is closed behind it. */
const closesBracket = (text: string, { from, to }: Span) =>
  text[to] === ')' && text.slice(from, to).lastIndexOf('(') > text.slice(from, to).lastIndexOf(')')

/** The same parts in their order, without overlaps; parts with nothing but signs between them are one. */
function mergeSpans(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1)
    const between = last ? text.slice(last.to, Math.min(span.from, last.to + NOTHING_MAX + 1)) : ''
    const isOne = last && (span.from <= last.to || (between.length <= NOTHING_MAX && NOTHING.test(between)))
    if (isOne) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged.map((span) => (closesBracket(text, span) ? { ...span, to: span.to + 1 } : span))
}

/** The words that lead to an employer or a school: they go with it where nothing takes its place. */
const LEAD = /(?:(?:@|,|–|—|-|(?<!\p{L})(?:at|for|with|from|chez|pour|à|of|de|bei|für|von|en|para))\s*)?$/iu
const LEAD_MAX = 12

/** The text without those parts. `gap` stands in their place; where it is '', the words that led to them go too. */
export function withoutSpans(text: string, spans: readonly Span[], gap: string): string {
  let [rest, at] = ['', 0]
  for (const { from, to } of mergeSpans(spans, text)) {
    const kept = text.slice(at, from)
    if (gap === '') {
      const [far, near] = [kept.slice(0, -LEAD_MAX), kept.slice(-LEAD_MAX).trimEnd()]
      rest += (far + near.replace(LEAD, '')).trimEnd()
    } else rest += kept + gap
    at = to
  }
  return rest + text.slice(at)
}
