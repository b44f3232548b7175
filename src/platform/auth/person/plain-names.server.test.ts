import { expect, test } from 'vitest'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'

await useTestAuth()

const ODD = [
  'claim at https://evil.example/x',
  'www.evil.example',
  'win@evil.example',
  'call 0900123456',
  'Bo\nEk',
]

test.each(ODD)('nobody signs up or calls themselves %j, whichever door they take', async (odd) => {
  const account = { type: 'Individual', email: 'bo@example.com', password: 'correct horse', name: 'Bo Ek' }
  const { cookie } = await buildSignedIn()
  for (const names of [
    { firstName: odd, lastName: 'Ek' },
    { firstName: 'Bo', lastName: odd },
  ]) {
    expect((await callAuth('/sign-up/email', { ...account, ...names })).status).toBe(400)
    expect((await callAuth('/update-user', names, cookie)).status).toBe(400)
  }
})
