import { screen } from '@testing-library/react'

/** A place that is offered. Generous: it is asked for a moment after the last key, and the page around may be long. */
export function findPlace(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('option', { name }, { timeout: 10_000 })
}
