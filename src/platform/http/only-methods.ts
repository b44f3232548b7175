import { refuseMethod } from './refuse-method.ts'

type Handler<Params> = (asked: { request: Request; params: Params }) => Response | Promise<Response>

/**
 * The handlers of an address that no page stands at: the methods that are named, HEAD where there is GET, and no other.
 * Without it the framework answers any other method with a page.
 */
export function onlyMethods<Params, Method extends 'GET' | 'POST'>(
  handlers: Record<Method, Handler<Params>>,
) {
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return { ...handlers, ANY: () => refuseMethod(allowed) }
}
