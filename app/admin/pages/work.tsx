import { ListPage, type ListProps } from '../components/list_page'
import { workColumns } from '../components/work_table'
import type { WorkFilter } from '../lists/work'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { WorkRowData } from '../transformers/rows'

const MESSAGES = ADMIN_MESSAGES.work

/** Work of all merchants. */
export default function WorkPage(props: ListProps<WorkRowData, WorkFilter>) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      states={MESSAGES.filters}
      columns={workColumns()}
    />
  )
}
