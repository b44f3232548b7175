import { expect, test } from 'vitest'
import { readCell, townsAddress, toTownRequests } from './towns-address.ts'

test.each([
  ['a continent', [-20, 30, 40, 70], 4.9, null],
  ['a country', [-10, 48, 8, 56], 5, 'towns://en/'],
  ['a county', [-2.6, 51.5, -1.9, 51.9], 9, 'towns://en/-4,50;-2,50'],
  ['a corner of four squares', [-0.1, 49.9, 0.1, 50.1], 12, 'towns://en/-2,48;0,48;-2,50;0,50'],
  ['the antimeridian from the east', [179.5, -17, 180.5, -16.5], 10, 'towns://en/178,-18;-180,-18'],
  ['the next copy of the world', [-182, -17, -181.5, -16.5], 10, 'towns://en/178,-18'],
] as const)('names for %s have an address of their own', (_what, bounds, zoom, address) => {
  expect(townsAddress('en', bounds, zoom)).toBe(address)
})

test('as long as one stays in the same squares nothing is asked anew', () => {
  const at = (west: number) => townsAddress('fr', [west, 50.2, west + 0.4, 50.6], 10)
  expect(at(-3.9)).toBe(at(-2.5))
})

test('every square of an address is asked for by itself, so that browsers keep each', () => {
  expect(toTownRequests('towns://fr/-4,50;-2,50')).toEqual([
    '/api/map/towns?language=fr&cell=-4,50',
    '/api/map/towns?language=fr&cell=-2,50',
  ])
  expect(toTownRequests('towns://fr/')).toEqual(['/api/map/towns?language=fr'])
})

test.each([null, '', 'x', '-3,50', '-4,51', '4', '-4,50,2', '182,0', '0,92', '-4.5,50', '1e2,0'])(
  '%j is no square',
  (text) => {
    expect(readCell(text)).toBeNull()
  },
)

test('a square is read as it is written', () => {
  expect(readCell('-180,-90')).toEqual({ west: -180, south: -90 })
  expect(readCell('178,88')).toEqual({ west: 178, south: 88 })
})
