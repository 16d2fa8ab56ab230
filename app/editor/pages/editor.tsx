import { Head } from '@inertiajs/react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { hrefOf } from '~/ui/layouts/links'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { TextLink } from '~/ui/buttons/text_link'
import type { EditorPageProps } from '../components/editor_page_props'
import { EDITOR_MESSAGES } from '../messages/en/screens'

const EditorWorkbench = pagePart(() => import('../components/editor_workbench'))

/** One picture, changed by saying what should be different. */
export default function EditorPage(props: EditorPageProps) {
  const assets = hrefOf('generated-assets.index')
  return (
    <>
      <Head title={EDITOR_MESSAGES.title} />
      <PageHeader
        title={EDITOR_MESSAGES.title}
        description={EDITOR_MESSAGES.description}
        actions={
          assets && (
            <TextLink href={assets} isAlone>
              {EDITOR_MESSAGES.assets}
            </TextLink>
          )
        }
      />
      <PartBoundary fallback={<Skeleton className="h-[40rem] w-full" />}>
        <EditorWorkbench {...props} />
      </PartBoundary>
    </>
  )
}
