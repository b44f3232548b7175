import { Search } from 'lucide-react'
import { expect, test } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Banner } from './banner.tsx'
import { DataList } from './data-list.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

test('a banner interrupts only when it is told to', () => {
  renderUi(
    <>
      <Banner title="Your profile is hidden" />
      <Banner role="alert" tone="error" title="It was not sent">
        Try again
      </Banner>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('It was not sentTry again')
  expect(screen.queryByRole('status')).toBeNull()
})

test.each(['info', 'good', 'warning', 'error'] as const)('the icon of a %s banner is silent', (tone) => {
  const { container } = renderUi(<Banner tone={tone} title="Words" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('what a banner offers can be pressed', () => {
  renderUi(<Banner title="Please verify your email" action={<button type="button">Send again</button>} />)
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy()
})

test('an empty place says what it is for and what to do next', () => {
  renderUi(
    <EmptyState icon={Search} title="No jobs match" action={<a href="/jobs">Clear filters</a>}>
      Try fewer words.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No jobs match' })).toBeTruthy()
  expect(screen.getByText('Try fewer words.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' })).toBeTruthy()
})

test('every fact stands under its label', () => {
  renderUi(
    <DataList
      facts={[
        { label: 'Pay', value: '£30,000' },
        { label: 'Place', value: 'Bath' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Pay', 'Place'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['£30,000', 'Bath'])
})

test('waiting is announced where no text beside it says so', () => {
  renderUi(
    <>
      <Spinner label="Loading jobs" />
      <Spinner />
    </>,
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading jobs'])
})

test('a placeholder is nothing to read', () => {
  const { container } = renderUi(<Skeleton />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
