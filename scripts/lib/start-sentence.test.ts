import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { dataDirFault } from '#/db/embedded/data-dir-fault.ts'
import { lockDataDir } from '#/db/embedded/data-dir-lock.ts'
import { startSentence } from './start-sentence.ts'

const SETTINGS = { DATABASE_URL: 'postgres://jobs:s3cret@db.example.com:6000/board', DATA_DIR: '/srv/data' }
const faultOf = (fields: object, message = 'its own words') => Object.assign(new Error(message), fields)
const ofPostgres = (code: string, message?: string) => faultOf({ code, severity: 'FATAL' }, message)

const place = mkdtempSync(join(tmpdir(), 'flightpath-start-'))
afterAll(() => rmSync(place, { recursive: true }))

test.each<[string, Error, RegExp]>([
  [
    'a port on which nobody listens',
    faultOf({ code: 'ECONNREFUSED' }),
    /^No database answers at db\.example\.com:6000\..*DATABASE_URL/,
  ],
  [
    'a socket that is not there',
    faultOf({ code: 'ENOENT', syscall: 'connect', address: '/run/x' }),
    /^No database answers/,
  ],
  [
    'two addresses, neither answering',
    new AggregateError([faultOf({ code: 'ECONNREFUSED' })]),
    /^No database answers/,
  ],
  [
    'a host that nobody knows',
    faultOf({ code: 'ENOTFOUND' }),
    /^The host db\.example\.com of DATABASE_URL is not known/,
  ],
  ['a name server that is away', faultOf({ code: 'EAI_AGAIN' }), /^The host db\.example\.com/],
  ['a host that is silent', faultOf({ code: 'ETIMEDOUT' }), /DATABASE_URL\) does not answer/],
  ['a host without a way to it', faultOf({ code: 'EHOSTUNREACH' }), /does not answer/],
  ['a database that stalls while one connects', new Error('timeout expired'), /does not answer/],
  ['a database that stalls afterwards', new Error('Query read timeout'), /does not answer/],
  ['a full pool', new Error('timeout exceeded when trying to connect'), /does not answer/],
  [
    'what is no database',
    new Error('Connection terminated unexpectedly'),
    /broke the connection off\. Is it PostgreSQL/,
  ],
  ['a connection that breaks', faultOf({ code: 'ECONNRESET' }), /broke the connection off/],
  [
    'an address that makes no sense',
    faultOf({ code: 'ERR_INVALID_URL' }, 'Invalid URL'),
    /^DATABASE_URL cannot be read/,
  ],
  ['a sign that means nothing', new URIError('URI malformed'), /^DATABASE_URL cannot be read/],
  ['a wrong password', ofPostgres('28P01'), /refuses the password of jobs\. Look at DATABASE_URL/],
  [
    'no password',
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    /^DATABASE_URL holds no password/,
  ],
  [
    'an unknown role',
    ofPostgres('28000', 'role "jobs" does not exist'),
    /does not let jobs in \(role "jobs" does not exist\)/,
  ],
  [
    'an unknown database',
    ofPostgres('3D000'),
    /^There is no database board at db\.example\.com:6000\. Make it with/,
  ],
  [
    'a role that may not',
    ofPostgres('42501', 'permission denied for schema public'),
    /^jobs may not do in the database board/,
  ],
  ['no connection left', ofPostgres('53300'), /no connection left\. Raise its max_connections/],
  [
    'a full disk',
    ofPostgres('53100', 'could not extend file: No space left on device'),
    /^The disk of the database at db/,
  ],
  ['a database that starts', ofPostgres('57P03'), /is starting or stopping/],
  ['a standby', ofPostgres('25006'), /only reads, as a standby does/],
  ['TLS that the server lacks', new Error('The server does not support SSL connections'), /speaks no TLS/],
  [
    'a certificate of nobody’s',
    faultOf({ code: 'X' }, 'self-signed certificate'),
    /certificate of the database.*is not trusted/,
  ],
  [
    'a pooler that refuses settings',
    ofPostgres('08P01', 'unsupported startup parameter: statement_timeout'),
    /^The pooler at db.*Poolers/,
  ],
  [
    'any other refusal of PostgreSQL',
    ofPostgres('58P01', 'could not open file'),
    /refuses to work: could not open file\.$/,
  ],
])('%s is said in one sentence that names what to look at', (_what, fault, sentence) => {
  for (const error of [fault, new DrizzleQueryError('select "id" from "user"', ['ada'], fault)]) {
    const said = startSentence(error, SETTINGS)
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/s3cret|select|ada|\n/)
  }
})

test('a sentence of our own stays as it is, whatever it was made of', () => {
  const own = new Error('Port 80 is in use.', { cause: faultOf({ code: '55P03', severity: 'ERROR' }) })
  expect(startSentence(own, SETTINGS)).toBe('Port 80 is in use.')
  expect(startSentence('no error at all', SETTINGS)).toBe('no error at all')
})

test('an address with signs that mean nothing is spoken of all the same', () => {
  const said = (DATABASE_URL: string) => startSentence(ofPostgres('28P01'), { DATABASE_URL })
  expect(said('postgres://%zz:s3cret@db:5432/x')).toBe(
    'The database at db:5432 refuses the password of %zz. Look at DATABASE_URL.',
  )
  expect(said('postgres://jobs:s3cret@/x?host=/run')).toBe(
    'The database at that address refuses the password of its user. Look at DATABASE_URL.',
  )
})

test.each([undefined, '', 'nonsense', 'postgres://'])(
  'of the address %j nothing is needed',
  (DATABASE_URL) => {
    expect(startSentence(faultOf({ code: 'ECONNREFUSED' }), { DATABASE_URL })).toMatch(/^No database answers/)
  },
)

test.each([
  ['ENOSPC', /has no room left on its disk/],
  ['EDQUOT', /has no room left/],
  ['EACCES', /is not for this user to write in/],
  ['EROFS', /can only be read/],
  ['EEXIST', /is a file and not a directory/],
  ['ENOTDIR', /is a file and not a directory/],
  ['ENOENT', /cannot be made: there is no such place/],
  ['ENAMETOOLONG', /too long a name/],
])('the data directory’s %s names DATA_DIR', (code, words) => {
  const fault = faultOf({ code, syscall: 'mkdir', path: '/srv/data/postgres' })
  expect(startSentence(fault, SETTINGS)).toMatch(words)
  expect(startSentence(fault, SETTINGS)).toMatch(/^The data directory \/srv\/data .* DATA_DIR\.$/)
})

test('a full disk is told without a path, by SQLite and by PostgreSQL’s programs too', () => {
  const full = 'The data directory /srv/data has no room left on its disk.'
  for (const fault of [
    faultOf({ code: 'ENOSPC', syscall: 'write' }),
    faultOf({ code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    new Error('Command failed: initdb\ncould not write: No space left on device'),
  ])
    expect(startSentence(fault, SETTINGS)).toContain(full)
})

test('a file elsewhere is no matter of the data directory', () => {
  const elsewhere = faultOf({ code: 'ENOENT', syscall: 'open', path: '/srv/database/x' })
  expect(dataDirFault(elsewhere, '/srv/data')).toBeNull()
  expect(dataDirFault('no error', '/srv/data')).toBeNull()
})

test('a data directory that is a file, lies below one, or leads to itself is refused in a sentence', async () => {
  const [file, loop] = [join(place, 'file'), join(place, 'loop')]
  writeFileSync(file, '')
  symlinkSync(loop, loop)
  expect(() => lockDataDir(file)).toThrow(`The data directory ${file} is a file and not a directory`)
  expect(() => lockDataDir(join(file, 'below'))).toThrow(/is a file and not a directory, or lies below one/)
  expect(() => lockDataDir(loop)).toThrow(/^The data directory .* DATA_DIR\.$/)
})

test('a file of the database’s address that cannot be read, or is none, is told from any other file', async () => {
  const address = (file: string) => ({
    DATABASE_URL: `postgres://db/x?sslmode=verify-full&sslrootcert=${file}`,
  })
  const faults: unknown[] = [new Error('error:0480006C:PEM routines::no start line')]
  for (const file of [place, join(place, 'no.pem')]) await readFile(file).catch((fault) => faults.push(fault))
  expect(faults).toHaveLength(3)
  for (const fault of faults) {
    expect(startSentence(fault, address('ca.pem'))).toMatch(/^A file that DATABASE_URL names.*sslrootcert/)
    expect(startSentence(fault, SETTINGS)).not.toMatch(/DATABASE_URL names/)
  }
})

test('where nothing can be made the data directory is refused, and nobody waits for ever', () => {
  expect(() => lockDataDir('/proc/flightpath/data')).toThrow(/^The data directory .* DATA_DIR\.$/)
})

test('a lock that something else has written is refused in a sentence', async () => {
  const dataDir = join(place, 'foreign')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'flightpath.lock'), 'nothing of ours '.repeat(100))
  expect(() => lockDataDir(dataDir)).toThrow(/^The data directory .* holds a flightpath\.lock .* DATA_DIR\.$/)
  await mkdir(join(dataDir, 'auth-secret'))
  const fault = await readFile(join(dataDir, 'auth-secret')).catch((error: unknown) => error)
  Object.assign(fault as Error, { path: join(dataDir, 'auth-secret'), syscall: 'open' })
  expect(startSentence(fault, { DATA_DIR: dataDir })).toMatch(
    /holds a directory where a file should be.*DATA_DIR\.$/,
  )
})

test('a lock that is no file is refused in a sentence', async () => {
  const dataDir = join(place, 'data')
  await mkdir(join(dataDir, 'flightpath.lock'), { recursive: true })
  await writeFile(join(dataDir, 'other'), '')
  expect(() => lockDataDir(dataDir)).toThrow(/^The data directory .* DATA_DIR\.$/)
})
