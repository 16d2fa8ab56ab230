import type { HttpContext } from '@adonisjs/core/http'
import { http } from '#config/app'
import { beginSpan, type OpenSpan, type TraceOrigin } from './spans.js'

/** Open for as long as a page is: its span ends when it has begun. */
const STREAMS = 'events'

/** Answers a request as a span that is named by its route, never by its address. */
export function traceRequest<Result>(
  ctx: HttpContext,
  answer: () => Promise<Result>
): Promise<Result> {
  const { request } = ctx
  const method = request.request.method ?? 'GET'
  const span = beginSpan(method, {
    kind: 'server',
    origin: originOf(ctx),
    facts: { 'http.request.method': method, 'vitrine.request_id': request.id() },
  })
  return span === null ? answer() : answerIn(span, method, ctx, answer)
}

async function answerIn<Result>(
  span: OpenSpan,
  method: string,
  ctx: HttpContext,
  answer: () => Promise<Result>
): Promise<Result> {
  const { response } = ctx.response
  const end = () => {
    const route = ctx.route?.pattern
    if (route !== undefined) span.rename(`${method} ${route}`)
    const status = response.statusCode
    span.note({ 'http.route': route, 'http.response.status_code': status })
    if (status >= 500) span.fail(String(status))
    span.end()
  }
  response.once('close', end)
  const answered = await span.run(answer)
  if (ctx.route?.name === STREAMS) {
    response.off('close', end)
    end()
  }
  return answered
}

/** A trace is gone on with where a proxy has begun it that is trusted: others could name any. */
function originOf({ request }: HttpContext): TraceOrigin | undefined {
  const traceparent = request.header('traceparent')
  if (traceparent === undefined) return undefined
  const address = request.request.socket.remoteAddress ?? ''
  const isTrusted = typeof http.trustProxy === 'function' && http.trustProxy(address, 0)
  return isTrusted ? { traceparent } : undefined
}
