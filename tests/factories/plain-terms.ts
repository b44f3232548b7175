import { buildTerms, type Terms } from '#/domain/meaning/terms.ts'
import { hashId } from '#/domain/text/hash-id.ts'

/** Terms without a taxonomy: equal names and shared words. */
export const plainTerms: Terms = buildTerms({
  version: 'plain',
  skillId: (folded) => hashId(`skill|${folded}`),
  findSkill: () => null,
  findOccupations: () => [],
})
