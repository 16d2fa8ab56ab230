import { bookLapsedCredits } from '#app/credits/actions/book_lapsed_credits'
import { notifyOfExpiringCredits } from '../actions/notify_of_expiring_credits.js'
import { notifyOfLowCredits } from '../actions/notify_of_low_credits.js'

/** Every hour: books what has lapsed, then tells of what will soon and of what is nearly spent. */
export async function keepCredits(): Promise<void> {
  await bookLapsedCredits()
  await notifyOfExpiringCredits()
  await notifyOfLowCredits()
}
