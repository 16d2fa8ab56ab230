import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { PageHeader } from '~/ui/layouts/page_header'
import { CHOOSER_MESSAGES } from '../messages/en/chooser'

interface ChooserHeaderProps {
  title: string
  description: string
}

/** Above the products to choose from; there before they are. */
export function ChooserHeader({ title, description }: ChooserHeaderProps) {
  return <PageHeader title={title} description={description} actions={<CreateLink />} />
}

export function CreateLink() {
  return <ButtonLink href={route('dashboard')}>{CHOOSER_MESSAGES.create}</ButtonLink>
}
