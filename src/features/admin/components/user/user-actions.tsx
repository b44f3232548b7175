import { Link } from '@tanstack/react-router'
import { Ban, Eye, KeyRound, Pencil, ShieldCheck, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import type { UserAction } from '../../user-account.policy.ts'
import type { UserAccount } from '../../user-account.view.ts'
import { BanForm } from './ban-form.tsx'
import { ImpersonateForm } from './impersonate-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { RemoveForm } from './remove-form.tsx'
import { RoleForm } from './role-form.tsx'
import { UnbanForm } from './unban-form.tsx'
import { UpdateForm } from './update-form.tsx'
import { UserSection } from './user-section.tsx'

export type UserActionsProps = {
  account: UserAccount
  onSessionChange: (href: string) => Promise<void>
  onRemoved: () => Promise<void>
}

/** A question before something is done to an account; `onClose` is called when it was, or was not after all. */
export type UserFormProps = UserActionsProps & { onClose: () => void }

/** What is asked about in a dialog; devices are ended where they stand. */
type Asked = Exclude<UserAction, 'endSessions'>

const FORMS = {
  update: UpdateForm,
  setRole: RoleForm,
  setPassword: PasswordForm,
  impersonate: ImpersonateForm,
  ban: BanForm,
  unban: UnbanForm,
  remove: RemoveForm,
}

const ICONS: Record<Asked, LucideIcon> = {
  update: Pencil,
  setRole: ShieldCheck,
  setPassword: KeyRound,
  impersonate: Eye,
  ban: Ban,
  unban: Undo2,
  remove: Trash2,
}

const EVERYDAY: readonly Asked[] = ['update', 'setRole', 'setPassword', 'impersonate']
const ACCESS: readonly Asked[] = ['ban', 'unban']

/** What the reader may do to this account, the harmless first. */
export function UserActions(props: UserActionsProps) {
  const t = useTranslations('admin.user')
  const { account } = props
  const [asked, setAsked] = useState<Asked | null>(null)
  const offered = (group: readonly Asked[]) => group.filter((action) => account.actions.includes(action))
  if (account.isOneself) return <OwnAccount />
  const groups = { everyday: EVERYDAY, access: ACCESS, danger: ['remove'] as const }
  return (
    <aside aria-label={t('actions.label')} className="grid gap-6">
      {(['everyday', 'access', 'danger'] as const).map((group) => (
        <ActionGroup key={group} {...{ group, account }} actions={offered(groups[group])} onAsk={setAsked} />
      ))}
      {asked && <Question {...props} asked={asked} onClose={() => setAsked(null)} />}
    </aside>
  )
}

/** What is one's own is changed where everybody changes it. */
function OwnAccount() {
  const t = useTranslations('admin.user.own')
  return (
    <aside aria-label={t('title')}>
      <UserSection id="user-own" title={t('title')} className="px-5 py-4">
        <p className="mb-2 text-14 text-pretty text-ink-2">{t('text')}</p>
        <LinkText asChild>
          <Link to="/app/settings">{t('toSettings')}</Link>
        </LinkText>
      </UserSection>
    </aside>
  )
}

type ActionGroupProps = {
  group: 'everyday' | 'access' | 'danger'
  account: UserAccount
  actions: readonly Asked[]
  onAsk: (action: Asked) => void
}

function ActionGroup({ group, account, actions, onAsk }: ActionGroupProps) {
  const t = useTranslations('admin.user')
  if (actions.length === 0) return null
  return (
    <UserSection
      id={`user-actions-${group}`}
      title={t(`actions.${group}`)}
      className={group === 'danger' ? 'border-hot/40 p-4' : 'p-4'}
    >
      {group === 'access' && account.ban && <BanNote ban={account.ban} />}
      <ul className="grid gap-2">
        {actions.map((action) => (
          <li key={action}>
            <ActionButton action={action} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {group !== 'everyday' && (
        <p className="mt-2 text-13 text-pretty text-muted">{t(`actions.${group}Help`)}</p>
      )}
    </UserSection>
  )
}

function ActionButton({ action, onAsk }: { action: Asked; onAsk: (action: Asked) => void }) {
  const t = useTranslations('admin.user')
  const Icon = ICONS[action]
  const isGrave = action === 'remove' || action === 'ban'
  return (
    <Button
      className={isGrave ? 'w-full justify-start text-error-ink' : 'w-full justify-start'}
      onClick={() => onAsk(action)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {t(`${action}.open`)}
    </Button>
  )
}

function BanNote({ ban }: { ban: NonNullable<UserAccount['ban']> }) {
  const t = useTranslations('admin.user')
  return (
    <div className="mb-3 text-14">
      <p className="text-12 text-muted">{t('ban.reasonNoted')}</p>
      <p className="text-pretty wrap-anywhere">{ban.reason ?? t('ban.noReason')}</p>
    </div>
  )
}

function Question({ asked, ...props }: UserFormProps & { asked: Asked }) {
  const t = useTranslations('admin.user')
  const common = useTranslations('common.actions')
  const { name } = props.account
  const Form = FORMS[asked]
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t(`${asked}.title`, { name })}
      description={t(`${asked}.text`)}
      closeLabel={common('close')}
    >
      <Form {...props} />
    </Dialog>
  )
}
