import { buildTaxonomy } from '#/domain/skills/taxonomy/build-taxonomy.ts'
import { sampleCare, sampleSoftware } from './sample-terms.ts'

/** A small taxonomy of both sample sectors. */
export const sampleTaxonomy = buildTaxonomy([[sampleSoftware, sampleCare]])
