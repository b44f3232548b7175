import { isObject, isShown } from './lenient-shape.ts'
import { saidSpan } from './said-span.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})
const itemsOf = (section: unknown): Fields[] => {
  const { items, ...said } = fieldsOf(section)
  return Array.isArray(items) && isShown(said) ? items.filter(isObject).filter(isShown) : []
}
const textsOf = (item: Fields) =>
  Object.entries(item).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && name !== 'id' && name !== 'icon' ? [value] : [],
  )

const isSection = (section: unknown) =>
  isObject(section) && (Array.isArray(section.items) || 'content' in section)

/** Tells whether a file is what Reactive Resume keeps: lists of items in sections, beside the basics. */
export function isReactiveResume(file: unknown): file is Fields {
  const { basics, sections } = fieldsOf(file)
  return isObject(basics) && isObject(sections) && Object.values(sections).some(isSection)
}

const dated = (item: Fields): Fields => ({ ...saidSpan(item), ...item })

/** A study that names one date ended then. */
function study(item: Fields): Fields {
  const { startDate, endDate } = saidSpan(item)
  return startDate !== '' && startDate === endDate ? { endDate, ...item } : { startDate, endDate, ...item }
}

/** A role, or the several that somebody had at one company. Items of a list in its text are highlights. */
function rolesOf(item: Fields): Fields[] {
  const { roles } = item
  const several = Array.isArray(roles) ? roles.filter(isObject) : []
  const all: Fields[] =
    several.length > 0 ? several.map((role) => ({ ...item, description: '', ...role })) : [item]
  return all.map((role) => {
    const said = [role.summary, role.description].find((text) => typeof text === 'string' && text !== '')
    const lines = typeof said === 'string' ? said.split('\n') : []
    return {
      ...dated(role),
      summary: lines.filter((line) => !line.startsWith('• ')).join('\n'),
      highlights: lines.filter((line) => line.startsWith('• ')).map((line) => line.slice(2)),
    }
  })
}

/** Levels are circles, up to five; none is drawn for a level that is not said. */
function skill({ level, ...item }: Fields): Fields {
  return { ...item, ...(typeof level === 'number' ? { 'x-level': level } : { level }) }
}

function language({ level, description, fluency, ...item }: Fields): Fields {
  const said = [fluency, description, level].find((one) => typeof one === 'string' && one !== '')
  return { ...item, fluency: said }
}

/** What a project is and what is said of it stand apart, and may be HTML: its lines are joined. */
const project = (item: Fields): Fields => ({
  ...dated(item),
  description: [item.description, item.summary]
    .filter((text) => typeof text === 'string' && text !== '')
    .join('\n'),
  summary: '',
})

const SECTIONS = new Set(
  [
    ...[
      'summary basics profiles experience work volunteer education awards certifications publications skills',
    ],
    ...['languages interests references projects custom'],
  ].flatMap((names) => names.split(' ')),
)

function othersOf({ customSections, sections, basics }: Fields): string[] {
  const all = fieldsOf(sections)
  const own = [
    ...Object.entries(all).flatMap(([name, section]) => (SECTIONS.has(name) ? [] : [section])),
    ...Object.values(fieldsOf(all.custom)),
    ...(Array.isArray(customSections) ? (customSections as unknown[]) : []),
  ]
  const { customFields } = fieldsOf(basics)
  const fields = Array.isArray(customFields) ? customFields.filter(isObject) : []
  return [...own.flatMap(itemsOf), ...fields].map((item) => textsOf(item).join(', ')).filter(Boolean)
}

/**
 * A file of Reactive Resume, versions 3 to 5, as a JSON Resume. Its texts must be without HTML by now, and what
 * its owner has hidden is left out.
 */
export function fromReactiveResume(file: Fields): Fields {
  const [basics, sections] = [fieldsOf(file.basics), fieldsOf(file.sections)]
  const all = (...names: string[]) => names.flatMap((name) => itemsOf(sections[name]))
  const summary = [fieldsOf(sections.summary), fieldsOf(file.summary)]
    .filter(isShown)
    .map(({ content }) => content)
    .find((content) => content !== undefined && content !== null)
  const profiles = Array.isArray(basics.profiles) ? basics.profiles : []
  return {
    basics: {
      ...{ ...basics, url: basics.url ?? basics.website, summary: summary ?? basics.summary },
      profiles: [...profiles, ...all('profiles')],
    },
    work: all('experience', 'work').flatMap(rolesOf),
    volunteer: all('volunteer').flatMap(rolesOf),
    education: all('education').map(study),
    awards: all('awards'),
    certificates: all('certifications'),
    publications: all('publications'),
    skills: all('skills').map(skill),
    languages: all('languages').map(language),
    interests: all('interests'),
    references: all('references'),
    projects: all('projects').map(project),
    others: othersOf(file),
  }
}
