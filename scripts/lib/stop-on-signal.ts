/** Ends the process in order on Ctrl-C and on being told to; a second signal changes nothing. */
export function stopOnSignal(say: (line: string) => void, stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    say('Stopping …')
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`Stopping failed: ${String(error)}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
