import type { Work } from '#app/work/kinds/outcome'

export const suggestPrompts: Work<'suggest_prompts'> = async (
  _generation,
  params,
  engine,
  context
) => {
  const { prompts, cost } = await engine.suggestPrompts(params, context)
  return { unusedCredits: 0, engineCostCents: cost.cents, record: async () => ({ prompts }) }
}
