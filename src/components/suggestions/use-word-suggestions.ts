import { useQuery } from '@tanstack/react-query'
import { chooseWords, SUGGESTIONS_MAX, toWord, TYPED_MAX } from '#/domain/suggestions/choose-words.ts'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import { useSettled } from '#/lib/use-settled.ts'
import { suggestionsQuery } from '#/platform/suggestions/suggestions.queries.ts'
import type { WordKind } from '#/platform/suggestions/suggestions.schema.ts'

/** Between two keys of somebody who types: asked for in between, answers would only be thrown away. */
const SETTLED_AFTER_MS = 150

type Typing = {
  kind: WordKind
  typed: string
  /** What the field holds already. */
  known?: readonly string[]
  isAsking: boolean
}

/** Words that somebody who types may mean. Those of the last answer that still fit are there before the next one is. */
export function useWordSuggestions({ kind, typed, known, isAsking }: Typing): string[] {
  const begun = normalizeSkill(typed)
  const isSettled = useSettled(begun, SETTLED_AFTER_MS) === begun
  const isWorthAsking = isAsking && isSettled && begun.length <= TYPED_MAX
  const { data } = useQuery(suggestionsQuery({ kind, typed: isWorthAsking ? begun : '' }))
  return chooseWords({ words: (data ?? []).map(toWord), typed, known, max: SUGGESTIONS_MAX })
}
