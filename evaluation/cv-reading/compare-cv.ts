import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { findPrivate } from './find-private.ts'
import { pairUp } from './pair-up.ts'
import { containsText, isSameDate, isSameText } from './same.ts'
import { ANYTHING, type CvTruth, type RoleTruth, type StudyTruth } from './truth.ts'

type ReadRole = CvProposal['work'][number]
type ReadStudy = CvProposal['education'][number]

export type RoleResult = {
  right: RoleTruth
  read: ReadRole | null
  isTitle: boolean
  isEmployer: boolean
  isDates: boolean
}
export type StudyResult = { right: StudyTruth; read: ReadStudy | null; isSchool: boolean; isSubject: boolean }

export type CvResult = {
  isName: boolean
  name: string
  roles: RoleResult[]
  studies: StudyResult[]
  /** Roles that were read and are none. */
  invented: ReadRole[]
  /** Private strings that stand outside their field, with the text they stand in. */
  outside: { secret: string; text: string }[]
}

function compareRole(right: RoleTruth, read: ReadRole | null): RoleResult {
  return {
    right,
    read,
    isTitle: read !== null && isSameText(read.position, right.title),
    isEmployer: read !== null && isSameText(read.organization, right.employer),
    isDates: read !== null && isSameDate(read.startDate, right.start) && isSameDate(read.endDate, right.end),
  }
}

/** Where the paper names no subject, none may be read; the kind of study may stand beside it. */
function isSubjectOf(read: ReadStudy, right: readonly string[]): boolean {
  return (
    containsText(`${read.studyType} ${read.area}`, right) ||
    (right.includes('') && isSameText(read.area, ['']))
  )
}

function compareStudy(right: StudyTruth, read: ReadStudy | null): StudyResult {
  const isLevel = right.level.some((level) => level === ANYTHING || level === read?.level)
  return {
    right,
    read,
    isSchool: read !== null && isSameText(read.institution, right.school),
    isSubject: read !== null && isLevel && isSubjectOf(read, right.subject),
  }
}

/** What two have in common. Swapped names and a right start tell that one is meant, though they are not right. */
function likenessOfRoles(right: RoleTruth, read: ReadRole): number {
  const { isTitle, isEmployer, isDates } = compareRole(right, read)
  const isSwapped =
    !isTitle &&
    !isEmployer &&
    (isSameText(read.organization, right.title) || isSameText(read.position, right.employer))
  const signs = [isTitle, isEmployer, isDates].filter(Boolean).length
  return signs + (isSwapped ? 0.5 : 0) + (isSameDate(read.startDate, right.start) ? 0.5 : 0)
}
const likenessOfStudies = (right: StudyTruth, read: ReadStudy) => {
  const { isSchool, isSubject } = compareStudy(right, read)
  return Number(isSchool) + Number(isSubject)
}

/** All of a role: title, employer and both dates. */
export const isRightRole = ({ isTitle, isEmployer, isDates }: RoleResult): boolean =>
  isTitle && isEmployer && isDates

/** All of a study: school, subject and level. */
export const isRightStudy = ({ isSchool, isSubject }: StudyResult): boolean => isSchool && isSubject

/** Compares what was read of a CV with what is right; a file that was refused is read as nothing. */
export function compareCv(read: CvProposal | null, truth: CvTruth): CvResult {
  const roles = pairUp(truth.work, read?.work ?? [], likenessOfRoles)
  const studies = pairUp(truth.education, read?.education ?? [], likenessOfStudies)
  const name = read?.names ? `${read.names.firstName} ${read.names.lastName}`.trim() : ''
  return {
    name,
    isName: read !== null && isSameText(name, truth.name.length > 0 ? truth.name : ['']),
    roles: roles.pairs
      .map(([right, found]) => compareRole(right, found))
      .filter(({ right }) => !right.optional),
    studies: studies.pairs
      .map(([right, found]) => compareStudy(right, found))
      .filter(({ right }) => !right.optional),
    invented: roles.left,
    outside: read ? findPrivate(read, truth.private) : [],
  }
}
