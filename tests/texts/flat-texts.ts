/** Every text of a catalogue with its dotted key. */
export function flatTexts(node: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[prefix, node]]
  return Object.entries(node as Record<string, unknown>).flatMap(([key, child]) =>
    flatTexts(child, prefix ? `${prefix}.${key}` : key),
  )
}
