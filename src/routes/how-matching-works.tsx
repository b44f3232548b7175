import { createFileRoute } from '@tanstack/react-router'
import { FormulaPage } from '#/features/matching/components/formula-page.tsx'
import { FIRST_CHOICES } from '#/features/matching/example-fit.ts'
import { exampleFitQuery } from '#/features/matching/example-fit.queries.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'

export const Route = createFileRoute('/how-matching-works')({
  // The loader comes with the page; what a head says itself would come with every page.
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(exampleFitQuery(FIRST_CHOICES))
    const { title, description } = englishMessages().match.explained
    return {
      meta: [
        { title: `${title} | ${PRODUCT_NAME}` },
        { name: 'description', content: description },
        { property: 'og:title', content: title },
      ],
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: FormulaPage,
})
