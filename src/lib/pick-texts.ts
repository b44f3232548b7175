/**
 * Reads the named texts of an address and leaves out what is not there or is no text. For `validateSearch` of routes:
 * the router needs it of every page on every page, so that it must not bring a validator along.
 * @example pickTexts('next', 'error')({ next: '/app', page: '2' }) // { next: '/app' }
 */
export function pickTexts<const Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const found: { [Key in Name]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string') found[name] = value
    }
    return found
  }
}
