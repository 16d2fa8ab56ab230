import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/operators/record_act'
import { currentLocale } from '#app/i18n/current_locale'
import { loadKept } from '#app/operator/setup/kept_settings'
import { KEPT_SECTIONS, type KeptSection, settingsInUse } from '#config/kept_settings'
import { forgetSettingsAs, keepSettingsAs, restartAs } from '../acts/set_up.js'
import { SETUP_BANNERS } from '../messages/en/setup.js'
import { setupSectionData } from '../transformers/setup_section_data.js'
import { keptValuesValidator } from '../validators/setup.js'

/** What an installation needs to be used by others, set in the browser where the environment leaves it open. */
export default class SetupController {
  async show({ inertia, request }: HttpContext) {
    const kept = await loadKept()
    const inUse = settingsInUse()
    const proposed = { APP_URL: originOf(request), BACKUP_EVERY_HOURS: '24' }
    return inertia.render('admin/setup', {
      sections: KEPT_SECTIONS.map((section) =>
        setupSectionData(
          section,
          kept.find((it) => it.section === section),
          inUse,
          proposed
        )
      ),
    })
  }

  /** Tries what was entered, which may take seconds, and keeps it. */
  async keep(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const entered = await request.validateUsing(keptValuesValidator)
    const { name, email } = auth.getUserOrFail()
    const values = Object.fromEntries(
      Object.entries(entered).map(([key, value]) => [key, value ?? ''])
    )
    const said = await keepSettingsAs(actorOf(ctx), params.section as KeptSection, values, {
      operator: { name, email, locale: currentLocale() },
      origin: originOf(request),
    })
    session.flash('banner', SETUP_BANNERS.kept(said))
    return response.redirect().status(303).toRoute('admin.setup')
  }

  async forget(ctx: HttpContext) {
    await forgetSettingsAs(actorOf(ctx), ctx.params.section as KeptSection)
    ctx.session.flash('banner', SETUP_BANNERS.forgotten)
    return ctx.response.redirect().status(303).toRoute('admin.setup')
  }

  async restart(ctx: HttpContext) {
    await restartAs(actorOf(ctx))
    ctx.session.flash('banner', SETUP_BANNERS.restarting)
    return ctx.response.redirect().status(303).toRoute('admin.setup')
  }
}

function originOf(request: HttpContext['request']): string {
  return `${request.protocol()}://${request.host()}`
}
