type Asking = Request | undefined

/**
 * A memory for one kind of question: within a request each is asked once, however many server functions its page calls
 * (`ask`). What is known already is kept for whoever asks later (`keep`), in place of an earlier answer, and may be looked
 * up without asking (`find`). Nothing of one request is ever seen by another, a question that failed is asked again, and
 * without a request nothing is remembered.
 */
export function onceARequest<Answer>() {
  const asked = new WeakMap<Request, Map<string, Promise<Answer>>>()

  const find = (request: Asking, question: string): Promise<Answer> | undefined =>
    request && asked.get(request)?.get(question)

  function keep(request: Asking, question: string, answer: Promise<Answer>): Promise<Answer> {
    if (!request) return answer
    const answers = asked.get(request) ?? new Map<string, Promise<Answer>>()
    asked.set(request, answers.set(question, answer))
    answer.catch(() => {
      if (answers.get(question) === answer) answers.delete(question)
    })
    return answer
  }

  const ask = (request: Asking, question: string, read: () => Promise<Answer>): Promise<Answer> =>
    find(request, question) ?? keep(request, question, read())

  return { ask, find, keep }
}
