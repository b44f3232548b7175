import { expect, test } from 'vitest'
import { townLabel } from './town-label.ts'

test.each([
  ['14 Green Street, Bath BA1 2JZ, UK', 'Bath', 'Bath, UK'],
  ['Rose Cottage, Upper Lane, Bath, England, United Kingdom', 'Bath', 'Bath, England, United Kingdom'],
  ['12 rue Haute, 75011 Paris, France', 'Paris', 'Paris, France'],
  ['Bath, England, United Kingdom', 'Bath', 'Bath, England, United Kingdom'],
  ['Bath', 'Bath', 'Bath'],
  ['New York, 5 Broadway, New York, USA', 'New York', 'New York, USA'],
  ['Somewhere, UK', 'Bath', 'Somewhere, UK'],
  ['14 Green Street, Bathwick, UK', 'Bath', 'Bathwick, UK'],
  ['Rose Cottage, 2 Mill Lane, England', '', 'England'],
  ['14 Green Street', 'Bath', ''],
])('%j from its town %j on is %j', (label, town, expected) => {
  expect(townLabel(label, town)).toBe(expected)
})
