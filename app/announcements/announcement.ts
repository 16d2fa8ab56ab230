import type { Locale } from '#app/i18n/locales'

export const TONES = ['info', 'warning'] as const
export type Tone = (typeof TONES)[number]

/** In English always; where another language has none, English is shown. */
export type AnnouncementTexts = { en: string } & Partial<Record<Locale, string>>

/** What operators write. */
export interface AnnouncementInput {
  texts: AnnouncementTexts
  tone: Tone
  /** A path of ours or an address by https. */
  link: string | null
  startsAt: Date
  /** Null: until somebody ends it. */
  endsAt: Date | null
}

export interface Announcement extends AnnouncementInput {
  id: number
}

/** Columns of an announcement, as `Announcement` calls them. */
export const COLUMNS = `id, texts, tone, link, starts_at as "startsAt", ends_at as "endsAt"`
