import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundScreen } from '#/components/screens/not-found-screen.tsx'
import { companyMeta } from '#/features/organizations/company-meta.ts'
import { CompanyPage } from '#/features/organizations/components/company-page.tsx'
import { organizationQuery } from '#/features/organizations/organizations.queries.ts'
import { speechIn } from '#/i18n/speech.ts'

export const Route = createFileRoute('/company/$id')({
  loader: async ({ context, params }) => {
    try {
      const { organization } = await context.queryClient.ensureQueryData(organizationQuery(params.id))
      const speech = await speechIn(context.language)
      return companyMeta(organization, { baseUrl: context.baseUrl, speech })
    } catch {
      throw notFound()
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Company,
  errorComponent: () => <NotFoundScreen />,
})

function Company() {
  const { data } = useSuspenseQuery(organizationQuery(Route.useParams().id))
  return <CompanyPage {...data} />
}
