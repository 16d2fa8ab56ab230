import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { loadViewer } from '#app/accounts/queries/load_viewer'
import { socialProps } from '#app/accounts/social/social_props'
import { analytics } from '#config/analytics'
import { features } from '#config/features'
import type { Flash, SharedProps as ShellProps } from '#app/shell/shared_props'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /**
   * The props of every page. Also called for requests that never reached the session or the sign-in (a 404, say),
   * so both may be missing.
   */
  async share(ctx: HttpContext) {
    const { session, auth } = ctx as Partial<HttpContext>
    const viewer = auth?.user ? await loadViewer(auth.user.id) : null
    const flash: Flash = {
      banner: session?.flashMessages.get('banner') ?? null,
      bannerStyle: session?.flashMessages.get('bannerStyle') ?? 'success',
      status: session?.flashMessages.get('status') ?? null,
      token: session?.flashMessages.get('token') ?? null,
    }
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      flash: ctx.inertia.always(flash),
      auth: ctx.inertia.always({ user: viewer?.user ?? null }),
      credits: ctx.inertia.always(viewer?.credits ?? null),
      features: features(),
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

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  export interface SharedProps extends InferSharedProps<InertiaMiddleware> {}
}
