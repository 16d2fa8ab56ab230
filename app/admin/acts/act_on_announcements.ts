import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import {
  addAnnouncement,
  changeAnnouncement,
  endAnnouncement,
} from '#app/announcements/actions/save_announcement'
import type { AnnouncementInput } from '#app/announcements/announcement'
import { FormError } from '#app/core/errors/form_error'
import { ANNOUNCEMENT_MESSAGES } from '../messages/en/announcements.js'

/*
 * Each is written down in its transaction.
 */

export async function announce(actor: Actor, input: AnnouncementInput): Promise<void> {
  refuseSenseless(input)
  await db.transaction(async (trx) => {
    const id = await addAnnouncement(trx, input)
    await recordAct(trx, actor, { act: 'announce', target: targetOf(id), details: said(input) })
  })
}

/** @throws FormError for one that has ended */
export async function reviseAnnouncement(
  actor: Actor,
  id: number,
  input: AnnouncementInput
): Promise<void> {
  refuseSenseless(input)
  await db.transaction(async (trx) => {
    const hasChanged = await changeAnnouncement(trx, id, input)
    if (!hasChanged) throw new FormError({ text_en: ANNOUNCEMENT_MESSAGES.errors.ended })
    const target = targetOf(id)
    await recordAct(trx, actor, { act: 'change_announcement', target, details: said(input) })
  })
}

/** What has ended already stays as it is, without a trace. */
export async function withdrawAnnouncement(
  actor: Actor,
  id: number,
  reason: string
): Promise<void> {
  await db.transaction(async (trx) => {
    const hasEnded = await endAnnouncement(trx, id)
    if (hasEnded) {
      await recordAct(trx, actor, { act: 'end_announcement', target: targetOf(id), reason })
    }
  })
}

const targetOf = (id: number) => ({ kind: 'announcement', id }) as const

const said = ({ texts, tone }: AnnouncementInput) => ({ tone, text: texts.en })

function refuseSenseless({ startsAt, endsAt }: AnnouncementInput): void {
  if (endsAt === null) return
  const { errors } = ANNOUNCEMENT_MESSAGES
  if (endsAt <= startsAt) throw new FormError({ ends_at: errors.endsBefore })
  if (endsAt <= new Date()) throw new FormError({ ends_at: errors.endsInPast })
}
