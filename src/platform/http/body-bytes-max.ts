/** Where a body may be larger than elsewhere, in bytes: what a call may be told at most, in the longest letters. */
const LARGER = new Map([
  // 20,000 characters and what else a job asks for.
  ['/_serverFn/saveJobStep', 256_000],
  // Fifty entries of each list of a profile, as an import saves them.
  ['/_serverFn/saveProfileSteps', 2_000_000],
  // Files are larger than forms and slower: whoever receives one counts its bytes and holds its sender to a pace.
  ['/api/upload', Infinity],
  ['/api/read-cv', Infinity],
])

/**
 * How many bytes the body of a request may have; `usual` is for all that no line above names. What is sent may be one
 * text or nothing but fields, and fields are dear to read: each limit is what its call needs.
 */
export const bodyBytesMax = ({ url }: Pick<Request, 'url'>, usual: number): number =>
  LARGER.get(new URL(url).pathname) ?? usual

/** Whether a request brings a file that is counted where it is received. */
export const bringsFile = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && bodyBytesMax({ url }, 0) === Infinity

/** Whether a call may be told more than a form. */
export const isLargeCall = ({ url }: Pick<Request, 'url'>): boolean => bodyBytesMax({ url }, 0) > 0
