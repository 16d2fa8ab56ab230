import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientNetwork } from '#app/core/http/client_network'
import { keepReports } from '#app/core/csp_reports/keep_reports'
import { readReports, REPORTS_PATH } from '#app/core/csp_reports/report'
import { mayReport } from '#app/core/csp_reports/report_limit'
import { withRawBody } from '#app/media/intake/raw_body'

const MOST_BYTES = 16 * 1024

/**
 * Takes what browsers tell of refusals by the policy of a page. Anybody may send anything here, so that it costs next to nothing and
 * leaves no session behind.
 */
export default class CspReportsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.method() !== 'POST' || request.url() !== REPORTS_PATH) return next()
    const bytes = Number(request.header('content-length') ?? Infinity)
    if (!(bytes <= MOST_BYTES)) return refuse(response, 413)
    if (!(await mayReport(clientNetwork(request.ip())))) return refuse(response, 429)
    await withRawBody(request, (body) => keepReports(readReports(parse(body))), MOST_BYTES)
    return response.status(204).send('')
  }
}

/** Without reading what is still to come. */
function refuse(response: HttpContext['response'], status: number): void {
  response.header('Connection', 'close')
  response.status(status).send('')
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
