import type { FormDataKeys, FormDataType } from '@inertiajs/core'
import { type InertiaFormProps, type SetDataAction, useForm as useAnyForm } from '@inertiajs/react'

/**
 * Inertia's form, in which a refusal goes from a field as soon as somebody changes it: what stands there now was not refused.
 * @param start what its fields hold at first
 */
export function useForm<Fields extends FormDataType<Fields>>(
  start: Fields
): InertiaFormProps<Fields> {
  const form = useAnyForm<Fields>(start)
  const setData = (change: string | Partial<Fields>, value?: unknown) => {
    if (typeof change === 'string') form.setData(change as never, value as never)
    // Inertia would take an object for all of the form.
    else form.setData((data) => ({ ...data, ...change }))
    const next: object = typeof change === 'string' ? { [change]: value } : change
    const changed = Object.entries(next).filter(
      ([field, now]) => now !== form.data[field as keyof Fields]
    )
    if (changed.length === 0) return
    form.clearErrors(...changed.map(([field]) => field as FormDataKeys<Fields>))
  }
  return { ...form, setData: setData as SetDataAction<Fields> }
}
