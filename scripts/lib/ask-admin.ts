import { input, password } from '@inquirer/prompts'
import { newAdminSchema, type NewAdmin } from '#/features/account/create-admin.server.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'

/** What was said on the command line; the rest is asked for. */
export type GivenAdmin = Partial<NewAdmin> & { sendsLink: boolean }

type Field = keyof typeof newAdminSchema.shape

const inEnglish = (key: string) => translateText('en', englishMessages(), key)

/** True, or what is wrong with one answer, in words. */
function judge(field: Field, value: string): true | string {
  const parsed = newAdminSchema.shape[field].safeParse(value)
  return parsed.success || inEnglish(parsed.error.issues[0]?.message ?? 'error.invalid')
}

const ask = (field: Field, message: string) => input({ message, validate: (value) => judge(field, value) })

async function askPassword(): Promise<string> {
  const chosen = await password({ message: 'Password', validate: (value) => judge('password', value) })
  await password({ message: 'The same again', validate: (value) => value === chosen || 'The two differ' })
  return chosen
}

/** Asks for what was not given. The password is asked for twice, and is not shown. */
export async function askAdmin({ sendsLink, ...given }: GivenAdmin): Promise<Partial<NewAdmin>> {
  return {
    email: given.email ?? (await ask('email', 'Email')),
    firstName: given.firstName ?? (await ask('firstName', 'First name')),
    lastName: given.lastName ?? (await ask('lastName', 'Last name')),
    password: sendsLink ? undefined : (given.password ?? (await askPassword())),
  }
}

/** The fields once they are complete and by the rules. Throws what is wrong with them, a line each. */
export function requireAdmin(fields: Partial<NewAdmin>): NewAdmin {
  const parsed = newAdminSchema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${inEnglish(message)}`).join('\n'),
  )
}
