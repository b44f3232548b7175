/** Whether whoever asks has this version already; `knownTags` is their If-None-Match. */
export function isKnownTag(knownTags: string | null, tag: string): boolean {
  return knownTags?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) ?? false
}
