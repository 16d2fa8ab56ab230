import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { keepIntendedPath } from '../http/intended_path.js'
import { AppError, type ErrorKind } from './app_error.js'
import type { ConfirmationAsked } from './confirmation_asked.js'
import { REPLY_MESSAGES } from '../messages/en/replies.js'

/** Sent by our own pages, which ask over the form and send it again. */
const IN_PLACE = 'x-confirm-in-place'

const CONFIRMATION: ErrorKind = {
  name: 'password_confirmation_required',
  status: 423,
  code: 'password_confirmation_required',
  sentence: () => REPLY_MESSAGES.passwordConfirmation,
}

/** Raised where the user has first to say who they are. */
export class ConfirmationRequired extends AppError {
  constructor(asked: ConfirmationAsked) {
    super(CONFIRMATION, {}, { details: { ...asked } })
  }
}

/** Whether the caller is a page of ours that asks without being left. */
export function asksInPlace(request: HttpRequest): boolean {
  return request.header(IN_PLACE) !== undefined
}

/** Leads to the page that asks, and from there back to the page that is wanted or that a form was sent from. */
export function redirectToConfirmation(ctx: HttpContext) {
  const { request, response } = ctx
  keepIntendedPath(ctx, request.method() === 'GET' ? request.url(true) : pageOf(request))
  return response.redirect().toPath('/user/confirm-password')
}

function pageOf(request: HttpRequest): string {
  const from = URL.parse(request.header('referer') ?? '')
  return from?.host === request.host() ? from.pathname + from.search : '/user/profile'
}
