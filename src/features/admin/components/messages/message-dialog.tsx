import { useQuery } from '@tanstack/react-query'
import { Check, Mail, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { EmailText } from '#/ui/email-text.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { messageQuery } from '../../messages/messages.queries.ts'
import type { MessageRow, MessageView } from '../../messages/messages.view.ts'
import { TableFailure, TableLoading } from '../table/table-states.tsx'
import { useMessageMoves } from './use-message-moves.ts'

export type MessageDialogProps = { row: MessageRow; onClose: () => void }

/** A letter to an address, which may hold signs that mean something else in a link. */
const letterTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`

/** All that somebody wrote, and what an admin does with it. Their words are shown as they are, and lead nowhere. */
export function MessageDialog({ row, onClose }: MessageDialogProps) {
  const t = useTranslations('admin.messages')
  const common = useTranslations('common.actions')
  const [step, setStep] = useState<'read' | 'ask' | 'back'>('read')
  const isAsking = step === 'ask'
  const goBack = () => setStep('back')
  const { name } = row
  return (
    <Dialog
      open
      onOpenChange={isAsking ? goBack : onClose}
      title={isAsking ? t('delete.title', { name }) : t('heading', { name })}
      description={isAsking ? t('delete.text') : <Sender {...row} />}
      closeLabel={common('close')}
      className="wrap-anywhere"
    >
      {isAsking ? (
        <DeleteQuestion id={row.id} onCancel={goBack} onGone={onClose} />
      ) : (
        <Message row={row} isBack={step === 'back'} onDelete={() => setStep('ask')} />
      )}
    </Dialog>
  )
}

function Sender({ email, receivedAt }: Pick<MessageRow, 'email' | 'receivedAt'>) {
  const t = useTranslations('admin.messages')
  const format = useFormatter()
  return (
    <>
      <LinkText href={letterTo(email, t('subject', { product: PRODUCT_NAME }))} className="text-14">
        <EmailText email={email} />
      </LinkText>
      <time dateTime={receivedAt} className="block">
        {format.dateTime(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' })}
      </time>
    </>
  )
}

type MessageProps = { row: MessageRow; isBack: boolean; onDelete: () => void }

function Message({ row, isBack, onDelete }: MessageProps) {
  const { data: message, isError, refetch } = useQuery(messageQuery(row.id))
  if (isError) return <TableFailure onRetry={() => void refetch()} />
  if (!message) return <TableLoading />
  return (
    <>
      <p className="text-15 whitespace-pre-wrap">{message.message}</p>
      <Answer message={message} />
      <Moves message={message} isBack={isBack} onDelete={onDelete} />
    </>
  )
}

function Answer({ message: { answer } }: { message: MessageView }) {
  const t = useTranslations('admin.messages')
  const format = useFormatter()
  if (!answer) return null
  const date = format.dateTime(new Date(answer.at), { dateStyle: 'long' })
  return (
    <p className="mt-4 border-t border-line pt-3 text-13 text-muted">
      {answer.by ? t('answeredOnBy', { date, name: answer.by }) : t('answeredOn', { date })}
    </p>
  )
}

type MovesProps = Omit<MessageProps, 'row'> & { message: MessageView }

function Moves({ message, isBack, onDelete }: MovesProps) {
  const t = useTranslations('admin.messages')
  const { isBusy, answer, reopen } = useMessageMoves(message.id)
  // Whoever answers the question with no is where it was asked.
  const first = useFocusOnMount<HTMLDivElement>()
  return (
    <div
      ref={isBack ? first : undefined}
      className="mt-5 flex flex-wrap-reverse justify-end gap-2 max-md:*:flex-1"
    >
      <Button variant="quiet" className="md:mr-auto" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t('delete.open')}
      </Button>
      <Button loading={isBusy} onClick={() => void (message.answer ? reopen() : answer())}>
        {message.answer ? (
          <RotateCcw aria-hidden="true" className="size-4" />
        ) : (
          <Check aria-hidden="true" className="size-4" />
        )}
        {t(message.answer ? 'reopen' : 'answer')}
      </Button>
      <Button asChild variant="primary">
        <a href={letterTo(message.email, t('subject', { product: PRODUCT_NAME }))}>
          <Mail aria-hidden="true" className="size-4" />
          {t('reply')}
        </a>
      </Button>
    </div>
  )
}

type DeleteQuestionProps = { id: string; onCancel: () => void; onGone: () => void }

function DeleteQuestion({ id, onCancel, onGone }: DeleteQuestionProps) {
  const t = useTranslations('admin.messages.delete')
  const { isBusy, remove } = useMessageMoves(id)
  const first = useFocusOnMount<HTMLDivElement>()
  const confirm = async () => {
    if (await remove()) onGone()
  }
  return (
    <div ref={first}>
      <DialogButtons onCancel={onCancel}>
        <Button size="lg" variant="danger" loading={isBusy} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      </DialogButtons>
    </div>
  )
}
