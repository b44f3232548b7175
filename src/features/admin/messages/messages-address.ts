import { addressParser } from '../table-page.ts'

const MESSAGE_ORDERS = ['-received', 'received'] as const
export const MESSAGE_STATES = ['open', 'answered'] as const
export const FIRST_MESSAGE_ORDER = MESSAGE_ORDERS[0]

/** Nothing in it is anybody's name, e-mail address or words. */
export const parseMessagesAddress = addressParser({ sort: MESSAGE_ORDERS, state: MESSAGE_STATES })
export type MessagesAddress = ReturnType<typeof parseMessagesAddress>
