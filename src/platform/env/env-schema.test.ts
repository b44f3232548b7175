import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enabledLanguages } from '#/i18n/languages.ts'
import { envSchema, parseEnv, PRODUCTION_REQUIRES, tidyEnvironment } from './env-schema.ts'

const COMPLETE = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://db/flightpath',
  BASE_URL: 'https://jobs.example.com',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
}

test('.env.example lists exactly the variables that the product reads', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(
    (match) => match[1] ?? '',
  )
  expect(listed.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
})

test('trial mode needs nothing', { tags: ['2.2a'] }, () => {
  expect(parseEnv({})).toMatchObject({ APP_MODE: 'trial', PORT: 3000, DATA_DIR: '.data' })
})

test('an empty variable counts as unset', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test.each(Object.keys(envSchema.shape))('%s counts as unset when it is blank', (name) => {
  for (const blank of ['', ' ', '\t', ' \r\n'])
    expect(parseEnv({ [name]: blank })).toEqual(parseEnv({ [name]: undefined }))
})

test('blanks round a value do not count, and whoever reads the environment finds none; a secret stays as it is', () => {
  const AUTH_SECRET = ` ${'x'.repeat(32)} `
  const given = { PORT: ' 4000\n', DATABASE_URL: ' ', LOG_LEVEL: '', AUTH_SECRET, OTHER: ' ' }
  expect(parseEnv(given)).toMatchObject({ PORT: 4000, AUTH_SECRET })
  expect(tidyEnvironment(given)).toEqual({ PORT: '4000', AUTH_SECRET, OTHER: ' ' })
})

test.each(['en,fr', 'EN, Fr', 'en,,fr,', ' fr , en '])(
  'languages are offered however they are listed: %j',
  (LANGUAGES) => {
    expect(enabledLanguages(parseEnv({ LANGUAGES }).LANGUAGES)).toEqual(['en', 'fr'])
    expect(parseEnv({ LANGUAGES: 'en,' }).LANGUAGES).toBe('en')
  },
)

test('a port of 0 leaves the choice to the system', () => {
  expect(parseEnv({ PORT: '0' }).PORT).toBe(0)
})

/** What no variable of that kind can mean. */
const NONSENSE = {
  number: ['many', '-1', '0x10', '1e3', 'NaN', 'Infinity', '99999999999999999999', '1,5', '5 s'],
  address: [
    ...['nonsense', 'https://', 'ftp://x.example', 'javascript:alert(1)', '//x.example', 'x.example:80'],
    ...['https://a b.example', 'https://x.example:99999', 'https://ada:s3cret@x.example'],
  ],
  mailServer: ['nonsense', 'http://mail', 'mail:587', 'smtp://', 'smtp://mail:many', 'smtp://%zz@mail'],
  sender: [
    'nonsense',
    'a@b.example, c@d.example',
    'Jobs <a@>',
    '<a@b.example',
    'a@b.example>',
    'a\nb@c.example',
  ],
  languages: ['klingon', 'en,xx', 'french', ','],
  line: ['a\nb', 'a\u0000b'],
  word: ['a b', 'a\nb', 'é'],
}

test.each<[keyof typeof NONSENSE, string[]]>([
  ['number', ['PORT', 'DATABASE_POOL_SIZE', 'DATABASE_STATEMENT_SECONDS', 'LOGS_KEPT_DAYS']],
  ['number', ['TRUST_PROXY', 'MAX_CONNECTIONS', 'DRAIN_SECONDS']],
  [
    'address',
    ['BASE_URL', 'MAP_STYLE_URL', 'PLACES_URL', 'S3_ENDPOINT', 'OIDC_ISSUER', 'KNOWLEDGE_CENTRE_URL'],
  ],
  ['address', ['SOCIAL_NEWS_URL', 'SOCIAL_COMMUNITY_URL', 'SOCIAL_NETWORK_URL', 'SOCIAL_VIDEO_URL']],
  ['mailServer', ['SMTP_URL']],
  ['sender', ['MAIL_FROM', 'CONTACT_EMAIL', 'OPERATOR_EMAIL', 'SECURITY_CONTACT']],
  ['languages', ['LANGUAGES']],
  ['line', ['HOST', 'DATA_DIR', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_LAW', 'OIDC_NAME']],
  ['word', ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'GOOGLE_PLACES_KEY']],
  ['word', ['GITHUB_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'MICROSOFT_TENANT', 'APP_MODE', 'LOG_LEVEL']],
  ['word', ['MAP_ONLINE', 'S3_PATH_STYLE', 'PLACES_PROVIDER', 'EXCHANGE_RATES', 'GOOGLE_MAPS_VERSION']],
])(
  'no %s makes sense of nonsense in %j, and the sentence names it without what was written',
  (kind, names) => {
    for (const name of names)
      for (const wrong of NONSENSE[kind]) {
        const start = () => parseEnv({ ...COMPLETE, [name]: wrong })
        expect(start, `${name}=${wrong}`).toThrow(new RegExp(`^  ${name}: (?!missing).`, 'm'))
        expect(start).not.toThrow(/s3cret|NaN|received|regex|pattern/)
      }
  },
)

test.each(['https://jobs.example.com/board', 'https://jobs.example.com/?x=1', 'https://jobs.example.com#x'])(
  'the public address ends with its host: %s is refused',
  (BASE_URL) => {
    expect(() => parseEnv({ ...COMPLETE, BASE_URL })).toThrow(/BASE_URL: must end with its host/)
    expect(parseEnv({ ...COMPLETE, BASE_URL: 'https://jobs.example.com/' })).toBeDefined()
  },
)

test.each([
  ['no-reply@jobs.example.com', '', 'no-reply@jobs.example.com'],
  ['<no-reply@localhost>', '', 'no-reply@localhost'],
  ['Harbour Jobs, Inc. <jobs@example.com>', 'Harbour Jobs, Inc.', 'jobs@example.com'],
  ['"Emplois du Léman" <emplois@léman.example>', 'Emplois du Léman', 'emplois@léman.example'],
])('mails are sent from %s', (MAIL_FROM, name, address) => {
  expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toEqual({ name, address })
})

test.each(['smtp://mail', 'smtps://us%40er:p%40ss@mail.example.com:465', 'SMTP://[::1]:25'])(
  '%s is a mail server',
  (SMTP_URL) => {
    expect(parseEnv({ SMTP_URL })).toMatchObject({ SMTP_URL })
  },
)

test.each([
  ['', 0],
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, proxies) => {
  expect(parseEnv({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY: proxies })
})

test.each(['all', '-1', '1.5', '10.0.0.1'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(() => parseEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY/)
})

test('production starts when nothing is missing', () => {
  expect(parseEnv(COMPLETE).BASE_URL).toBe('https://jobs.example.com')
})

test.each(PRODUCTION_REQUIRES)('production names %s when it is missing', (name) => {
  expect(() => parseEnv({ ...COMPLETE, [name]: undefined })).toThrow(`${name}: missing`)
})

test('production lists everything that is missing at once', { tags: ['2.2a'] }, () => {
  expect(() => parseEnv({ APP_MODE: 'production' })).toThrow(
    /DATABASE_URL: missing[\s\S]*BASE_URL: missing[\s\S]*AUTH_SECRET: missing[\s\S]*SMTP_URL: missing/,
  )
})

test('a value of the wrong kind is named', () => {
  expect(() => parseEnv({ PORT: 'eighty' })).toThrow(/PORT/)
  expect(() => parseEnv({ ...COMPLETE, AUTH_SECRET: 'short' })).toThrow(/AUTH_SECRET/)
})

test.each(['https://jobs.example.com', 'http://192.168.0.7:3000', 'http://localhost.example.com'])(
  'the trial, whose passwords everybody knows, does not start at %s',
  { tags: ['2.2a'] },
  (address) => {
    expect(() => parseEnv({ BASE_URL: address })).toThrow(/APP_MODE: must be production/)
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000', 'http://app.localhost'])(
  'the trial starts at %s, which is this machine',
  (address) => {
    expect(parseEnv({ BASE_URL: address }).BASE_URL).toBe(address)
  },
)

test.each([
  [{ GITHUB_CLIENT_ID: 'id' }, ['GITHUB_CLIENT_SECRET']],
  [{ GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_CLIENT_ID: '' }, ['GOOGLE_CLIENT_ID']],
  [{ OIDC_ISSUER: 'https://login.example.com' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
])('a provider set up by half is named: %j lacks %j', (given, missing) => {
  for (const name of missing) expect(() => parseEnv(given)).toThrow(`${name}: missing`)
})

test('a whole provider, or none, is no problem', () => {
  const linkedin = { LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' }
  expect(parseEnv({ ...linkedin, OIDC_ISSUER: '', OIDC_NAME: 'Campus' })).toMatchObject(linkedin)
})

test.each(['login.example.com', 'ftp://login.example.com', 'javascript:alert(1)'])(
  'the issuer %s is refused',
  (OIDC_ISSUER) => {
    const rest = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
    expect(() => parseEnv({ ...rest, OIDC_ISSUER })).toThrow(/OIDC_ISSUER/)
  },
)

test('an issuer beyond this machine is asked over https only, and the operator is told with everything else', () => {
  const given = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  for (const OIDC_ISSUER of [
    'http://login.example.com',
    'http://10.0.0.7:8080',
    'http://localhost.example.com',
  ])
    expect(() => parseEnv({ ...given, OIDC_ISSUER, PORT: 'eighty' })).toThrow(
      /PORT: [\s\S]*OIDC_ISSUER: must begin with https/,
    )
  for (const OIDC_ISSUER of [
    'https://login.example.com',
    'http://localhost:8080',
    'http://127.0.0.1:8080/realm',
  ])
    expect(parseEnv({ ...given, OIDC_ISSUER })).toMatchObject({ OIDC_ISSUER })
})

test.each([
  [{ PLACES_PROVIDER: 'photon' }, /PLACES_URL: missing/],
  [{ PLACES_PROVIDER: 'nominatim', PLACES_URL: '' }, /PLACES_URL: missing/],
  [{ PLACES_PROVIDER: 'google' }, /GOOGLE_PLACES_KEY: missing/],
  [{ PLACES_PROVIDER: 'google', GOOGLE_PLACES_KEY: 'key', PLACES_URL: 'http://proxy.example' }, /https/],
  [{ PLACES_PROVIDER: 'bing' }, /PLACES_PROVIDER/],
  [{ PLACES_URL: 'file:///etc/passwd' }, /PLACES_URL/],
  [{ PLACES_URL: 'http://photon:2322/?key=x' }, /PLACES_URL: must end/],
  [{ GOOGLE_MAPS_LIBRARIES: 'places&callback=x' }, /GOOGLE_MAPS_LIBRARIES/],
])('places set up by half, or wrongly, stop the start: %j', (given, problem) => {
  expect(() => parseEnv(given)).toThrow(problem)
})

test('the built-in places need nothing, others what they are asked by', () => {
  expect(parseEnv({}).PLACES_PROVIDER).toBe('gazetteer')
  const photon = { PLACES_PROVIDER: 'photon', PLACES_URL: 'http://photon:2322' }
  expect(parseEnv(photon)).toMatchObject(photon)
})

const BUCKET = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test.each([
  [{ S3_BUCKET: 'files' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [{ S3_ENDPOINT: 'https://storage.example.com' }, Object.keys(BUCKET)],
  [{ ...BUCKET, S3_SECRET_ACCESS_KEY: '' }, ['S3_SECRET_ACCESS_KEY']],
])('a file storage set up by half is named: %j lacks %j', (given, missing) => {
  for (const name of missing) expect(() => parseEnv(given)).toThrow(`${name}: missing`)
})

test('a bucket needs its keys and nothing else, and its endpoint must be a web address', () => {
  expect(parseEnv(BUCKET)).toMatchObject({ ...BUCKET, S3_REGION: 'us-east-1' })
  expect(parseEnv({ ...BUCKET, S3_PATH_STYLE: 'false' }).S3_PATH_STYLE).toBe(false)
  expect(() => parseEnv({ ...BUCKET, S3_ENDPOINT: 'file:///etc' })).toThrow(/S3_ENDPOINT/)
})

test('what money is worth is read with its day, and a table that makes no sense stops the start', () => {
  const { EXCHANGE_RATES } = parseEnv({ EXCHANGE_RATES: '2026-11-20 GBP=1  EUR=1.14' })
  expect(EXCHANGE_RATES).toEqual({ date: '2026-11-20', worth: { GBP: 1, EUR: 1.14 } })
  for (const wrong of ['GBP=1', '2026-13-20 GBP=1', '2026-11-20 CHF=1', '2026-11-20 GBP=0', '2026-11-20'])
    expect(() => parseEnv({ EXCHANGE_RATES: wrong })).toThrow(/EXCHANGE_RATES: must be a date/)
})

test.each([
  'postgres://flightpath:s%40cret@db.example.com:5432/flightpath?sslmode=require',
  'postgresql://db/flightpath',
  'postgres:///flightpath?host=/var/run/postgresql',
  'postgres://jobs@/flightpath?host=/var/run/postgresql',
  'socket:/var/run/postgresql?db=flightpath',
  '/var/run/postgresql flightpath',
])('DATABASE_URL=%s is an address', (DATABASE_URL) => {
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
})

test.each([
  'nonsense',
  'db.example.com:5432/flightpath',
  'mysql://db/flightpath',
  'http://db',
  'postgres:/db',
])(
  'DATABASE_URL=%s is none, and the sentence says how one looks without telling what was written',
  (DATABASE_URL) => {
    expect(() => parseEnv({ DATABASE_URL })).toThrow(
      /DATABASE_URL: must be an address, as in postgres:\/\/user/,
    )
    expect(() => parseEnv({ DATABASE_URL: `${DATABASE_URL}/s3cret` })).not.toThrow(/s3cret/)
  },
)

test('the pool and the longest statement are the operator’s to say, within what can work', () => {
  expect(parseEnv({})).toMatchObject({ DATABASE_POOL_SIZE: 10, DATABASE_STATEMENT_SECONDS: 5 })
  const given = { DATABASE_POOL_SIZE: '40', DATABASE_STATEMENT_SECONDS: '2.5' }
  expect(parseEnv(given)).toMatchObject({ DATABASE_POOL_SIZE: 40, DATABASE_STATEMENT_SECONDS: 2.5 })
  for (const wrong of ['0', '1', '-5', '2.5', 'many', '1001'])
    expect(() => parseEnv({ DATABASE_POOL_SIZE: wrong })).toThrow(/DATABASE_POOL_SIZE/)
  for (const wrong of ['0', '0.5', '601', 'long'])
    expect(() => parseEnv({ DATABASE_STATEMENT_SECONDS: wrong })).toThrow(/DATABASE_STATEMENT_SECONDS/)
})

test.each([
  ...[
    'SECURITY_CONTACT',
    'BASE_URL',
    'PLACES_URL',
    'S3_ENDPOINT',
    'OIDC_ISSUER',
    'SOCIAL_NEWS_URL',
    'MAP_STYLE_URL',
  ],
  ...['KNOWLEDGE_CENTRE_URL', 'DATABASE_URL', 'SMTP_URL'],
])('a line break or a sign that nobody sees in %s ends the start in one sentence', (name) => {
  for (const sign of ['\n', '\r\n', '\t', '\u0000', '\u0085']) {
    const value = `https://x.example/a${sign}Expires: 2099`
    expect(() => parseEnv({ [name]: value })).toThrow(
      `${name}: must be one line, without signs that nobody sees`,
    )
  }
})
