/** How the page is coloured: as the system says, or as the person chose. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The cookie that remembers the choice. It holds no personal data and is readable by scripts. */
export const THEME_COOKIE = 'theme'

/** Reads the cookie's value; anything unknown means the system's choice. */
export function toTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system'
}
