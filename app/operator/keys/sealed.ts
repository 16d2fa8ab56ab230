import { CONNECTED_ACCOUNT_COLUMNS } from '#app/accounts/social/connected_accounts'
import { TWO_FACTOR_COLUMNS } from '#app/accounts/two_factor/two_factor_secrets'
import { PROVIDER_KEY_COLUMNS } from '#app/engines/own_key/sealed_key'
import type { SealedColumns } from '#app/core/database/sealed_columns'
import { WEBHOOK_SECRET_COLUMNS } from '#app/webhooks/secrets'

/** Everything in the database that is encrypted and lasts. */
export const SEALED: SealedColumns[] = [
  TWO_FACTOR_COLUMNS,
  CONNECTED_ACCOUNT_COLUMNS,
  PROVIDER_KEY_COLUMNS,
  WEBHOOK_SECRET_COLUMNS,
]
