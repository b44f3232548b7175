import { Link } from '@tanstack/react-router'
import { memo, type ComponentProps } from 'react'
import type { AppPath } from './app-path.ts'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path that is data (a menu entry, a footer link) with its parameters in it, as the router's own types know none. */
  to: AppPath
  /** `false` for pages that act when they are entered: hovering must not load them. 'render' loads before hovering. */
  preload?: false | 'render'
}

/** Else the router calls '/app/employer' the current page on every page below it. */
const EXACT = { exact: true }

/**
 * A router link for paths that come from a table. Where the path is written out, use the router's own `Link`. One with
 * mere text is not drawn again with every key that is typed beside it, as in the steps of an editor.
 */
export const AppLink = memo(function AppLink({ to, ...props }: AppLinkProps) {
  const path: string = to
  return <Link {...props} to={path} activeOptions={EXACT} />
})
