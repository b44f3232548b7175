import { useStore } from '@tanstack/react-form'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { findWrong, type ReviewDraft } from '../../import/review-draft.ts'
import type { ReviewValues } from '../../import/review-plan.ts'
import { findOverfull } from '../../import/review-steps.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { useOpenEntriesState } from '../../use-open-entries.ts'
import { touch, useValidatedForm } from '../../use-step-form.ts'

const NOTHING = { onSubmit: () => Promise.resolve(), onSubmitInvalid: () => undefined }

/** A form for each step of which a file says something, beginning with what it says. */
function useReviewForms(values: ReviewValues) {
  const [initial] = useState(values)
  const about = useValidatedForm({ step: 1, initial: initial[1], ...NOTHING })
  const work = useValidatedForm({ step: 2, initial: initial[2], ...NOTHING })
  const learned = useValidatedForm({ step: 3, initial: initial[3], ...NOTHING })
  const skilled = useValidatedForm({ step: 4, initial: initial[4], ...NOTHING })
  const wished = useValidatedForm({ step: 5, initial: initial[5], ...NOTHING })
  const typed: ReviewValues = {
    1: useStore(about.store, (state) => state.values),
    2: useStore(work.store, (state) => state.values),
    3: useStore(learned.store, (state) => state.values),
    4: useStore(skilled.store, (state) => state.values),
    5: useStore(wished.store, (state) => state.values),
  }
  return { forms: { about, work, learned, skilled, wished }, typed }
}

/** What a review shows and does: its forms, what is chosen, what is open, and what is incomplete among the chosen. */
export function useReview(mine: MyProfileView, draft: ReviewDraft, onChange: (draft: ReviewDraft) => void) {
  const { forms, typed } = useReviewForms(draft.values)
  // A field that comes or goes with its card brings or takes what is wrong with it.
  const open = useOpenEntriesState(() => {
    for (const form of Object.values(forms)) void form.validate('change')
  })
  const tell = useEffectEvent((values: ReviewValues) => onChange({ ...draft, values }))
  const { 1: about, 2: work, 3: learned, 4: skilled, 5: wished } = typed
  // In the commit itself: what is typed is kept before anything else happens to the page.
  useLayoutEffect(
    () => tell({ 1: about, 2: work, 3: learned, 4: skilled, 5: wished }),
    [about, work, learned, skilled, wished],
  )
  const wrong = findWrong(typed)
  const chosen = new Set(draft.chosen)
  const overfull = findOverfull(mine, typed, chosen)
  const choose = (key: string, isChosen: boolean) =>
    onChange({
      ...draft,
      chosen: isChosen ? [...draft.chosen, key] : draft.chosen.filter((one) => one !== key),
    })
  const incomplete = [...wrong.keys].filter((key) => chosen.has(key))
  /** Opens what is incomplete, and lets its fields say what is wrong. */
  const showWrong = () => {
    open.open(...incomplete)
    touch(forms.about, wrong.fields[1])
    touch(forms.work, wrong.fields[2])
    touch(forms.learned, wrong.fields[3])
    touch(forms.skilled, wrong.fields[4])
    touch(forms.wished, wrong.fields[5])
  }
  const toggle = (key: string) => (open.ids.has(key) ? open.close(key) : open.open(key))
  return {
    forms,
    typed,
    chosen,
    choose,
    open,
    toggle,
    wrongKeys: wrong.keys,
    incomplete,
    overfull,
    showWrong,
  }
}

export type Review = ReturnType<typeof useReview>
