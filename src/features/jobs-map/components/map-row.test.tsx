import { expect, test } from 'vitest'
import { buildMapJob } from '#tests/factories/build-map-job.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { MapRow } from './map-row.tsx'

test('a place in many parts is shown in two, as the list shows it', async () => {
  const job = buildMapJob(1, { location: '12 Bank Street, Canary Wharf, London E14 5NR, United Kingdom' })
  await renderPage(
    <MapRow
      job={job}
      state="plain"
      fit={undefined}
      heart={null}
      onPick={() => undefined}
      onMark={() => undefined}
    />,
  )
  expect(screen.getByText('Canary Wharf, London')).toBeTruthy()
})
