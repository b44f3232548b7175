import * as z from 'zod'
import { bareValue } from './lenient-fields.ts'
import { readMoney } from './read-money.ts'

/** An amount as a source has it: a number, or a text that may be more than one. '' where none is. */
export const saidAmount = z
  .preprocess(
    (value) => (Array.isArray(value) && value.length > 1 ? value.join(' - ') : bareValue(value)),
    z.union([
      z.number(),
      z.string().transform((text) => text.trim()),
      z.object({ value: z.union([z.number(), z.string()]) }).transform(({ value }) => value),
    ]),
  )
  .catch('')
export type SaidAmount = z.output<typeof saidAmount>

/** The number that an amount says; null where it says none, or more than one. */
export const numberSaid = (said: SaidAmount): number | null =>
  typeof said === 'number' ? said : readMoney(said)
