import { expect, test } from 'vitest'
import { compareCv } from './compare-cv.ts'
import { DRAWN_CVS } from './drawn/drawn-cvs.ts'
import { drawSteps } from './drawn/page-steps.ts'
import { readInPlace } from './drawn/read-in-place.ts'
import { sayWrong } from './say-wrong.ts'
import { addUp } from './totals.ts'

type Name = keyof typeof DRAWN_CVS

/**
 * What was right of each drawing when these were written: whether the name is, how many roles and studies are, and how
 * many private strings stand outside their field. Better it when reading gets better, never worsen it.
 */
const FLOORS: Record<Name, { names: 0 | 1; roles: number; studies: number; outside: number }> = {
  altaCv: { names: 1, roles: 3, studies: 2, outside: 0 },
  arabic: { names: 1, roles: 2, studies: 1, outside: 0 },
  awesomeCv: { names: 1, roles: 3, studies: 1, outside: 0 },
  deedy: { names: 1, roles: 3, studies: 2, outside: 0 },
  europass2013: { names: 1, roles: 2, studies: 2, outside: 0 },
  europass2020: { names: 1, roles: 2, studies: 1, outside: 0 },
  googleDocs: { names: 1, roles: 3, studies: 2, outside: 0 },
  hebrew: { names: 1, roles: 2, studies: 1, outside: 0 },
  linkedInGerman: { names: 1, roles: 3, studies: 1, outside: 0 },
  linkedInNew: { names: 1, roles: 3, studies: 1, outside: 0 },
  linkedInOld: { names: 1, roles: 4, studies: 1, outside: 0 },
  modernCvClassic: { names: 1, roles: 2, studies: 2, outside: 0 },
  modernCvHeaded: { names: 1, roles: 3, studies: 2, outside: 0 },
  plainItalian: { names: 1, roles: 2, studies: 2, outside: 0 },
  renderCvClassic: { names: 1, roles: 3, studies: 2, outside: 0 },
  renderCvEmber: { names: 1, roles: 3, studies: 2, outside: 0 },
  sideBar: { names: 1, roles: 3, studies: 2, outside: 0 },
  twoColumns: { names: 1, roles: 3, studies: 2, outside: 0 },
  wordEnglish: { names: 1, roles: 2, studies: 1, outside: 0 },
  wordFrench: { names: 1, roles: 3, studies: 1, outside: 0 },
  wordGerman: { names: 1, roles: 2, studies: 1, outside: 0 },
}

const names = Object.keys(FLOORS) as Name[]

async function readDrawing(name: Name) {
  const { steps, truth } = DRAWN_CVS[name]
  return compareCv(await readInPlace(await drawSteps(steps)), truth)
}

test.each(names)('what is right of %s stays right', async (name) => {
  const result = await readDrawing(name)
  const { names: found, roles, studies, outside } = addUp([result])
  const wrong = sayWrong(result, DRAWN_CVS[name].truth.name).join('\n')
  const floor = FLOORS[name]
  expect(found.right, `name\n${wrong}`).toBeGreaterThanOrEqual(floor.names)
  expect(roles.right, `roles\n${wrong}`).toBeGreaterThanOrEqual(floor.roles)
  expect(studies.right, `studies\n${wrong}`).toBeGreaterThanOrEqual(floor.studies)
  expect(outside, `private\n${wrong}`).toBeLessThanOrEqual(floor.outside)
})

test('a drawing whose reading is not as its truth says is measured as wrong', async () => {
  const { steps, truth } = DRAWN_CVS.deedy
  const others = truth.work.map((role) => ({ ...role, end: ['1999-01'] }))
  const result = compareCv(await readInPlace(await drawSteps(steps)), { ...truth, work: others })
  expect(addUp([result]).roles.right).toBe(0)
})
