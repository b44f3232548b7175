/** The files of a build, and by number which of them a part of late code needs beside itself. */
export type LateFiles = { files: string[]; needed: number[][] }

let known: LateFiles | null = null
let isAsked = false

async function askFor(list: string): Promise<void> {
  isAsked = true
  const answer = await fetch(list, { priority: 'low' }).catch(() => null)
  known = answer?.ok ? ((await answer.json().catch(() => null)) as LateFiles | null) : null
  isAsked = known !== null
}

/**
 * The files to fetch along with a part of late code, so that the browser need not find them one after another: style
 * sheets as they are, and for the number of the part the files on a list. Parts that are loaded ask for the list until it
 * comes, and those after it have it: in the first files of every page it would weigh five kilobytes (ADR 66). `entry` is
 * the address of the file that the build names the list after.
 */
export function lateFiles(named: readonly string[] = [], entry: string): string[] {
  if (!isAsked) void askFor(entry.replace(/\.js$/, '.json'))
  return named.flatMap((name) => {
    const numbers = /^\d+$/.test(name) ? (known?.needed[Number(name)] ?? []) : null
    return numbers ? numbers.flatMap((nth) => known?.files[nth] ?? []) : [name]
  })
}
