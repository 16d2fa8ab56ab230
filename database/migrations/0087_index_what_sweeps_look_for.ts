import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rows that are looked for every few minutes: few of many, which are not to be read for them. */
const INDEXES = [
  'idempotency_keys_made on idempotency_keys (created_at)',
  'referrals_networks on referrals (created_at) where network is not null',
  'remember_me_tokens_ending on remember_me_tokens (expires_at)',
  'remote_requests_answers on remote_requests (ended_at) where output is not null or message is not null',
  'webhook_endpoints_old_secrets on webhook_endpoints (old_secret_until) where old_secret_until is not null',
]

/** As in 0085. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    for (const index of INDEXES) {
      this.schema.raw(`drop index concurrently if exists ${index.split(' ')[0]}`)
      this.schema.raw(`create index concurrently ${index}`)
    }
  }
}
