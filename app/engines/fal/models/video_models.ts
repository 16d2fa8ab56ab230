import type { VideoModel } from '../../remote/models/models.js'

const UNWANTED = 'blur, distort, and low quality'

/** All of them take 0 to 1 for how close the film keeps to picture and words, as the port gives it; they are billed by the second. */
export const VIDEO_MODELS: readonly VideoModel[] = [
  {
    id: 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video',
    unitCents: 7,
    input: ({ picture, prompt, seconds, cfgScale }) => ({
      image_url: picture,
      prompt,
      duration: String(seconds),
      cfg_scale: cfgScale,
      negative_prompt: UNWANTED,
    }),
  },
  {
    id: 'fal-ai/kling-video/v1.6/pro/image-to-video',
    unitCents: 10,
    input: ({ picture, prompt, seconds, cfgScale, aspectRatio }) => ({
      image_url: picture,
      prompt,
      duration: String(seconds),
      cfg_scale: cfgScale,
      aspect_ratio: aspectRatio,
      negative_prompt: UNWANTED,
    }),
  },
  {
    id: 'fal-ai/kling-video/v3/pro/image-to-video',
    unitCents: 11.2,
    input: ({ picture, prompt, seconds, cfgScale }) => ({
      start_image_url: picture,
      prompt,
      duration: String(seconds),
      cfg_scale: cfgScale,
      generate_audio: false,
      negative_prompt: UNWANTED,
    }),
  },
]
