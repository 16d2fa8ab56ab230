import { currentLocale } from '#app/i18n/current_locale'
import type { Announcement, Tone } from '../announcement.js'

/** An announcement as who reads it is told. */
export type AnnouncementData = {
  id: number
  text: string
  tone: Tone
  link: string | null
  starts_at: string
  ends_at: string | null
}

/** In the language of the request. */
export function announcementData(announcement: Announcement): AnnouncementData {
  const { id, texts, tone, link, startsAt, endsAt } = announcement
  return {
    id,
    text: texts[currentLocale()] ?? texts.en,
    tone,
    link,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
  }
}
