import { act } from '@testing-library/react'
import { Suspense, use, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HOLD_EARLY_PRESSES, useEarlyPress } from './early-press.ts'

function Counters() {
  const [counts, setCounts] = useState({ one: 0, other: 0 })
  useEarlyPress()
  return (
    <>
      <button type="button" onClick={() => setCounts((now) => ({ ...now, one: now.one + 1 }))}>
        one {counts.one}
      </button>
      <button type="button" onPointerDown={() => setCounts((now) => ({ ...now, other: now.other + 1 }))}>
        other {counts.other}
      </button>
    </>
  )
}

/** Its code is here on the server, and comes late to the page. */
function LatePart({ code }: { code: Promise<void> | null }) {
  if (code) use(code)
  const [count, setCount] = useState(0)
  const part = useRef<HTMLElement>(null)
  useEarlyPress(part)
  return (
    <section ref={part}>
      <button type="button" onClick={() => setCount(count + 1)}>
        late {count}
      </button>
    </section>
  )
}

const pageWith = (code: Promise<void> | null) => (
  <>
    <Counters />
    <Suspense>
      <LatePart code={code} />
    </Suspense>
  </>
)

/** Does something, and lets what it set off for later be done too. */
async function settle<Done>(what: () => Done): Promise<Done> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const done = await act(async () => what())
  await act(async () => void vi.runAllTimers())
  vi.useRealTimers()
  return done
}

function serve(served = <Counters />, page = served) {
  const listened = vi.spyOn(document, 'addEventListener')
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- as the page's head runs it
  const run = () => void new Function(HOLD_EARLY_PRESSES)()
  run()
  const calls = [...listened.mock.calls]
  listened.mockRestore()
  const host = document.createElement('div')
  host.innerHTML = renderToString(served)
  document.body.append(host)
  onTestFinished(() => {
    for (const [type, listener, options] of calls) document.removeEventListener(type, listener, options)
    Reflect.deleteProperty(document, 'earlyPress')
    Reflect.deleteProperty(document, 'isAtWork')
    host.remove()
  })
  return {
    press: (nth: number) => act(async () => host.querySelectorAll('button')[nth]?.click()),
    hydrate: async () => {
      run()
      const root = await settle(() => hydrateRoot(host, page))
      onTestFinished(() => act(async () => root.unmount()))
      return root
    },
    settle,
    shown: () => [...host.querySelectorAll('button')].map(({ textContent }) => textContent),
  }
}

test('what was pressed before the page could answer is done once, as soon as it can', async () => {
  const page = serve()
  await page.press(0)
  await page.hydrate()
  expect(page.shown()).toEqual(['one 1', 'other 0'])
  await page.press(0)
  expect(page.shown()).toEqual(['one 2', 'other 0'])
})

test('so is what opens when a pointer goes down', async () => {
  const page = serve()
  await page.press(1)
  await page.hydrate()
  expect(page.shown()).toEqual(['one 0', 'other 1'])
})

test('what something else was done after is left undone', async () => {
  const page = serve()
  await page.press(0)
  document.body.dispatchEvent(new Event('input', { bubbles: true }))
  await page.hydrate()
  expect(page.shown()).toEqual(['one 0', 'other 0'])
})

test('a page nobody touched does nothing by itself', async () => {
  const page = serve()
  await page.hydrate()
  expect(page.shown()).toEqual(['one 0', 'other 0'])
})

test.each([
  ['before the page is at work', [0]],
  ['between the page and the part', [1]],
  ['at both times', [0, 1]],
])(
  'what is pressed in a part whose code comes late, %s, is done once, when it is here',
  async (_when, at) => {
    const { promise: code, resolve: letCodeCome } = Promise.withResolvers<void>()
    const page = serve(pageWith(null), pageWith(code))
    if (at.includes(0)) await page.press(2)
    await page.hydrate()
    if (at.includes(1)) await page.press(2)
    expect(page.shown()).toEqual(['one 0', 'other 0', 'late 0'])
    await page.settle(letCodeCome)
    expect(page.shown()).toEqual(['one 0', 'other 0', 'late 1'])
  },
)

test('a part whose code comes late leaves alone what was pressed and done elsewhere', async () => {
  const { promise: code, resolve: letCodeCome } = Promise.withResolvers<void>()
  const page = serve(pageWith(null), pageWith(code))
  await page.hydrate()
  await page.press(0)
  await page.settle(letCodeCome)
  expect(page.shown()).toEqual(['one 1', 'other 0', 'late 0'])
})

test('a frame that is mounted anew repeats no press', async () => {
  const page = serve()
  const root = await page.hydrate()
  await page.press(0)
  expect(page.shown()).toEqual(['one 1', 'other 0'])
  await page.settle(() => root.render(<Counters key="anew" />))
  expect(page.shown()).toEqual(['one 0', 'other 0'])
})
