import { AppError } from '#/domain/app-error.ts'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { setFirstPassword } from '#/platform/auth/person/set-first-password.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { authHooks } from './account-mail.server.ts'

/** Sets somebody's first password and tells them so by mail. Throws what `setFirstPassword` throws, and forbidden to an admin who looks through their eyes. */
export async function chooseFirstPassword(
  user: SessionUser,
  password: string,
  headers: Headers,
): Promise<void> {
  if (user.isImpersonated) throw new AppError('FORBIDDEN', 'error.notAllowed')
  await setFirstPassword(headers, password)
  const { id: userId, email } = user
  // It is set by now: a mail that cannot be queued must not make it look refused.
  await authHooks
    .sendNotice({ userId, email, notice: 'passwordChanged' })
    .catch((error: unknown) => reportFault(error, 'chooseMyPassword'))
}
