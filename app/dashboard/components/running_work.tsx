import { OpenWork } from '~/work/components/tray/open_work'
import { useWork } from '~/work/components/tray/use_work'
import { isShownOn } from '~/work/components/tray/work_pages'
import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import { DASHBOARD_MESSAGES } from '../messages/en/dashboard'

const MOST = 3

/** What the merchant has under way, live, beside the training that the page itself shows. */
export default function RunningWork() {
  const { list, reload } = useWork(false)
  const open = list?.open.filter((work) => !isShownOn(route('dashboard'), work)) ?? []
  const shown = open.slice(0, MOST)
  const hidden = (list?.open_count ?? 0) - (list?.open.length ?? 0) + open.length - shown.length
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="running">
      <h2 id="running" className="text-base font-semibold">
        {DASHBOARD_MESSAGES.running}
      </h2>
      <Card flush className="mt-3 p-2">
        <ul>
          {shown.map((work) => (
            <OpenWork key={work.id} work={work} onCancelled={() => void reload()} />
          ))}
        </ul>
        {hidden > 0 && (
          <p className="px-2 py-1 text-fine text-muted">{DASHBOARD_MESSAGES.runningMore(hidden)}</p>
        )}
      </Card>
    </section>
  )
}
