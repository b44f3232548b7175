import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { say, step } from './say.mjs'

/** The one without a window first: nothing looks at it, and a page is there in little more than half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium or Chrome of this machine, CHROME_PATH first; undefined when there is none. */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const directories = (process.env.PATH ?? '').split(delimiter)
  const onPath = directories.flatMap((directory) => NAMES.map((name) => join(directory, name)))
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file))
}

/** Makes sure that the end-to-end tests have a browser: Debian's package when we may install it, else Playwright's. */
export async function ensureBrowser(node) {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium from the system packages', 'System packages done', installPackage)
  }
  if (findBrowser()) return
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const download = () => run(node, [playwright, 'install', '--only-shell', 'chromium'])
  const { code, output } = await step('Downloading a browser for the tests', 'Download ended', download)
  if (code !== 0)
    say(`No browser could be installed. Set CHROME_PATH to a Chromium or Chrome.\n${output.trimEnd()}`)
}

async function installPackage() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser())
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  }
}
