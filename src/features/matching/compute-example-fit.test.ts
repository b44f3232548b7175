import { expect, test } from 'vitest'
import { computeExampleFit } from './compute-example-fit.ts'
import { FIRST_CHOICES } from './example-fit.ts'
import { loadMatchers } from './matchers.server.ts'

test('the example shows another name in full, a close skill in part, and what would raise it', async () => {
  const { factors, raises } = computeExampleFit(FIRST_CHOICES, loadMatchers())
  const said = factors[0]?.evidence.map(({ asked, credit, said: { key } }) => [asked, credit, key])
  expect(said).toEqual([
    ['JavaScript', 1, 'skill.synonym'],
    ['React', 0.7, 'skill.neighbour'],
    ['Web accessibility', 1, 'skill.synonym'],
    ['Kubernetes', 0, 'skill.none'],
  ])
  expect(raises[0]?.text).toEqual({ key: 'raise.addSkill', values: { skill: 'Kubernetes' } })
})
