import type { HttpContext } from '@adonisjs/core/http'
import { engineCapabilities } from '#app/engines/capabilities'
import { type EditSuggestion, editSuggestions } from '#app/engines/edit_suggestions'
import { findOwnGeneration } from '#app/work/queries/find_generation'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { findOpenedWork, isEditorWork } from '../queries/find_opened_work.js'
import { listSamples } from '../queries/list_samples.js'
import { SUGGESTION_MESSAGES } from '../messages/en/suggestions.js'
import { editorSampleData, openedWorkData } from '../transformers/editor_data.js'

/** `GET /ai-editor?work=`: one picture changed by words; with a piece of its work to begin with, if one is named. */
export default class EditorController {
  async show({ auth, inertia, request, response }: HttpContext) {
    const work: unknown = request.input('work')
    const generation =
      typeof work === 'string' && (await findOwnGeneration(work, auth.getUserOrFail().id))
    // An enlarged picture of a product that is gone has lost the product that its work was for.
    if (generation && !isEditorWork(generation)) return response.redirect().toRoute('photos.kept')
    const [samples, expected] = await Promise.all([listSamples(), expectedSeconds()])
    const { edit, upscale, select } = engineCapabilities()
    return inertia.render('editor/editor', {
      opened: generation ? openedWorkData(await findOpenedWork(generation)) : null,
      samples: samples.map(editorSampleData),
      suggestions: Object.entries(editSuggestions()).map(([name, instruction]) => ({
        instruction,
        label: SUGGESTION_MESSAGES[name as EditSuggestion],
      })),
      can_edit: edit !== null,
      can_mark_areas: edit?.hasAreas ?? false,
      tasks: [...(edit?.tasks ?? [])],
      can_upscale: upscale !== null,
      can_select: select !== null,
      expected_seconds: expected.edit,
    })
  }
}
