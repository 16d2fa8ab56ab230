import { useState } from 'react'
import { REFERENCE_MESSAGES } from '~/api/messages/en/reference'
import { Badge } from '~/ui/feedback/badge'
import { FoldMark } from '~/ui/text/fold_mark'
import { CodeBlock } from '../code_block'
import { exampleOf, fieldsOf, kindOf } from './describe_schema'
import { Described } from './described'
import type { ShownEvent } from './events_of'
import { FieldList } from './field_list'
import type { ApiDocument } from './open_api'
import { Part } from './part'

interface EventSectionProps {
  document: ApiDocument
  event: ShownEvent
}

/** One event: its line, and what is sent of it once that is opened. */
export function EventSection({ document, event }: EventSectionProps) {
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${event.id}`)
  return (
    <details
      id={event.id}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <FoldMark />
        <Badge tone="primary">{REFERENCE_MESSAGES.event}</Badge>
        <code className="font-mono text-fine font-medium wrap-anywhere">{event.type}</code>
        <span className="text-muted">{event.summary}</span>
      </summary>
      {isOpen && <Details document={document} event={event} />}
    </details>
  )
}

function Details({ document, event }: EventSectionProps) {
  const { description, headers, schema } = event
  const shown = headers.map(({ name, schema: value, description: about }) => ({
    name,
    kind: kindOf(value),
    isRequired: false,
    description: about ?? null,
  }))
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 px-2 pt-3 pb-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <p className="text-muted">
          <Described text={description} />
        </p>
        <Part title={REFERENCE_MESSAGES.headers}>
          <FieldList fields={shown} />
        </Part>
        <Part title={REFERENCE_MESSAGES.body}>
          <FieldList fields={sent(fieldsOf(document, schema))} />
        </Part>
        <Part title={REFERENCE_MESSAGES.data}>
          <FieldList fields={sent(fieldsOf(document, schema.properties!.data!))} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Part title={REFERENCE_MESSAGES.sent}>
          <CodeBlock>{JSON.stringify(exampleOf(document, schema), null, 2)}</CodeBlock>
        </Part>
      </div>
    </div>
  )
}

/** What is sent is always there: nobody is asked for it. */
function sent<Field extends object>(fields: readonly Field[]) {
  return fields.map((field) => ({ ...field, isRequired: false }))
}
