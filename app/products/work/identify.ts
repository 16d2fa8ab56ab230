import type { Work } from '#app/work/kinds/outcome'

export const identify: Work<'identify'> = async (_generation, { photos }, engine, context) => {
  const { object, suggestions, description, identifications, cost } = await engine.identify(
    {
      photos: photos.map(({ mediaId, originalName, maskMediaId: mask = null }) => ({
        key: mediaId,
        originalName,
        mask,
      })),
    },
    context
  )
  return {
    unusedCredits: 0,
    engineCostCents: cost.cents,
    record: async () => ({ object, suggestions, description, identifications }),
  }
}
