import { OutdatedPage } from './outdated-page.ts'

/** What browsers say of a script that did not come, and the bundler of a style sheet. */
const LOST = /dynamically imported module|module script failed|preload CSS/

const isLost = (error: unknown): error is Error => error instanceof Error && LOST.test(error.message)

/**
 * Whether the server has a file. Throws the words of a browser for a request without an answer, for which nobody reloads,
 * when the server cannot be reached or is not well.
 */
async function isHere(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok && answer?.status !== 404) throw new TypeError('Failed to fetch')
  return answer.ok
}

/**
 * Loads a part of the page's code. When its file does not come, the server is asked for it: a file that is gone makes it
 * an `OutdatedPage`, no answer an unreachable server's `TypeError`. A file that is there is loaded once more. It fails
 * again where the browser remembers the first failure, where a page stands in the file's place, or where it needs another
 * file that is gone: in all three loading the page anew helps. `entry` is the address of a file of every page, for
 * browsers that name none. What the code itself throws is thrown as it is.
 */
export async function loadPart<Part>(load: () => Promise<Part>, entry: string): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isLost(error)) throw error
    const last = error.message.split(/\s/).at(-1) ?? ''
    const file = last.includes('/') ? last : entry
    if (!(await isHere(file))) throw new OutdatedPage(error.message)
    return load().catch((again: unknown) => {
      throw isLost(again) ? new OutdatedPage(again.message) : again
    })
  }
}
