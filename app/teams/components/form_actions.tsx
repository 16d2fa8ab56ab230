import { Button } from '~/ui/buttons/button'

interface FormActionsProps {
  label: string
  processing: boolean
  /** What to say for a moment after the form was taken. */
  done?: string
  isDone?: boolean
}

/** The button of a form, and that it worked. */
export function FormActions({ label, processing, done, isDone = false }: FormActionsProps) {
  return (
    <div className="flex items-center justify-end gap-3">
      {done && (
        <span role="status" className="text-muted">
          {isDone && done}
        </span>
      )}
      <Button type="submit" loading={processing}>
        {label}
      </Button>
    </div>
  )
}
