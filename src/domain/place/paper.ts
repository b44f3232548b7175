/** Sizes of paper that letters and CVs are printed on. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Where US Letter is usual (CLDR, `paperSize`). */
const LETTER_COUNTRIES = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** The paper of a country, as an ISO 3166-1 code; A4 where it is not known. */
export const paperOf = (countryCode: string | null): Paper =>
  countryCode !== null && LETTER_COUNTRIES.has(countryCode) ? 'letter' : 'a4'
