declare module '#tanstack-start-server-fn-resolver' {
  /** Made by the framework's build: finds a server function by its id, or throws. */
  export function getServerFnById(id: string, access: { origin: 'client' | 'server' }): Promise<unknown>
}
