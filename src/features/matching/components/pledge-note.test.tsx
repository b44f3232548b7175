import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readPledgeClock } from '#/domain/job/pledge.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { buildCandidate } from '#tests/factories/build-candidate.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import type { CandidateOrder } from '../match-search.ts'
import { PledgeNote, type PledgeNoteProps } from './pledge-note.tsx'

const TODAY = '2026-11-21'

/** Somebody whose promised day is so many days away; a negative number is a promise broken so long ago. */
function waitingFor(daysLeft: number) {
  const likedOn = addDays(TODAY, daysLeft - 14)
  return buildCandidate({
    candidateId: `due-in-${daysLeft}-${likedOn}`,
    pledge: readPledgeClock({ likedOn, replyPledgeDays: 14, today: TODAY }),
  })
}

function renderNote(daysLeft: readonly number[], props: Partial<PledgeNoteProps> = {}) {
  const onOrder = vi.fn<(order: CandidateOrder) => void>()
  const page = renderTexts(
    <PledgeNote
      job={{ replyPledgeDays: 14, today: TODAY }}
      liked={daysLeft.map(waitingFor)}
      order="fit"
      onOrder={onOrder}
      {...props}
    />,
  )
  return { ...page, onOrder, said: () => page.container.querySelector('p')?.textContent?.trim() }
}

const PROMISE = 'You promised an answer within 14 days.'

test.each<[string, number[], string]>([
  ['nobody waits', [], `${PROMISE} Nobody is waiting for an answer.`],
  ['the day is today', [0], `${PROMISE} One person reaches it today.`],
  ['the day is tomorrow', [1, 1, 5], `${PROMISE} 2 people reach it tomorrow.`],
  ['the day is this week', [5], `${PROMISE} One person reaches it on Thursday.`],
  ['the day is far', [10, 12], `${PROMISE} One person reaches it on 1 December.`],
  ['one waited longer', [-1], `${PROMISE} One person has waited longer.`],
  [
    'some waited longer and one is next',
    [-3, -1, 2],
    `${PROMISE} 2 people have waited longer. One person reaches it on Monday.`,
  ],
])('when %s, the note says it', (_when, daysLeft, text) => {
  expect(renderNote(daysLeft).said()).toBe(text)
})

test('a job that promised nothing says nothing of a promise', () => {
  expect(renderNote([], { job: { replyPledgeDays: null, today: TODAY } }).said()).toBe(
    'Nobody is waiting for an answer.',
  )
})

test('when everybody listed was passed, nobody is waiting and it says so', () => {
  const liked = [buildCandidate({ passed: true, pledge: null })]
  expect(renderNote([], { liked }).said()).toBe(`${PROMISE} Nobody is waiting for an answer.`)
})

test('the order is named, and can be changed by the keyboard', async () => {
  const { user, onOrder } = renderNote([5])
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Order: Best fit first')
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Best fit first',
    'Longest waiting first',
  ])
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Longest waiting first'))
  await user.keyboard('{Enter}')
  expect(onOrder.mock.calls).toEqual([['waiting']])
})

test('the chosen order is the one that is named', () => {
  renderNote([5], { order: 'waiting' })
  expect(screen.getByRole('button', { name: 'Order: Longest waiting first' })).toBeTruthy()
})
