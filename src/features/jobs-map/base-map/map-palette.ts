/** The colours of the built-in map. The engine reads no CSS variables and no OKLCH, hence hexadecimal. */
export type MapPalette = {
  sea: string
  /** The sea close to a shore. */
  shallows: string
  land: string
  coast: string
  border: string
  grid: string
  label: string
  labelHalo: string
}

export type MapScheme = 'light' | 'dark'

export const MAP_PALETTES: Record<MapScheme, MapPalette> = {
  light: {
    sea: '#e4eff5',
    shallows: '#f6fafc',
    land: '#fbfaf7',
    coast: '#a9bccd',
    border: '#c5ccd5',
    grid: '#dbe7ee',
    label: '#5f6b7a',
    labelHalo: '#fbfaf7',
  },
  dark: {
    sea: '#0b1522',
    shallows: '#17293c',
    land: '#18212d',
    coast: '#3d5066',
    border: '#354354',
    grid: '#112030',
    label: '#a3afbf',
    labelHalo: '#18212d',
  },
}
