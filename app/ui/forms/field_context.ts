import { createContext, useContext } from 'react'

interface FieldControl {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** Attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldControl() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    'id': field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
