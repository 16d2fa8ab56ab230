import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { loadViewer } from '../queries/load_viewer.js'
import { listAnnouncements } from '#app/announcements/queries/list_announcements'
import {
  type AnnouncementData,
  announcementData,
} from '#app/announcements/transformers/announcement_data'
import { socialProps } from '#app/accounts/social/social_props'
import { loadPrices } from '#app/work/queries/load_prices'
import { analytics } from '#config/analytics'
import { featureOn, features } from '#config/features'
import { LOCALES } from '#app/i18n/locales'
import { currentLocale } from '#app/i18n/current_locale'
import { isWithoutDatabase } from '#app/core/errors/away'
import type { Flash, SharedProps as ShellProps } from '#app/shell/shared_props'

const RELOAD = 'x-inertia-location'

/** One at a time; the next once it is put away. */
async function announcementFor(dismissed: readonly number[]): Promise<AnnouncementData | null> {
  const announcement = (await listAnnouncements()).find(({ id }) => !dismissed.includes(id))
  return announcement ? announcementData(announcement) : null
}

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /**
   * The props of every page. Also called for requests that never reached the session or the sign-in (a 404, say),
   * so both may be missing.
   */
  async share(ctx: HttpContext) {
    const { session, auth } = ctx as Partial<HttpContext>
    const viewer = auth?.user && !isWithoutDatabase(ctx) ? await loadViewer(auth.user.id) : null
    const isUnverified = featureOn('emailVerification') && viewer?.user.email_verified_at === null
    const flash: Flash = {
      banner: session?.flashMessages.get('banner') ?? null,
      bannerStyle: session?.flashMessages.get('bannerStyle') ?? 'success',
      status: session?.flashMessages.get('status') ?? null,
      token: session?.flashMessages.get('token') ?? null,
    }
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      flash: ctx.inertia.always(flash),
      auth: ctx.inertia.always({
        user: viewer?.user ?? null,
        viewed_by: ctx.viewedBy?.email ?? null,
      }),
      credits: ctx.inertia.always(viewer?.credits ?? null),
      announced: viewer && (await announcementFor(viewer.dismissed)),
      prices: viewer && (await loadPrices(viewer.user.uses_own_key)),
      features: features(isUnverified),
      social: socialProps(),
      analytics,
    } satisfies Record<keyof ShellProps, unknown>
  }

  /**
   * The first sentence for each field; below the bag's name when the server or else the form names one. Without errors
   * there is no bag either: its mere presence would tell the form that it was refused.
   */
  override getValidationErrors(ctx: HttpContext) {
    if (!(ctx as Partial<HttpContext>).session?.flashMessages.has('inputErrorsBag')) return {}
    const bag: unknown = (ctx as Partial<HttpContext>).session?.flashMessages.get('errorBag')
    const errors = super.getValidationErrors(ctx)
    if (typeof bag !== 'string') return errors
    return { [bag]: ctx.request.header('x-inertia-error-bag') ? Object.values(errors)[0] : errors }
  }

  /** Each language has a build of its own: who changes it, in this window or another, gets the page anew as a whole. */
  #notifyLanguages({ inertia }: HttpContext) {
    const build = inertia.getVersion.bind(inertia)
    inertia.getVersion = () => {
      const language = currentLocale()
      return language === LOCALES[0] ? build() : `${build()}-${language}`
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    this.#notifyLanguages(ctx)
    keepRefusedForms(ctx)
    const output = await next()
    this.dispose(ctx)
    notifyOfAddress(ctx)
    return output
  }
}

/** Where a page is to be loaded anew is told as the browser has asked for it: read, an address may hold what no header can. */
function notifyOfAddress({ request, response }: HttpContext): void {
  if (response.getHeader(RELOAD) === undefined || response.getStatus() !== 409) return
  if (response.getHeader(RELOAD) === request.url(true)) {
    response.header(RELOAD, request.request.url!)
  }
}

/**
 * A page of an earlier build is told to load itself anew, which empties its forms. The answer to a form that was refused goes
 * into the page as it is; the next visit loads the new build.
 */
function keepRefusedForms(ctx: HttpContext): void {
  const { inertia } = ctx
  const versionOfBuild = inertia.getVersion.bind(inertia)
  inertia.getVersion = () => {
    const isRefusal = (ctx as Partial<HttpContext>).session?.flashMessages.has('inputErrorsBag')
    return (isRefusal ? inertia.requestInfo().version : undefined) ?? versionOfBuild()
  }
}

declare module '@adonisjs/inertia/types' {
  export interface SharedProps extends InferSharedProps<InertiaMiddleware> {}
}
