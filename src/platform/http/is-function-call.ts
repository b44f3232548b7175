/** Whether a browser calls a single server function. Else a page is being rendered, which may call several. */
export function isFunctionCall({ url }: Pick<Request, 'url'>): boolean {
  return new URL(url).pathname.startsWith('/_serverFn/')
}
