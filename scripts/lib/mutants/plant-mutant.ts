import { readFileSync, writeFileSync } from 'node:fs'
import type { Mutant } from '#tests/mutants/mutant.ts'

type Place = Pick<Mutant, 'find' | 'put'>

/** Says why a fault cannot be planted in a text; undefined when it can. */
export function whyNotPlanted(text: string, { find, put }: Place): string | undefined {
  if (find === put) return 'it changes nothing'
  const times = text.split(find).length - 1
  return find !== '' && times === 1 ? undefined : `what it replaces stands there ${times} times`
}

/** Plants a fault in a file while `work` runs. The file is what it was afterwards, unless the process is killed. */
export async function withPlanted<Result>(
  path: string,
  { find, put }: Place,
  work: () => Promise<Result>,
): Promise<Result> {
  const text = readFileSync(path, 'utf8')
  const problem = whyNotPlanted(text, { find, put })
  if (problem) throw new Error(`${path}: ${problem}`)
  const restore = () => writeFileSync(path, text)
  process.once('exit', restore)
  try {
    writeFileSync(path, text.split(find).join(put))
    return await work()
  } finally {
    restore()
    process.off('exit', restore)
  }
}
