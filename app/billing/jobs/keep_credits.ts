import { bookLapsedCredits } from '#app/credits/actions/book_lapsed_credits'
import { countUnspentCredits } from '#app/credits/actions/count_unspent_credits'
import { moveWatermark, readWatermark } from '#app/credits/actions/watermark'
import { notifyOfExpiringCredits } from '../actions/notify_of_expiring_credits.js'
import { notifyOfLowCredits } from '../actions/notify_of_low_credits.js'

/** Every hour: books what has lapsed, then tells of what will soon and of what is nearly spent; reads what has changed since the last time. */
export async function keepCredits(): Promise<void> {
  const watermark = await readWatermark()
  await bookLapsedCredits(watermark.lapsedSince)
  await notifyOfExpiringCredits()
  await notifyOfLowCredits(watermark.afterEntry)
  await countUnspentCredits()
  await moveWatermark(watermark)
}
