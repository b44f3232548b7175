/** The same answer every time, made when it is first asked for. */
export function once<Answer>(make: () => Answer): () => Answer {
  let made: { answer: Answer } | null = null
  return () => (made ??= { answer: make() }).answer
}
