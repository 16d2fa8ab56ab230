import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '~/ui/buttons/icon_button'
import { ZOOM_STEP } from './editor_keys.js'
import type { Surface } from './surface.js'
import { EDITOR_TEXTS as TEXTS } from '../messages/en/editor.js'

/** Zoom for those without a wheel, in the corner of the canvas. */
export function ZoomButtons({ surface }: { surface: Surface | null }) {
  return (
    <div className="absolute right-3 bottom-3 flex rounded-control bg-surface shadow-overlay">
      <IconButton
        icon={ZoomOut}
        label={TEXTS.zoomOut}
        onClick={() => surface?.zoom(1 / ZOOM_STEP)}
      />
      <IconButton icon={Maximize} label={TEXTS.fit} onClick={() => surface?.fit()} />
      <IconButton icon={ZoomIn} label={TEXTS.zoomIn} onClick={() => surface?.zoom(ZOOM_STEP)} />
    </div>
  )
}
