import { Clapperboard, GraduationCap, Image, type LucideIcon } from 'lucide-react'
import { ImageTile } from '~/ui/pictures/image_tile'
import type { WorkData } from '../../transformers/work_data'

const ICONS: Record<WorkData['kind'], LucideIcon> = {
  train: GraduationCap,
  generate: Image,
  background: Image,
  edit: Image,
  upscale: Image,
  video: Clapperboard,
  reel: Clapperboard,
  video_export: Clapperboard,
}

/** A small picture of the result, else of what it is made from; a sign of its kind where there is none. */
export function WorkThumbnail({ work }: { work: WorkData }) {
  const Icon = ICONS[work.kind]
  return work.picture ? (
    <ImageTile
      source={work.picture}
      alt=""
      sizes="3rem"
      className="size-12 shrink-0 rounded-control"
    />
  ) : (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-sunken text-muted">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
