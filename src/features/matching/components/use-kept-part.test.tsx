import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { KEPT_PART, useKeptPart } from './use-kept-part.ts'

function Page() {
  const keptPart = useKeptPart()
  const [isAnswered, setAnswered] = useState(false)
  return (
    <div {...keptPart} onPointerEnter={() => setAnswered(true)} data-testid="page">
      <section {...KEPT_PART} aria-label="New jobs">
        {!isAnswered && <button onClick={() => setAnswered(true)}>Like</button>}
      </section>
    </div>
  )
}

const part = () => screen.getByRole('region', { name: 'New jobs' })

test('the part takes the keyboard when an answer takes its button away', () => {
  renderTexts(<Page />)
  const like = screen.getByRole('button', { name: 'Like' })
  like.focus()
  fireEvent.click(like)
  expect(document.activeElement).toBe(part())
})

test('whoever left the button before it went is not called back', () => {
  renderTexts(<Page />)
  const like = screen.getByRole('button', { name: 'Like' })
  like.focus()
  like.blur()
  fireEvent.pointerEnter(screen.getByTestId('page'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
