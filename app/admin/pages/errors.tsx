import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { RelativeTime } from '~/ui/text/relative_time'
import { PostButton } from '../components/post_button'
import { ListPage, type ListProps } from '../components/list_page'
import type { ErrorFilter } from '../lists/errors'
import { ERRORS_PAGE as MESSAGES } from '../messages/en/errors_page'
import type { ErrorRowData } from '../transformers/error_row_data'

/** What went wrong unexpectedly. */
export default function ErrorsPage(props: ListProps<ErrorRowData, ErrorFilter>) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      states={MESSAGES.states}
      actions={
        props.rows.some(({ seen }) => !seen) && (
          <PostButton url={route('admin.errors.see')}>{MESSAGES.seeAll}</PostButton>
        )
      }
      columns={[
        { label: MESSAGES.what, cell: (error) => <What error={error} /> },
        {
          label: MESSAGES.times,
          isNumber: true,
          cell: ({ times }) => formatNumber(times),
        },
        { label: MESSAGES.first, cell: ({ first_at: iso }) => <RelativeTime iso={iso} /> },
        { label: MESSAGES.last, cell: ({ last_at: iso }) => <RelativeTime iso={iso} /> },
        { label: MESSAGES.sample, cell: (error) => <Sample error={error} /> },
        {
          label: MESSAGES.acts,
          cell: ({ id, seen }) =>
            seen ? null : (
              <PostButton url={route('admin.errors.see')} fields={{ error: id }} size="sm">
                {MESSAGES.see}
              </PostButton>
            ),
        },
      ]}
    />
  )
}

function What({ error: { name, message, frames, place } }: { error: ErrorRowData }) {
  return (
    <div className="max-w-md min-w-0">
      <span className="font-medium">{name}</span>{' '}
      <span className="font-normal wrap-anywhere">{message}</span>
      {place !== null && <code className="block text-xs wrap-anywhere text-muted">{place}</code>}
      {frames !== '' && (
        <details className="mt-1 text-fine font-normal text-muted">
          <summary className="cursor-pointer">{MESSAGES.frames}</summary>
          <pre className="mt-1 overflow-x-auto text-xs whitespace-pre-wrap wrap-anywhere">
            {frames}
          </pre>
        </details>
      )}
    </div>
  )
}

function Sample({ error }: { error: ErrorRowData }) {
  const { request_id: request, user_id: user, generation_id: work } = error
  if (request === null && user === null && work === null) return '–'
  return (
    <div className="flex min-w-0 flex-col items-start text-fine">
      {request !== null && <span className="font-mono text-xs break-all">{request}</span>}
      {user !== null && (
        <TextLink href={route('admin.user', { user })}>{MESSAGES.user(user)}</TextLink>
      )}
      {work !== null && (
        <TextLink href={route('admin.work', undefined, { q: work })}>{MESSAGES.work}</TextLink>
      )}
    </div>
  )
}
