import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { cn } from '#/ui/cn.ts'

/** Between two pieces of work the browser answers the reader, who would else wait for both. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Takes over the page that the server wrote, in steps of which each is short on a phone too. */
async function takeOver(): Promise<void> {
  await pause()
  const router = await hydrateStart()
  await pause()
  // Its first use reads a table of all classes; better here than amid the drawing of the page.
  cn('block', 'flex')
  await pause()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

void takeOver()
