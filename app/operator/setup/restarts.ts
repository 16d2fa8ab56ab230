import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eventHub } from '#app/core/queue/event_hub'
import { notifyEvent } from '#app/core/queue/events'
import { RENEW_SETTINGS } from '#config/kept_settings'

/**
 * Has the launcher of this process read the settings again when an operator says so, and once now: one that has read them before this process
 * listened has not heard of what was kept meanwhile. Needs the hub of events.
 *
 * @returns what ends it
 */
export function hearRestarts(): () => void {
  const tell = () => void process.send?.(RENEW_SETTINGS)
  const end = eventHub.onRenewed('settings', tell)
  tell()
  return end
}

/** Has the launchers of all hosts take up what is kept, once the transaction is committed; those that have it already do nothing. */
export function orderRestarts(trx: TransactionClientContract): Promise<void> {
  return notifyEvent(trx, { type: 'renewed', userId: 0, data: { what: 'settings' } })
}
