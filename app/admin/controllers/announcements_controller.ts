import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { actorOf } from '#app/accounts/operators/record_act'
import type { AnnouncementInput } from '#app/announcements/announcement'
import { announce, reviseAnnouncement, withdrawAnnouncement } from '../acts/act_on_announcements.js'
import { announcementsList, findAnnouncement } from '../lists/announcements.js'
import { loadPage } from '../lists/list.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { announcementRowData } from '../transformers/announcement_row_data.js'
import { reasonValidator } from '../validators/acts.js'
import { announcementValidator } from '../validators/announcements.js'

/** What merchants are told over every page. */
export default class AnnouncementsController {
  async index(ctx: HttpContext) {
    const { rows, next_cursor: next } = await loadPage(ctx, announcementsList, announcementRowData)
    return ctx.inertia.render('admin/announcements', {
      rows: ctx.inertia.merge(rows),
      next_cursor: next,
    })
  }

  create({ inertia }: HttpContext) {
    return inertia.render('admin/announcement', { announcement: null })
  }

  async edit({ inertia, params }: HttpContext) {
    const announcement = await findAnnouncement(Number(params.announcement))
    return inertia.render('admin/announcement', { announcement: announcementRowData(announcement) })
  }

  async store(ctx: HttpContext) {
    await announce(actorOf(ctx), inputOf(await ctx.request.validateUsing(announcementValidator)))
    return backWith(ctx, ACT_BANNERS.announce)
  }

  async update(ctx: HttpContext) {
    const { id } = await findAnnouncement(Number(ctx.params.announcement))
    const sent = await ctx.request.validateUsing(announcementValidator)
    await reviseAnnouncement(actorOf(ctx), id, inputOf(sent))
    return backWith(ctx, ACT_BANNERS.change_announcement)
  }

  async end(ctx: HttpContext) {
    const { id } = await findAnnouncement(Number(ctx.params.announcement))
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await withdrawAnnouncement(actorOf(ctx), id, reason)
    return backWith(ctx, ACT_BANNERS.end_announcement)
  }
}

function inputOf(sent: Infer<typeof announcementValidator>): AnnouncementInput {
  const { text_en: en, text_de: de, text_es: es, tone, link } = sent
  return {
    texts: { en, ...(de ? { de } : {}), ...(es ? { es } : {}) },
    tone,
    link: link || null,
    startsAt: sent.starts_at ? new Date(sent.starts_at) : new Date(),
    endsAt: sent.ends_at ? new Date(sent.ends_at) : null,
  }
}

function backWith({ response, session }: HttpContext, banner: string) {
  session.flash('banner', banner)
  return response.redirect().status(303).toRoute('admin.announcements')
}
