/** Why a network cannot be used here, in a sentence for the operator: the engine does without it. */
export class VisionFault extends Error {
  override name = 'VisionFault'
}
