import { inSpan, type SpanFacts } from './spans.js'

interface Call {
  method: string
  /** Where the operator's provider is: its host is told. None for an address that a merchant has given. */
  url?: string | URL
}

/** Asks another server as a span. That one is told nothing of the trace, and of its address nothing is told but the host. */
export function traceCall<Answer extends { status: number }>(
  name: string,
  { method, url }: Call,
  ask: () => Promise<Answer>
): Promise<Answer> {
  const facts = { 'http.request.method': method, ...(url !== undefined && hostOf(new URL(url))) }
  return inSpan(`${method} ${name}`, { kind: 'client', isInner: true, facts }, async (span) => {
    const answer = await ask()
    span?.note({ 'http.response.status_code': answer.status })
    if (answer.status >= 400) span?.fail(String(answer.status))
    return answer
  })
}

function hostOf({ hostname, port }: URL): SpanFacts {
  return { 'server.address': hostname, ...(port !== '' && { 'server.port': Number(port) }) }
}
