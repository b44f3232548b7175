import { useLocale } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { sayText } from '#/domain/matching/say.ts'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Text } from '#/domain/matching/text.ts'

/** Says the sentences of matching to the candidate ('you') or to the employer ('they'). */
export function useFitSpeech(voice: Voice): (text: Text) => string {
  const locale = useLocale()
  const textOf = useTextOf()
  return (text) => {
    return sayText(text, { voice, locale, translate: (key, values) => textOf(`fit.${key}`, values) })
  }
}
