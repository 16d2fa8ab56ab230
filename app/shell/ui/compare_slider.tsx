import { MoveHorizontal } from 'lucide-react'
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

/** Two pictures laid over each other, with a divider that is dragged or moved by arrow keys. */
export default function CompareSlider(props: CompareSliderProps) {
  const { before, after, width, height, label, fit = 'cover' } = props
  const slider = useReactCompareSlider({ defaultPosition: 50 })
  return (
    <Slider.Provider {...slider}>
      <Slider.Root className="size-full">
        <Slider.Item item="itemOne">
          <Slider.Image {...before} width={width} height={height} style={{ objectFit: fit }} />
        </Slider.Item>
        <Slider.Item item="itemTwo">
          <Slider.Image {...after} width={width} height={height} style={{ objectFit: fit }} />
        </Slider.Item>
        <Slider.HandleRoot aria-label={label}>
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
