import { ACT_COLUMNS } from '../components/act_columns'
import { ListPage, type ListProps } from '../components/list_page'
import type { ActFilter } from '../lists/acts'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { ActRowData } from '../transformers/rows'

const MESSAGES = ADMIN_MESSAGES.acts

/** What operators did, to whom and why. */
export default function ActsPage(props: ListProps<ActRowData, ActFilter>) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      columns={ACT_COLUMNS}
    />
  )
}
