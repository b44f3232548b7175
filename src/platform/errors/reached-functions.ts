const reached = new WeakSet<Request>()

/** Notes that a request has come as far as a server function. */
export function markReached(request: Request): void {
  reached.add(request)
}

/** Whether a request has come as far as a server function, whatever that answered. */
export function wasReached(request: Request): boolean {
  return reached.has(request)
}
