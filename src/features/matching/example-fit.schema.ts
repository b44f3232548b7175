import * as z from 'zod'
import {
  EXAMPLE_PAY,
  EXAMPLE_SKILLS,
  EXAMPLE_TITLES,
  EXAMPLE_TOWNS,
  type ExampleChoices,
} from './example-fit.ts'

/** What a visitor may change about the person of the example. */
export const exampleChoicesSchema: z.ZodType<ExampleChoices> = z.object({
  skills: z.array(z.enum(EXAMPLE_SKILLS)).max(EXAMPLE_SKILLS.length),
  title: z.enum(EXAMPLE_TITLES),
  town: z.enum(EXAMPLE_TOWNS),
  pay: z.enum(EXAMPLE_PAY),
})
