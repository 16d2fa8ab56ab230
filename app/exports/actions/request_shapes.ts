import { requestGeneration } from '#app/work/actions/request_generation'
import { acceptOrders } from '#app/work/pricing/accept_order'
import { judge } from '../judge.js'
import type { ExportPicture } from '../queries/find_export_pictures.js'
import type { Target } from '../rules/rules.js'

/**
 * Orders the shapes that pictures need to fit places of markets, free of charge, each once: who orders them at the same time gets
 * the same work. What cannot be measured is left out.
 * @returns how many were ordered
 */
export function requestShapes(
  pictures: readonly ExportPicture[],
  targets: readonly Target[],
  userId: number
): Promise<number> {
  return acceptOrders(() => requestEach(pictures, targets, userId))
}

async function requestEach(
  pictures: readonly ExportPicture[],
  targets: readonly Target[],
  userId: number
): Promise<number> {
  let ordered = 0
  for (const picture of pictures) {
    const { mediaId, maskMediaId, productId, lastShapes } = picture
    for (const shape of await shapesFor(picture, targets)) {
      const params = { mediaId, maskMediaId, shape }
      const { $isLocal: isNew } = await requestGeneration({
        userId,
        kind: 'shape',
        productId: productId ?? undefined,
        work: { params },
        idempotency: {
          key: `shape-${mediaId}-${maskMediaId}-${shape}-after-${lastShapes[shape]}`,
          request: params,
        },
      })
      if (isNew) ordered++
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
