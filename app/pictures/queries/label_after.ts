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
  if (changedFrom === undefined || label === null) return label
  const [before] = await sql<Legibility>(
    db.connection(),
    `select label_words as words, label_words_read as read from generated_images
     where media_id = ? and label_words is not null limit 1`,
    [changedFrom]
  )
  return before ? withLosses(before, label) : label
}

/** A count after a change, in words of the count before it. */
export function withLosses(before: Legibility, { words, read }: Legibility): Legibility {
  return { words: before.words, read: Math.max(0, before.read - (words - read)) }
}
