import { isAPIError, type APIError } from 'better-auth/api'
import { db } from '#/db/client.server.ts'
import { recordAudit, type AuditEntry } from '#/platform/audit/audit.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'

const BAD_REQUEST = 400
const FAULT = 500

/** Refusals of ours have one code, by which the screen knows their text; how they are meant, their status says. */
function codeOf({ status, statusCode, body }: APIError): string {
  const isOursByStatus = body?.code === 'INVALID' && statusCode !== BAD_REQUEST
  return isOursByStatus ? String(status) : (body?.code ?? String(status))
}

function whyNot(error: unknown): Pick<AuditEntry, 'outcome' | 'code'> {
  const { status, code } = isAPIError(error)
    ? { status: error.statusCode, code: codeOf(error) }
    : toAppError(error)
  return { outcome: status < FAULT ? 'refused' : 'failed', code }
}

type Undone = Pick<AuditEntry, 'actorId' | 'action' | 'subjectId'> & { impersonatedId?: string | null }

/** Keeps by itself that nothing was done to somebody's account, and why; where that cannot be kept, the log says so. */
export async function keepUndone(undone: Undone, error: unknown): Promise<void> {
  try {
    await recordAudit(db(), { ...undone, subjectType: 'user', ...whyNot(error) })
  } catch (fault) {
    reportFault(fault, `audit of ${undone.action}`)
  }
}
