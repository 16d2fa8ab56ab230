import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { HashedStream } from '../hashed_stream.js'

export interface Dumped {
  rows: number
  /** Of the file. */
  bytes: number
  sha256: string
}

/** Writes what a COPY statement answers into a file, compressed. */
export async function dumpTable(client: Client, copy: string, path: string): Promise<Dumped> {
  const source = client.query(to(copy))
  const hashed = new HashedStream()
  await pipeline(source, createGzip({ level: 3 }), hashed, createWriteStream(path, { mode: 0o600 }))
  return { rows: source.rowCount, bytes: hashed.bytes, sha256: hashed.sha256() }
}
