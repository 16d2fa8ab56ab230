import { join } from 'node:path'
import type { EngineContext, VideoInput, VideoOutput } from '../../engine.js'
import { download } from '../files/download.js'
import { needModel } from '../models/need_model.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import { readAnswer, videoAnswer } from '../output.js'
import { orderedFilm, soundFilm } from '../../built_in/built_in_engine.js'
import { guidedPrompt } from './guided_prompt.js'
import { finishFilm } from '../pixels/finish_film.js'
import type { Tools } from '../tools.js'

const FILM_BYTES = 300 * 1024 * 1024

/** A film that starts with a picture, which is brought to the film's shape first: most models keep the shape of their picture. */
export async function video(
  input: VideoInput,
  context: EngineContext,
  tools: Tools
): Promise<VideoOutput> {
  return soundFilm(await orderedFilm(input, context), tools.ffmpegPath, (isAgain) =>
    makeFilm(input, isAgain ? ':again' : '', context, tools)
  )
}

/** @param suffix tells the step of a repeated request from the first */
async function makeFilm(
  input: VideoInput,
  suffix: string,
  context: EngineContext,
  tools: Tools
): Promise<VideoOutput> {
  const row = needModel(tools.settings.models, 'video')
  const { prompt, seconds, aspectRatio, cfgScale, hasSound = false, seed } = input
  const cents = hasSound ? (row.can?.soundCents ?? row.price.cents) : row.price.cents
  const model = { ...row, price: { ...row.price, cents } }
  // Not known of a request that was taken up again: its frame had been made before.
  const shaped: Pick<VideoOutput, 'shapedBy'> = {}
  const { output, cents: paid } = await tools.run(
    {
      job: 'video',
      step: `video${suffix}`,
      model,
      units: unitsOf(model.price, { seconds }),
      label: 'making_video',
      expectedSeconds: 180,
      input: async (upload) => {
        const frame = await tools.local.firstFrame(input, context)
        if (frame.way) shaped.shapedBy = frame.way
        return inputOf(model, {
          picture: await upload({
            from: frame.file.path,
            mime: frame.file.mime,
            name: 'first-frame.jpg',
          }),
          ...{ seconds, aspectRatio, cfgScale },
          hasSound: hasSound || undefined,
          prompt: model.fields.cfgScale ? prompt : guidedPrompt(prompt, cfgScale),
        })
      },
    },
    context
  )
  const answer = await readAnswer(videoAnswer, output)
  const received = await download(
    answer.video.url,
    { name: 'film.received', kind: 'video/', mostBytes: FILM_BYTES },
    tools.settings,
    context
  )
  const film = await tools.limit(() =>
    finishFilm(received, join(context.scratch, 'film.mp4'), tools.ffmpegPath, hasSound)
  )
  const sourceType = 'trainedAlgorithmicMedia'
  return {
    ...film,
    seed,
    ...shaped,
    sourceType,
    ignoredWords: [],
    cost: { cents: paid },
  }
}
