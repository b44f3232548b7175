import { isRightRole, isRightStudy, type CvResult, type RoleResult, type StudyResult } from './compare-cv.ts'

const either = (right: readonly string[]) => right.map((text) => text || '(nothing)').join(' / ')
const quote = (text: string | null | undefined) => (text === null ? 'now' : `"${text ?? ''}"`)

function sayRole({ right, read, isTitle, isEmployer, isDates }: RoleResult): string {
  const what = `role ${either(right.title)} | ${either(right.employer)} | ${either(right.start)}..${either(right.end)}`
  if (!read) return `${what}: not read`
  const wrong = [
    ...(isTitle ? [] : [`title ${quote(read.position)}`]),
    ...(isEmployer ? [] : [`employer ${quote(read.organization)}`]),
    ...(isDates ? [] : [`dates ${quote(read.startDate)}..${quote(read.endDate)}`]),
  ]
  return `${what}: ${wrong.join(', ')}`
}

function sayStudy({ right, read, isSchool, isSubject }: StudyResult): string {
  const what = `study ${either(right.school)} | ${either(right.subject)} | ${either(right.level)}`
  if (!read) return `${what}: not read`
  const wrong = [
    ...(isSchool ? [] : [`school ${quote(read.institution)}`]),
    ...(isSubject
      ? []
      : [`subject ${quote(`${read.studyType} ${read.area}`.trim())}, level ${read.level ?? 'none'}`]),
  ]
  return `${what}: ${wrong.join(', ')}`
}

/** What is wrong in one CV, a line each; for the terminal alone, as it says what real people wrote. */
export function sayWrong(
  { isName, name, roles, studies, invented, outside }: CvResult,
  rightName: string[],
): string[] {
  return [
    ...(isName ? [] : [`name ${either(rightName)}: "${name}"`]),
    ...roles.filter((role) => !isRightRole(role)).map(sayRole),
    ...studies.filter((study) => !isRightStudy(study)).map(sayStudy),
    ...invented.map(
      ({ position, organization, startDate, endDate }) =>
        `no role: "${position}" | "${organization}" | ${startDate}..${endDate ?? 'now'}`,
    ),
    ...outside.map(({ secret, text }) => `private "${secret}" in "${text.slice(0, 120)}"`),
  ]
}
