import { foldText } from '#/domain/text/fold-text.ts'

export type CvSection =
  | 'top'
  | 'contact'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'publications'
  | 'other'

const HEADINGS: Record<Exclude<CvSection, 'top'>, string> = {
  contact:
    'contact|contact details|contact information|contact me|personal details|personal information|personal data|' +
    'coordonnees|informations personnelles|kontakt|kontaktdaten|personliche daten|personliche angaben|zur person|' +
    'contacto|datos personales|datos de contacto|informacion personal|links|profiles|liens|online',
  summary:
    'summary|professional summary|executive summary|career summary|profile|professional profile|about|about me|' +
    'objective|career objective|personal statement|profil|profil professionnel|a propos|a propos de moi|resume|' +
    'objectif|presentation|uber mich|kurzprofil|profil und ziele|zusammenfassung|perfil|perfil profesional|' +
    'sobre mi|resumen|resumen profesional|extracto|objetivo',
  work:
    'experience|work experience|professional experience|employment|employment history|work history|career history|' +
    'career|relevant experience|professional background|work|experiences|experience professionnelle|' +
    'experiences professionnelles|parcours professionnel|emplois|berufserfahrung|beruflicher werdegang|' +
    'berufspraxis|werdegang|praktische erfahrung|arbeitserfahrung|experiencia|experiencia profesional|' +
    'experiencia laboral|trayectoria profesional|internships|praktika|stages',
  volunteer:
    'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community involvement|benevolat|' +
    'engagement associatif|engagements|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeiten|voluntariado',
  education:
    'education|academic background|education and training|academic qualifications|qualifications|studies|' +
    'formation|formations|etudes|diplomes|formation academique|parcours academique|etudes et formations|' +
    'ausbildung|bildung|bildungsweg|studium|schulbildung|akademische ausbildung|ausbildung und studium|' +
    'educacion|formacion|formacion academica|estudios',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|skills and tools|expertise|' +
    'areas of expertise|technologies|technical expertise|skills and expertise|tools|tech stack|competences|' +
    'competences techniques|competences cles|savoir faire|outils|kenntnisse|fahigkeiten|kompetenzen|' +
    'it kenntnisse|edv kenntnisse|fachkenntnisse|kenntnisse und fahigkeiten|habilidades|competencias|aptitudes|' +
    'conocimientos|conocimientos tecnicos|habilidades tecnicas|skills and interests|skills and languages|' +
    'additional skills|languages and skills|competences et langues|kenntnisse und interessen|sprachen und kenntnisse',
  languages: 'languages|language skills|langues|langues parlees|sprachen|sprachkenntnisse|idiomas|lenguas',
  certificates:
    'certificates|certifications|licenses and certifications|licences and certifications|courses|training|' +
    'certificats|certifications et formations|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|' +
    'fortbildungen|certificados|certificaciones|cursos',
  projects:
    'projects|personal projects|selected projects|side projects|key projects|projets|projets personnels|projekte|' +
    'proyectos|proyectos personales|open source',
  publications: 'publications|selected publications|papers|veroffentlichungen|publikationen|publicaciones',
  other:
    'interests|hobbies|hobbies and interests|interests and hobbies|references|awards|honors|honours|' +
    'honors and awards|awards and honors|achievements|centres d interet|loisirs|distinctions|prix|' +
    'references professionnelles|interessen|hobbys|referenzen|auszeichnungen|preise|intereses|aficiones|' +
    'referencias|premios|reconocimientos|additional information|miscellaneous|divers|sonstiges|patents',
}

const SECTION_OF = new Map<string, CvSection>()
for (const [section, names] of Object.entries(HEADINGS))
  for (const name of names.split('|')) SECTION_OF.set(name, section as CvSection)

const SQUEEZED = new Map([...SECTION_OF].map(([name, section]) => [name.replaceAll(' ', ''), section]))

/** Titles of the whole paper, and numbers of its pages; they say nothing about anybody. */
const PAPER = /^(?:curriculum ?vitae|cv|lebenslauf|hoja ?de ?vida|(?:page|seite|pagina) \d+(?: \S+ \d+)?)$/

/** Letters that were set apart for looks; some pairs stand closer, and words no further apart than letters. */
const SPACED = /^[\p{L}\p{M}&+'’/]{1,2}(?: [\p{L}\p{M}&+'’/:]{1,2}){3,}$/u

/** Tells whether a line is written letter by letter. */
export const isSpaced = (text: string): boolean => SPACED.test(text.trim())

const plain = (text: string) =>
  foldText(text)
    .replace(/&|\+/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The section that a line of a CV is the heading of, in English, French, German or Spanish; null when it is none. */
export function headingOf(text: string): CvSection | null {
  const words = plain(text)
  const found = SECTION_OF.get(words) ?? SECTION_OF.get(words.replace(/ (?:und|et|y) /g, ' and '))
  return found ?? (isSpaced(text) ? (SQUEEZED.get(words.replaceAll(' ', '')) ?? null) : null)
}

/** Tells whether a line only says that this is a CV, or which page of it. */
export function isPaperTitle(text: string): boolean {
  return PAPER.test(isSpaced(text) ? plain(text).replaceAll(' ', '') : plain(text))
}

/** A heading that its content follows on the same line, as in "Languages: English, French". */
export function headingBeforeColon(text: string): { section: CvSection; content: string } | null {
  const parts = /^([^:]{3,40}):\s+(\S.*)$/.exec(text)
  const section = parts?.[1] ? headingOf(parts[1]) : null
  return section && parts?.[2] ? { section, content: parts[2] } : null
}
