import { router } from '@inertiajs/react'
import { SearchX } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { LoadMore } from '~/ui/buttons/load_more'
import { usePath } from '~/ui/client/use_path'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import { Card } from '~/ui/layouts/card'
import { ADMIN_MESSAGES as MESSAGES } from '../messages/en/screens'
import { AdminPage } from './admin_page'
import { AdminTable, type Column } from './admin_table'

/** What the server gives every list. */
export interface ListProps<Row, Filter> {
  rows: Row[]
  filter: Filter
  next_cursor: string | null
}

interface ListPageProps<Row, State extends string> extends ListProps<
  Row,
  { q: string; state?: State }
> {
  title: string
  description: string
  /** What can be searched for. */
  search: string
  /** Choices of which one is always taken, the first if none is named. */
  states?: Record<State, string>
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Beside the way to the file. */
  actions?: ReactNode
  /** What stands over the list. */
  children?: ReactNode
}

/** A list for operators: what is looked for stands in the address. */
export function ListPage<Row extends { id: number | string }, State extends string = never>(
  props: ListPageProps<Row, State>
) {
  const { title, description, rows, filter, columns } = props
  const path = usePath()
  const query = new URLSearchParams({ q: filter.q, state: filter.state ?? '' })
  return (
    <AdminPage
      title={title}
      description={description}
      actions={
        <>
          {props.actions}
          <ButtonLink variant="secondary" href={`${path}.csv?${query}`} download="">
            {MESSAGES.file}
          </ButtonLink>
        </>
      }
    >
      {props.children}
      <Filter key={`${filter.q} ${filter.state}`} {...props} />
      {rows.length === 0 ? (
        <EmptyState icon={SearchX} title={MESSAGES.nothing}>
          {filter.q === '' ? null : MESSAGES.nothingFor(filter.q)}
        </EmptyState>
      ) : (
        <Card>
          <AdminTable label={title} columns={columns} rows={rows} />
        </Card>
      )}
      <LoadMore list="rows" nextCursor={props.next_cursor} label={MESSAGES.more} />
    </AdminPage>
  )
}

function Filter<Row, State extends string>({ filter, search, states }: ListPageProps<Row, State>) {
  const path = usePath()
  const [text, setText] = useState(filter.q)

  function show(q: string, state: string | undefined) {
    const data = { ...(q === '' ? {} : { q }), ...(state ? { state } : {}) }
    router.get(path, data, { preserveState: true, replace: true })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show(text.trim(), filter.state)
  }

  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <form
        role="search"
        onSubmit={submit}
        className="flex min-w-0 grow items-end gap-2 sm:max-w-md"
      >
        <Field label={search} labelHidden className="min-w-0 grow">
          <Input
            type="search"
            name="q"
            autoComplete="off"
            placeholder={search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {MESSAGES.search}
        </Button>
      </form>
      {states && (
        <SegmentedControl
          label={MESSAGES.show}
          value={filter.state!}
          onChange={(state) => show(text.trim(), state)}
          options={Object.entries<string>(states).map(([value, label]) => ({
            value: value as State,
            label,
          }))}
        />
      )}
    </div>
  )
}
