import type { WrittenCv } from '../factories/written-cv.ts'
import { makePdf, type PdfDrawing } from './make-pdf.ts'

type Words = {
  work: string
  education: string
  skills: string
  languages: string
  summary: string
  contact: string
  now: string
  to: string
}

const WORDS: Record<WrittenCv['language'], Words> = {
  en: {
    work: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    summary: 'Summary',
    contact: 'Contact',
    now: 'Present',
    to: '–',
  },
  fr: {
    work: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    summary: 'Profil',
    contact: 'Coordonnées',
    now: 'aujourd’hui',
    to: '–',
  },
  de: {
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    summary: 'Kurzprofil',
    contact: 'Kontakt',
    now: 'heute',
    to: 'bis',
  },
  es: {
    work: 'Experiencia profesional',
    education: 'Formación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    summary: 'Perfil',
    contact: 'Contacto',
    now: 'actualidad',
    to: '–',
  },
}

type Span = { start: string; end: string | null }
type Style = 'named' | 'numbers' | 'iso'

function writeMonth(month: string, style: Style, language: string): string {
  const [year = '', number = ''] = month.split('-')
  if (style === 'iso' || !number) return month
  if (style === 'numbers') return `${number}/${year}`
  return new Date(`${month}-15`).toLocaleDateString(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

function writeSpan({ start, end }: Span, style: Style, language: WrittenCv['language']): string {
  const { now, to } = WORDS[language]
  return `${writeMonth(start, style, language)} ${to} ${end ? writeMonth(end, style, language) : now}`
}

/** Writes down a column: each text below the last one, and on the next page when this one is full. */
class Column {
  readonly #pdf: PdfDrawing
  readonly x: number
  readonly width: number
  y: number
  constructor(pdf: PdfDrawing, x: number, width: number, y: number) {
    this.#pdf = pdf
    this.x = x
    this.width = width
    this.y = y
  }

  write(text: string, { size = 10, isBold = false, x = this.x, space = 0 } = {}): this {
    const pdf = this.#pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    const width = this.width - (x - this.x)
    this.y += space
    const height = pdf.heightOfString(text, { width })
    if (this.y + height > 780) {
      pdf.addPage()
      this.y = 60
    }
    pdf.text(text, x, this.y, { width })
    this.y += height + 1
    return this
  }

  /** What stands beside the text that comes next. */
  beside(
    text: string,
    x: number,
    { width = 200, align }: { width?: number; align?: 'left' | 'right' } = {},
  ): this {
    if (this.y > 730) {
      this.#pdf.addPage()
      this.y = 60
    }
    this.#pdf.font('Helvetica').fontSize(10).text(text, x, this.y, { width, align })
    return this
  }

  bullets(texts: readonly string[], mark = '•'): this {
    for (const text of texts) this.write(`${mark} ${text}`, { x: this.x + 8 })
    return this
  }
}

function writeSkillGroups(column: Column, cv: WrittenCv) {
  for (const { name, keywords } of cv.skills) column.write(`${name}: ${keywords.join(', ')}`)
}

const writeLanguages = (cv: WrittenCv) => cv.languages.map(({ name, level }) => `${name} (${level})`)

function drawDatesLeft(pdf: PdfDrawing, cv: WrittenCv) {
  const words = WORDS[cv.language]
  const column = new Column(pdf, 170, 370, 50)
  const heading = (text: string) => column.write(text, { size: 14, isBold: true, x: 50, space: 10 })
  column.write(cv.name, { size: 22, isBold: true, x: 50 }).write(cv.label, { size: 12, x: 50 })
  column.write(`${cv.email} | ${cv.phone} | ${cv.place}`, { x: 50 })
  heading(words.summary)
  column.write(cv.summary, { x: 50 })
  heading(words.work)
  for (const role of cv.work) {
    column.y += 6
    column
      .beside(writeSpan(role, 'named', cv.language), 50, { width: 112 })
      .write(role.position, { isBold: true })
    column.write(`${role.organization}, ${role.place}`).bullets(role.highlights)
  }
  heading(words.education)
  for (const { studyType, area, institution, ...span } of cv.education) {
    column.y += 6
    column
      .beside(writeSpan(span, 'named', cv.language), 50, { width: 112 })
      .write(`${studyType}, ${area}`, { isBold: true })
    column.write(institution)
  }
  heading(words.skills)
  writeSkillGroups(column, cv)
  heading(words.languages)
  for (const language of writeLanguages(cv)) column.write(language)
}

function drawDatesRight(pdf: PdfDrawing, cv: WrittenCv) {
  const words = WORDS[cv.language]
  const column = new Column(pdf, 50, 495, 50)
  const heading = (text: string) => column.write(text.toUpperCase(), { size: 12, isBold: true, space: 12 })
  const right = (span: Span) =>
    column.beside(writeSpan(span, 'numbers', cv.language), 345, { align: 'right' })
  column.write(cv.name.toUpperCase(), { size: 20, isBold: true }).write(cv.label)
  column.write(`${cv.place} · ${cv.phone} · ${cv.email} · ${cv.url}`).write(cv.summary, { space: 6 })
  heading(words.skills)
  column.write(cv.skills.flatMap(({ keywords }) => keywords).join(' • '))
  heading(words.work)
  for (const role of cv.work) {
    column.y += 5
    right(role).write(role.organization, { size: 11, isBold: true })
    column.write(`${role.position} – ${role.place}`).bullets(role.highlights)
  }
  heading(words.education)
  for (const { studyType, area, institution, ...span } of cv.education) {
    column.y += 5
    right(span).write(institution, { size: 11, isBold: true }).write(`${studyType}, ${area}`)
  }
  heading(words.languages)
  column.write(writeLanguages(cv).join(', '))
}

function drawSidebar(pdf: PdfDrawing, cv: WrittenCv, write = (text: string) => text, size = 13) {
  const words = WORDS[cv.language]
  const main = new Column(pdf, 220, 330, 50)
  const side = new Column(pdf, 40, 150, 60)
  const heading = (column: Column, text: string) =>
    column.write(write(text), { size, isBold: true, space: 10 })
  heading(side, words.contact)
  side.write(cv.email).write(cv.phone).write(cv.place)
  heading(side, words.skills)
  for (const skill of cv.skills.flatMap(({ keywords }) => keywords)) side.write(skill)
  heading(side, words.languages)
  for (const { name, level } of cv.languages) side.write(`${name} – ${level}`)
  main.write(cv.name, { size: 24, isBold: true }).write(cv.label, { size: 12 })
  heading(main, words.summary)
  main.write(cv.summary)
  heading(main, words.work)
  for (const role of cv.work) {
    main.write(role.position, { size: 11, isBold: true, space: 5 })
    main.write(`${role.organization} | ${writeSpan(role, 'named', cv.language)}`).bullets(role.highlights)
  }
  heading(main, words.education)
  for (const { studyType, area, institution, ...span } of cv.education) {
    main.write(studyType, { size: 11, isBold: true, space: 5 }).write(area)
    main.write(`${institution} | ${writeSpan(span, 'named', cv.language)}`)
  }
}

/** Capitals that stand apart, as a browser prints them: some pairs closer, and words no further apart than letters. */
const spaced = (text: string) =>
  Array.from(text.toUpperCase().replaceAll(' ', ''))
    .join(' ')
    .replace(/(?<=[AT]) (?=[AT](?: |$))/g, '')

const drawSpaced = (pdf: PdfDrawing, cv: WrittenCv) => drawSidebar(pdf, cv, spaced, 10)

function drawPlain(pdf: PdfDrawing, cv: WrittenCv) {
  const words = WORDS[cv.language]
  const column = new Column(pdf, 72, 450, 72)
  const heading = (text: string) => column.write(text, { size: 11, isBold: true, space: 11 })
  const write = (text: string, space = 0) => column.write(text, { size: 11, space })
  write(cv.name)
  write(cv.place)
  write(`Tel: ${cv.phone}`)
  write(`E-mail: ${cv.email}`)
  heading(words.work)
  for (const role of cv.work) {
    write(writeSpan(role, 'iso', cv.language), 5)
    write(`${role.position}, ${role.organization}`)
    column.bullets(role.highlights, '-')
  }
  heading(words.education)
  for (const { studyType, area, institution, ...span } of cv.education) {
    write(writeSpan(span, 'iso', cv.language), 5)
    write(`${studyType}, ${area}, ${institution}`)
  }
  heading(words.skills)
  write(cv.skills.flatMap(({ keywords }) => keywords).join(', '))
  heading(words.languages)
  write(writeLanguages(cv).join(', '))
}

/** Headings beside their text; the company first, and lists whose bullets a browser draws and does not write. */
function drawHeadingsBeside(pdf: PdfDrawing, cv: WrittenCv) {
  const words = WORDS[cv.language]
  const column = new Column(pdf, 190, 355, 60)
  const heading = (text: string) => {
    column.y += 12
    column.beside(text, 50, { width: 130 })
  }
  column.write(cv.name, { size: 21, x: 50 })
  column.write(`${cv.label} · ${cv.email} · ${cv.phone}`, { x: 50 })
  heading(words.summary)
  column.write(cv.summary)
  heading(words.work)
  for (const role of cv.work) {
    column
      .write(role.organization, { isBold: true })
      .write(`${role.position}, ${writeSpan(role, 'named', cv.language)}`)
    for (const highlight of role.highlights) column.write(highlight, { x: column.x + 12 })
    column.y += 6
  }
  heading(words.education)
  for (const { studyType, area, institution, ...span } of cv.education) {
    column
      .write(institution, { isBold: true })
      .write(`${studyType}, ${area}, ${writeSpan(span, 'numbers', cv.language)}`)
    column.y += 6
  }
  heading(words.skills)
  writeSkillGroups(column, cv)
  heading(words.languages)
  for (const language of writeLanguages(cv)) column.write(language)
}

/** Who, where and in which town on one line, its date beside or below it, and bullets that are drawn. */
function drawOneLine(pdf: PdfDrawing, cv: WrittenCv) {
  const words = WORDS[cv.language]
  const column = new Column(pdf, 45, 500, 50)
  const heading = (text: string) => column.write(text, { size: 13, isBold: true, space: 12 })
  const dated = (text: string, span: Span, isBeside: boolean) => {
    const date = writeSpan(span, 'named', cv.language)
    column.y += 10
    if (isBeside) column.beside(date, 345, { align: 'right' })
    column.write(text)
    if (!isBeside) column.write(date)
    column.y += 10
  }
  column.write(cv.name, { size: 22, isBold: true }).write(cv.label)
  column.write(`14 rue du Quai, ${cv.place} — ${cv.phone}`).write(cv.email)
  heading(words.summary)
  column.write(cv.summary)
  heading(words.work)
  for (const [index, role] of cv.work.entries()) {
    dated(`${role.position}, ${role.organization}, ${role.place}`, role, index % 2 === 1)
    for (const highlight of role.highlights) column.write(highlight, { x: column.x + 30 })
  }
  heading(words.education)
  for (const { studyType, area, institution, ...span } of cv.education)
    dated(`${studyType}, ${area}, ${institution}`, span, false)
  heading(words.skills)
  column.write(cv.skills.flatMap(({ keywords }) => keywords).join(', '))
  heading(words.languages)
  for (const { name, level } of cv.languages) column.write(`${name} : ${level}`)
}

export const CV_LAYOUTS = {
  'dates on the left': drawDatesLeft,
  'dates on the right': drawDatesRight,
  'a sidebar': drawSidebar,
  'plain text': drawPlain,
  'headings beside': drawHeadingsBeside,
  'headings letter by letter': drawSpaced,
  'one line for a role': drawOneLine,
}

/** A CV as a PDF, in one of the ways in which they are set. */
export function drawCv(cv: WrittenCv, layout: keyof typeof CV_LAYOUTS): Promise<Buffer> {
  return makePdf((pdf) => CV_LAYOUTS[layout](pdf, cv))
}
