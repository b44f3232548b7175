import type { Mutant } from '#tests/mutants/mutant.ts'
import type { TestReport } from '../test-report.mjs'
import { isMeant } from './test-names.ts'

/** What became of a planted fault. Broken is one about which the named tests say nothing. */
export type Verdict = { outcome: 'caught' | 'survived' | 'broken'; told: string }

/** Judges a planted fault by the tests that ran while it was there: it is caught when one of those named failed. */
export function judgeMutant(caughtBy: Mutant['caughtBy'], { tests, problems }: TestReport): Verdict {
  const meant = caughtBy.map((named) => ({ named, ran: tests.filter((test) => isMeant(named, test)) }))
  const failed = meant.flatMap(({ ran }) => ran).find(({ outcome }) => outcome === 'failed')
  if (failed) return { outcome: 'caught', told: `${failed.file} › ${failed.name}` }
  const silent = meant.find(({ ran }) => ran.every(({ outcome }) => outcome === 'skipped'))
  if (!silent) return { outcome: 'survived', told: '' }
  const { file, title } = silent.named
  const what = `${file}${title ? ` › ${title}` : ''} did not run`
  return { outcome: 'broken', told: [what, ...problems].join(': ') }
}

/** Says what is wrong with the named tests where nothing is planted; undefined where all ran and none failed. */
export function judgeUnchanged(caughtBy: Mutant['caughtBy'], report: TestReport): string | undefined {
  const { outcome, told } = judgeMutant(caughtBy, report)
  if (outcome === 'survived') return undefined
  return outcome === 'caught' ? `${told} fails without the fault` : `without the fault ${told}`
}
