import { MoveHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import * as Slider from 'react-compare-slider/components'
import { useReactCompareSlider } from 'react-compare-slider/hooks'

export interface ComparePicture {
  src: string
  alt: string
}

export interface CompareSliderProps {
  before: ComparePicture
  after: ComparePicture
  /** Of both pictures, in pixels. */
  width: number
  height: number
  /** Said to screen readers for the handle. */
  label: string
  /** How a picture of another shape lies in the room. */
  fit?: 'cover' | 'contain'
}

/** Percent that a press of Page Up or Page Down moves the divider by. */
const PAGE = 20

/** Where a key leads that the package does not know; null for all others. In percent from the left. */
function positionByKey(key: string, position: number): number | null {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return 100
    case 'PageUp':
      return Math.min(position + PAGE, 100)
    case 'PageDown':
      return Math.max(position - PAGE, 0)
    default:
      return null
  }
}

/** Two pictures laid over each other, with a divider that is dragged or moved by the keys of a slider. */
export default function CompareSlider(props: CompareSliderProps) {
  const { before, after, width, height, label, fit = 'cover' } = props
  const slider = useReactCompareSlider({ defaultPosition: 50 })

  function moveByKey(event: KeyboardEvent) {
    const next = positionByKey(event.key, slider.position.current)
    if (next === null) return
    event.preventDefault()
    slider.setPosition(next)
  }

  return (
    <Slider.Provider {...slider}>
      <Slider.Root className="size-full">
        <Slider.Item item="itemOne">
          <Slider.Image {...before} width={width} height={height} style={{ objectFit: fit }} />
        </Slider.Item>
        <Slider.Item item="itemTwo">
          <Slider.Image {...after} width={width} height={height} style={{ objectFit: fit }} />
        </Slider.Item>
        <Slider.HandleRoot aria-label={label} onKeyDown={moveByKey}>
          <span className="pointer-events-none grid h-full w-11 place-items-center">
            <span
              aria-hidden
              className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white/90"
            />
            <span className="relative grid size-11 place-items-center rounded-full bg-white text-gray-900 shadow-overlay">
              <MoveHorizontal aria-hidden className="size-5" />
            </span>
          </span>
        </Slider.HandleRoot>
      </Slider.Root>
    </Slider.Provider>
  )
}
