import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createQueryClient } from '#/lib/query-client.ts'
import { createTestRouter, Texts } from '#tests/setup/render.tsx'
import { PlainFilters, type PlainFiltersProps } from './plain-filters.tsx'

async function serve(props: Partial<PlainFiltersProps>): Promise<string> {
  const router = createTestRouter(
    <PlainFilters search={{}} sorts={['newest', 'salary']} currency="GBP" {...props} />,
    { at: '/jobs' },
  )
  await router.load()
  return renderToStaticMarkup(
    <Texts>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Texts>,
  )
}

test('a reader with euros is asked for euros, and their filters say so', async () => {
  const markup = await serve({ search: { minSalary: '30000' }, currency: 'EUR' })
  expect(markup).toContain('€30,000 and up')
  expect(markup).not.toContain('£')
})
