/** One line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Seconds since a moment of `Date.now()`, as people write them. */
export function secondsSince(startMs) {
  return `${((Date.now() - startMs) / 1000).toFixed(1)} s`
}

/** Says what begins, does it, and says how long it took. */
export async function step(beginning, done, work) {
  const startMs = Date.now()
  say(`${beginning} …`)
  const result = await work()
  say(`${done} in ${secondsSince(startMs)}.`)
  return result
}
