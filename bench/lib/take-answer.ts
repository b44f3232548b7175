/**
 * Reads an answer as a crawler that is never slower than the server, for `maxMs` at most: how often `word` stood in it,
 * and how long it was.
 */
export async function takeAnswer(
  url: string,
  word: string,
  maxMs = Number.POSITIVE_INFINITY,
): Promise<{ found: number; bytes: number }> {
  const leave = new AbortController()
  const answer = await fetch(url, { signal: leave.signal })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  const [from, decoder] = [performance.now(), new TextDecoder()]
  let [found, bytes, text] = [0, 0, '']
  for await (const chunk of answer.body) {
    // The end of the piece before, shorter than the word: it may be cut in two.
    text = text.slice(1 - word.length) + decoder.decode(chunk, { stream: true })
    found += text.split(word).length - 1
    bytes += chunk.length
    if (performance.now() - from > maxMs) break
  }
  leave.abort()
  return { found, bytes }
}
