import { expect, test } from 'vitest'
import { guessSector } from './guess-sector.ts'

test.each([
  ['Senior Design Researcher', 'Design'],
  ['18F - User Experience Designer (IT Specialist)', 'Design'],
  ['Full Stack Developer (Partnerships)', 'ItSoftware'],
  ['Chef du développement logiciel', 'ItSoftware'],
  ['Recruteur créatif / Recruteuse créative', 'HumanResources'],
  ['Conseiller / Conseillère en communications internes', 'Marketing'],
  ['Conseiller (ère) en politiques', 'PublicSector'],
  ['REGISTERED NURSE', 'HealthCare'],
])('"%s" names its field of work: %s', (title, sector) => {
  expect(guessSector(title)).toBe(sector)
})

test.each([
  'Executive Assistant',
  'Director',
  '',
  'Chef d’équipe - Notification GC',
  'Nursery Gardener',
  'Thrown Pots Maker',
])('a title that does not say is left without a sector: "%s"', (title) => {
  expect(guessSector(title)).toBeNull()
})
