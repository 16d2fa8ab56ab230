import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { Legibility } from '#app/engines/engine'

/**
 * How much of its label can be read in a picture that was made from another one: of the words of the photo that the other one comes from, where
 * that was counted. What each change has lost stays lost.
 * @param changedFrom media id of the other one; missing where it was made from a photo
 * @param label how many of the words that could be read in the other one can be read now
 */
export async function labelAfter(
  changedFrom: string | undefined,
  label: Legibility | null
): Promise<Legibility | null> {
  if (changedFrom === undefined) return label
  const [before] = await sql<Legibility>(
    db.connection(),
    `select label_words as words, label_words_read as read from generated_images
     where media_id = ? and label_words is not null limit 1`,
    [changedFrom]
  )
  return before ? withLosses(before, label) : label
}

/**
 * A count after a change, in words of the count before it. Both have looked at what they could read, which need not be the same words: it is their share that
 * is lost. Where nobody has counted after the change, what was lost before is lost still, and of what was whole nothing is known.
 */
export function withLosses(before: Legibility, label: Legibility | null): Legibility | null {
  const { words, read } = before
  if (label === null) return read < words ? before : null
  return { words, read: Math.round((read * label.read) / label.words) }
}
