import { CopyButton } from './copy_button'
import { Field } from '../forms/field'
import { Input } from '../forms/input'

/** A value to be taken elsewhere: can be selected and copied, not changed. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 grow">
        <Input
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="font-mono"
        />
      </Field>
      <CopyButton text={value} />
    </div>
  )
}
