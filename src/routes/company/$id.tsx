import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAway } from '#/components/screens/is-away.ts'
import { MissingScreen } from '#/components/screens/missing-screen.tsx'
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
    } catch (error) {
      throw isAway(error) ? error : notFound()
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Company,
  errorComponent: MissingScreen,
})

function Company() {
  const { data } = useSuspenseQuery(organizationQuery(Route.useParams().id))
  return <CompanyPage {...data} />
}
