import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import {
  type ReactZoomPanPinchRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch'
import { IconButton } from '../buttons/icon_button'
import { ImageTile } from './image_tile'
import { type MediaSource, originalUrl } from './media_source'
import { UI_MESSAGES } from '../messages/en/common'

/** Pixels that an arrow key moves an enlarged picture. */
const PAN_STEP = 80
const LARGEST = 8
/** Nearer to 1 than this is the whole picture. */
const TOLERANCE = 0.01
/** So that steps that follow each other in keys and buttons end where they began. */
const STEP = 0.5

export interface ZoomHandle {
  /** @returns whether the key was one of the picture's: plus, minus, 0, and arrows while it is enlarged */
  onKey(event: KeyboardEvent): boolean
}

interface ZoomablePictureProps {
  source: MediaSource
  alt: string
  isCutout?: boolean
  handle: Ref<ZoomHandle>
}

/**
 * A picture that is enlarged by wheel, pinch, double click, buttons and keys, and then moved by dragging and arrow keys. The
 * untouched file is loaded once it is enlarged.
 */
export function ZoomablePicture({ source, alt, isCutout, handle }: ZoomablePictureProps) {
  const zoom = useRef<ReactZoomPanPinchRef>(null)
  const [scale, setScale] = useState(1)
  const [isLarge, setIsLarge] = useState(false)
  const isEnlarged = scale > 1 + TOLERANCE
  if (isEnlarged && !isLarge) setIsLarge(true)

  useImperativeHandle(handle, () => ({
    onKey({ key, ctrlKey, metaKey }) {
      if (ctrlKey || metaKey) return false
      const act = actionOf(key, isEnlarged)
      if (act && zoom.current) void act(zoom.current)
      return act !== undefined
    },
  }))

  return (
    <div className="relative size-full">
      <TransformWrapper
        ref={zoom}
        minScale={1}
        maxScale={LARGEST}
        doubleClick={{ mode: 'toggle', step: 1 }}
        wheel={{ step: 0.2 }}
        panning={{ disabled: !isEnlarged, velocityDisabled: true }}
        onTransform={(_, state) => setScale(state.scale)}
      >
        <TransformComponent
          wrapperStyle={{ width: '100%', height: '100%' }}
          contentStyle={{ width: '100%', height: '100%' }}
        >
          <div className={isEnlarged ? 'size-full cursor-grab' : 'size-full cursor-zoom-in'}>
            <ImageTile
              source={source}
              alt={alt}
              sizes="(min-width: 1024px) 1024px, 100vw"
              fit="contain"
              priority
              isCutout={isCutout}
              className="size-full"
            />
            {isLarge && (
              <img
                src={originalUrl(source)}
                alt=""
                draggable={false}
                className="absolute inset-0 size-full object-contain"
              />
            )}
          </div>
        </TransformComponent>
      </TransformWrapper>
      <ZoomButtons zoom={zoom} isEnlarged={isEnlarged} />
      <p role="status" className="sr-only">
        {isEnlarged && UI_MESSAGES.enlargedTo(Math.round(scale * 100))}
      </p>
    </div>
  )
}

interface ZoomButtonsProps {
  zoom: RefObject<ReactZoomPanPinchRef | null>
  isEnlarged: boolean
}

function ZoomButtons({ zoom, isEnlarged }: ZoomButtonsProps) {
  return (
    <div className="absolute right-2 bottom-2 flex gap-1 rounded-control bg-surface/90 p-1 shadow-raised">
      <IconButton
        icon={ZoomOut}
        label={UI_MESSAGES.zoomOut}
        size="sm"
        aria-keyshortcuts="-"
        aria-disabled={!isEnlarged}
        onClick={() => void zoom.current?.zoomOut(STEP)}
      />
      <IconButton
        icon={ZoomIn}
        label={UI_MESSAGES.zoomIn}
        size="sm"
        aria-keyshortcuts="+"
        onClick={() => void zoom.current?.zoomIn(STEP)}
      />
      <IconButton
        icon={Maximize}
        label={UI_MESSAGES.wholePicture}
        size="sm"
        aria-keyshortcuts="0"
        aria-disabled={!isEnlarged}
        onClick={() => void zoom.current?.resetTransform()}
      />
    </div>
  )
}

type ZoomAction = (zoom: ReactZoomPanPinchRef) => unknown

/** What a key does with the picture, if anything. */
function actionOf(key: string, isEnlarged: boolean): ZoomAction | undefined {
  const actions: Record<string, ZoomAction> = {
    '+': (zoom) => zoom.zoomIn(STEP),
    '=': (zoom) => zoom.zoomIn(STEP),
    '-': (zoom) => zoom.zoomOut(STEP),
    '0': (zoom) => zoom.resetTransform(),
    ...(isEnlarged && {
      ArrowLeft: (zoom) => zoom.panBy(PAN_STEP, 0),
      ArrowRight: (zoom) => zoom.panBy(-PAN_STEP, 0),
      ArrowUp: (zoom) => zoom.panBy(0, PAN_STEP),
      ArrowDown: (zoom) => zoom.panBy(0, -PAN_STEP),
    }),
  }
  return actions[key]
}
