import { lockWhole } from '#/db/advisory-locks.server.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { meaningVersionOf } from '#/domain/meaning/meaning-version.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { enqueue, hasTimeLeft, type TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import { JOBS, PEOPLE, type Kind } from './meaning-kinds.server.ts'
import { terms } from './terms.server.ts'

/** So many batches at most in one task: a longer one would be taken for lost. What is left is a task of its own. */
const BATCHES_MAX = 100

/**
 * Whoever writes meanings waits here for whoever else does, for the length of a batch: of two servers one would overwrite
 * with what it had read before the other.
 */
const takeTurns = (tx: Transaction) => lockWhole(tx, 'meaning')

/** Writes rows together, or one after the other where that fails; answers those that fail alone. */
async function write<Key>(kind: Kind<Key>, tx: Transaction, keys: readonly Key[]): Promise<Set<Key>> {
  const failed = new Set<Key>()
  try {
    await tx.transaction((point) => kind.write(point, keys))
    return failed
  } catch {
    for (const key of keys) {
      await tx
        .transaction((point) => kind.write(point, [key]))
        .catch((error: unknown) => {
          reportFault(error, `the meaning of a ${kind.name}`)
          failed.add(key)
        })
    }
  }
  return failed
}

/** Writes the next rows that are noted, and forgets the notes; false when there are none that nobody holds. */
function writeNoted<Key>(kind: Kind<Key>): Promise<boolean> {
  return db().transaction(async (tx) => {
    await takeTurns(tx)
    const notes = await kind.listNotes(tx)
    if (notes.length === 0) return false
    const held = new Set(await kind.hold(tx, [...new Set(notes.map(({ key }) => key))]))
    if (held.size === 0) return false
    const failed = await write(kind, tx, [...held])
    const idsOf = (isFailed: boolean) =>
      notes.filter(({ key }) => held.has(key) && failed.has(key) === isFailed).map(({ id }) => id)
    await kind.putOff(tx, idsOf(true))
    await kind.forget(tx, idsOf(false))
    return true
  })
}

/** Writes some rows of another version anew; false when there are none. What fails has no meaning until it is tried again. */
function writeOutdated<Key>(kind: Kind<Key>): Promise<boolean> {
  return db().transaction(async (tx) => {
    await takeTurns(tx)
    const keys = await kind.listOutdated(tx, meaningVersionOf(terms()))
    if (keys.length === 0) return false
    const failed = await write(kind, tx, keys)
    const noted = await kind.tryAgain(tx, [...failed])
    return keys.length > failed.size || noted.length > 0
  })
}

type Step = () => Promise<boolean>

/** Does a batch of each kind of work in turn until none is left; false when there is more than one task may take. */
async function finish(steps: readonly Step[]): Promise<boolean> {
  let batches = 0
  for (let isMore = true; isMore;) {
    isMore = false
    for (const step of steps) {
      if (batches >= BATCHES_MAX || !hasTimeLeft()) return false
      if (!(await step())) continue
      isMore = true
      batches += 1
    }
  }
  return true
}

const NOTED: readonly Step[] = [() => writeNoted(JOBS), () => writeNoted(PEOPLE)]
const OUTDATED: readonly Step[] = [() => writeOutdated(JOBS), () => writeOutdated(PEOPLE)]

/**
 * Writes what is noted as changed, and some of what a server of another version has left since: two of them would write
 * without end what the other one wrote. What could not be written stays noted: the clock asks again each minute, and a server
 * that ends in the middle leaves whole batches.
 */
export async function writeMeaning(): Promise<void> {
  const isDone = await finish(NOTED)
  for (const step of OUTDATED) await step()
  if (!isDone) await enqueue(db(), 'write-meaning', {})
}

/**
 * Writes anew what another version of the taxonomy or the formula has written, after an update. Throws where the version is
 * not this server's, so that the one that asked for it gets the task.
 */
export async function rewriteMeaning({ version }: TaskPayloads['rewrite-meaning']): Promise<void> {
  if (version !== meaningVersionOf(terms()))
    throw new Error('Meanings of this version are written by another server')
  if (!(await finish([...NOTED, ...OUTDATED]))) await enqueue(db(), 'rewrite-meaning', { version })
}
