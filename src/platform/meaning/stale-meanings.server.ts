import { db } from '#/db/client.server.ts'
import { meaningVersionOf } from '#/domain/meaning/meaning-version.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { openLine, type Line } from '#/platform/listening/open-line.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { terms } from './terms.server.ts'

let line: Line | undefined
let asking: NodeJS.Timeout | undefined

/** Changes come in bursts: one task is enough for those of so many milliseconds. */
export const BURST_MS = 300

function askForWriting(): void {
  asking ??= setTimeout(() => {
    asking = undefined
    enqueue(db(), 'write-meaning', {}).catch((error: unknown) => reportFault(error, 'asking for meanings'))
  }, BURST_MS).unref()
}

/**
 * Hears what is noted as changed, and asks for it to be written; where nobody can be heard, the clock asks each minute.
 * What an earlier release has written is written anew. Call it once, when the tasks have started.
 */
export async function startWritingMeaning(): Promise<void> {
  line = openLine('stale_meaning', { heard: askForWriting, isHeard: askForWriting })
  await enqueue(db(), 'rewrite-meaning', { version: meaningVersionOf(terms()) })
}

/** Hangs up. */
export async function stopWritingMeaning(): Promise<void> {
  clearTimeout(asking)
  asking = undefined
  await line?.close()
  line = undefined
}
