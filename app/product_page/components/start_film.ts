import { isLost } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { findWork } from '~/work/components/run_generation'
import { VIDEO_MESSAGES } from '~/films/messages/en/video_screen'

interface Started {
  success: boolean
  video_id?: string
  error?: string
}

/**
 * Orders a film and resolves with the id of its work, also where the answer was lost that told it.
 * @throws ApiError, or an Error with a sentence for the screen
 */
export async function startFilm(url: string, body: object, key: string): Promise<string> {
  try {
    const started = await postJson<Started>(url, body, { idempotencyKey: key })
    if (!started.success || !started.video_id) {
      throw new Error(started.error ?? VIDEO_MESSAGES.errors.start)
    }
    return started.video_id
  } catch (error) {
    const id = isLost(error) ? await findWork(key) : null
    if (id === null) throw error
    return id
  }
}
