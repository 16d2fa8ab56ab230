import pg from 'pg'

/** A statement as it was sent. */
export interface Sent {
  text: string
  values: readonly unknown[]
}

type Query = (config: unknown, ...rest: unknown[]) => unknown

/**
 * Runs something and answers the reading statements that were sent meanwhile on behalf of somebody, each once: those that
 * carry one of these values. So what the worker looks for in the same process is left out.
 */
export async function recorded(
  values: readonly unknown[],
  run: () => Promise<unknown>
): Promise<Sent[]> {
  const sent = new Map<string, Sent>()
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (config, ...rest) {
    const { text = '', values: given = [] } = config as Partial<Sent>
    const reads =
      /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text)
    const isTheirs = given.some((value) => values.includes(value))
    if (reads && isTheirs) sent.set(JSON.stringify([text, given]), { text, values: given })
    return query.call(this, config, ...rest)
  }
  try {
    await run()
  } finally {
    prototype.query = query
  }
  return [...sent.values()]
}
