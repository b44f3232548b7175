import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'
import { lateAnswers } from './late-answers.ts'

/** What the hooks make of the library's refusal of a call. */
async function refusalOf(path: string, status: 'UNAUTHORIZED' | 'BAD_REQUEST', code: string) {
  const context = { path, context: { returned: new APIError(status, { code, message: code }) } } as never
  for (const { matcher, handler } of lateAnswers().hooks.after) {
    if (!matcher(context)) continue
    const thrown: unknown = await handler(context).catch((error: unknown) => error)
    if (thrown instanceof Error) return thrown
  }
  return null
}

test('whoever has just lost the right to remove a member is not told that they are signed out', async () => {
  const refused = await refusalOf(
    '/organization/remove-member',
    'UNAUTHORIZED',
    'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
  )
  expect(refused).toMatchObject({ code: 'FORBIDDEN', status: 403 })
})

test('an invitation that ends as it is answered is over', async () => {
  const refused = await refusalOf('/organization/accept-invitation', 'BAD_REQUEST', 'INVITATION_NOT_FOUND')
  expect(refused).toMatchObject({ code: 'CONFLICT', status: 409 })
})

test.each([
  ['/organization/remove-member', 'UNAUTHORIZED', 'UNAUTHORIZED'],
  ['/organization/remove-member', 'BAD_REQUEST', 'MEMBER_NOT_FOUND'],
  ['/organization/leave', 'UNAUTHORIZED', 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER'],
] as const)('other refusals of %s stay what they are: %s %s', async (path, status, code) => {
  expect(await refusalOf(path, status, code)).toBeNull()
})
