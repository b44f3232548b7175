import { expect, test } from 'vitest'
import { sourceFiles, type SourceFile } from './architecture/source-files.ts'

/** Something that would go round the one way, and the files that are that way. Planting a crowd is a command by itself. */
type Rule = { name: string; sign: RegExp; allowed: RegExp; planted: string }

const RULES: Rule[] = [
  {
    name: 'a transaction begins in src/db/transact.server.ts, which gives its connection back whatever breaks',
    sign: /\bdrizzle\(|['"`]\s*(?:begin|start transaction)\b(?!-)/i,
    allowed: /^src\/db\/(?:transact|client|migrate|check-sessions)\.server\.ts$|^src\/db\/seed\/crowd\//,
    planted: "await client.query('BEGIN')",
  },
  {
    name: 'a connection of the pool is taken for a transaction alone',
    sign: /(?:\bpool|Pool\(\)|probeConnection\(\))\.connect\(/,
    allowed: /^src\/db\/transact\.server\.ts$|^src\/db\/seed\/crowd\//,
    planted: 'const client = await connectionPool().connect()',
  },
  {
    name: 'a connection is made with connectionOptions, which limit how long it waits',
    sign: /new (?:pg\.)?(?:Client|Pool)\((?!\s*(?:\{\s*\.\.\.)?connectionOptions\()/,
    // It opens several with the same options.
    allowed: /^src\/db\/migrate\.server\.ts$/,
    planted: 'new pg.Pool({ connectionString })',
  },
]

const offenders = ({ sign, allowed }: Rule, files: readonly SourceFile[]) =>
  files.filter(({ path, text }) => sign.test(text) && !allowed.test(path)).map(({ path }) => path)

const product = sourceFiles('src/**/*.ts', 'scripts/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'))

test.each(RULES)('$name', (rule) => {
  expect(offenders(rule, product)).toEqual([])
})

test.each(RULES)('a planted way round “$name” is caught', (rule) => {
  const path = 'src/features/jobs/x.server.ts'
  expect(offenders(rule, [{ path, text: rule.planted }])).toEqual([path])
})

test('whoever opens the database for the product sets how its transactions begin', () => {
  const [client] = sourceFiles('src/db/client.server.ts')
  expect(client?.text).toContain('database.transaction = transactOn(connectionPool())')
})
