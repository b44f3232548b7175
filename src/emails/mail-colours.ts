/**
 * The colours of mails by day and by night, as sRGB: what reads mails knows no OKLCH. They are the tokens of the same
 * names in styles.css. `ink`, `muted` and `sky` stand on `paper`, `onSky` on `sky`.
 */
export const MAIL_COLOURS = {
  light: { paper: '#fbfaf7', ink: '#111b28', muted: '#5c646f', sky: '#0074ba', onSky: '#ffffff' },
  dark: { paper: '#0c121a', ink: '#ebeff4', muted: '#979faa', sky: '#5cb4ef', onSky: '#08121f' },
} as const
