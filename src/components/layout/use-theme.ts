import { useState } from 'react'
import { THEME_COOKIE, type Theme } from '#/lib/theme.ts'

const YEAR_SECONDS = 31_536_000

/** Recolours the page at once and remembers the choice in the cookie that the server reads for the next page. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** The colours chosen, beginning with what the server read from the cookie. */
export function useTheme(initial: Theme): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(initial)
  const choose = (next: Theme) => {
    applyTheme(next)
    setTheme(next)
  }
  return [theme, choose]
}
