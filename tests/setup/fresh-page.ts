import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

// The library looks for this on the global object when the test tool's functions are imported, not global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
configure({ asyncUtilTimeout: PATIENCE_MS })

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
