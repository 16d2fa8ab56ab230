import type pg from 'pg'

/** A column of what a statement answers. */
export interface ResultColumn {
  name: string
  /** PostgreSQL's number of its type. */
  type: number
}

interface Wire {
  parse(statement: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}

/**
 * Has the server parse and describe a statement as it does before the first run, without running it.
 *
 * @returns the columns that it answers; none for what answers no rows
 * @throws what the server says against it
 */
export function describeStatement(client: pg.Client, text: string): Promise<ResultColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: ResultColumn[] = []
    client.query({
      submit(wire: Wire) {
        wire.parse({ name: '', text, types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    } as unknown as pg.Submittable)
  })
}
