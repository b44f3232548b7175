import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

// The library looks for this on the global object when the test tool's functions are imported, not global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Waiting = ReturnType<typeof getConfig>['asyncWrapper']
// Files share the library, so what it does by itself is taken before the first of them changes it.
const shared = globalThis as { ownWaiting?: Waiting }
shared.ownWaiting ??= getConfig().asyncWrapper.bind(null)
const waitByItself = shared.ownWaiting
// React draws first and does the effects of that drawing later. A test that waits for what is drawn goes on after both.
const waitForEffects: Waiting = async (look) => {
  const found = await waitByItself(look)
  await act(async () => undefined)
  return found
}
configure({ asyncUtilTimeout: PATIENCE_MS, asyncWrapper: waitForEffects })

// Files share the page too: what the one before left on it goes.
for (const element of [document.documentElement, document.body]) {
  element.getAttributeNames().forEach((name) => element.removeAttribute(name))
}
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')

afterEach(() => {
  cleanup()
  // Messages outlive the page they were said on.
  toast.dismiss()
})
