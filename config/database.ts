import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import pg from 'pg'

/** bigint columns hold identities and counts, all far below 2^53: plain numbers in the code. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export default defineConfig({
  connection: 'postgres',
  prettyPrintDebugQueries: false,
  connections: {
    postgres: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') },
      pool: { min: 1, max: env.get('DATABASE_POOL', 10) },
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
        ],
      },
    },
  },
})
