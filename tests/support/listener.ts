import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Answers the requests of a server of a test's own. What fails is printed, and its connection cut, so that nobody waits for it. */
export function listener(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
): RequestListener {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  }
}
