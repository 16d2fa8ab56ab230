import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { copyAvatar } from '../actions/copy_avatar.js'
import { readCurrentAvatar } from '../actions/read_current_avatar.js'
import { type ConnectedAccount, findConnectedAccount } from '../social/connected_accounts.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'

/** Makes the picture of a connected account the profile photo. */
export default class SocialPhotoController {
  async update(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    const id = Number(request.input('id'))
    const account = Number.isSafeInteger(id)
      ? await findConnectedAccount(db.connection(), user.id, id)
      : null
    if (account?.avatarPath) {
      const isCopied = await this.#copy(ctx, account)
      session.flash('banner', isCopied ? SOCIAL_MESSAGES.photoUpdated : SOCIAL_MESSAGES.photoFailed)
      session.flash('bannerStyle', isCopied ? 'success' : 'danger')
    }
    return response.redirect().status(303).toPath('/user/profile')
  }

  /** From the address that was told at the sign-in, or else from the one that the provider tells now. */
  async #copy(ctx: HttpContext, account: ConnectedAccount): Promise<boolean> {
    try {
      await copyAvatar(account.userId, account.avatarPath!)
      return true
    } catch {
      try {
        const address = await readCurrentAvatar(ctx, account)
        if (address) await copyAvatar(account.userId, address)
        return address !== null
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        ctx.logger.info({ provider: account.provider, reason }, 'a picture could not be copied')
        return false
      }
    }
  }
}
