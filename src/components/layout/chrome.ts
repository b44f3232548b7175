/** The CV is a sheet of paper: on every path below it the bar and the footer are left out. */
export function hasChrome(pathname: string): boolean {
  return !pathname.startsWith('/profile/cv')
}

/** Where somebody works up to the edges of the window, the note about cookies would lie on the work. */
const WORKPLACE = /^\/(jobs\/maps|app\/(individual\/profile|employer\/(company|jobs\/(edit|new))))/

/** Whether the note about cookies may come by itself on a page: never on the map, an editor or a sheet of paper. */
export function mayHoldNotice(pathname: string): boolean {
  return hasChrome(pathname) && !WORKPLACE.test(pathname)
}

/** Where the bar's search leads from a page, or null where there is nothing to search. The map searches the map. */
export function searchTarget(pathname: string): '/jobs' | '/jobs/maps' | null {
  if (/^\/jobs\/maps(\/|$)/u.test(pathname)) return '/jobs/maps'
  if (/^\/(jobs?|company)(\/|$)/u.test(pathname) || /^\/app\/individual\/?$/u.test(pathname)) return '/jobs'
  return null
}
