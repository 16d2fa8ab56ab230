import type { HttpContext } from '@adonisjs/core/http'
import { eventHub } from '#app/queue/event_hub'
import type { AppEvent } from '#app/queue/events'
import { sayStep } from '#app/studio/spoken/say'
import { speak, spokenLanguage } from '../languages/speaking.js'

/** Comments keep proxies from closing a quiet stream. */
const KEEP_ALIVE_MS = 20_000

/**
 * The stream of server-sent events of one page: what happens to the user's work and credits. It only speeds up
 * what the screens also poll for.
 */
export default class EventsController {
  async show({ auth, request, response, session }: HttpContext) {
    const user = auth.getUserOrFail()
    await session.commit()
    const raw = response.response
    const language = spokenLanguage()
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'Connection': 'keep-alive',
      'X-Accel-Buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    const stop = eventHub.onUser(user.id, (event) => {
      const data = speak(language, () => spokenData(event))
      raw.write(`event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`)
    })
    // What was announced while the database was away never arrived here: the page asks for the state of things.
    const stopResuming = eventHub.onReconnect(() => raw.write('event: resumed\ndata: null\n\n'))
    const keepAlive = setInterval(() => raw.write(': \n\n'), KEEP_ALIVE_MS)
    await new Promise<void>((resolve) => request.request.once('close', resolve))
    clearInterval(keepAlive)
    stop()
    stopResuming()
    raw.end()
  }
}

/** What a page is told of an event, in the language that is spoken. */
function spokenData({ type, data }: AppEvent): AppEvent['data'] {
  return type === 'generation' && data.step ? { ...data, step: sayStep(data.step) } : data
}
