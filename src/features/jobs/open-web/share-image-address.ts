import { jobAddress } from './job-address.ts'

export const SHARE_IMAGE_SIZE = { widthPx: 1200, heightPx: 630 } as const

export function shareImageAddress(jobId: string, baseUrl: string | undefined): string {
  return `${jobAddress(jobId, baseUrl)}/share.png`
}
