import app from '@adonisjs/core/services/app'
import env from '#start/env'
import {
  directDatabaseUrl,
  forgetNames,
  keepsStatements,
  pipelinesStatements,
} from '#config/database_address'
import { defineConfig } from '@adonisjs/lucid'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { namesOfPartitions } from '#config/parts'

/** bigint columns hold identities and counts, all far below 2^53: plain numbers in the code. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * For so long is waited for a connection: whoever looks at a page shall be told soon, with time left to try again; work in the background
 * waits until a database has started anew.
 */
const WAIT_MS = app.getEnvironment() === 'web' ? 10_000 : 60_000

/** Commands migrate, copy and lock, each for longer than a transaction. */
const connectionString =
  app.getEnvironment() === 'console' ? directDatabaseUrl : env.get('DATABASE_URL')

function unnamed(connection: pg.ClientBase, done: (error: Error | null, it: unknown) => void) {
  forgetNames(connection)
  done(null, connection)
}

/** What is asked for at once is sent at once (`app/core/database/together.ts`); the package's types do not know of the driver's setting. */
const CONNECTION: PostgreConfig['connection'] & { pipeline: boolean } = {
  connectionString,
  pipeline: pipelinesStatements,
}

export default defineConfig({
  connection: 'postgres',
  prettyPrintDebugQueries: false,
  connections: {
    postgres: {
      client: 'pg',
      connection: CONNECTION,
      pool: {
        min: 1,
        max: env.get('DATABASE_POOL', 10),
        acquireTimeoutMillis: WAIT_MS,
        ...(keepsStatements ? {} : { afterCreate: unnamed }),
      },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: {
        enabled: true,
        outputPath: './database/schema.ts',
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: [
          'sessions',
          'remember_me_tokens',
          'rate_limits',
          'security_events',
          'mails',
          'password_reset_tokens',
          'connected_accounts',
          'data_exports',
          'email_changes',
          'accounting_records',
          'access_tokens',
          'team_invitations',
          'subscriptions',
          'videos',
          'customers',
          'checkouts',
          'payments',
          'webhook_events',
          'webhook_endpoints',
          'webhook_messages',
          'webhook_deliveries',
          'webhook_attempts',
          'billing_notices',
          'editor_sources',
          'photo_copies',
          'affiliate_days',
          'affiliate_entries',
          'affiliates',
          'batch_items',
          'batch_products',
          'batches',
          'former_commissions',
          'former_customers',
          'csp_reports',
          'error_log',
          'import_rows',
          'imports',
          'onboarding_answers',
          'payout_batches',
          'payout_runs',
          'payouts',
          'provider_keys',
          'provider_turns',
          'recipes',
          'reel_brands',
          'reel_sounds',
          'referral_clicks',
          'referral_keys',
          'referrals',
          'remote_requests',
          'sandbox_answers',
          'sandbox_deliveries',
          'sandbox_objects',
          'sandbox_payout_batches',
          'sandbox_payout_items',
          'sandbox_payout_messages',
          'self_checks',
          'versions',
          'features_off',
          'paused_work',
          'announcements',
          'announcement_dismissals',
          'write_marks',
          'first_operator',
          'kept_settings',
          ...namesOfPartitions(),
        ],
      },
    },
  },
})
