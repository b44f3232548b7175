import { createServerFn } from '@tanstack/react-start'
import { computeExampleFit } from './compute-example-fit.ts'
import { exampleChoicesSchema } from './example-fit.schema.ts'
import { loadMatchers } from './matchers.server.ts'

/** The fit of an invented person with an invented job, for anybody. */
export const getExampleFit = createServerFn({ method: 'GET' })
  .validator(exampleChoicesSchema)
  .handler(async ({ data }) => computeExampleFit(data, loadMatchers()))
