/** The fields of a call's body as it was sent, not a copy: the library has judged nothing yet. */
export function bodyFields(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
