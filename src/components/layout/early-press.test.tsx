import { act } from '@testing-library/react'
import { useState } from 'react'
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

function serve() {
  const listened = vi.spyOn(document, 'addEventListener')
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- as the page's head runs it
  const run = () => void new Function(HOLD_EARLY_PRESSES)()
  run()
  const calls = [...listened.mock.calls]
  listened.mockRestore()
  const host = document.createElement('div')
  host.innerHTML = renderToString(<Counters />)
  document.body.append(host)
  onTestFinished(() => {
    for (const [type, listener, options] of calls) document.removeEventListener(type, listener, options)
    Reflect.deleteProperty(document, 'earlyPress')
    host.remove()
  })
  return {
    press: (nth: number) => act(async () => host.querySelectorAll('button')[nth]?.click()),
    hydrate: async () => {
      run()
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const root = await act(async () => hydrateRoot(host, <Counters />))
      await act(async () => void vi.runAllTimers())
      vi.useRealTimers()
      onTestFinished(() => act(async () => root.unmount()))
    },
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
