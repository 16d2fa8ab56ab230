import { type Clock, systemClock } from 'pg-boss'

/**
 * The queue's clock: the time of day at which the process began, and what has passed since. When the machine's clock is set back, whoever reckons
 * with that one waits for as long as it was set back before it looks for lost work, sends what is scheduled or asks for jobs. How far it
 * is from the database's clock the queue asks by itself.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}

/** How often it is asked: while a machine sleeps, this clock stands still. */
export const CLOCK_MONITOR_SECONDS = 60
