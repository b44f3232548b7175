import { readCursor, type TableCursor } from '../table-page.ts'

export const MESSAGE_ORDERS = ['-received', 'received'] as const
export const MESSAGE_STATES = ['open', 'answered'] as const
export const FIRST_MESSAGE_ORDER = MESSAGE_ORDERS[0]

/** What the address of the list of messages says. Nothing in it is anybody's name, e-mail address or words. */
export type MessagesAddress = TableCursor & {
  sort?: (typeof MESSAGE_ORDERS)[number]
  state?: (typeof MESSAGE_STATES)[number]
}

/** Reads the address; what is not known is left out. */
export function parseMessagesAddress(search: Record<string, unknown>): MessagesAddress {
  const sort = MESSAGE_ORDERS.find((one) => one === search.sort)
  const state = MESSAGE_STATES.find((one) => one === search.state)
  return { ...(sort && { sort }), ...(state && { state }), ...readCursor(search) }
}
