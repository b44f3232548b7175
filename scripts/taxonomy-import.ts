import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startSentence } from './lib/start-sentence.ts'

const USAGE = `Adds skills and occupations to the taxonomy that matching uses.
  npm run taxonomy:import -- --esco <folder>
  npm run taxonomy:import -- --onet <folder>

--esco reads the CSV files of ESCO's download (https://esco.ec.europa.eu/en/use-esco/download), --onet the text files of
O*NET's database (https://www.onetcenter.org/database.html), each unpacked into a folder. Terms of the product win over
imported ones. Importing again replaces what was imported before; the server reads it when it starts.`

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { esco: { type: 'string' }, onet: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || (values.esco === undefined && values.onet === undefined)) {
    say(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const [{ importTaxonomy }, { env }] = await Promise.all([
    import('#/platform/taxonomy/import-taxonomy.server.ts'),
    import('#/platform/env/env.server.ts'),
  ])
  importTaxonomy(values, resolve(env().DATA_DIR)).forEach(say)
}

main().catch((error: unknown) => {
  process.stderr.write(`${startSentence(error)}\n`)
  process.exitCode = 1
})
