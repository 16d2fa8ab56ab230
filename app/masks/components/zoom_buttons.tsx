import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '~/ui/buttons/icon_button'
import { ZOOM_STEP } from './editor_keys.js'
import type { Surface } from './surface.js'
import { EDITOR_MESSAGES as MESSAGES } from '../messages/en/editor.js'

/** Zoom for those without a wheel, in the corner of the canvas. */
export function ZoomButtons({ surface }: { surface: Surface | null }) {
  return (
    <div className="absolute right-3 bottom-3 flex rounded-control bg-surface shadow-overlay">
      <IconButton
        icon={ZoomOut}
        label={MESSAGES.zoomOut}
        onClick={() => surface?.zoom(1 / ZOOM_STEP)}
      />
      <IconButton icon={Maximize} label={MESSAGES.fit} onClick={() => surface?.fit()} />
      <IconButton icon={ZoomIn} label={MESSAGES.zoomIn} onClick={() => surface?.zoom(ZOOM_STEP)} />
    </div>
  )
}
