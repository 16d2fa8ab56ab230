import type { HttpContext } from '@adonisjs/core/http'
import type { Announcement, Tone } from '#app/announcements/announcement'
import { announcementData } from '#app/announcements/transformers/announcement_data'
import { putPagePolicy } from '#app/core/http/page_policy'
import { formatDate } from '#app/i18n/format'
import { statusWatch } from '#app/operator/status/status_watch'
import type { ServiceState, ServiceStatus } from '#app/operator/status/services'
import { BAR_MESSAGES } from '#app/ui/messages/en/bars'
import { relativeTimeText } from '#app/ui/text/relative_time_text'
import { STATUS_MESSAGES } from '../messages/en/status.js'
import { HREFS, publicPage } from '../public_page.js'

/** Seconds for which anybody may keep the page. */
const KEPT_SECONDS = 10

const CLASSES: Record<ServiceState, string> = {
  works: 'bg-success-soft text-success-strong',
  slow: 'bg-warning-soft text-warning-strong',
  down: 'bg-danger-soft text-danger-strong',
}

const ANNOUNCED: Record<Tone, string> = {
  info: 'bg-sunken text-ink',
  warning: 'bg-warning-soft text-warning-strong',
}

/** The worst first. */
const STATES = ['down', 'slow', 'works'] as const

/** What is slow or does not work, for everybody. It is the same for all, and asks for no session: it is opened when little works. */
export default class StatusController {
  async show(ctx: HttpContext) {
    const { inertia, request, response, view } = ctx
    if (request.header('x-inertia')) return inertia.location(HREFS.status)
    const { services, announcements, at } = await statusWatch.status()
    const inOrder = STATES.flatMap((state) => services.filter((service) => service.state === state))
    const worst = inOrder[0]?.state ?? 'works'
    const { title, description, headings, reassurance } = STATUS_MESSAGES
    await putPolicy(ctx)
    // Who chooses a language gets a cookie, which nobody else may be given.
    if (response.getHeader('set-cookie') === undefined) {
      response.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
    }
    response.header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
    return view.render('public/status', {
      page: publicPage(ctx, { path: HREFS.status, title, description }),
      heading: headings[worst],
      at: STATUS_MESSAGES.at(timeOf(at)),
      reassurance: worst === 'works' ? null : reassurance,
      announcements: announcements.map(announce),
      announcementTexts: BAR_MESSAGES.announcement,
      services: inOrder.map((service) => describe(service, at)),
    })
  }
}

/** What the page says of an announcement, in the language of who reads it. */
function announce(announcement: Announcement) {
  const { text, tone, link } = announcementData(announcement)
  const { startsAt, endsAt } = announcement
  return {
    text,
    link,
    classes: ANNOUNCED[tone],
    time: STATUS_MESSAGES.announced(timeOf(startsAt), endsAt && timeOf(endsAt)),
  }
}

/** What the page says of a service. */
function describe({ service, state, since }: ServiceStatus, now: Date) {
  const { states, services } = STATUS_MESSAGES
  return {
    name: services[service].name,
    body: services[service][state],
    state: states[state],
    classes: CLASSES[state],
    since: since && {
      iso: since.toISOString(),
      text: STATUS_MESSAGES.since(timeOf(since), relativeTimeText(since, now)),
    },
  }
}

/** Nobody knows in which zone a page is read that is the same for all. */
function timeOf(time: Date): string {
  return formatDate(time, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
}

/** A page that others may keep has no nonce. */
async function putPolicy(ctx: HttpContext): Promise<void> {
  await putPagePolicy(ctx)
  const policy = String(ctx.response.getHeader('content-security-policy'))
  ctx.response.header('Content-Security-Policy', policy.replace(/ 'nonce-[^']*'/g, ''))
}
