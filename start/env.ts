import { Env } from '@adonisjs/core/env'

/**
 * The settings an operator may give, checked before anything else runs. `npm start` fills in what is missing;
 * `.env.example` explains each.
 */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  DATABASE_URL: Env.schema.string(),
  DATABASE_POOL: Env.schema.number.optional(),
  DATA_DIR: Env.schema.string(),
  LOG_LEVEL: Env.schema.enum.optional([
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
    'silent',
  ] as const),

  ENGINE: Env.schema.enum.optional(['local'] as const),
  ENGINE_THREADS: Env.schema.number.optional(),
  FFMPEG_PATH: Env.schema.string.optional(),
  WORKER_CONCURRENCY: Env.schema.number.optional(),
  REQUIRE_SUBSCRIPTION: Env.schema.boolean.optional(),

  MAIL_DRIVER: Env.schema.enum.optional([
    'mailbox',
    'smtp',
    'resend',
    'postmark',
    'mailgun',
    'brevo',
  ] as const),
  MAIL_FROM: Env.schema.string.optional(),
  SMTP_URL: Env.schema.string.optional(),
  MAIL_API_KEY: Env.schema.string.optional(),
  MAIL_API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MAILGUN_DOMAIN: Env.schema.string.optional(),

  FEATURES_OFF: Env.schema.string.optional(),

  DRIVE_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),
  S3_FORCE_PATH_STYLE: Env.schema.boolean.optional(),
})
