/** The CV is a sheet of paper: on every path below it the bar and the footer are left out. */
export function hasChrome(pathname: string): boolean {
  return !pathname.startsWith('/profile/cv')
}

/** Where the bar's search leads from a page, or null where there is nothing to search. The map searches the map. */
export function searchTarget(pathname: string): '/jobs' | '/jobs/maps' | null {
  if (/^\/jobs\/maps(\/|$)/u.test(pathname)) return '/jobs/maps'
  if (/^\/(jobs?|company)(\/|$)/u.test(pathname) || /^\/app\/individual\/?$/u.test(pathname)) return '/jobs'
  return null
}
