import { createServerFn } from '@tanstack/react-start'
import { freshSignedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { suggestWordsSchema } from './suggestions.schema.ts'
import { countSuggestion, findWords } from './suggestions.server.ts'

/** Skills or titles that begin as the caller's does. Posted, because what is typed may be somebody's own career. */
export const suggestWords = createServerFn({ method: 'POST' })
  .middleware([freshSignedInMiddleware])
  .validator(suggestWordsSchema)
  .handler(async ({ data, context }) => {
    await countSuggestion(context.actor.userId)
    return findWords(data)
  })
