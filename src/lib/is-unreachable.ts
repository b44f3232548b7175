/** What browsers say when a request got no answer; some name the host. Of a part of the page `loadPart` says the same. */
const NO_ANSWER = [
  /^Failed to fetch( \(.*\))?$/,
  /^NetworkError when attempting to fetch resource\.?$/,
  /^Load failed( \(.*\))?$/,
]

/** A page that a proxy put in the place of an answer, because there is no server behind it. */
const PROXY_PAGE = /^\s*<(!doctype|html)/i

/**
 * Whether something failed because the server could not be reached, and not because it refused or the page has a fault:
 * a fault is a `TypeError` too, and only the words tell them apart.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (PROXY_PAGE.test(error.message)) return true
  return error instanceof TypeError && NO_ANSWER.some((words) => words.test(error.message))
}
