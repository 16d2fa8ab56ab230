import type { LatestImage } from '../queries/list_latest_images'
import type { ReadyModel } from '../queries/list_ready_models'
import { LatestResults } from './latest_results'
import { ReadyModels } from './ready_models'

interface OverviewMainProps {
  latest: readonly LatestImage[]
  models: readonly ReadyModel[]
}

/** Below the way to a new product: what was made last, and of what more can be made. */
export default function OverviewMain({ latest, models }: OverviewMainProps) {
  return (
    <>
      {latest.length > 0 && <LatestResults images={latest} />}
      {models.length > 0 && <ReadyModels models={models} />}
    </>
  )
}
