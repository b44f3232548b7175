import { createFileRoute } from '@tanstack/react-router'
import { FormulaPage } from '#/features/matching/components/formula-page.tsx'
import { FIRST_CHOICES } from '#/features/matching/example-fit.ts'
import { exampleFitQuery } from '#/features/matching/example-fit.queries.ts'
import { speechIn } from '#/i18n/speech.ts'
import { titleOf } from '#/lib/product.ts'

export const Route = createFileRoute('/how-matching-works')({
  // The loader comes with the page; what a head says itself would come with every page.
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(exampleFitQuery(FIRST_CHOICES))
    const { say } = await speechIn(context.language)
    const title = say('match.explained.title')
    return {
      meta: [
        { title: titleOf(title) },
        { name: 'description', content: say('match.explained.description') },
        { property: 'og:title', content: title },
      ],
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: FormulaPage,
})
