import { toJSON } from 'seroval'
import type { PublicCase } from './public-cases.ts'

// Bodies that hold as many fields as their limit has room for: fields are dearer to read than a text of the same bytes.

const names = (count: number) => Array.from({ length: count }, (_, nth) => `k${nth}`)
const fieldsOf = (count: number) => Object.fromEntries(names(count).map((name) => [name, null]))

const json = (of: string, path: string, body: () => unknown): PublicCase => ({
  name: `many fields to ${path.slice(path.lastIndexOf('/') + 1)}`,
  of,
  path: () => path,
  post: () => ({ type: 'application/json', body: JSON.stringify(body()) }),
})

const toLibrary = (path: string) =>
  json('/api/auth/$', `/api/auth${path}`, () => ({ email: 'a@example.com', ...fieldsOf(4_000) }))

const toFunction = (name: string, count: number) =>
  json(name, `/_serverFn/${name}`, () => toJSON({ data: fieldsOf(count) }))

const form = (path: string): PublicCase => ({
  name: `many fields to ${path}`,
  of: path,
  path: () => path,
  post: () => ({
    type: 'application/x-www-form-urlencoded',
    body: names(7_000)
      .map((name) => `${name}=1`)
      .join('&'),
  }),
})

/** A door of each kind that takes a body, with the dearest body that it takes. */
export const MANY_FIELDS: readonly PublicCase[] = [
  ...['/reset-password', '/sign-out', '/two-factor/verify-totp', '/organization/create'].map(toLibrary),
  form('/api/sign-in'),
  form('/api/sign-up'),
  toFunction('sendContactMessage', 2_500),
  toFunction('incrementCacheVersion', 2_500),
  toFunction('saveJobStep', 9_000),
  toFunction('saveProfileSteps', 75_000),
]
