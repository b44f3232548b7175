/** Whether a call is somebody's return from a provider. The library writes the path as a pattern. */
export function isProviderCallback(context: { path?: string } | null | undefined): boolean {
  return context?.path === '/callback/:id'
}
