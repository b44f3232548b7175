import { expect, test } from 'vitest'
import { isUnreachable } from './is-unreachable.ts'

test.each([
  ['Chromium', new TypeError('Failed to fetch')],
  ['Chromium, which names the host', new TypeError('Failed to fetch (jobs.example.com)')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
  ['a proxy without a server', new Error('<html><title>502 Bad Gateway</title></html>')],
  ['another proxy', new Error('\n<!DOCTYPE html><html lang="en">')],
])('no answer in the words of %s', (_whose, error) => {
  expect(isUnreachable(error)).toBe(true)
})

test.each([
  ['a fault of the page', new TypeError("Cannot read properties of undefined (reading 'fetch')")],
  [
    'a part of the page, of which only the server can tell',
    new TypeError('Importing a module script failed.'),
  ],
  ['a refusal', new Error('Record not found')],
  ['the words without the kind', new Error('Failed to fetch')],
  ['the words as a text', 'Failed to fetch'],
  ['nothing', undefined],
  ['an object', { message: 'Failed to fetch' }],
])('%s is no lost connection', (_what, error) => {
  expect(isUnreachable(error)).toBe(false)
})
