import fc from 'fast-check'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import {
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'

const some = (codes: readonly string[]) =>
  fc.subarray([...codes, 'Unknown'], { minLength: 1, maxLength: 3 }).map((chosen) => chosen.join(','))
const amount = (max: number) => fc.integer({ min: 0, max }).map(String)

/** A search as somebody may have it in their address: few parameters, some of them nonsense. */
export const arbitraryFilters: fc.Arbitrary<JobFilters> = fc.record(
  {
    search: fc.constantFrom('engineer', 'nurse or carer', '"flood walls"', '-nurse', 'bristol', 'zzz', '  '),
    jobType: some(JOB_TYPES),
    jobDuration: some(JOB_DURATIONS),
    sector: some(SECTORS.slice(0, 3)),
    workLocation: some(WORK_LOCATIONS),
    minSalary: amount(60_000),
    maxSalary: fc.oneof(amount(60_000), fc.constant('plenty')),
    experienceYears: amount(9),
    educationLevel: fc.constantFrom(...EDUCATION_LEVELS, 'Wisdom'),
  },
  { requiredKeys: [] },
)
