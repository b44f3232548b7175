import { AsyncLocalStorage } from 'node:async_hooks'
import { db, type Connection, type Database, type Transaction } from '#/db/client.server.ts'

/** Empty once the transaction is over: its connection is somebody else's then. */
type Joined = { transaction: Transaction | null }

const joined = new AsyncLocalStorage<Joined>()

/** By what the library and its hooks read and write: the transaction of `inOneTransaction`, else the pool. */
export function authConnection(): Connection {
  return joined.getStore()?.transaction ?? db()
}

/** Whether what is asked here is a part of such a transaction. */
export const isPartOfMore = (): boolean => Boolean(joined.getStore()?.transaction)

/**
 * Runs `work`; whatever the library writes meanwhile stands or falls together with it. Within another such transaction it
 * is a part of that one.
 */
export function inOneTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return authConnection().transaction(async (transaction) => {
    const store: Joined = { transaction }
    try {
      return await joined.run(store, () => work(transaction))
    } finally {
      store.transaction = null
    }
  })
}

/** The database as the library is given it: each of its queries asks `authConnection` where it goes. */
export function joiningDatabase(): Database {
  return new Proxy(db(), {
    get: (_pool, property): unknown => Reflect.get(authConnection(), property),
  })
}
