const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i

/** Tells whether a text holds tags of HTML. '<jobs@crust.example>' and '5 < 7' are none. */
export function hasTags(text: string): boolean {
  return TAG.test(text)
}
