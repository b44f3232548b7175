/** Whether an address is this machine's own: nobody else can ask it. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
