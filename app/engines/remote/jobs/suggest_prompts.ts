import vine from '@vinejs/vine'
import type { EngineContext, SuggestPromptsInput, SuggestPromptsOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { Tools } from '../tools.js'
import { askModel, words } from './ask_model.js'

const answerValidator = vine.create({ prompts: vine.array(words(400)).minLength(1) })

/** Has a language model propose scenes; the local engine's own ones when it is away or does not understand. */
export async function suggestPrompts(
  input: SuggestPromptsInput,
  context: EngineContext,
  tools: Tools
): Promise<SuggestPromptsOutput> {
  const { triggerWord, count } = input
  try {
    const { value, cents } = await askModel(
      {
        job: 'suggestPrompts',
        step: 'suggest_prompts',
        label: 'thinking_of_scenes',
        expectedSeconds: 4,
        prompt: promptFor(input),
        answer: answerValidator,
      },
      context,
      tools
    )
    const prompts = [...new Set(value.prompts)].slice(0, count)
    const named = prompts.map((it) => (it.includes(triggerWord) ? it : `${triggerWord} ${it}`))
    if (named.length === count) return { prompts: named, cost: { cents } }
    const more = await tools.local.suggestPrompts(input, context)
    return { prompts: [...named, ...more.prompts].slice(0, count), cost: { cents } }
  } catch (error) {
    const isAway = error instanceof EngineError && error.category === 'provider_down'
    if (!isAway || context.behind) throw error
    return tools.local.suggestPrompts(input, context)
  }
}

function promptFor({ description, triggerWord, count }: SuggestPromptsInput): string {
  return [
    `A merchant wants marketing pictures of this product, which is called "${triggerWord}":`,
    description,
    `Answer with a JSON object with the field "prompts": a list of ${count} different scenes for it, each one line of at most 25 words`,
    `that begins with "${triggerWord}" and says on or in what it stands, the surroundings and the light. Do not describe the product itself.`,
  ].join('\n')
}
