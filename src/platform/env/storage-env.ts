import { token, webAddress, yesOrNo } from './setting-kinds.ts'

const given = token.optional()

/** The variables of a store that speaks S3. Without them files lie in DATA_DIR/files. */
export const storageEnv = {
  S3_BUCKET: token.regex(/^[\w.-]+$/, 'must be the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: given,
  S3_SECRET_ACCESS_KEY: given,
  /** The address of any store but Amazon's. */
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: token.regex(/^[\w-]+$/, 'must be the name of a region, as in eu-west-1').default('us-east-1'),
  /** Whether the bucket stands in the path and not in the host; unset it does so at an endpoint of one's own. */
  S3_PATH_STYLE: yesOrNo.optional(),
}

const TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const ANY = [...TOGETHER, 'S3_ENDPOINT'] as const

/** Names what is missing of a store that is set up by half. `present` holds no empty variables. */
export function storageProblems(present: Record<string, string | undefined>): string[] {
  if (!ANY.some((name) => present[name])) return []
  return TOGETHER.filter((name) => !present[name]).map(
    (name) => `${name}: missing, the file storage is set up by half`,
  )
}
