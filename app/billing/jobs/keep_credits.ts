import { bookLapsedCredits } from '#app/credits/actions/book_lapsed_credits'
import { tellOfExpiringCredits } from '#app/credits/actions/tell_of_expiring_credits'
import { tellOfLowCredits } from '#app/credits/actions/tell_of_low_credits'

/** Every hour: books what has lapsed, then tells of what will soon and of what is nearly spent. */
export async function keepCredits(): Promise<void> {
  await bookLapsedCredits()
  await tellOfExpiringCredits()
  await tellOfLowCredits()
}
