/**
 * What a page says of itself to machines, as the head's script. `<` is written as an escape, so that no text inside
 * can end the script or begin another; half characters are escaped by JSON itself.
 */
export function jsonLdScript(data: object): { type: string; children: string } {
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }
}
