import { getServerFnById } from '#tanstack-start-server-fn-resolver'

const FUNCTIONS_PATH = '/_serverFn/'

/**
 * Whether a call names a function that exists. The framework answers an unknown id as a fault of the server; a client
 * from before a deploy deserves not-found.
 */
export async function serverFunctionExists(pathname: string): Promise<boolean> {
  const id = pathname.slice(FUNCTIONS_PATH.length).split('/')[0] ?? ''
  // The framework looks names up in a plain object, which knows these too.
  if (Object.hasOwn(Object.prototype, id)) return false
  try {
    await getServerFnById(id, { origin: 'client' })
    return true
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Server function info not found')) return false
    throw error
  }
}
