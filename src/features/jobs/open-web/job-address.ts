import { absoluteUrl } from '#/lib/absolute-url.ts'

/** The public address of a job's page. `baseUrl` is that of the product. */
export function jobAddress(id: string, baseUrl: string | undefined): string {
  return absoluteUrl(`/job/${encodeURIComponent(id)}`, baseUrl)
}

export function companyAddress(id: string, baseUrl: string | undefined): string {
  return absoluteUrl(`/company/${encodeURIComponent(id)}`, baseUrl)
}
