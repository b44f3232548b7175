import type { Mutant } from '#tests/mutants/mutant.ts'

/** Whether a fault is caught without a browser. */
export type MutantKind = 'unit' | 'browser'

/** What the command was asked for. */
export type MutantOptions = {
  only: string[]
  from?: string
  kind?: MutantKind
  save?: string
  isTrusted: boolean
}

const USAGE = `Plants one fault after another and runs the tests that must catch it.
  npm run test:mutants -- [options]

  --only A07,F1     only those whose id begins so
  --from ID         this one and those after it
  --kind unit       only those caught without a browser, or only \`browser\`
  --save FILE       keep the results in this table; rows of others stay
  --trust           do not run the named tests without a fault first`

/** Reads the command's options. Throws the usage for one that is not known. */
export function readOptions(args: readonly string[]): MutantOptions {
  const options: MutantOptions = { only: [], isTrusted: false }
  const left = [...args]
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    if (name === '--trust') options.isTrusted = true
    else readValue(options, name, left.shift())
  }
  return options
}

function readValue(options: MutantOptions, name: string, value: string | undefined): void {
  if (!value) throw new Error(USAGE)
  if (name === '--only') options.only = value.split(',').filter(Boolean)
  else if (name === '--from') options.from = value
  else if (name === '--save') options.save = value
  else if (name === '--kind' && (value === 'unit' || value === 'browser')) options.kind = value
  else throw new Error(USAGE)
}

export const isBrowserTest = (file: string): boolean => file.startsWith('e2e/')

/** A fault that some test catches without a browser is of the kind `unit`. */
export function kindOf({ caughtBy }: Mutant): MutantKind {
  return caughtBy.every(({ file }) => isBrowserTest(file)) ? 'browser' : 'unit'
}

/** The named tests that are run first; a browser comes only where those without one let a fault pass. */
export function firstTestsOf(mutant: Mutant): Mutant['caughtBy'] {
  const inBrowser = kindOf(mutant) === 'browser'
  return mutant.caughtBy.filter(({ file }) => isBrowserTest(file) === inBrowser)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Those that need no browser first, then by their files. */
export function inOrder(mutants: readonly Mutant[]): Mutant[] {
  return mutants.toSorted(
    (a, b) => compare(kindOf(b), kindOf(a)) || compare(a.file, b.file) || compare(a.id, b.id),
  )
}

/** The mutants that were asked for, in order. Throws when there is none. */
export function chooseMutants(all: readonly Mutant[], { only, from, kind }: MutantOptions): Mutant[] {
  const ordered = inOrder(all)
  const start = from === undefined ? 0 : ordered.findIndex(({ id }) => id === from)
  if (start < 0) throw new Error(`No mutant is called ${from}.`)
  const chosen = ordered
    .slice(start)
    .filter((mutant) => !kind || kindOf(mutant) === kind)
    .filter(({ id }) => only.length === 0 || only.some((prefix) => id.startsWith(prefix)))
  if (chosen.length === 0) throw new Error('No mutant is meant by that.')
  return chosen
}
