import type { HttpResponse } from '@adonisjs/core/http'

/** Answers a JSON caller that it is done and there is nothing to tell: an empty string, since the server drops empty bodies. */
export function emptyJson(response: HttpResponse): void {
  response.header('Content-Type', 'application/json; charset=utf-8')
  response.send('""')
}
