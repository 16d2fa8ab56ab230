import type { HttpContext } from '@adonisjs/core/http'
import { FormError, inBag } from '#app/core/errors/form_error'
import { featureOn } from '#config/features'
import { updateProfileInformation } from '../actions/update_profile_information.js'
import { clientInfo } from '../sessions/client_info.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { mayChangeEmailTo } from '../emails/mail_limit.js'
import { requireConfirmation } from '../passwords/require_confirmation.js'
import { replyStatus } from '../reply_status.js'
import { receiveProfilePhoto } from '../profile/receive_profile_photo.js'
import { profileInformationValidator } from '../validators/profile_information.js'

const BAG = 'updateProfileInformation'

export default class ProfileInformationController {
  async update(ctx: HttpContext) {
    const { auth, request } = ctx
    const { id: userId, email: current } = auth.getUserOrFail()
    const { name, email } = await inBag(
      BAG,
      request.validateUsing(profileInformationValidator, { meta: { userId } })
    )
    if (email !== current) {
      await requireConfirmation(ctx)
      // Before the transaction locks the account, for counting takes a connection of its own.
      if (!(await mayChangeEmailTo(email, userId))) {
        throw new FormError({ email: ACCOUNT_ERRORS.emailWait }, BAG)
      }
    }
    const photo = featureOn('profilePhotos') ? await receiveProfilePhoto(ctx) : null
    await updateProfileInformation(userId, { name, email, photo }, clientInfo(ctx))
    return replyStatus(ctx, 'profile-information-updated')
  }
}
