import { useTranslations, type Messages } from 'use-intl'

type Vocabulary = Messages['vocabulary']

/** The codes of a vocabulary with their words, in the vocabulary's order. */
export function useVocabularyOptions<
  Name extends keyof Vocabulary,
  Code extends string & keyof Vocabulary[Name],
>(name: Name, codes: readonly Code[]): { value: Code; label: string }[] {
  const t = useTranslations('vocabulary') as (key: string) => string
  return codes.map((value) => ({ value, label: t(`${name}.${value}`) }))
}
