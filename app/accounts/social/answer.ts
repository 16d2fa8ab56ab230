import type { HttpContext } from '@adonisjs/core/http'
import { readText } from '#app/core/validation/text_fields'
import type { Origin } from './flow.js'

const LONGEST = 300

/** Ends a flow without success: on the page where it began, or on the profile when somebody is signed in. */
export function refuse(ctx: HttpContext, text: string, origin: Origin = null) {
  if (ctx.auth.user) return toProfile(ctx, text, 'danger')
  ctx.session.flash('inputErrorsBag', { socialstream: [text] })
  return ctx.response.redirect().toPath(origin === '/register' ? '/register' : '/login')
}

/** Back to the profile with a banner. */
export function toProfile(
  { response, session }: HttpContext,
  banner: string,
  bannerStyle: 'success' | 'danger'
) {
  session.flash('banner', banner)
  session.flash('bannerStyle', bannerStyle)
  return response.redirect().toPath('/user/profile')
}

/** The provider's own words for why it refused, in one line without markup; null when it did not. */
export function providerRefusal({ request }: HttpContext, fallback: string): string | null {
  const { error, error_description: description, denied } = request.qs()
  if (error === undefined && denied === undefined) return null
  const text = [description, error].find((it) => typeof it === 'string' && it.trim() !== '')
  if (typeof text !== 'string') return fallback
  return readText(text.replace(/[<>]+/g, ' '), LONGEST)
}
