import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'

const { connectionString, pool } = await useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'flightpath-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AD = { id: 'a-1', title: 'Baker', organization: 'Crust', descriptionMarkdown: 'Early mornings.' }
writeFileSync(join(folder, 'one.json'), JSON.stringify(AD))
writeFileSync(join(folder, 'two.json'), JSON.stringify([{ ...AD, id: 'a-2' }, AD]))
writeFileSync(join(folder, 'bad.json'), '{')
writeFileSync(join(folder, 'notes.txt'), 'not an advertisement')

function runCommand(...args: string[]) {
  const env = { ...process.env, APP_MODE: 'trial', DATABASE_URL: connectionString }
  return spawnSync(process.execPath, [resolve('scripts/jobs-import.ts'), ...args], { env, encoding: 'utf8' })
}

test('the command takes a folder, imports what is in order and names what is not', async () => {
  const { status, stdout } = runCommand(folder)
  expect(stdout).toContain('2 jobs: 2 created')
  expect(stdout).toContain('bad.json: is not JSON')
  expect(stdout).toContain('a-1: occurs more than once')
  expect(status).toBe(1)
  expect((await pool.query('select 1 from job')).rowCount).toBe(2)
})

test('the command ends well when everything was in order', () => {
  const { status, stdout } = runCommand(join(folder, 'one.json'))
  expect(stdout).toContain('1 job: 0 created, 0 updated, 1 unchanged')
  expect(status).toBe(0)
})

test('what the world publishes comes in from one folder, by its content, and what is not shown is said', async () => {
  const { status, stdout } = runCommand('--organization', 'Crumb', 'tests/fixtures/imports')
  expect(stdout).toContain('10 jobs: 10 created')
  expect(stdout).toContain('Organisation created: Crumb')
  expect(stdout).toMatch(/Left out: .*ashby\.json: job 3 .* is not listed by its employer/)
  expect(stdout).toMatch(/Not imported: .*greenhouse\.json: job 3 \(4018813\): has no content/)
  expect(status).toBe(1)
  const named = await pool.query(
    "select 1 from job join organization o on o.id = organization_id where name = 'Crumb'",
  )
  expect(named.rowCount).toBe(4)
})

test.each([
  [[], 'npm run jobs:import'],
  [['/no/such/file.json'], 'There is no file or folder /no/such/file.json.'],
  [['--organization-owner', 'nobody@example.com', join(folder, 'one.json')], 'Nobody here has the email'],
])('the command says what is wrong with %j', (args, sentence) => {
  const { status, stdout, stderr } = runCommand(...args)
  expect(stdout + stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(1)
})
