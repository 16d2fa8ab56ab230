import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  directories: { migrations: 'database/migrations', commands: 'app/operator/commands' },

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    {
      file: () => import('@adonisjs/mail/mail_provider'),
      environment: ['console', 'test'],
    },
    () => import('#app/shell/shell_provider'),
    () => import('#app/core/queue/queue_provider'),
    () => import('#app/affiliates/affiliates_provider'),
  ],

  preloads: [
    () => import('#start/kernel'),
    () => import('#start/validator'),
    () => import('#start/features'),
    () => import('#app/shell/routes'),
    () => import('#app/site/routes'),
    () => import('#app/accounts/routes'),
    () => import('#app/accounts/profile/routes'),
    () => import('#app/accounts/two_factor/routes'),
    () => import('#app/accounts/emails/mail_confirmation_routes'),
    () => import('#app/accounts/emails/email_change_routes'),
    () => import('#app/accounts/emails/reminder_routes'),
    () => import('#app/accounts/social/routes'),
    () => import('#app/teams/routes'),
    () => import('#app/mail/routes'),
    () => import('#app/media/routes'),
    () => import('#app/onboarding/routes'),
    () => import('#app/engines/webhook_routes'),
    () => import('#app/engines/own_key/own_key_routes'),
    () => import('#app/work/routes'),
    () => import('#app/masks/routes'),
    () => import('#app/products/routes'),
    () => import('#app/provenance/routes'),
    () => import('#app/pictures/routes'),
    () => import('#app/films/routes'),
    () => import('#app/reels/routes'),
    () => import('#app/editor/routes'),
    () => import('#app/exports/routes'),
    () => import('#app/assets/routes'),
    () => import('#app/review/routes'),
    () => import('#app/batches/routes'),
    () => import('#app/imports/routes'),
    () => import('#app/product_page/routes'),
    () => import('#app/dashboard/routes'),
    () => import('#app/billing/billing_routes'),
    () => import('#app/billing/payment_routes'),
    () => import('#app/affiliates/routes'),
    () => import('#app/affiliates/payout_routes'),
    () => import('#app/api/routes'),
    () => import('#app/api/public_routes'),
    () => import('#app/webhooks/routes'),
    () => import('#app/closure/routes'),
    () => import('#app/profile/routes'),
    () => import('#app/admin/routes'),
    () => import('#sandboxes/paypal/sandbox_routes'),
    () => import('#sandboxes/stripe/sandbox_routes'),
  ],

  tests: {
    /** The longest first: they are started in this order, side by side (`tools/launcher/run_tests.ts`). */
    suites: [
      { name: 'faults', files: ['tests/faults/**/*.spec.ts'], timeout: 600_000 },
      { name: 'screens', files: ['tests/screens/**/*.spec.ts'], timeout: 600_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.ts'], timeout: 600_000 },
      {
        name: 'functional',
        files: ['{app,sandboxes}/**/tests/functional/**/*.spec.ts'],
        timeout: 600_000,
      },
      {
        name: 'engine',
        files: ['{app/engines,engine}/**/tests/unit/**/*.spec.ts'],
        timeout: 600_000,
      },
      {
        name: 'unit',
        files: [
          'app/!(engines)/**/tests/unit/**/*.spec.ts',
          '{common,sandboxes}/**/tests/unit/**/*.spec.ts',
          '{bin,tools}/**/tests/unit/**/*.spec.ts',
        ],
        timeout: 600_000,
      },
    ],
    // The runner's own timer of a test that failed would keep a process for as long as a test may take.
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/legal/*.md', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],

  hooks: {
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
