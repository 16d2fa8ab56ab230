import { errors as authErrors } from '@adonisjs/auth'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as vineErrors } from '@vinejs/vine'
import { keepIntendedPath } from '#app/core/http/intended_path'
import { putPagePolicy } from '#app/core/http/page_policy'
import { isAccountGone } from '#app/core/errors/account_gone'
import { AppError } from '#app/core/errors/app_error'
import { continueWithoutDatabase, isDatabaseAway } from '#app/core/errors/away'
import {
  asksInPlace,
  ConfirmationRequired,
  redirectToConfirmation,
} from '#app/core/errors/confirmation_required'
import { describeError } from '#app/core/errors/describe_error'
import { FormError } from '#app/core/errors/form_error'
import { isPublicApi, publicApiError } from '#app/core/errors/public_api_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { noteInSpan } from '#app/core/tracing/spans'
import { Priced } from '#app/work/pricing/accept_order'
import { toldFields } from './told_fields.js'

/** Turns every error into the answer that its caller can read: a page, a redirect with errors, or JSON. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = !app.inProduction

  override async handle(thrown: unknown, ctx: HttpContext) {
    // Its middleware answers.
    if (thrown instanceof Priced) return
    const kind = replyKind(ctx.request)
    const error = isOfGoneAccount(thrown, ctx) ? signedOut() : thrown
    if (isDatabaseAway(error)) continueWithoutDatabase(ctx)
    // Programs have no session in which a form's errors could wait.
    const hasSession = (ctx as Partial<HttpContext>).session !== undefined
    if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS && kind !== 'json') {
      return this.#toLogin(ctx)
    }
    if (error instanceof vineErrors.E_VALIDATION_ERROR && kind !== 'json' && hasSession) {
      return this.#backWithErrors(error, ctx)
    }
    const isInPlace = error instanceof ConfirmationRequired && asksInPlace(ctx.request)
    if (error instanceof ConfirmationRequired && kind !== 'json' && !isInPlace) {
      return redirectToConfirmation(ctx)
    }
    const { status, body, headers } = describeError(error)
    if (typeof body.code === 'string') noteInSpan({ 'error.type': body.code })
    for (const [name, value] of Object.entries(headers)) ctx.response.header(name, value)
    ctx.response.status(status)
    if (kind === 'json' || isInPlace) {
      return ctx.response.json(isPublicApi(ctx.request) ? publicApiError(status, body) : body)
    }
    await putPagePolicy(ctx)
    return ctx.response.send(
      await ctx.inertia.render('shell/error', { status, message: body.message })
    )
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (error instanceof Priced) return
    if (error instanceof AppError && error.status < 500) return
    if (isOfGoneAccount(error, ctx)) return
    // Whoever went away in the middle of a body did nothing that an operator could mend.
    if (ctx.request.request.errored && ctx.request.request.socket.destroyed) return
    return super.report(error, ctx)
  }

  /** What each line of the log says of it. */
  protected override context(ctx: HttpContext) {
    return {
      ...super.context(ctx),
      route: ctx.route && `${ctx.request.method()} ${ctx.route.pattern}`,
    }
  }

  protected override ignoreStatuses = [400, 401, 403, 404, 405, 413, 415, 419, 422, 429]

  protected override ignoreExceptions = [
    authErrors.E_UNAUTHORIZED_ACCESS,
    shieldErrors.E_BAD_CSRF_TOKEN,
  ]

  #toLogin(ctx: HttpContext) {
    const { request, response } = ctx
    // A picture or a script that asks is no place to go to.
    const isPage = request.header('x-inertia') || request.header('accept')?.includes('text/html')
    if (request.method() === 'GET' && isPage) keepIntendedPath(ctx, request.url(true))
    return response.redirect().toPath('/login')
  }

  #backWithErrors(error: { messages: { field: string; message: string }[] }, ctx: HttpContext) {
    // What was typed stays in the page that sent it.
    ctx.session.flash('inputErrorsBag', toldFields(error.messages))
    if (error instanceof FormError && error.bag) ctx.session.flash('errorBag', error.bag)
    return ctx.response.redirect().back()
  }
}

/** Before the sign-in has been looked at, a call has nobody. */
function isOfGoneAccount(error: unknown, { auth }: Partial<Pick<HttpContext, 'auth'>>): boolean {
  return isAccountGone(error, auth?.user?.id)
}

function signedOut() {
  return new authErrors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
}
