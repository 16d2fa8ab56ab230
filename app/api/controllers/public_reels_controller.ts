import type { HttpContext } from '@adonisjs/core/http'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import { acceptSound } from '#app/reels/accept_sound'
import { SoundRefused } from '#app/reels/sound_refused'
import { uploadsIn, type Upload } from '#app/media/intake/uploads'
import { requestReel } from '#app/reels/actions/request_reel'
import { REEL_ERRORS } from '#app/reels/messages/en/common'
import { FormError } from '#app/core/errors/form_error'
import { idempotencyOf } from '#app/work/idempotency'
import { answerWork } from '../calls/answer_work.js'
import { given } from '../tokens/given.js'
import { reelBody } from '../validators/public_api.js'

/** Making of reels over the public API. */
export default class PublicReelsController {
  async store(ctx: HttpContext) {
    const { apiCaller, request } = ctx
    const all = given(await reelBody.validate(request.body()))
    const { sound_file: soundFile, logo: logoFile, ...body } = all
    const { userId } = apiCaller
    if (soundFile !== undefined && body.sound !== 'own') {
      throw new FormError({ sound_file: REEL_ERRORS.soundOnly })
    }
    const sound =
      soundFile === undefined
        ? undefined
        : await taken('sound_file', this.#upload(ctx, 'sound_file', REEL_ERRORS.soundFile), (it) =>
            acceptSound(it, userId)
          )
    const logo =
      logoFile === undefined
        ? undefined
        : await taken('logo', this.#upload(ctx, 'logo', REEL_ERRORS.logoFile), (it) =>
            acceptPicture(it, userId)
          )
    // Files stand under other names in each request; their bytes tell what they are.
    const sent = { ...body, sound_file: sound?.checksum, logo: logo?.checksum }
    const generation = await requestReel({
      userId,
      body,
      sent: { sound, logo },
      idempotency: idempotencyOf(request, sent),
    })
    return answerWork(ctx, generation)
  }

  /** @throws FormError when the field brought no file */
  #upload({ request }: HttpContext, field: string, sentence: string): Upload {
    const [upload] = uploadsIn(request, field) ?? []
    if (!upload) throw new FormError({ [field]: sentence })
    return upload
  }
}

async function taken<Stored>(
  field: string,
  upload: Upload,
  accept: (upload: Upload) => Promise<Stored>
): Promise<Stored> {
  try {
    return await accept(upload)
  } catch (error) {
    if (!(error instanceof SoundRefused || error instanceof PictureRefused)) throw error
    throw new FormError({ [field]: error.sentence })
  }
}
