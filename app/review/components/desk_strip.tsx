import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '~/ui/class_names'
import { ImageTile } from '~/ui/pictures/image_tile'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'
import type { DeskState } from './use_desk'

/** All pictures of the list in small, with what was decided; each can be gone to. */
export function DeskStrip({ desk }: { desk: DeskState }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.children[desk.index]
    if (!(item instanceof HTMLElement) || !list.current) return
    const middle = item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2
    list.current.scrollTo({ left: middle, behavior: 'smooth' })
  }, [desk.index])
  return (
    <ul
      ref={list}
      aria-label={MESSAGES.strip}
      onKeyDown={moveFocus}
      className="relative flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
    >
      {desk.reviews.map(({ image, status }, place) => (
        <li key={image.id} className="shrink-0">
          <button
            type="button"
            aria-label={MESSAGES.stripItem(place + 1, status)}
            aria-current={place === desk.index || undefined}
            onClick={() => desk.go(image.id)}
            className={classNames(
              'relative block size-14 overflow-hidden rounded-control ring-1 ring-line',
              'aria-[current]:ring-2 aria-[current]:ring-primary'
            )}
          >
            <ImageTile
              source={image.picture}
              alt=""
              sizes="3.5rem"
              className={classNames('size-full', status === 'rejected' && 'opacity-40')}
            />
            {status && <Mark isApproved={status === 'approved'} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Arrows lead from picture to picture in here, and decide nothing. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.indexOf(event.target as HTMLButtonElement)
  buttons.at(Math.max(0, place + step))?.focus()
}

function Mark({ isApproved }: { isApproved: boolean }) {
  const Icon = isApproved ? Check : X
  return (
    <span
      className={classNames(
        'absolute right-1 bottom-1 grid size-5 place-items-center rounded-full text-white',
        isApproved ? 'bg-emerald-700' : 'bg-red-700'
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={3} />
    </span>
  )
}
