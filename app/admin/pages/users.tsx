import { Badge } from '~/ui/feedback/badge'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { DateText } from '~/ui/text/date_text'
import { ListPage, type ListProps } from '../components/list_page'
import type { UserFilter } from '../lists/users'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { UserRowData } from '../transformers/user_row_data'

const MESSAGES = ADMIN_MESSAGES.users

/** Accounts. */
export default function UsersPage(props: ListProps<UserRowData, UserFilter>) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      states={MESSAGES.states}
      columns={[
        {
          label: MESSAGES.email,
          cell: ({ id, email }) => (
            <TextLink href={route('admin.user', { user: id })}>{email}</TextLink>
          ),
        },
        { label: MESSAGES.name, cell: ({ name }) => name },
        { label: MESSAGES.status, cell: (user) => <UserBadges user={user} /> },
        { label: MESSAGES.created, cell: ({ created_at: iso }) => <DateText iso={iso} /> },
        { label: MESSAGES.id, isNumber: true, cell: ({ id }) => id },
      ]}
    />
  )
}

function UserBadges({ user }: { user: UserRowData }) {
  const { badges } = MESSAGES
  return (
    <span className="flex flex-wrap gap-1">
      {user.suspended && <Badge tone="danger">{badges.suspended}</Badge>}
      {user.operator && <Badge tone="primary">{badges.operator}</Badge>}
      {user.subscribed && <Badge tone="success">{badges.subscribed}</Badge>}
      {!user.verified && <Badge tone="warning">{badges.unverified}</Badge>}
    </span>
  )
}
