/*
 * What can be set in the browser, by sections. Without imports: the launcher reads it before there is an application.
 */

/** A setting of a section, by its name in the environment. */
export interface KeptField {
  name: string
  kind: 'choice' | 'text' | 'secret'
  /** What a choice may be, the usual one first. */
  options?: readonly string[]
  /** It counts where the choice of its section is one of these. */
  when?: readonly string[]
  isOptional?: boolean
}

const text = (name: string, when?: string[]): KeptField => ({ name, kind: 'text', when })
const secret = (name: string, when?: string[]): KeptField => ({ name, kind: 'secret', when })
const choice = (name: string, options: string[]): KeptField => ({ name, kind: 'choice', options })
const optional = (field: KeptField): KeptField => ({ ...field, isOptional: true })

/** The first field of a section decides what is asked beside it. */
export const KEPT_FIELDS = {
  address: [text('APP_URL')],
  mail: [
    choice('MAIL_DRIVER', ['smtp', 'resend', 'postmark', 'mailgun', 'brevo']),
    secret('SMTP_URL', ['smtp']),
    secret('MAIL_API_KEY', ['resend', 'postmark', 'mailgun', 'brevo']),
    text('MAILGUN_DOMAIN', ['mailgun']),
    optional(text('MAIL_API_URL', ['resend', 'postmark', 'mailgun', 'brevo'])),
    text('MAIL_FROM'),
  ],
  storage: [
    choice('DRIVE_DISK', ['s3', 'fs']),
    optional(text('S3_ENDPOINT', ['s3'])),
    optional(text('S3_REGION', ['s3'])),
    text('S3_BUCKET', ['s3']),
    text('S3_ACCESS_KEY_ID', ['s3']),
    secret('S3_SECRET_ACCESS_KEY', ['s3']),
    { ...choice('S3_FORCE_PATH_STYLE', ['false', 'true']), when: ['s3'] },
  ],
  payments: [
    choice('PAYMENTS', ['stripe', 'off']),
    secret('STRIPE_SECRET_KEY', ['stripe']),
    optional(secret('STRIPE_WEBHOOK_SECRET', ['stripe'])),
  ],
  payouts: [
    choice('PAYOUTS', ['paypal', 'off']),
    text('PAYPAL_CLIENT_ID', ['paypal']),
    secret('PAYPAL_CLIENT_SECRET', ['paypal']),
    text('PAYPAL_WEBHOOK_ID', ['paypal']),
    optional(text('PAYPAL_API_BASE', ['paypal'])),
  ],
  engine: [
    choice('ENGINE', ['local', 'fal', 'replicate', 'openai', 'comfyui']),
    secret('FAL_KEY', ['fal']),
    secret('REPLICATE_API_TOKEN', ['replicate']),
    optional(text('OPENAI_IMAGES_URL', ['openai'])),
    optional(secret('OPENAI_IMAGES_KEY', ['openai'])),
    text('COMFYUI_URL', ['comfyui']),
    text('COMFYUI_WORKFLOWS', ['comfyui']),
  ],
  backup: [
    text('BACKUP_TO'),
    text('BACKUP_EVERY_HOURS'),
    optional(text('BACKUP_S3_ENDPOINT')),
    optional(text('BACKUP_S3_REGION')),
    optional(text('BACKUP_S3_ACCESS_KEY_ID')),
    optional(secret('BACKUP_S3_SECRET_ACCESS_KEY')),
  ],
} as const satisfies Record<string, readonly KeptField[]>

export type KeptSection = keyof typeof KEPT_FIELDS

export const KEPT_SECTIONS = Object.keys(KEPT_FIELDS) as KeptSection[]

/** By the names of the environment. */
export type KeptValues = Record<string, string>

/** What kept values are encrypted for. */
export const KEPT_PURPOSE = 'kept_settings'

/** More settings that decide about the same as a section's: where the environment has one, the section is its own. */
const BESIDE: Partial<Record<KeptSection, string[]>> = { engine: ['ENGINE_CHAIN'] }

/** Whether the environment says something about a section: then all of that is its own, and nothing that was kept is mixed into it. */
export function isOfEnvironment(section: KeptSection, env: NodeJS.ProcessEnv): boolean {
  const names = [...KEPT_FIELDS[section].map(({ name }) => name), ...(BESIDE[section] ?? [])]
  return names.some((name) => env[name])
}

/** What the launcher tells its processes of the settings that they run with. */
export interface SettingsInUse {
  /** When the values were kept that are in use (ISO 8601), for each section that they come from. */
  kept: Partial<Record<KeptSection, string>>
  /** What is kept and not used, since processes would not start with it, and why. */
  leftOut: Partial<Record<KeptSection, { keptAt: string; why: string }>>
  /** Sections that the environment has set. */
  ofEnvironment: KeptSection[]
}

/** @returns null for a process that no launcher has started */
export function settingsInUse(env: NodeJS.ProcessEnv = process.env): SettingsInUse | null {
  return env.SETTINGS_IN_USE ? (JSON.parse(env.SETTINGS_IN_USE) as SettingsInUse) : null
}

/** What a process says to its launcher when it is to read the settings again. */
export const RENEW_SETTINGS = { settings: 'renew' } as const
