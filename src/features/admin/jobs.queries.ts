import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { JobsAddress } from './jobs-address.ts'
import { listAllJobs } from './jobs.functions.ts'

const FRESH_MS = 30_000

/** Every page of the list begins with this key: whoever moves a job invalidates it. */
const ALL_JOBS = ['admin', 'jobs'] as const

/** A page of jobs; while another loads, the old one stays. */
export const allJobsQuery = (address: JobsAddress, words: string) =>
  queryOptions({
    queryKey: [...ALL_JOBS, address, words],
    queryFn: () => listAllJobs({ data: { ...address, words } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
