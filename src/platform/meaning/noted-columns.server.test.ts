import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'

const { pool } = await useTestDatabase()

const UNMEANT = {
  job: [
    ...[
      'id',
      'number',
      'organization_id',
      'created_by',
      'location',
      'country_code',
      'openings',
      'video',
      'team_id',
    ],
    ...[
      'description',
      'benefits',
      'closing_date',
      'apply_mode',
      'apply_url',
      'apply_email',
      'reply_pledge_days',
    ],
    ...[
      'import_key',
      'published_at',
      'archived_at',
      'archive_reason',
      'archive_note',
      'created_at',
      'updated_at',
    ],
  ],
  profile: [
    ...['cv_language', 'user_id', 'headline', 'bio', 'location', 'phone', 'profile_video', 'projects'],
    ...['search_engines', 'excluded_employers', 'created_at', 'updated_at'],
  ],
}

test.each(['job', 'profile'] as const)(
  'every column that the meaning of a %s is made of is compared when a row is saved',
  async (table) => {
    const trigger = await pool.query<{ definition: string }>(
      'select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = $1',
      [`${table}_note_updated`],
    )
    const compared = [...(trigger.rows[0]?.definition.matchAll(/old\.(\w+)/g) ?? [])].map(
      ([, column]) => column,
    )
    const columns = await pool.query<{ column: string }>(
      `select column_name as column from information_schema.columns where table_name = $1 and table_schema = 'public'`,
      [table],
    )
    const meant = columns.rows
      .map(({ column }) => column)
      .filter((column) => !UNMEANT[table].includes(column))
    expect(new Set(compared)).toEqual(new Set(meant))
  },
)
