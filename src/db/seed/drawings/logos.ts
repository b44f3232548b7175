/** Our own marks for the demo's companies: one shape each on a 40-unit square. */
const mark = (ground: string, shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><rect width="40" height="40" fill="${ground}" stroke="none"/>${shape}</svg>`

const wave = (y: number) =>
  `<path d="M3 ${y}c4.25 0 4.25 3.8 8.5 3.8s4.25-3.8 8.5-3.8 4.25 3.8 8.5 3.8 4.25-3.8 8.5-3.8"/>`

export const TIDEWALL = mark('#1d4f6b', [11.1, 18.1, 25.1].map(wave).join(''))

export const CARTWHEEL = mark(
  '#2c2a3a',
  '<circle cx="20" cy="20" r="11"/><path stroke-width="1.6" d="M20 9v22M9 20h22M12.2 12.2l15.6 15.6M27.8 12.2 12.2 27.8"/>',
)

export const ST_ALDHELMS = mark(
  '#d0efeb',
  '<path d="M20 10v20M10 20h20" stroke="#085f58" stroke-width="6" stroke-linecap="butt"/>',
)
