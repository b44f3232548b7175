import { expect, test } from 'vitest'
import { organizationFieldsSchema } from './organization-fields.ts'

const schema = organizationFieldsSchema('https://files.example.com/')

const VALID = {
  name: 'Tidewall',
  email: 'jobs@tidewall.example',
  phone: '0117 496 0000',
  description: 'We hold water back.',
  location: 'Bristol',
  logo: 'https://files.example.com/company-logos/tidewall.webp',
}

function messagesFor(changes: Record<string, unknown>): string[] {
  const parsed = schema.safeParse({ ...VALID, ...changes })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

test.each(['Acme at https://evil.example/x', 'www.evil.example', 'call 0900123456'])(
  'the company name %s is refused',
  (name) => {
    const { error } = organizationFieldsSchema('/files').shape.name.safeParse(name)
    expect(error?.issues[0]?.message).toBe('organization.invalid.namePlain')
    expect(messagesFor({ name: 'ACN 123 456 789 Pty Ltd' })).toEqual([])
  },
)

test('a complete company profile passes, without a video too', () => {
  const logo = '/files/company-logos/tidewall.webp'
  expect(schema.parse(VALID)).toEqual({ ...VALID, logo, video: null })
  expect(schema.parse({ ...VALID, video: '' }).video).toBeNull()
  expect(schema.parse({ ...VALID, video: null }).video).toBeNull()
})

test('logo and video are kept in one form, however their address is written', () => {
  const logo = 'HTTPS://Files.Example.com:443/company-logos/a.webp'
  const video = 'https://files.example.com:443/company-videos/a.mp4'
  expect(schema.parse({ ...VALID, logo, video })).toMatchObject({
    logo: '/files/company-logos/a.webp',
    video: '/files/company-videos/a.mp4',
  })
})

test('the shortest allowed texts pass', () => {
  expect(messagesFor({ name: 'AB', phone: '0123456789', description: '0123456789', location: 'X' })).toEqual(
    [],
  )
})

test.each([
  [{ name: 'A' }, 'organization.invalid.name'],
  [{ name: '  A  ' }, 'organization.invalid.name'],
  [{ email: 'jobs@' }, 'organization.invalid.email'],
  [{ email: '' }, 'organization.invalid.email'],
  [{ phone: '012345678' }, 'organization.invalid.phone'],
  [{ description: 'Too short' }, 'organization.invalid.description'],
  [{ location: '' }, 'organization.invalid.location'],
  [{ location: '   ' }, 'organization.invalid.location'],
  [{ logo: null }, 'organization.invalid.logo'],
  [{ name: undefined }, 'organization.invalid.name'],
  [{ email: 42 }, 'organization.invalid.email'],
])(
  'refuses %j by its own message',
  { tags: ['R153', 'R154', 'R155', 'R156', 'R157'] },
  (changes, message) => {
    expect(messagesFor(changes)).toEqual([message])
  },
)

test('a short logo breaks both of its rules', { tags: ['R158'] }, () => {
  expect(messagesFor({ logo: '/x' })).toEqual(['organization.invalid.logo', 'organization.invalid.upload'])
})

test.each([
  { logo: 'https://files.example.com.evil.tld/company-logos/a.webp' },
  { logo: 'https://files.example.com/company-videos/a.webp' },
  { video: 'https://evil.tld/company-videos/a.mp4' },
  { video: 'https://files.example.com/company-logos/a.mp4' },
  { video: 7 },
])('refuses an upload from elsewhere: %j', { tags: ['R159', 'R160'] }, (changes) => {
  expect(messagesFor(changes)).toEqual(['organization.invalid.upload'])
})

test('a stored video passes', { tags: ['R160'] }, () => {
  expect(messagesFor({ video: 'https://files.example.com/company-videos/a.mp4' })).toEqual([])
})
