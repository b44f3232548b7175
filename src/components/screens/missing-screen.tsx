import type { ReactNode } from 'react'
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx'
import { isAway } from './is-away.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** What the page of one thing shows in its place: that it is not there, or that nobody could say. */
export function MissingScreen({ error }: ErrorScreenProps): ReactNode {
  return isAway(error) ? <ErrorScreen error={error} /> : <NotFoundScreen />
}
