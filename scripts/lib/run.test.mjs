import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './browser.mjs'
import { findNode } from './node-program.mjs'
import { inProject, root, toolEnvironment } from './project.mjs'
import { run } from './run.mjs'
import { say, secondsSince, step } from './say.mjs'
import { findSystemPostgres } from './system-postgres.mjs'

const place = mkdtempSync(join(tmpdir(), 'flightpath-run-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const node = (script, options) => run(process.execPath, ['--eval', script], options)

test('a program is run to its end, with both of its streams and its code', async () => {
  const { code, output } = await node('console.log("out"); console.error("err"); process.exitCode = 3')
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

test('a program that does not exist is code 127 and says so', async () => {
  const { code, output } = await run(join(place, 'nowhere'), [])
  expect(code).toBe(127)
  expect(output).toContain('ENOENT')
})

test('a program that was killed is no success', async () => {
  const { code } = await node('process.kill(process.pid, "SIGKILL")')
  expect(code).toBe(128)
})

test('a program runs in the project, with our tools first on its path and what was added', async () => {
  const script = 'console.log(JSON.stringify([process.cwd(), process.env.PATH, process.env.EXTRA]))'
  const { output } = await node(script, { env: { EXTRA: 'yes' } })
  const [cwd, path, extra] = JSON.parse(output)
  expect(join(cwd, '/')).toBe(join(root, '/'))
  expect(path.startsWith(inProject('node_modules', '.bin'))).toBe(true)
  expect(extra).toBe('yes')
})

test('adding to the environment of a tool leaves our own alone', () => {
  toolEnvironment({ FLIGHTPATH_TEST: 'x' })
  expect(process.env.FLIGHTPATH_TEST).toBeUndefined()
})

test('letters that arrive in two pieces are put together', async () => {
  // More than a pipe holds, in letters of two bytes behind one of a single byte: every piece ends within a letter.
  const { output } = await node(`process.stdout.write('a' + 'é'.repeat(100_000))`)
  expect(output).toBe(`a${'é'.repeat(100_000)}`)
})

test('a program that waits for input gets none and ends', async () => {
  const { code, output } = await node(
    'process.stdin.on("data", () => {}).on("end", () => console.log("ended"))',
  )
  expect([code, output]).toEqual([0, 'ended\n'])
})

test('a step says what begins, what was done and how long it took, and hands on its result', async () => {
  const lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(text) > 0)
  expect(await step('Building', 'Built', async () => 'the app')).toBe('the app')
  expect(lines.join('')).toMatch(/^Building …\nBuilt in \d+\.\d s\.\n$/)
})

test('a step that fails is not said to be done', async () => {
  const lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(text) > 0)
  const failing = step('Building', 'Built', () => Promise.reject(new Error('no space')))
  await expect(failing).rejects.toThrow('no space')
  expect(lines).toEqual(['Building …\n'])
})

test('one line is one line', () => {
  const lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(text) > 0)
  say('hello')
  expect(lines).toEqual(['hello\n'])
})

test.each([
  [0, '0.0 s'],
  [1_250, '1.3 s'],
  [61_000, '61.0 s'],
])('%i ms read %s', (ms, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  expect(secondsSince(1_000_000 - ms)).toBe(text)
})

test('the browser that was named is used before any that is found', () => {
  vi.stubEnv('CHROME_PATH', '/opt/my/chrome')
  expect(findBrowser()).toBe('/opt/my/chrome')
})

test('a browser on the path is found, the first directory first', () => {
  const [first, second] = ['one', 'two'].map((name) => join(place, name))
  for (const directory of [first, second]) mkdirSync(directory)
  writeFileSync(join(first, 'google-chrome'), '')
  writeFileSync(join(second, 'chromium'), '')
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', [join(place, 'missing'), first, second].join(process.platform === 'win32' ? ';' : ':'))
  expect(findBrowser()).toBe(join(first, 'google-chrome'))
})

test('a browser without a window is used before one with a window', () => {
  for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(join(place, name), '')
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', place)
  expect(findBrowser()).toBe(join(place, 'chromium-headless-shell'))
})

function buildPostgres(name, versions) {
  const directory = join(place, name)
  for (const version of versions) {
    mkdirSync(join(directory, version, 'bin'), { recursive: true })
    writeFileSync(join(directory, version, 'bin', 'initdb'), '')
    chmodSync(join(directory, version, 'bin', 'initdb'), 0o755)
  }
  return directory
}

test.each([
  [['14', '15', '17'], '15'],
  [['9.6', '16'], '16'],
  [['18', '101'], '18'],
  [['13', '14'], undefined],
  [['common'], undefined],
])('of the versions %j of PostgreSQL the tests take %s', (versions, taken) => {
  const directory = buildPostgres(versions.join('-'), versions)
  expect(findSystemPostgres(directory)).toBe(taken && join(directory, taken))
})

test('a version without its tools is passed over, and a machine without any has none', () => {
  const directory = buildPostgres('half', ['17'])
  mkdirSync(join(directory, '15'))
  expect(findSystemPostgres(directory)).toBe(join(directory, '17'))
  expect(findSystemPostgres(join(place, 'none'))).toBeUndefined()
})

test('the Node that runs our TypeScript is new enough', async () => {
  const { code, output } = await run(findNode(), ['--print', 'process.versions.node.split(".")[0]'])
  expect(code).toBe(0)
  expect(Number(output)).toBeGreaterThanOrEqual(26)
})
