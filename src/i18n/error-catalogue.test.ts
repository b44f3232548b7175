import { expect, test } from 'vitest'
import { englishMessages } from './messages.ts'
import { translateText } from './translate.ts'

const say = (key: string, values?: Record<string, string>) =>
  translateText('en', englishMessages(), key, values)

test.each([
  ['error.generic', 'Something went wrong!'],
  ['error.short', 'Something went wrong'],
  ['error.retry', 'Something went wrong. Please try again.'],
  ['error.notFound', 'Not Found'],
  ['error.ourSide', 'Something went wrong on our side'],
  ['error.recordNotFound', 'Record not found'],
  ['error.notAuthorized', 'Not authorized'],
  ['error.title', 'Oops!'],
  ['error.tryAgain', 'Try Again'],
  ['error.goHome', 'Go Home'],
  ['error.goBack', 'Go Back'],
  ['notFound.title', '404 - Page Not Found'],
])(
  '%s is the text of the specification, letter for letter: %s',
  { tags: ['R109', 'R199', 'R200'] },
  (key, text) => {
    expect(say(key)).toBe(text)
  },
)

test('a refusal about a resource names it', { tags: ['R199'] }, () => {
  const values = { resource: 'team' }
  expect(say('error.notAllowedResource', values)).toBe('You are not allowed to access resource: team')
  expect(say('error.unauthorizedResource', values)).toBe('unauthorized to access resource "team"')
})

test.each([
  'error.alreadySignedIn',
  'error.mustBeSignedIn',
  'error.notAllowed',
  'error.description',
  'notFound.description',
  'notFound.startOver',
  'notFound.goBack',
])('there are words for %s', { tags: ['R109', 'R174'] }, (key) => {
  expect(say(key)).not.toBe(key)
})
