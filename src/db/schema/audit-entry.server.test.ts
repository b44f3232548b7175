import { expect, it, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'

const { pool } = await useTestDatabase()

const write = (outcome: string, code: string | null, subjectType: string) =>
  pool.query(
    `INSERT INTO audit_entry (actor_id, action, outcome, code, subject_type, subject_id)
     VALUES ('admin', 'user.ban', $1, $2, $3, 'someone')`,
    [outcome, code, subjectType],
  )

it.each(["UPDATE audit_entry SET action = 'other'", 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
  'keeps what was written from %s',
  async (statement) => {
    await write('done', null, 'user')
    const written = await pool.query('SELECT * FROM audit_entry ORDER BY id')

    await expect(pool.query(statement)).rejects.toThrow('audit_entry is append-only')

    const kept = await pool.query('SELECT * FROM audit_entry ORDER BY id')
    expect(kept.rows).toEqual(written.rows)
  },
)

test.each([
  ['an outcome that nobody knows', 'perhaps', 'FORBIDDEN', 'user', 'audit_entry_outcome_known'],
  ['a subject of no known kind', 'done', null, 'cat', 'audit_entry_subject_type_known'],
  ['a refusal that does not say why', 'refused', null, 'user', 'audit_entry_code_says_why'],
  ['a deed with the code of a refusal', 'done', 'FORBIDDEN', 'user', 'audit_entry_code_says_why'],
])('refuses %s', async (_what, outcome, code, subjectType, constraint) => {
  await expect(write(outcome, code, subjectType)).rejects.toMatchObject({ constraint })
})
