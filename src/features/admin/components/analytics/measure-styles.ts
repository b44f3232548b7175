/** How the first, second and third measure of a chart are drawn: by colour, and by the line for those who see none. */
export const MEASURE_STYLES = [
  { color: 'var(--sky)', dashes: '0' },
  { color: 'var(--beacon-edge)', dashes: '6 3' },
  { color: 'var(--strong)', dashes: '2 3' },
] as const
