import { parseArgs } from 'node:util'
import * as z from 'zod'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { startSentence } from './lib/start-sentence.ts'

const USAGE = `Fills the database with a made-up crowd, for trying the product with much data.
  npm run seed -- --jobs 100000 --people 10000 [--seed <word>] [--today <YYYY-MM-DD>]

The same seed on the same day makes the same rows. It writes into the database the product uses: that of DATABASE_URL,
else the trial's own. Nobody of the crowd can sign in.`

const say = (line: string) => process.stdout.write(`${line}\n`)
const count = z.coerce.number().int().min(0).max(5_000_000)

const optionsSchema = z.object({
  jobs: count.default(100_000),
  people: count.default(10_000),
  seed: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'must be of small letters, digits and dashes')
    .default('crowd'),
  today: z.iso.date().default(() => toIsoDate(new Date())),
})

const PROGRESS_EVERY_MS = 2_000

/** Says how far it is, not more often than a person reads. */
function progressLines() {
  let saidAt = 0
  return ({ what, rows, of }: { what: string; rows: number; of: number | null }) => {
    if (performance.now() - saidAt < PROGRESS_EVERY_MS && rows !== of) return
    saidAt = performance.now()
    say(`  ${what}: ${rows.toLocaleString('en-GB')}${of === null ? '' : ` of ${of.toLocaleString('en-GB')}`}`)
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ jobs: { type: 'string' }, people: { type: 'string' }, seed: { type: 'string' } },
      ...{ today: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    },
  })
  if (values.help) return void say(USAGE)
  const options = optionsSchema.parse(values)
  // Loaded only now: whoever mistyped an option should not wait for the product to load.
  const { seedCrowd } = await import('./lib/seed-crowd.ts')
  const { rows, seconds } = await seedCrowd({ ...options, onProgress: progressLines() })
  say(
    `${rows.toLocaleString('en-GB')} rows in ${seconds.toFixed(1)} s: ${Math.round(rows / seconds).toLocaleString('en-GB')} a second.`,
  )
}

main().catch((error: unknown) => {
  const text = error instanceof z.ZodError ? z.prettifyError(error) : startSentence(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
