import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { GivenAdmin } from './lib/ask-admin.ts'

const USAGE = `Makes an admin. Without options it asks for everything.
  npm run admin:create
  npm run admin:create -- --email <address> --first-name <name> --last-name <name> --password-stdin
  npm run admin:create -- --email <address> --first-name <name> --last-name <name> --send-link
--password <password> works too, but stays in the history of your shell.`

const WARNING = 'Warning: a password on the command line stays in the history of your shell. Change it soon.'

const say = (line: string) => process.stdout.write(`${line}\n`)

function readOptions() {
  return parseArgs({
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      password: { type: 'string' },
      'password-stdin': { type: 'boolean' },
      'send-link': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values
}

type Options = ReturnType<typeof readOptions>

/** One way to a password at most; the first line of the input is one. */
async function readGiven(options: Options): Promise<GivenAdmin> {
  const { email, 'first-name': firstName, 'last-name': lastName, password } = options
  const [fromInput = false, sendsLink = false] = [options['password-stdin'], options['send-link']]
  if ([password !== undefined, fromInput, sendsLink].filter(Boolean).length > 1) {
    throw new Error('Choose one of --password, --password-stdin and --send-link.')
  }
  if (password !== undefined) process.stderr.write(`${WARNING}\n`)
  const typed = fromInput ? (await text(process.stdin)).split(/\r?\n/)[0] : password
  return { email, firstName, lastName, password: typed, sendsLink }
}

function isComplete({ email, firstName, lastName, password, sendsLink }: GivenAdmin): boolean {
  return [email, firstName, lastName].every(Boolean) && (sendsLink || password !== undefined)
}

async function main(): Promise<void> {
  const options = readOptions()
  if (options.help) {
    say(USAGE)
    return
  }
  const { sendsLink, ...given } = await readGiven(options)
  const isAsked = !isComplete({ ...given, sendsLink })
  if (isAsked && !process.stdin.isTTY) throw new Error(`There is nobody to ask.\n${USAGE}`)
  // Loaded only now: whoever mistyped an option should not wait for the product to load.
  const { askAdmin, requireAdmin } = await import('./lib/ask-admin.ts')
  const fields = requireAdmin(isAsked ? await askAdmin({ ...given, sendsLink }) : given)
  const { addAdmin } = await import('./lib/create-admin.ts')
  for (const line of await addAdmin(fields)) say(line)
}

main().catch(async (error: unknown) => {
  const { englishMessages } = await import('#/i18n/messages.ts')
  const { translateText } = await import('#/i18n/translate.ts')
  const { startSentence } = await import('./lib/start-sentence.ts')
  const message = startSentence(error)
  process.stderr.write(`${translateText('en', englishMessages(), message)}\n`)
  process.exitCode = 1
})
