const PATH = /^\/auth\/invitation\/([\w-]{1,64})$/

/** The page of one invitation, to which its mail leads. */
export function invitationPath(id: string): string {
  return `/auth/invitation/${id}`
}

/**
 * The invitation that a path is about, or null; for whoever signs up on the way to it.
 *
 * @example invitationOf('/auth/invitation/a1b2') // 'a1b2'
 */
export function invitationOf(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}
