import { parseArgs } from 'node:util'
import { listImportFiles } from './lib/list-import-files.ts'
import { startSentence } from './lib/start-sentence.ts'

const USAGE = `Brings job advertisements in as drafts.
  npm run jobs:import -- [--organization <name>] [--organization-owner <email>] <file or folder> …

Reads our own JSON, Indeed's XML, pages and files with JobPosting (JSON-LD), and what the boards of Greenhouse, Lever
and Ashby answer. The company of Lever's and Ashby's jobs is the one named by --organization.`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      organization: { type: 'string' },
      'organization-owner': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help || positionals.length === 0) {
    say(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const files = listImportFiles(positionals)
  // Loaded only now: whoever mistyped a name should not wait for the product to load.
  const { importFiles } = await import('./lib/import-files.ts')
  const { lines, isInOrder } = await importFiles(files, {
    ownerEmail: values['organization-owner'],
    organization: values.organization,
  })
  lines.forEach(say)
  process.exitCode = isInOrder ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${startSentence(error)}\n`)
  process.exitCode = 1
})
