import { createRedaction, type Redacting } from '#/domain/profile/anonymity/redaction.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'

const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur' }

/** What is shown of a text of Zok Larkspur, who works for an organization; '…' stands in each gap. */
export const redactEmployer = (organization: string, text: string, kind: Redacting['kind'] = 'running') =>
  createRedaction({ person, organizations: [organization], vouchers: [], links: [] }, loadTaxonomy())(text, {
    kind,
    gap: '…',
  })
