import { expect, test } from 'vitest'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findUnsaidWords } from './meant-words.server.ts'

await useTestDatabase()

test('of the words that no open job says the first four are looked for among those that some say', async () => {
  await buildJob({ title: 'Sluicekeeper Weirwarden Lockminder Oarmaker Bargehand' })
  const typed = ['sluicekeper', 'oarmaker', 'weirwardn', 'lockmindr', 'qqxyqqxy', 'bargehnd']
  const { meant, unsaid } = await findUnsaidWords(typed, new Set())
  expect([...meant]).toEqual([
    ['sluicekeper', ['sluicekeeper']],
    ['weirwardn', ['weirwarden']],
    ['lockmindr', ['lockminder']],
  ])
  expect([...unsaid]).toEqual(['qqxyqqxy', 'bargehnd'])
})

test('what stands behind the first sixty letters of a skill is not compared', async () => {
  const long = `${'tidework '.repeat(7)}quaymaster`
  await buildJob({ title: 'Keeper', mustHaveSkills: [long, 'Pilotage of tugs'] })
  const { meant, unsaid } = await findUnsaidWords(['pilotge', 'quaymastr'], new Set())
  expect([[...meant], [...unsaid]]).toEqual([[['pilotge', ['pilotage']]], ['quaymastr']])
})
