import fc from 'fast-check'

/** Every code point there is. The library's own unit of that kind begins by writing all of them down, for a second. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

/** Text that holds anything: other scripts, controls, half characters. */
export const arbitraryText = (limits: { maxLength?: number } = {}) =>
  fc.string({ ...limits, unit: anyCharacter })
