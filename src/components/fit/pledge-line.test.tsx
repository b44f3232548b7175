import { expect, test } from 'vitest'
import { readPledgeClock } from '#/domain/job/pledge.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { PledgeLine } from './pledge-line.tsx'

const clock = (today: string, likedOn = '2026-11-12') =>
  readPledgeClock({ likedOn, replyPledgeDays: 14, today })

test.each([
  ['2026-11-12', 'liked today'],
  ['2026-11-21', 'day 9 of 14'],
  ['2026-11-24', '2 days left'],
  ['2026-11-25', 'due tomorrow'],
  ['2026-11-26', 'due today'],
  ['2026-11-27', '1 day late'],
  ['2026-12-26', '30 days late'],
  ['2026-11-01', 'liked today'],
])('on %s a like of 12 November reads "%s"', (today, said) => {
  renderTexts(<PledgeLine clock={clock(today)} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('the day of the like is shown where there is room for it', () => {
  renderTexts(<PledgeLine clock={clock('2026-11-21')} likedOn="2026-11-12" />)
  expect(screen.getByText('12 Nov')).toBeTruthy()
})

test.each(['2026-11-12', '2026-11-24', '2026-11-26', '2026-12-26'])(
  'on %s the day of the like leaves its room to what is said of the promise',
  (today) => {
    renderTexts(<PledgeLine clock={clock(today)} likedOn="2026-11-12" />)
    expect(screen.queryByText('12 Nov')).toBeNull()
  },
)

test('the day of the like is the same day in every time zone', () => {
  renderTexts(<PledgeLine clock={clock('2026-11-21')} likedOn="2026-11-01" />)
  expect(screen.getByText('1 Nov')).toBeTruthy()
})

test('the promise itself can be read', () => {
  renderTexts(<PledgeLine clock={clock('2026-11-21')} />)
  expect(screen.getByTitle('Answer promised within 14 days')).toBeTruthy()
})

test.each([
  ['2026-11-12', '0%'],
  ['2026-11-19', '50%'],
  ['2026-11-26', '100%'],
  ['2027-06-01', '100%'],
])('on %s the dot stands at %s and never beyond the end', (today, left) => {
  const { container } = renderTexts(<PledgeLine clock={clock(today)} />)
  const dot = container.querySelector<HTMLElement>('[aria-hidden="true"] [style*="left"]')
  expect(dot?.style.left).toBe(left)
})
