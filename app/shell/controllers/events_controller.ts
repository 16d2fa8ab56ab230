import type { HttpContext } from '@adonisjs/core/http'
import { eventHub } from '#app/queue/event_hub'

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
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'Connection': 'keep-alive',
      'X-Accel-Buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    const stop = eventHub.onUser(user.id, (event) => {
      raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`)
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
