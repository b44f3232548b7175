import { once } from 'node:events'
import { createServer } from 'node:net'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

type Place = { port: number; hostname: string }

/** A port or an address that cannot be had, in a sentence for the terminal; any other error as it is. */
export function portError(error: unknown, { port, hostname }: Place): unknown {
  const code = codeOf(error)
  const instead = `PORT=${port === 65_535 ? port - 1 : port + 1} npm start`
  if (code === 'EADDRINUSE') {
    const text = `Port ${port} is in use. Stop what uses it, or choose another: ${instead}`
    return new Error(text, { cause: error })
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port} is not for every user. Choose another: PORT=3000 npm start`, {
      cause: error,
    })
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Error(`This machine has no address ${hostname} to listen on. Look at HOST.`, { cause: error })
  }
  return error
}

/** Throws the sentence when nobody may listen there now. Somebody else may still come first: listening can fail too. */
export async function requireFreePort({ port, hostname }: Place): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ port, host: hostname, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    throw portError(error, { port, hostname })
  } finally {
    probe.close()
  }
}
