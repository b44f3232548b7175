import { expect, test } from 'vitest'
import { pickTexts } from './pick-texts.ts'

test('only the named texts of an address are read', () => {
  expect(pickTexts('next', 'error')({ next: '/app', page: '2' })).toEqual({ next: '/app' })
})

test.each([7, null, undefined, ['/app'], { href: '/app' }])('%j is no text and is left out', (next) => {
  expect(pickTexts('next')({ next })).toEqual({})
})

test('an empty text is a text', () => {
  expect(pickTexts('token')({ token: '' })).toEqual({ token: '' })
})
