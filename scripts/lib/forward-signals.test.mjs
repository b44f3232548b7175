import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'

const INNER = `
  process.on('SIGTERM', () => { console.log('told'); process.exit() })
  console.log('up ' + process.ppid)
  setInterval(() => {}, 1000)`

/** Its half seconds pass in milliseconds. Without npm it says so when many have passed since it was left alone. */
const OUTER = `
  import { forwardSignals, run } from '${pathToFileURL(inProject('scripts/lib/run.mjs'))}'
  const { ppid } = process
  const every = setInterval
  globalThis.setInterval = (work) => every(work, 1)
  forwardSignals()
  let passed = 0
  const watch = () => {
    if (process.ppid !== ppid) passed += 1
    if (passed === 100) console.log('outlived')
  }
  if (!process.env.npm_lifecycle_event) every(watch, 1).unref()
  await run(process.execPath, ['--eval', process.env.INNER], { stdio: 'inherit' })
  console.log('ended')`

/** Below a shell, as npm does it, runs a program that has started another, which says when it is told to stop. */
async function startBelowShell({ asNpm }) {
  const script = asNpm ? 'start' : ''
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$OUTER"; exit'], {
    env: { ...process.env, npm_lifecycle_event: script, NODE: process.execPath, INNER, OUTER },
  })
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  await expect.poll(() => output).toMatch(/^up \d+\n/)
  return { shell, pid: Number(output.slice(3)), rest: () => output.replace(/^up \d+\n/, '') }
}

const stopped = 'told\nended\n'

test('when only npm was stopped, what it had started stops all the same', async () => {
  const { shell, rest } = await startBelowShell({ asNpm: true })
  shell.kill('SIGTERM')
  await expect.poll(rest).toBe(stopped)
})

test('what was started without npm outlives its shell, and stops when it is told', async () => {
  const { shell, pid, rest } = await startBelowShell({ asNpm: false })
  shell.kill('SIGTERM')
  await expect.poll(rest).toBe('outlived\n')
  process.kill(pid, 'SIGTERM')
  await expect.poll(rest).toBe(`outlived\n${stopped}`)
})
