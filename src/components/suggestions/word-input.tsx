import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { partAtBeginning } from '#/domain/suggestions/choose-words.ts'
import type { WordKind } from '#/platform/suggestions/suggestions.schema.ts'
import { Input } from '#/ui/input.tsx'
import type { TagTyping } from '#/ui/tag-input.tsx'
import { SuggestionList, SuggestionPanel } from './suggestion-panel.tsx'
import { useSuggestionBox } from './use-suggestion-box.ts'
import { useWordSuggestions } from './use-word-suggestions.ts'

type WordInputProps = TagTyping & { kind: WordKind; control: 'input' | typeof Input }

const itself = (word: string) => word

/**
 * A skill or a title: what is typed is taken as it is, and words that others use are offered below. Before the page is
 * awake, and whenever nobody answers, it is a plain field. It stands in an element that is `relative`.
 */
function WordInput({ kind, control: Control, known, onChoose, ...input }: WordInputProps) {
  const t = useTranslations('common.suggestions')
  const [isWanted, setWanted] = useState(false)
  const words = useWordSuggestions({ kind, typed: input.value, known, isAsking: isWanted })
  const isOpen = isWanted && words.length > 0
  const box = useSuggestionBox({
    ...{ id: input.id, typed: input.value, items: words, keyOf: itself, textOf: itself },
    ...{ isOpen, isListed: true, onOpenChange: setWanted, onChoose },
  })
  return (
    <>
      <Control {...box.inputProps(input)} />
      <SuggestionPanel isOpen={isOpen} height={words.length}>
        <SuggestionList box={box} items={isOpen ? words : []} keyOf={itself}>
          {(word) => <WordLine word={word} typed={input.value} />}
        </SuggestionList>
      </SuggestionPanel>
      <span role="status" className="sr-only">
        {isOpen && t('found', { count: words.length })}
      </span>
    </>
  )
}

function WordLine({ word, typed }: { word: string; typed: string }) {
  const [before, begun, rest] = partAtBeginning(word, typed)
  return (
    <span className="min-w-0 py-1.5 text-15 break-words">
      {before}
      <b className="font-semibold">{begun}</b>
      {rest}
    </span>
  )
}

/** For the list of a `TagInput` that holds skills. */
export const offerSkills = (typing: TagTyping) => <WordInput kind="skill" control="input" {...typing} />

/** For the list of a `TagInput` that holds titles. */
export const offerTitles = (typing: TagTyping) => <WordInput kind="title" control="input" {...typing} />

type TitleInputProps = ComponentProps<'input'> & {
  id: string
  value: string
  onValueChange: (title: string) => void
}

export function TitleInput({ onValueChange, ...input }: TitleInputProps) {
  return (
    <div className="relative">
      <WordInput
        {...input}
        kind="title"
        control={Input}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        onChoose={onValueChange}
      />
    </div>
  )
}
