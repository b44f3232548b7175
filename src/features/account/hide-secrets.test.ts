import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

test.each([
  ['Confirm: http://localhost:3000/api/auth/verify-email?token=a.b.c&callbackURL=%2F', 'Confirm: [link]'],
  ['Go on: https://x.example/API/AUTH/reset-password/s3cret?callbackURL=y\nBye', 'Go on: [link]\nBye'],
  ['https://x.example/auth/password/reset?a=b&token=s3cret', '[link]'],
  ['See https://x.example/auth/invitations?id=1', 'See https://x.example/auth/invitations?id=1'],
  ['No link, token= or not', 'No link, token= or not'],
])('%j is told as %j', (text, told) => {
  expect(hideSecrets(text, '[link]')).toBe(told)
})
