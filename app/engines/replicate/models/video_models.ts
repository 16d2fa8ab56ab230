import type { VideoModel } from '../../remote/models/models.js'
import { toFilm } from './answers.js'

const UNWANTED = 'blur, distort, and low quality'

/** They keep the shape of their first frame, and are billed by the second of film. */
export const VIDEO_MODELS: readonly VideoModel[] = [
  {
    id: 'kwaivgi/kling-v1.6-pro',
    unitCents: 9.5,
    toAnswer: toFilm,
    input: ({ picture, prompt, seconds, cfgScale }) => ({
      start_image: picture,
      prompt,
      duration: seconds,
      cfg_scale: cfgScale,
      negative_prompt: UNWANTED,
    }),
  },
  {
    // Has no field for how close it keeps to picture and words.
    id: 'kwaivgi/kling-v2.5-turbo-pro',
    unitCents: 7,
    toAnswer: toFilm,
    input: ({ picture, prompt, seconds }) => ({
      start_image: picture,
      prompt,
      duration: seconds,
      negative_prompt: UNWANTED,
    }),
  },
]
