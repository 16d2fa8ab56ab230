import vine from '@vinejs/vine'
import { TARGETS, targetName } from '#app/exports/rules/markets'
import { codeField, nameField, wordsField } from '#app/core/validation/text_fields'
import { MAX_NEGATIVE_PROMPT_LENGTH } from '#app/pictures/prompt_limits'
import {
  MAX_PICTURES_PER_SCENE,
  MAX_RECIPE_FILE_LENGTH,
  MAX_RECIPE_NAME_LENGTH,
  MAX_SCENE_NAME_LENGTH,
  MAX_SCENES,
} from '#config/batches'
import { MAX_PROMPT_LENGTH, SHAPES } from '#config/generations'
import { wordingWith } from '#start/validator'
import { firstWords } from '../first_words.js'
import type { RecipeContent, Shape } from '../recipe.js'
import { RECIPE_ERRORS } from '../messages/en/common.js'

/** What a request says of a recipe's content. */
export interface RecipeFields {
  scenes: { name?: string | null; prompt: string }[]
  aspect_ratios: Shape[]
  amount: number
  negative_prompt?: string | null
  exports?: string[]
}

/** The fields that recipes and batches have in common. */
export const recipeFields = () => ({
  scenes: vine
    .array(
      vine.object({
        name: nameField(MAX_SCENE_NAME_LENGTH).nullable().optional(),
        prompt: wordsField(MAX_PROMPT_LENGTH).minLength(1),
      })
    )
    .minLength(1)
    .maxLength(MAX_SCENES),
  aspect_ratios: vine
    .array(vine.enum(Object.keys(SHAPES) as Shape[]))
    .minLength(1)
    .maxLength(Object.keys(SHAPES).length)
    .distinct(),
  amount: vine.number().withoutDecimals().range([1, MAX_PICTURES_PER_SCENE]),
  negative_prompt: wordsField(MAX_NEGATIVE_PROMPT_LENGTH).nullable().optional(),
  exports: vine
    .array(vine.enum(TARGETS.map(targetName)))
    .maxLength(TARGETS.length)
    .distinct()
    .optional(),
})

const name = () => nameField(MAX_RECIPE_NAME_LENGTH).minLength(1)

export const recipeWording = () => ({
  'name.required': RECIPE_ERRORS.name,
  'name.minLength': RECIPE_ERRORS.name,
  'scenes.required': RECIPE_ERRORS.scenes,
  'scenes.array.minLength': RECIPE_ERRORS.scenes,
  'scenes.array.maxLength': RECIPE_ERRORS.tooManyScenes(MAX_SCENES),
  'scenes.*.prompt.required': RECIPE_ERRORS.prompt,
  'scenes.*.prompt.minLength': RECIPE_ERRORS.prompt,
  'aspect_ratios.required': RECIPE_ERRORS.shapes,
  'aspect_ratios.array.minLength': RECIPE_ERRORS.shapes,
  'aspect_ratios.array.maxLength': RECIPE_ERRORS.shapeTwice,
  'aspect_ratios.distinct': RECIPE_ERRORS.shapeTwice,
  'aspect_ratios.*.enum': RECIPE_ERRORS.shape,
  'exports.*.enum': RECIPE_ERRORS.market,
  'exports.array.maxLength': RECIPE_ERRORS.marketTwice,
  'exports.distinct': RECIPE_ERRORS.marketTwice,
  'amount.range': RECIPE_ERRORS.amount(MAX_PICTURES_PER_SCENE),
})

/** Body of `POST /recipes` and `PUT /recipes/{recipe}`, and what a recipe's file must hold. */
export const recipeValidator = vine.create({ name: name(), ...recipeFields() })
recipeValidator.messagesProvider = wordingWith(recipeWording)

/** Body of `POST /recipes/import`: the text of a recipe's file. */
export const recipeFileValidator = vine.create({
  file: codeField(MAX_RECIPE_FILE_LENGTH).minLength(1),
})
recipeFileValidator.messagesProvider = wordingWith(() => ({
  'file.required': RECIPE_ERRORS.missingFile,
  'file.minLength': RECIPE_ERRORS.missingFile,
  'file.maxLength': RECIPE_ERRORS.longFile,
}))

/** Scenes without a name get one. */
export function contentOf(fields: RecipeFields): RecipeContent {
  const { scenes, aspect_ratios: shapes, amount, negative_prompt: leaveOut, exports } = fields
  return {
    scenes: scenes.map((scene) => ({
      ...scene,
      name: scene.name || firstWords(scene.prompt, MAX_SCENE_NAME_LENGTH),
    })),
    shapes,
    amount,
    leaveOut: leaveOut ?? '',
    exports,
  }
}
