import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CompanyPage } from '#/features/organizations/components/company-page.tsx'
import { organizationQuery } from '#/features/organizations/organizations.queries.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'

export const Route = createFileRoute('/company/$id')({
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(organizationQuery(params.id))
    } catch {
      throw notFound()
    }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { name, description, logo, video } = loaderData.organization
    const shown = logo ?? video
    return {
      meta: [
        { title: `${name} | ${PRODUCT_NAME}` },
        { name: 'description', content: description.slice(0, 160) },
        { property: 'og:title', content: name },
        ...(shown ? [{ property: 'og:image', content: absoluteUrl(shown, match.context.baseUrl) }] : []),
      ],
    }
  },
  component: Company,
})

function Company() {
  const { data } = useSuspenseQuery(organizationQuery(Route.useParams().id))
  return <CompanyPage {...data} />
}
