import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Hand } from './hand'
import { grownBy, movedBy, movedByKey, type ProductPlace } from './product_place'

/** How much a turn of the wheel changes the height. */
const WHEEL = 0.0015

interface HeldProduct {
  stage: RefObject<HTMLElement | null>
  box: RefObject<HTMLElement | null>
  place: ProductPlace
  /** Its width by its height, both in shares of the picture. */
  across: number
  onPlace: (place: ProductPlace) => void
  /** Told where a key has moved it. */
  onKey: (place: ProductPlace) => void
}

/** Moves and resizes the product by pointers, the wheel and keys. Only what is let go of is told. */
export function useHeldProduct({ stage, box, place, across, onPlace, onKey }: HeldProduct) {
  const [held, setHeld] = useState<ProductPlace | null>(null)
  const [hand] = useState(() => new Hand())
  const at = held ?? place

  const turn = useEffectEvent((event: WheelEvent) => {
    // A page is scrolled over the product, unless that was chosen; two fingers on a trackpad say Ctrl.
    if (!event.ctrlKey && document.activeElement !== box.current) return
    event.preventDefault()
    onPlace(grownBy(place, Math.exp(-event.deltaY * WHEEL), across))
  })
  useEffect(() => {
    const element = box.current!
    const listen = (event: WheelEvent) => turn(event)
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [box])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = movedByKey(event, place, across)
    if (!next) return
    event.preventDefault()
    onPlace(next)
    onKey(next)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    box.current?.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    hand.take(event, at, event.currentTarget !== box.current)
    setHeld(at)
  }

  /** Where a pointer has brought it; null where it has not. */
  function placeBy(event: PointerEvent<HTMLElement>): ProductPlace | null {
    const { width, height, top } = stage.current!.getBoundingClientRect()
    const change = hand.move(event, top + hand.foot * height)
    if (!change) return null
    const { from, dx, dy, factor } = change
    return grownBy(movedBy(from, dx / width, dy / height), factor, across)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const moved = placeBy(event)
    if (moved) setHeld(moved)
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const moved = placeBy(event)
    if (!hand.release(event, moved ?? at)) return
    if (moved) onPlace(moved)
    setHeld(null)
  }

  return {
    /** Where it stands at the moment. */
    at,
    isMoved: held !== null && held !== place && hand.hasMoved,
    onKeyDown,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}
