import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { Area, Point } from './mask.js'

/** What is pointed at, in shares of the picture's width and height: see `Pointing` of the engine. */
export type Pointing = { at: Point; most: number } | { box: Area }

/** Has a picture looked at before somebody points at something in it. Throws `ApiError`, with code `selection_unavailable` where that is not possible. */
export async function lookAt(picture: string): Promise<void> {
  await postJson(route('api.selections'), { picture, pointing: null })
}

/** Address of the mask of what is pointed at. Throws `ApiError`. */
export async function select(picture: string, pointing: Pointing): Promise<string> {
  const { mask } = await postJson<{ mask: string }>(route('api.selections'), { picture, pointing })
  return mask
}
