/**
 * A memory for one kind of question: within a request each is asked once, however many server functions its page calls.
 * Nothing of one request is ever seen by another, a question that failed is asked again, and without a request all are
 * asked.
 */
export function onceARequest<Answer>() {
  const asked = new WeakMap<Request, Map<string, Promise<Answer>>>()
  return (request: Request | undefined, question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    if (!request) return ask()
    const answers = asked.get(request) ?? new Map<string, Promise<Answer>>()
    asked.set(request, answers)
    const known = answers.get(question)
    if (known) return known
    const answer = ask()
    answers.set(question, answer)
    answer.catch(() => answers.delete(question))
    return answer
  }
}
