import type { HttpContext } from '@adonisjs/core/http'
import { hashSessionId } from '#app/accounts/sessions/session_store'
import { admission } from '#app/core/admission/admission'
import type { AppEvent } from '#app/core/queue/events'
import { stepMessage } from '#app/engines/steps/step_message'
import { EventStream } from '#app/accounts/event_streams/event_stream'
import { eventStreams } from '#app/accounts/event_streams/event_streams'
import { withLocale, currentLocale } from '#app/i18n/current_locale'

/**
 * The stream of server-sent events of one page: what happens to the user's work and credits. It only speeds up
 * what the screens also poll for.
 */
export default class EventsController {
  async show({ auth, request, response, session, viewedBy }: HttpContext) {
    const user = auth.getUserOrFail()
    // Whoever asks for the head alone would wait for an end that never comes.
    if (request.method() === 'HEAD') return response.type('text/event-stream').send('')
    await session.commit()
    admission.release(request.request)
    eventStreams.open(
      new EventStream(response.response, {
        userId: user.id,
        ownerId: viewedBy?.id ?? user.id,
        sessionId: hashSessionId(session.sessionId),
        locale: currentLocale(),
      }),
      say
    )
  }
}

/** Tells a page of an event, in its language. Holds nothing of the request, as a function within its handler would. */
function say(stream: EventStream, event: AppEvent): void {
  stream.send(
    event.type,
    withLocale(stream.locale, () => localisedData(event))
  )
}

/** What a page is told of an event, in the language that is spoken. */
function localisedData({ type, data }: AppEvent): object {
  return type === 'generation' && data.step ? { ...data, step: stepMessage(data.step) } : data
}
