import { parseTruth, type CvTruth } from '../truth.ts'
import type { Step } from './page-steps.ts'

/** A CV of an invented person, drawn as a template sets it, and what is right of it. */
export type DrawnCv = { truth: CvTruth; steps: readonly Step[] }

type Texts = string | readonly string[]
const all = (texts: Texts) => [texts].flat()

/** A role with one or several right titles and employers. */
export const role = (title: Texts, employer: Texts, start: string, end: string) => ({
  title: all(title),
  employer: all(employer),
  start: [start],
  end: [end],
})

/** A study; a level of '?' is one that a paper leaves open. */
export const study = (
  school: Texts,
  subject: Texts,
  level: CvTruth['education'][number]['level'][number] = '?',
) => ({ school: all(school), subject: all(subject), level: [level] })

/** Puts a drawing beside its truth. Throws for a truth of another shape. */
export const drawnCv = (truth: Parameters<typeof parseTruth>[0], ...steps: (Step | Step[])[]): DrawnCv => ({
  truth: parseTruth(truth),
  steps: steps.flat(),
})
