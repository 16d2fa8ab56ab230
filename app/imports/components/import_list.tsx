import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import { RelativeTime } from '~/ui/text/relative_time'
import { TextLink } from '~/ui/buttons/text_link'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { ImportData } from '../transformers/import_data'

/** A merchant's last imports. */
export function ImportList({ imports }: { imports: readonly ImportData[] }) {
  return (
    <Card>
      <h2 className="text-base font-semibold">{IMPORT_MESSAGES.create.earlier}</h2>
      <ul className="mt-2 divide-y divide-line">
        {imports.map(({ id, name, waiting, done, failed, created_at: createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-[min(10rem,100%)] grow wrap-anywhere">
              <TextLink href={route('imports.show', { import: id })}>{name}</TextLink>
            </span>
            <span className="text-fine text-muted tabular-nums">
              {IMPORT_MESSAGES.show.done(done, waiting + done + failed)}
              {failed > 0 && ` · ${IMPORT_MESSAGES.show.failed(failed)}`} ·{' '}
              <RelativeTime iso={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
