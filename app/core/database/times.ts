/** Times of a table that somebody waits for, or by which somebody is trusted. */
export interface Times {
  table: string
  column: string
  /** The time that it stands for, where it is none; itself, if missing. */
  time?: string
  /** What stands for this moment in it, where it is no time and can be brought back. */
  now?: string
  /** How far ahead they may lie, as PostgreSQL writes a length of time. */
  most: string
  /** Of which rows; of all, if missing. */
  where?: string
  /** What is done with those that lie further ahead: brought back, if missing. */
  late?: 'brought back' | 'forgotten' | 'removed'
}

/** How far ahead lies what has happened already. */
export const NOW = '0 minutes'
/** Longer than anything is put off that was refused. */
export const DAY = '1 day'

const registered: Times[] = []

/**
 * Has times corrected that were written while the clock was ahead (`operator/clock/correct_times.ts`). Others that lie ahead tell what was,
 * and do no harm.
 */
export function defineTimes(times: Times): void {
  registered.push(times)
}

export function definedTimes(): readonly Times[] {
  return registered
}
