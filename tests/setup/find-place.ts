import { screen } from '@testing-library/react'

/** A place that is offered, a moment after the last key. */
export function findPlace(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('option', { name })
}
