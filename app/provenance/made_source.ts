import { createHash } from 'node:crypto'
import type { Source } from './provenance.js'

/** A picture that was made here, whose file is at hand, as the source of another form of it. */
export function madeSource({ mime }: { mime: string }, bytes: Buffer): Source {
  const checksum = createHash('sha256').update(bytes).digest('hex')
  return { title: 'Picture', mime, checksum, bytes }
}
