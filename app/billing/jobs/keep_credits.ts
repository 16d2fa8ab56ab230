import { bookLapsedCredits } from '../actions/book_lapsed_credits.js'
import { tellOfExpiringCredits } from '../actions/tell_of_expiring_credits.js'
import { tellOfLowCredits } from '../actions/tell_of_low_credits.js'

/** Every hour: books what has lapsed, then tells of what will soon and of what is nearly spent. */
export async function keepCredits(): Promise<void> {
  await bookLapsedCredits()
  await tellOfExpiringCredits()
  await tellOfLowCredits()
}
