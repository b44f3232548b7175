import type { AnyFunctionMiddleware } from '@tanstack/react-start'

type Guard = (options: object) => Promise<{ context?: object }>

/** Runs a guard of server functions and those before it, and answers what they attach. */
export async function passGuard({ options }: AnyFunctionMiddleware, given: object = {}): Promise<object> {
  const before = (options.middleware ?? []) as AnyFunctionMiddleware[]
  let context = given
  for (const guard of before) context = await passGuard(guard, context)
  const next = async (attached?: { context?: object }) => ({ context: attached?.context })
  const passed = await (options.server as unknown as Guard)({ next, context })
  return { ...context, ...passed.context }
}
