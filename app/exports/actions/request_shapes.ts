import { requestGeneration } from '#app/studio/actions/request_generation'
import { judge } from '../judge.js'
import type { ExportPicture } from '../queries/find_export_pictures.js'
import type { Target } from '../rules/rules.js'

/**
 * Orders the shapes that pictures need to fit places of markets, each once, free of charge. What cannot be measured is left out.
 * @returns how many were ordered
 */
export async function requestShapes(
  pictures: readonly ExportPicture[],
  targets: readonly Target[],
  userId: number
): Promise<number> {
  let ordered = 0
  for (const picture of pictures) {
    const { mediaId, maskMediaId, productId } = picture
    for (const shape of await shapesFor(picture, targets)) {
      const params = { mediaId, maskMediaId, shape }
      await requestGeneration({
        userId,
        kind: 'shape',
        productId: productId ?? undefined,
        work: { params },
      })
      ordered++
    }
  }
  return ordered
}

async function shapesFor(picture: ExportPicture, targets: readonly Target[]): Promise<Set<string>> {
  try {
    const judged = await Promise.all(targets.map((target) => judge(picture, target)))
    return new Set(judged.flatMap(({ shape }) => shape ?? []))
  } catch {
    // The preflight and the export tell what is wrong with it.
    return new Set()
  }
}
