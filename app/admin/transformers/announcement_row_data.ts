import type { Announcement, AnnouncementTexts, Tone } from '#app/announcements/announcement'

export type AnnouncementRowData = {
  id: number
  texts: AnnouncementTexts
  tone: Tone
  link: string | null
  starts_at: string
  ends_at: string | null
  state: 'planned' | 'shown' | 'ended'
}

export function announcementRowData(announcement: Announcement): AnnouncementRowData {
  const { id, texts, tone, link, startsAt, endsAt } = announcement
  return {
    id,
    texts,
    tone,
    link,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    state: stateOf(announcement, new Date()),
  }
}

function stateOf({ startsAt, endsAt }: Announcement, now: Date): AnnouncementRowData['state'] {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt <= now ? 'shown' : 'planned'
}
