import { expect, test } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { ProgressRing } from './progress-ring.tsx'
import { Ring } from './ring.tsx'

/** How much of the circle is drawn, from 0 to 1. */
function drawnShare(container: HTMLElement): number | null {
  const dashes = container.querySelector('[stroke="currentColor"]')?.getAttribute('stroke-dasharray')
  const [arc, circumference] = (dashes ?? '').split(' ').map(Number)
  return arc === undefined || !circumference ? null : arc / circumference
}

test.each([
  [0, 0],
  [25, 0.25],
  [84, 0.84],
  [100, 1],
  [130, 1],
  [-20, 0],
])('a value of %d draws %d of the circle', (value, share) => {
  const { container } = renderUi(
    <Ring size={88} value={value} label="Fit">
      {value}
    </Ring>,
  )
  expect(drawnShare(container)).toBeCloseTo(share, 2)
})

test('ears hear the sentence once and not the bare number', () => {
  renderUi(
    <Ring size={44} value={84} label="Fit 84 of 100, strong">
      84
    </Ring>,
  )
  expect(screen.getByText('Fit 84 of 100, strong')).toBeTruthy()
  expect(screen.getByText('84').getAttribute('aria-hidden')).toBe('true')
})

test('without a value there is a dashed ring and no arc at all', () => {
  const { container } = renderUi(
    <Ring size={44} value={null} label="Not enough to compare">
      –
    </Ring>,
  )
  expect(drawnShare(container)).toBeNull()
  expect(container.querySelectorAll('circle')).toHaveLength(1)
})

test.each([
  [0, '0%'],
  [33.333, '33%'],
  [99.5, '100%'],
  [100, '100%'],
])('progress of %d reads %s', (percent, shown) => {
  renderUi(<ProgressRing percent={percent} label="Your profile" />)
  expect(screen.getByText(shown)).toBeTruthy()
  expect(screen.getByText('Your profile')).toBeTruthy()
})
