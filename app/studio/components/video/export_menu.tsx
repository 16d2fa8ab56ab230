import { ChevronDown, Crop } from 'lucide-react'
import { buttonClasses } from '~/shell/ui/button_classes'
import { classNames } from '~/shell/ui/class_names'
import { LazyDropdown } from '~/shell/ui/lazy_dropdown'
import type { VideoData } from '~/studio/transformers/video_data'
import { VIDEO_TEXTS } from '../../video_screen_texts'

/** A frame of an advertising slot, and a length. */
export interface ExportChoice {
  format: 'landscape' | 'portrait' | 'square'
  /** Pixels. */
  width: number
  height: number
  /** Missing: the whole film. */
  seconds?: number
}

interface ExportMenuProps {
  film: VideoData
  disabled: boolean
  onExport: (choice: ExportChoice) => void
}

/** Films in the sizes and lengths that advertising slots take. */
export function ExportMenu({ film, disabled, onExport }: ExportMenuProps) {
  return (
    <div className={classNames(disabled && 'pointer-events-none opacity-50')} inert={disabled}>
      <LazyDropdown
        label={VIDEO_TEXTS.player.exports}
        align="right"
        width="w-60"
        trigger={
          <span className={classNames(buttonClasses('secondary', 'sm'), '-mx-2')}>
            <Crop aria-hidden className="size-4" />
            {VIDEO_TEXTS.player.exports}
            <ChevronDown aria-hidden className="size-4" />
          </span>
        }
        load={() => import('./export_menu_entries')}
        entryProps={{ duration: film.duration, onExport }}
      />
    </div>
  )
}
