import { expect, test } from 'vitest'
import type { JobChanges, JobField } from '../../job-steps.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { useValueText } from './use-value-text.ts'

function Said({ field, value }: { field: JobField; value: JobChanges[JobField] }) {
  return <p role="note">{useValueText()(field, value)}</p>
}

test.each<[JobField, JobChanges[JobField], string]>([
  ['title', 'Lock Keeper', 'Lock Keeper'],
  ['title', '', ''],
  ['description', '2026-12-24', '2026-12-24'],
  ['sector', 'Legal', 'Legal'],
  ['jobType', 'FullTime', 'Full time'],
  ['countryCode', 'IE', 'Ireland'],
  ['countries', ['IE', 'FR'], 'Ireland · France'],
  ['mustHaveSkills', ['NEC4', 'GIS'], 'NEC4 · GIS'],
  ['languages', [{ language: 'fr', level: 'B2' }], 'French, B2'],
  ['minSalary', 41_000, '41,000'],
  ['minSalary', null, ''],
  ['closingDate', '2026-12-24', '24 December 2026'],
  ['replyPledgeDays', 14, '14 days'],
])('%s of %j reads as in the form', (field, value, said) => {
  renderTexts(<Said field={field} value={value} />)
  expect(screen.getByRole('note').textContent).toBe(said)
})
