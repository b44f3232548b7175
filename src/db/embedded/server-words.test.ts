import { expect, test } from 'vitest'
import { dataDirFault } from './data-dir-fault.ts'
import { serverFault } from './server-words.ts'

const PLACE = { directory: '/srv/data/postgres', log: '/srv/data/postgres/server.log' }
const line = (words: string) => `2026-11-30 20:40:55.329 UTC [6335] ${words}\n`

test.each([
  [
    line('LOG:  starting') + line('FATAL:  files are incompatible') + line('DETAIL:  Made by 15.'),
    'files are incompatible (Made by 15)',
  ],
  [
    line('FATAL:  first') + line('PANIC:  could not write to file: the last'),
    'could not write to file: the last',
  ],
  [
    'postgres: could not find the database system\nExpected it elsewhere\n',
    'could not find the database system',
  ],
  ['initdb: error: could not create directory: no\n', 'could not create directory: no'],
  ['', 'it said nothing'],
])('of %j the reason is told in one sentence that names DATA_DIR', (written, reason) => {
  const { message } = serverFault(written, PLACE)
  expect(message).toBe(
    `The database in /srv/data/postgres did not start: ${reason}. More stands in ${PLACE.log}. Look at DATA_DIR, or set DATABASE_URL to use a server of your own.`,
  )
})

test('no room for shared memory is told from no room on the disk', () => {
  const full =
    'could not resize shared memory segment "/PostgreSQL.1" to 1048576 bytes: No space left on device'
  const said = (words: string) =>
    dataDirFault(serverFault(line(`FATAL:  ${words}`), PLACE), '/srv/data')?.message
  expect(said(full)).toMatch(/^The data directory \/srv\/data needs room in \/dev\/shm/)
  expect(said('could not write file: No space left on device')).toMatch(/has no room left on its disk/)
  expect(said('something else')).toBeUndefined()
})
