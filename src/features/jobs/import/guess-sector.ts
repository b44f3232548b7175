import type { Sector } from '#/domain/job/vocabulary.ts'

/** Words of a title that leave little doubt, in English and French. The first line that fits wins. */
const SECTOR_WORDS: [Sector, RegExp][] = [
  ['HealthCare', /\b(nurse|nursing|midwife|physician|paramedic|infirmi(er|ère)|médecin)\b/],
  ['Legal', /\b(lawyer|solicitor|paralegal|legal|avocate?|juriste)\b/],
  ['Education', /\b(teacher|lecturer|tutor|enseignante?|professeure?)\b/],
  [
    'HumanResources',
    /\b(recruiter|recruitment|talent|human resources|hr|people (operations|and culture)|recruteu(r|se)|recrutement|ressources humaines|du personnel)\b/,
  ],
  [
    'Design',
    /\b(designer|design researcher|user experience|ux|service design|conception de services|concept(eur|rice))\b/,
  ],
  [
    'ItSoftware',
    /\b(software|developer|devops|cloud|full[- ]stack|it specialist|application engineer|site reliability|security (engineer|compliance)|technical operations|artificial intelligence|développeu(r|se)|développement logiciel|opérations techniques|informatique|sécurité des opérations de développement)\b/,
  ],
  [
    'Marketing',
    /\b(marketing|marketer|communications?|storyteller|outreach|content strategist|relations publiques|liaison et diffusion)\b/,
  ],
  ['Sales', /\b(sales|business development|développement commercial|vente)\b/],
  ['PublicSector', /\b(policy|politiques)\b/],
]

/** The field of work that a job's title names by a plain word, or null: an empty field is better than a guess. */
export function guessSector(title: string): Sector | null {
  const plain = title.toLowerCase().replaceAll('’', "'")
  return SECTOR_WORDS.find(([, words]) => words.test(plain))?.[0] ?? null
}
