import { expect, test } from 'vitest'
import { visitId } from './visit-id.server.ts'

const VISIT = { userId: 'maren', purpose: 'create', visitKey: '3f0c3f0e-7a3c-4d53-9d8e-2f5d3b1f7a10' }

test('one visit has one id, in the shape of every other id', () => {
  expect(visitId(VISIT)).toBe(visitId({ ...VISIT }))
  expect(visitId(VISIT)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test.each([
  { userId: 'niamh' },
  { purpose: 'repost' },
  { visitKey: 'a1f0c3f0-7a3c-4d53-9d8e-2f5d3b1f7a10' },
  { visitKey: undefined },
])('with %j it is another visit', (change) => {
  expect(visitId({ ...VISIT, ...change })).not.toBe(visitId(VISIT))
})

test('without a key no two requests are one visit', () => {
  const keyless = { ...VISIT, visitKey: undefined }
  expect(visitId(keyless)).not.toBe(visitId(keyless))
})
