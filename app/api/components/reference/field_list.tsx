import { REFERENCE_MESSAGES } from '~/api/messages/en/reference'
import type { ShownField } from './describe_schema'
import { Described } from './described'

/** Fields with what each takes or holds. */
export function FieldList({ fields }: { fields: readonly ShownField[] }) {
  return (
    <ul className="divide-y divide-line">
      {fields.map(({ name, kind, isRequired, description }) => (
        <li key={name} className="py-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-fine font-medium wrap-anywhere">{name}</code>
            <span className="text-fine text-muted">{kind}</span>
            {isRequired && (
              <span className="text-fine font-medium text-warning-strong">
                {REFERENCE_MESSAGES.required}
              </span>
            )}
          </p>
          {description && (
            <p className="text-muted">
              <Described text={description} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
