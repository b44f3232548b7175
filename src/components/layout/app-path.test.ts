import { expectTypeOf, test } from 'vitest'
import type { AppPath } from './app-path.ts'

// The check of types proves this: a line that is wrong does not compile.
test('an address that no page has is refused', () => {
  expectTypeOf<'/' | '/jobs' | '/jobs/maps' | '/app/individual/profile/step5'>().toExtend<AppPath>()
  expectTypeOf<`/job/${string}`>().toExtend<AppPath>()
  expectTypeOf<`/app/employer/jobs/edit/${string}/step3`>().toExtend<AppPath>()
  expectTypeOf<'/app/individual/savd'>().not.toExtend<AppPath>()
  expectTypeOf<'/app/individual/profile/step6'>().not.toExtend<AppPath>()
  expectTypeOf<string>().not.toExtend<AppPath>()
})
