/** Refuses a method that means nothing at an address, and says which do. */
export function refuseMethod(allowed: readonly string[]): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { allow: allowed.join(', ') } })
}
