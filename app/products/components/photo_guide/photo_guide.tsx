import { Check, X } from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class_names'
import { Dialog } from '~/ui/overlays/dialog'
import badBlurred from './bad-blurred.webp'
import badBusy from './bad-busy.webp'
import badCut from './bad-cut.webp'
import badDark from './bad-dark.webp'
import badSmall from './bad-small.webp'
import goodClose from './good-close.webp'
import goodFront from './good-front.webp'
import goodHigh from './good-high.webp'
import goodSide from './good-side.webp'
import { GUIDE_MESSAGES } from '../../messages/en/photo_guide'

const { goodList, badList } = GUIDE_MESSAGES

const GOOD: Example[] = [
  { picture: goodFront, text: goodList.front },
  { picture: goodSide, text: goodList.side },
  { picture: goodHigh, text: goodList.high },
  { picture: goodClose, text: goodList.close },
]

const BAD: Example[] = [
  { picture: badDark, text: badList.dark },
  { picture: badBlurred, text: badList.blurred },
  { picture: badCut, text: badList.cut },
  { picture: badSmall, text: badList.small },
  { picture: badBusy, text: badList.busy },
]

interface Example {
  picture: string
  text: string
}

/** Good and bad photos of one product, side by side with what to do. */
export default function PhotoGuide({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={GUIDE_MESSAGES.title}
      description={GUIDE_MESSAGES.description}
      width="2xl"
      footer={<Button onClick={onClose}>{GUIDE_MESSAGES.done}</Button>}
    >
      <div className="flex flex-col gap-7">
        <Examples title={GUIDE_MESSAGES.good} list={GOOD} isGood />
        <Examples title={GUIDE_MESSAGES.bad} list={BAD} />
      </div>
    </Dialog>
  )
}

interface ExamplesProps {
  title: string
  list: readonly Example[]
  isGood?: boolean
}

function Examples({ title, list, isGood = false }: ExamplesProps) {
  const Icon = isGood ? Check : X
  return (
    <section>
      <h3 className="flex items-center gap-2 font-medium">
        <Icon
          aria-hidden
          strokeWidth={2.5}
          className={isGood ? 'size-4 text-success' : 'size-4 text-danger'}
        />
        {title}
      </h3>
      <ul
        className={classNames(
          'mt-3 grid grid-cols-2 gap-x-3 gap-y-4',
          isGood ? 'sm:grid-cols-4' : 'sm:grid-cols-5'
        )}
      >
        {list.map(({ picture, text }) => (
          <li key={picture}>
            <img
              src={picture}
              alt=""
              width={360}
              height={360}
              className="aspect-square w-full rounded-control bg-sunken object-cover"
            />
            <p className="mt-1.5 text-fine text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
