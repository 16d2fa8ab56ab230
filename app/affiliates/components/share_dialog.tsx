import { Download } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { CopyButton } from '~/ui/buttons/copy_button'
import { CopyField } from '~/ui/buttons/copy_field'
import { Dialog } from '~/ui/overlays/dialog'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'

const MESSAGES = AFFILIATE_MESSAGES.share

interface ShareDialogProps {
  link: string
  /** Empty for none. */
  campaign: string
  /** Where a new customer gets the first month cheaper by the affiliate's code; null where nothing is sold. */
  coupon: string | null
  onClose: () => void
}

/** The link as a QR code, and in words to copy. */
export default function ShareDialog({ link, campaign, coupon, onClose }: ShareDialogProps) {
  const picture = route('affiliate.qr', undefined, { campaign: campaign || undefined })
  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.title}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {MESSAGES.close}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <img src={picture} alt={MESSAGES.qr} width={176} height={176} />
        <ButtonLink
          href={picture}
          download={`vitrine-${campaign || 'link'}.svg`}
          variant="secondary"
          icon={Download}
        >
          {MESSAGES.download}
        </ButtonLink>
      </div>
      {coupon && (
        <div className="mt-6">
          <CopyField label={MESSAGES.coupon} value={coupon} />
          <p className="mt-1.5 text-fine text-muted">{MESSAGES.couponHint}</p>
        </div>
      )}
      <ul className="mt-6 divide-y divide-line border-t border-line">
        {MESSAGES.texts.map(({ name, text }) => (
          <li key={name} className="flex items-start justify-between gap-4 py-4">
            <div className="min-w-0">
              <h3 className="font-medium">{name}</h3>
              <p className="mt-1 wrap-break-word text-muted">{text(link)}</p>
            </div>
            <CopyButton text={text(link)} className="shrink-0" />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
