/** What differs from one drawn head to the next; colours are hex, shapes are SVG on a 120-unit square. */
export type Portrait = {
  ground: string
  skin: string
  /** A darker skin tone, for neck and nose. */
  shade: string
  hair: string
  clothes: string
  behind?: string
  inFront: string
  collar: string
  details?: string
}

const INK = '#2a2430'

/** A calm face in flat colour: the same construction for everybody, so that they look like one cast. */
export function portrait(look: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" stroke-linecap="round" stroke-linejoin="round">
<rect width="120" height="120" fill="${look.ground}"/>
<g fill="${look.hair}">${look.behind ?? ''}</g>
<path fill="${look.clothes}" d="M14 122c0-22 15-31 32-33h28c17 2 32 11 32 33z"/>
<path fill="${look.shade}" d="M49 72h22v17c0 7-5 11-11 11s-11-4-11-11z"/>
${look.collar}
<path fill="${look.skin}" d="M36 50c0-17 9-27 24-27s24 10 24 27c0 18-10 33-24 33S36 68 36 50z"/>
<g fill="${look.skin}"><circle cx="35.5" cy="55" r="5"/><circle cx="84.5" cy="55" r="5"/></g>
<g fill="${INK}"><circle cx="50" cy="53" r="2.1"/><circle cx="70" cy="53" r="2.1"/></g>
<path fill="none" stroke="${look.shade}" stroke-width="2.2" d="M60.5 55.5c1 3 1.8 5.5-1.5 6.5"/>
<path fill="none" stroke="${INK}" stroke-width="2.2" d="M53.5 69.5c3.8 3.2 9.2 3.2 13 0"/>
<g fill="${look.hair}">${look.inFront}</g>
${look.details ?? ''}
</svg>`
}

/** Eyebrows in the colour of the hair. */
export function brows(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="2.4" d="M45.5 46.5c2.5-2 6-2.2 8.5-.8M66 45.7c2.5-1.4 6-1.2 8.5.8"/>`
}
