import type { HttpContext } from '@adonisjs/core/http'

/**
 * Does something once the answer has been sent, so that its time does not tell whether there was anything to do: for what only
 * accounts that exist have, such as a trail or mail, where nobody may learn which do. What fails is logged. A crash in between loses it.
 */
export function afterAnswer({ logger, response }: HttpContext, work: () => Promise<void>): void {
  response.onFinish(() => {
    work().catch((error: Error) => logger.error({ err: error }, 'work after an answer failed'))
  })
}
