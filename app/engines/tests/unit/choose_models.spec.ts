import { test } from '@japa/runner'
import { languageRow } from '../../fal/models/language.js'
import { FAL_MODELS } from '../../fal/models/table.js'
import { chooseModels, type ModelSetting } from '../../remote/models/choose.js'
import { REPLICATE_MODELS } from '../../replicate/models/table.js'

/** The models of fal under some settings. */
function choose(settings: Partial<Record<ModelSetting, string>> = {}) {
  const read = (name: ModelSetting) => settings[name]
  return chooseModels({ prefix: 'FAL', table: FAL_MODELS, languageRow, read })
}

test.group('Models by settings', () => {
  test('every name that a setting could have had before is still known', ({ assert }) => {
    const before: [ModelSetting, string][] = [
      ['FAL_TRAIN_MODEL', 'fal-ai/flux-lora-fast-training'],
      ['FAL_TRAIN_MODEL', 'fal-ai/flux-2-trainer'],
      ['FAL_GENERATE_MODEL', 'fal-ai/flux-lora'],
      ['FAL_GENERATE_MODEL', 'fal-ai/flux-2/lora'],
      ['FAL_CUTOUT_MODEL', 'fal-ai/birefnet/v2'],
      ['FAL_CUTOUT_MODEL', 'fal-ai/bria/background/remove'],
      ['FAL_BACKGROUND_MODEL', 'fal-ai/bria/background/replace'],
      ['FAL_EDIT_MODEL', 'fal-ai/nano-banana-2/edit'],
      ['FAL_EDIT_MODEL', 'fal-ai/flux-pro/kontext'],
      ['FAL_UPSCALE_MODEL', 'fal-ai/seedvr/upscale/image'],
      ['FAL_UPSCALE_MODEL', 'fal-ai/esrgan'],
      ['FAL_VIDEO_MODEL', 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video'],
      ['FAL_VIDEO_MODEL', 'fal-ai/kling-video/v1.6/pro/image-to-video'],
      ['FAL_VIDEO_MODEL', 'fal-ai/kling-video/v3/pro/image-to-video'],
      ['FAL_LANGUAGE_MODEL', 'google/gemini-2.5-flash-lite'],
    ]
    for (const [name, id] of before) {
      const { models } = choose({ [name]: id })
      assert.include(
        Object.values(models).map((row) => row?.id),
        id
      )
    }
  })

  test('a language model that is no row goes through the same router', ({ assert }) => {
    const { language } = choose({ FAL_LANGUAGE_MODEL: 'some/model' }).models
    assert.equal(language.endpoints?.words, 'openrouter/router')
    assert.equal(language.fixed?.model, 'some/model')
  })

  test('what draws follows the trainer that is set, and the other way round', ({ assert }) => {
    const byTrainer = choose({ FAL_TRAIN_MODEL: 'fal-ai/flux-2-trainer' }).models
    assert.equal(byTrainer.generate.id, 'fal-ai/flux-2/lora')
    const byDrawer = choose({ FAL_GENERATE_MODEL: 'fal-ai/flux-2/lora' }).models
    assert.equal(byDrawer.train.id, 'fal-ai/flux-2-trainer')
  })

  test('a pair that does not fit together is refused with those that do', ({ assert }) => {
    assert.throws(
      () =>
        choose({
          FAL_TRAIN_MODEL: 'fal-ai/flux-2-trainer',
          FAL_GENERATE_MODEL: 'fal-ai/flux-lora',
        }),
      /FAL_TRAIN_MODEL and FAL_GENERATE_MODEL do not fit .* fal-ai\/flux-2-trainer with fal-ai\/flux-2\/lora/
    )
  })

  test('an unknown model is refused with the known ones, but for those of yesterday', ({
    assert,
  }) => {
    const wrong = () => choose({ FAL_EDIT_MODEL: 'fal-ai/nothing' })
    assert.throws(wrong, /FAL_EDIT_MODEL .* fal-ai\/nothing\. Known: .*fal-ai\/nano-banana-2\/edit/)
    try {
      wrong()
    } catch (error) {
      assert.notInclude((error as Error).message, 'kontext')
    }
    assert.throws(
      () =>
        chooseModels({
          prefix: 'REPLICATE',
          table: REPLICATE_MODELS,
          read: (name) => (name === 'REPLICATE_LANGUAGE_MODEL' ? 'some/model' : undefined),
        }),
      /REPLICATE_LANGUAGE_MODEL names a model that is not known here: some\/model\. Known: google\//
    )
  })
})
