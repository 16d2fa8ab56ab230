import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import type { BillingKind } from '#app/mail/compose_billing_mail'
import type { MailData } from '#app/mail/messages'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { sql } from '#app/core/database/sql'

interface MailOnceInput<Kind extends BillingKind> {
  buyer: { id: number; name: string; email: string }
  kind: Kind
  /** Names the occasion: of each the user is told once. */
  reference: string
  data: Omit<MailData[Kind], 'name' | 'billingUrl'>
}

/** Has a user told of something once, if, and only if, the transaction is committed. */
export async function mailOnce<Kind extends BillingKind>(
  trx: TransactionClientContract,
  { buyer, kind, reference, data }: MailOnceInput<Kind>
): Promise<void> {
  const isNew = await sql(
    trx,
    `insert into billing_notices (user_id, kind, reference) values (?, ?, ?)
     on conflict do nothing returning 1`,
    [buyer.id, kind, reference]
  )
  if (isNew.length === 0) return
  await queueMail(trx, {
    userId: buyer.id,
    recipient: buyer.email,
    kind,
    data: { ...data, name: buyer.name, billingUrl: absoluteUrl('/billing') } as MailData[Kind],
  })
}
