import { AnnouncementBar } from './announcement_bar'
import { ViewedBanner } from './viewed_banner'

/** What is told over and under all pages. */
export default function SeldomBars() {
  return (
    <>
      <AnnouncementBar />
      <ViewedBanner />
    </>
  )
}
